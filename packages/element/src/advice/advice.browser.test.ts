import { complete, type Variant } from '@patience/core';
import { SolverClient } from '@patience/solver';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../testing/stairs.js';
import { en as words } from './en.js';
import { advise } from './index.js';

afterEach(() => document.body.replaceChildren());

const remark = (element: HTMLElement): string | undefined => element.shadowRoot!.querySelector('.remark')?.textContent;

/** Outlook of a game that can be won in every sampled layout of the hidden cards. */
const sure = /^Can still be won · chance 100% \(\d\d%\s–\s100%\)$/;

/**
 * Lets every search of the solver end by itself, however loaded the machine is: no time passes for its limits, and no hint is shown without
 * it. Returns a function that ends this.
 */
function withoutLimits(): () => void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const start = globalThis.setTimeout;
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, delay = 0) => (delay < 100 ? start(run, delay) : 0)) as typeof setTimeout);
  return () => {
    clock.mockRestore();
    timers.mockRestore();
  };
}

test('advise throws a clear error on a page without the element', () => {
  expect(() => advise(document.querySelector('patience-game'))).toThrow('advise(null): the page has no such <patience-game>');
});

test('hints name their source, and the outlook with its odds is shown when it is switched on', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const end = advise(element);
  await settled(element);
  expect(remark(element)).toBe('');
  await element.hint(); // The first question fetches the solver.
  const restoreLimits = withoutLimits();
  await element.hint();
  restoreLimits();
  await element.updateComplete;
  expect(remark(element)).toBe(words.guess);
  expect(announced(element), 'one sentence for who listens').toMatch(new RegExp(`^${words.guess}: .+ from column \\d to .+\\.$`));
  expect(element.shadowRoot!.querySelector('.remark')!.ariaLive).toBe('off');
  element.play(STAIRS_WIN[0]!);
  await element.updateComplete;
  expect(remark(element)).toBe('');
  element.outlook = true;
  await expect.poll(() => remark(element)).toMatch(sure);
  element.lang = 'de';
  await expect.poll(() => remark(element)).toMatch(/^Kann noch aufgehen · Chance 100.% \(\d\d–100.%\)$/);
  for (let moves = 0; moves < 100 && element.status === 'playing'; moves++) element.play((await element.hint())!);
  expect(element.status).toBe('won');
  end();
  await element.updateComplete;
  expect([remark(element), element.adviser]).toEqual([undefined, undefined]);
});

test('hints that may know the hidden cards win a deal that can be won', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const modes: string[] = [];
  advise(element, { mode: () => (modes.push('asked'), 'thoughtful') });
  await settled(element);
  await element.hint();
  const restoreLimits = withoutLimits();
  for (let moves = 0; moves < 100 && element.status === 'playing'; moves++) element.play((await element.hint())!);
  restoreLimits();
  expect(element.status).toBe('won');
  expect(modes).not.toEqual([]);
});

test('a hint waits for a winning line where a worker knows all cards, says so, and is the same for a second request', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const worker = (): never => expect.unreachable('The client starts no worker here.');
  advise(element, { worker, module: 'stairs.js', mode: 'thoughtful' });
  const answers: ((answer: unknown) => void)[] = [];
  const ask = vi.spyOn(SolverClient.prototype, 'ask').mockImplementation(() => new Promise((done) => answers.push(done as never)));
  // Wake from all waits of less than a second at once, and from longer ones never.
  const start = globalThis.setTimeout;
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, delay = 0) => (delay < 1000 ? start(run, 0) : 0)) as typeof setTimeout);
  const [first, second] = [element.hint(), element.hint()];
  await expect.poll(() => remark(element)).toBe(words.thinking);
  expect(answers.length).toBe(1);
  answers[0]!({ ask: 'hint', hint: { text: STAIRS_WIN[0], from: 'line', positions: 1 } });
  expect(await Promise.all([first, second])).toEqual([[STAIRS_WIN[0]], [STAIRS_WIN[0]]]);
  await element.updateComplete;
  expect(remark(element)).toBe(words.line);
  timers.mockRestore();
  ask.mockRestore();
});

test('the next hint continues the plan if the player followed the last hint, is the same after undo, and is searched anew otherwise', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  advise(element);
  await settled(element);
  await element.hint(); // The first question fetches the solver.
  const restoreLimits = withoutLimits();
  element.deck = STAIRS_DECK.split(' ').reverse().join(' ');
  await settled(element);
  element.deck = STAIRS_DECK;
  await settled(element);
  const ask = vi.spyOn(SolverClient.prototype, 'ask');
  const given: (readonly string[])[] = [];
  while (element.status === 'playing' && ask.mock.calls.length < 2) {
    given.push((await element.hint())!);
    element.play(given.at(-1)!);
  }
  expect(ask.mock.calls.length).toBe(2);
  expect(given.length).toBeGreaterThan(2);
  element.undo();
  element.undo();
  expect(await element.hint()).toEqual(given.at(-2));
  expect(ask.mock.calls.length).toBe(2);
  element.play(element.game!.legalMoves().find((move) => move !== String(given.at(-2)))!);
  await element.hint();
  expect(ask.mock.calls.length).toBe(3);
  ask.mockRestore();
  restoreLimits();
});

test.each(['property', 'address'])('the solver’s worker gets the recipe itself and no module when the recipe is set by %s', async (by) => {
  const recipe = { id: 'row', table: { 'f1-4': { at: [0, 0] }, 't1-4': { at: [0, 1] } }, deal: [{ to: 't1-4', all: true }] };
  const text = JSON.stringify(recipe);
  const address = 'https://elsewhere.test/row.json';
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text));
  const element = await mount(stairs, { variant: undefined, ...(by === 'property' ? { recipe } : { src: address }) });
  fetched.mockRestore();
  const ask = vi.spyOn(SolverClient.prototype, 'ask').mockRejectedValue(new Error('no worker'));
  const worker = (): never => expect.unreachable('The client starts no worker here.');
  advise(element, { worker });
  await settled(element);
  await element.hint();
  const [source] = ask.mock.calls[0]!;
  ask.mockRestore();
  expect(source).not.toHaveProperty('module');
  expect(source).toMatchObject({ data: { id: 'row', table: recipe.table, deal: recipe.deal }, variant: { id: 'row' } });
});

test('the outlook covers no part of the guide, which keeps its place', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true, outlook: true });
  element.style.inlineSize = '320px';
  await settled(element);
  const rect = (selector: string): DOMRect => element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
  const before = rect('.guide');
  advise(element);
  await expect.poll(() => remark(element)).toMatch(sure);
  await expect.poll(() => rect('.remark').bottom <= before.top || rect('.remark').top >= before.bottom).toBe(true);
  expect(rect('.guide')).toEqual(before);
});

test('an element that moves to another place of the page shows the outlook again', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, outlook: true });
  advise(element);
  await expect.poll(() => remark(element)).toMatch(sure);
  document.body.appendChild(document.createElement('section')).append(element);
  await expect.poll(() => remark(element)).toMatch(sure);
  element.remove();
  await settled(element);
  expect(remark(element)).toBe('');
  document.body.append(element);
  await expect.poll(() => remark(element)).toMatch(sure);
});

test('a menu item switches the outlook', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  advise(element);
  element.actions.open('more');
  const line = () =>
    [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('dialog button')].find((b) => b.textContent === words.outlook);
  await expect.poll(line).toBeDefined();
  line()!.click();
  expect(element.outlook).toBe(true);
  await expect.poll(() => remark(element)).toMatch(sure);
});

/** Returns a patience whose cards are all face up and whose columns accept nothing. @param cells number of cells */
const steep = (cells: number): Variant => ({
  ...stairs,
  table: (...given) =>
    complete(stairs)
      .table(...given)
      .filter(({ role, at }) => role !== 'cell' || at[0] < 2 + cells)
      .map((pile) => (pile.role === 'tableau' ? { ...pile, accept: [] } : pile)),
  deal: (table) => [0, 1, 2, 0, 1, 2, 0, 1].forEach((t) => table.move('pack', `t${t + 1}`, { face: 'up' })),
});

test('the outlook says that a deal cannot be won, and an open deal gets a winning line', async () => {
  const element = await mount(steep(0), { deck: 'AH AS 4S 2H 3S 3H 4H 2S', outlook: true });
  const events: boolean[] = [];
  element.addEventListener('patience-outlook', ({ detail }) => events.push(detail.canBeWon));
  advise(element);
  await expect.poll(() => remark(element)).toBe('This deal cannot be won');
  expect(events).toEqual([false]);
  element.deck = '4H 4S 3S 3H 2S 2H AH AS';
  await expect.poll(() => remark(element)).toBe('Can still be won');
  await element.hint();
  await element.updateComplete;
  expect(remark(element)).toBe(words.line);
});

test('only a player who has moved is told that the game can no longer be won', async () => {
  const element = await mount(steep(1), { deck: '3H 4H 3S AH 2S 2H 4S AS', outlook: true });
  advise(element);
  await expect.poll(() => remark(element)).toBe('Can still be won');
  // 4♥ takes the cell that 4♠ needs, and the ace of hearts lies under 4♠.
  for (const move of ['t2>f1', 't2>f1', 't2>c1']) expect(element.play(move)).toBe(true);
  await expect.poll(() => remark(element)).toBe('Can no longer be won');
  await element.hint();
  await settled(element);
  expect(remark(element), 'a hint in a lost game does not look good').toBe('Can no longer be won');
});
