import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complete, row, type Variant } from '@patience/core';
import type { Adviser } from '../../adviser.js';
import type { PatienceGame } from '../../patience-game.js';
import { mill } from '../../testing/mill.js';
import { mount, announced, settled } from '../../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';
import { featureWords } from '../../words/features/index.js';

const errors = vi.fn<(event: Event) => void>();
beforeEach(() => {
  errors.mockClear();
  document.addEventListener('patience-error', errors);
});
afterEach(() => {
  document.removeEventListener('patience-error', errors);
  document.body.replaceChildren();
});

/** Stairs in which aces and twos are discarded in pairs. */
const pairs: Variant = {
  ...stairs,
  table: (options, pack) => [...complete(stairs).table(options, pack), { id: 'gone', role: 'discard', at: [0, 5] }],
  pair: { cards: (a, b) => a.rank + b.rank === 3 },
};

const shown = (element: PatienceGame): string => element.shadowRoot!.querySelector('.bubble')?.textContent ?? '';

test.each<[string, unknown, number]>([
  [
    'throws at once',
    () => {
      throw new Error('oh');
    },
    1,
  ],
  ['fails', () => Promise.reject(new Error('oh')), 1],
  ['names a pile that is none', () => Promise.resolve(['t9>c1']), 1],
  ['gives a text', () => 'foo', 1],
  ['gives a number', () => 5, 1],
  ['gives what is no text', () => [5], 1],
  ['gives up', () => Promise.reject(new DOMException('late', 'AbortError')), 0],
  ['has nothing to say', () => undefined, 0],
  ['says so with null', () => Promise.resolve(null), 0],
])('a hint is shown without the adviser, whose fault is reported to the page, when the adviser %s', async (_, adviser, told) => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: adviser as Adviser });
  expect(await element.hint()).toEqual(['t2>f1']);
  await settled(element);
  expect(announced(element)).toMatch(/^Hint: ace of spades/);
  expect(errors).toHaveBeenCalledTimes(told);
});

test('a hint in a grid moves a card before it suggests a redeal', async () => {
  const grid: Variant = {
    ...stairs,
    table: () => row('t', 9, (i) => ({ role: 'tableau', at: [i % 3, Math.floor(i / 3)], take: 'top', accept: { empty: 'any', max: 1 } })),
    deal(table) {
      for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
    },
    actions: {
      anew: {
        on: 't9',
        when: () => true,
        run(table) {
          for (let i = 1; i <= 9; i++) if (table.count(`t${i}`) > 0) table.move(`t${i}`, 'pack', { face: 'up' });
          for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
        },
      },
    },
  };
  const element = await mount(grid, { deck: STAIRS_DECK });
  expect(await element.hint()).toEqual([expect.stringMatching(/^t\d>t9$/)]);
});

test('a hint for moves that lead nowhere differs from a hint for no moves, and is announced and shown', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: () => Promise.resolve([]) });
  expect(await element.hint()).toBeUndefined();
  await settled(element);
  expect(announced(element)).toBe(featureWords('en').nothingLeadsOn);
  expect(shown(element)).toBe(featureWords('en').nothingLeadsOn);
  element.play('t2>f1');
  await settled(element);
  expect(shown(element)).toBe('');
  const still = await mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when: () => 'over' } } }, { seed: 1 });
  expect(await still.hint()).toBeUndefined();
  await settled(still);
  expect(shown(still)).toBe('There is no move.');
});

test('a note is shown for some seconds when Auto-move finds no card', async () => {
  const element = await mount(mill, { seed: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect(element.autoMove()).toBe(false);
  await element.updateComplete;
  expect(shown(element)).not.toBe('');
  expect(shown(element)).toBe(announced(element));
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await settled(element);
  expect(shown(element)).toBe('');
});

test('repeated hints for one position go through the moves from the best to the last, then begin again', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const hints: string[] = [];
  for (let hint = String(await element.hint()); !hints.includes(hint); hint = String(await element.hint())) hints.push(hint);
  expect(hints.length).toBeGreaterThan(2);
  expect(new Set(hints)).toEqual(new Set(element.game!.legalMoves().filter((move) => hints.includes(move))));
  await element.hint();
  element.play('t2>f1');
  expect(await element.hint()).not.toEqual(['t2>f1']);
});

test('a repeated hint in a scored game is the adviser’s hint again', async () => {
  const scored: Variant = { ...stairs, status: () => 'playing', score: () => 0, needs: ['over'] };
  const element = await mount(scored, { deck: STAIRS_DECK, adviser: () => Promise.resolve(['t3>c2']) });
  expect([await element.hint(), await element.hint(), await element.hint()]).toEqual([['t3>c2'], ['t3>c2'], ['t3>c2']]);
});

test('a hint for two cards that leave together names both and no destination', async () => {
  const element = await mount(pairs, { deck: STAIRS_DECK });
  element.adviser = (game) =>
    Promise.resolve(
      game
        .legalMoves()
        .filter((move) => move.includes('+'))
        .slice(0, 1),
    );
  await element.hint();
  await settled(element);
  expect(announced(element)).toMatch(/^Hint: \w+ of \w+ from (column|cell) \d with \w+ of \w+ from (column|cell) \d\.$/);
  expect(shown(element), 'the cards are marked').toMatch(/^Hint: \w+ of \w+ with \w+ of \w+\.$/);
});

test('the copy of a card stops beside the one that is discarded with it, whose index stays visible', async () => {
  const element = await mount(pairs, { deck: STAIRS_DECK });
  const [gesture] = element.game!.legalMoves().filter((move) => move.includes('+'));
  await element.hint([gesture!]);
  await settled(element);
  const ghost = element.shadowRoot!.querySelector('.ghost.stays')!.getBoundingClientRect();
  const { to } = element.session!.highlights.hinted!;
  const partner = element.session!.view.scene.elementAt(to, element.game!.view.count(to) - 1);
  const { left, top, width, height } = partner!.getBoundingClientRect();
  const [apart, below] = [Math.abs(ghost.left - left) / width, Math.abs(ghost.top - top) / height];
  expect(Math.max(apart, below)).toBeGreaterThan(0.8);
});

test('a hint of several moves shows the first pile and the last', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.adviser = () => Promise.resolve(['t2>c1', 't1>c2']);
  await element.hint();
  await settled(element);
  expect(announced(element)).toBe('Hint: ace of spades from column 2 to cell 2.');
});

test('a hint names the cards that move, and the card on which they are laid', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const hinted = async (move: string): Promise<string[]> => {
    await element.hint([move]);
    await settled(element);
    return [announced(element), shown(element)];
  };
  for (const move of ['t2>f1', 't3>c1']) element.play(move);
  expect(await hinted('t3>t2')).toEqual([
    'Hint: two of spades from column 3 onto three of hearts, column 2.',
    'Hint: two of spades onto three of hearts, column 2.',
  ]);
  element.play('t3>t2');
  expect(await hinted('t2>t3*2')).toEqual([
    'Hint: three of hearts and the card on it from column 2 to column 3.',
    'Hint: three of hearts and the card on it to column 3.',
  ]);
});

test('a hint shows a gliding copy of the card, which cannot be clicked, and a sentence beside it', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
  await element.hint();
  // Stop the copy before the next frame: on a busy machine it would be gone by then.
  for (const glide of element.shadowRoot!.getAnimations()) glide.pause();
  await settled(element);
  const ghosts = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.ghost')];
  expect(ghosts).toHaveLength(1);
  expect(getComputedStyle(ghosts[0]!).pointerEvents).toBe('none');
  expect(ghosts[0]!.getAnimations()).toHaveLength(1);
  expect([announced(element), shown(element)]).toEqual([
    'Hint: ace of spades from column 2 to foundation 1.',
    'Hint: ace of spades to foundation 1.',
  ]);
  element.play('t2>f1');
  await expect.poll(() => element.shadowRoot!.querySelector('.ghost')).toBeNull();
});

test('a gesture that the page shows stays at its destination until the position changes, and is announced each time', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const ghosts = (): number => element.shadowRoot!.querySelectorAll('.ghost.stays').length;
  for (let time = 0; time < 2; time++) {
    expect(await element.hint(['t2>c1'])).toEqual(['t2>c1']);
    await settled(element);
    expect(ghosts()).toBe(1);
    expect(announced(element)).toBe('Hint: ace of spades from column 2 to cell 1.');
  }
  element.play('t2>f1');
  await settled(element);
  expect(ghosts()).toBe(0);
});

test('an empty gesture removes the gesture that the page shows', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  await element.hint(['t2>c1']);
  expect(await element.hint([])).toEqual([]);
  await settled(element);
  expect(element.shadowRoot!.querySelector('.ghost, .hinted, .bubble')).toBeNull();
});

test('a gesture that the page shows is refused if it is none of the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  await expect(element.hint(['nowhere>t1'])).rejects.toThrow(TypeError);
});

test('a title of the page shows a notice while moves are left, with the buttons of the page alone', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  let pressed = 0;
  element.ending = { title: 'Lost', text: 'A reason.', actions: [{ label: 'Why?', run: () => pressed++ }] };
  await settled(element);
  const notice = element.shadowRoot!.querySelector('.notice')!;
  expect(notice.querySelector('strong')!.textContent).toBe('Lost');
  expect(notice.querySelector('.why')!.textContent).toBe('A reason.');
  const buttons = [...notice.querySelectorAll<HTMLButtonElement>('button:not(.aside)')];
  expect(buttons.map((button) => button.textContent.trim())).toEqual(['Why?']);
  buttons[0]!.click();
  expect(pressed).toBe(1);
  element.ending = undefined;
  await settled(element);
  expect(element.shadowRoot!.querySelector('.notice')).toBeNull();
});

test('the notice of a page about a lost game offers to restart the deal and to deal anew', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const buttons = (): HTMLButtonElement[] => [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.notice button:not(.aside)')];
  element.ending = { title: 'Lost', isLost: true };
  await settled(element);
  // Before the first move there is nothing to restart.
  expect(buttons()).toHaveLength(1);
  const [move] = element.game!.legalMoves();
  element.play(move!);
  await settled(element);
  expect(buttons()).toHaveLength(2);
  buttons()[0]!.click();
  await settled(element);
  expect(element.snapshot!.cursor).toBe(0);
});

test.each<[string, (element: PatienceGame) => void]>([
  ['a new deal', (element) => element.newGame(5)],
  ['a saved game', (element) => void element.load(element.save())],
  ['its removal', (element) => element.remove()],
])('a hint followed by %s in the same task gives no hint and no error', async (_, act) => {
  const element = await mount(stairs, { seed: 1 });
  const given = element.hint();
  act(element);
  expect(await given).toBeUndefined();
  await settled(element);
  expect(errors).not.toHaveBeenCalled();
});

test('a hint in the same task as a new deal is one for the new deal', async () => {
  const element = await mount(stairs, { seed: 1 });
  element.newGame(5);
  const [move] = (await element.hint())!;
  expect(element.game!.legalMoves().flat()).toContain(move);
  expect(errors).not.toHaveBeenCalled();
});

test('a hint in a game that has ended gives no gesture and counts as no hint', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const counted = vi.fn();
  element.addEventListener('patience-hint', counted);
  for (const gesture of STAIRS_WIN) element.play(gesture);
  expect(element.status).toBe('won');
  expect(await element.hint()).toBeUndefined();
  expect(counted).not.toHaveBeenCalled();
});
