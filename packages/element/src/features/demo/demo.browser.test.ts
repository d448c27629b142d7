import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PatienceGame } from '../../patience-game.js';
import { mill } from '../../testing/mill.js';
import { announced, button, mount, names, settled } from '../../testing/mount.js';
import { tap } from '../../testing/pointer.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';

const LENGTH = 6000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const guide = (element: PatienceGame): HTMLElement | null => element.shadowRoot!.querySelector('.guide');
const lines = (element: PatienceGame): string[] => [...guide(element)!.querySelectorAll('p')].map((line) => line.textContent);
const offer = (element: PatienceGame): HTMLButtonElement | null => guide(element)?.querySelector('button') ?? null;

/** Mounts a table with fake timers, whose offer is clicked. */
async function begin(settings: Partial<PatienceGame> = {}): Promise<PatienceGame> {
  vi.useRealTimers();
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true, demo: true, motion: undefined, ...settings });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  offer(element)!.focus();
  offer(element)!.click();
  await settled(element);
  return element;
}

test('the guide offers a demonstration only where the page asks for it, and until the first move', async () => {
  vi.useRealTimers();
  const plain = await mount(stairs, { deck: STAIRS_DECK, guide: true });
  expect(offer(plain)).toBeNull();
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true, demo: true });
  expect(offer(element)!.textContent).toBe('Show me');
  element.play(STAIRS_WIN[0]!);
  await settled(element);
  expect(guide(element)).toBeNull();
  expect(element.demo).toBe(false);
});

test('a demonstration shows three moves one after the other, and the game stays as it was', async () => {
  const element = await begin();
  const played = vi.fn<() => void>();
  for (const event of ['patience-before-move', 'patience-move', 'patience-undo', 'patience-hint']) element.addEventListener(event, played);
  const saved = JSON.stringify(element.save());
  const dealt = names(element);
  const said: string[] = [];
  const tables = new Set<string>();
  for (let time = 0; time < LENGTH; time += 100) {
    if (said.at(-1) !== announced(element)) said.push(announced(element));
    tables.add(names(element).join());
    vi.advanceTimersByTime(100);
    await element.updateComplete;
  }
  expect(said.slice(0, 3)).toEqual([
    expect.stringMatching(/^First: ace of spades from column 2 to foundation/),
    expect.stringMatching(/^Then: /),
    expect.stringMatching(/^And then: /),
  ]);
  expect(tables.size).toBeGreaterThanOrEqual(4);
  await settled(element);
  expect(announced(element)).toBe('The cards are back in their places. No move was counted.');
  expect(names(element)).toEqual(dealt);
  expect(JSON.stringify(element.save())).toBe(saved);
  expect([element.game!.moves, element.game!.canUndo, element.game!.canRedo]).toEqual([0, false, false]);
  expect(played).not.toHaveBeenCalled();
  expect(lines(element)).toHaveLength(4);
  expect(element.shadowRoot!.activeElement).toBe(offer(element));
});

test.each<[string, (element: PatienceGame) => void]>([
  ['Escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  [
    'Enter on a card',
    (element) => button(element, 'ace of').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true })),
  ],
  ['a tap on a card', (element) => tap(button(element, 'ace of'), 1000)],
  ['a click of a screen reader on a card', (element) => button(element, 'ace of').click()],
  ['a click on its button', (element) => offer(element)!.click()],
])('%s ends a demonstration at once and plays no card', async (_, press) => {
  const element = await begin({ taps: 'one' });
  const dealt = element.readTable();
  expect(offer(element)!.textContent).toBe('Skip');
  vi.advanceTimersByTime(1000);
  await settled(element);
  expect(element.features.loaded!.demo.session!.game.moves).toBe(1);
  press(element);
  await settled(element);
  expect(element.features.loaded!.demo.running).toBe(false);
  expect(offer(element)!.textContent).toBe('Show me');
  expect(element.readTable()).toBe(dealt);
  expect(button(element, 'ace of spades').isConnected).toBe(true);
  expect(element.game!.moves).toBe(0);
  tap(button(element, 'ace of spades'), 9000);
  expect(element.game!.moves, 'the next tap plays again').toBe(1);
});

test('a demonstration ends at a move of the page, which is played in the game', async () => {
  const element = await begin();
  vi.advanceTimersByTime(1000);
  expect(element.play(STAIRS_WIN[0]!)).toBe(true);
  await settled(element);
  expect(element.features.loaded!.demo.running).toBe(false);
  expect(element.game!.gestures).toEqual([[STAIRS_WIN[0]]]);
  expect(names(element).some((name) => name.startsWith('ace of hearts, foundation'))).toBe(true);
});

test('a demonstration is a list of sentences that is announced and stays until it is closed, without motion', async () => {
  const element = await begin({ motion: 'none' });
  expect(lines(element)).toHaveLength(3);
  expect(lines(element)[0]).toMatch(/^First: ace of spades/);
  expect(announced(element)).toBe(lines(element).join(' '));
  expect(offer(element)!.textContent).toBe('Close');
  vi.advanceTimersByTime(LENGTH);
  await settled(element);
  expect(lines(element)[0]).toMatch(/^First: /);
  offer(element)!.click();
  await settled(element);
  expect(lines(element)[0]).not.toMatch(/^First: /);
  expect(element.game!.moves).toBe(0);
});

test('the menu shows a demonstration at any time, in a game with one action too', async () => {
  vi.useRealTimers();
  const element = await mount(mill, { seed: 1 });
  element.command('more');
  await settled(element);
  [...element.shadowRoot!.querySelectorAll('dialog button')]
    .find(({ textContent }) => textContent === 'Show me three moves')!
    .dispatchEvent(new MouseEvent('click'));
  await settled(element);
  expect(lines(element).length).toBeGreaterThan(0);
  expect(element.game!.moves).toBe(0);
});
