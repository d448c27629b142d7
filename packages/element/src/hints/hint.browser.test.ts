import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complete, row, type Variant } from '@patience/core';
import type { Adviser } from '../adviser.js';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

const errors = vi.fn<(event: Event) => void>();
beforeEach(() => {
  errors.mockClear();
  document.addEventListener('patience-error', errors);
});
afterEach(() => {
  document.removeEventListener('patience-error', errors);
  document.body.replaceChildren();
});

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
])('an adviser that %s is passed over, and the page is told of its faults', async (_, adviser, told) => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: adviser as Adviser });
  expect(await element.hint()).toEqual(['t2>f1']);
  await settled(element);
  expect(announced(element)).toMatch(/^Hint: ace of spades/);
  expect(errors).toHaveBeenCalledTimes(told);
});

test('in a grid a card is moved before all are laid out anew', async () => {
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

test('that nothing leads on is said and shown, and told from having no move', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: () => Promise.resolve([]) });
  expect(await element.hint()).toBeUndefined();
  await settled(element);
  expect(announced(element)).toBe('No move leads on.');
  expect(shown(element)).toBe('No move leads on.');
  element.play('t2>f1');
  await settled(element);
  expect(shown(element)).toBe('');
  const still = await mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when: () => 'over' } } }, { seed: 1 });
  expect(await still.hint()).toBeUndefined();
  await settled(still);
  expect(shown(still)).toBe('There is no move.');
});

test('that nothing can go up is shown, for some seconds', async () => {
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

test('asked again for the same position, a hint is the next best, and after the last one the first', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const hints: string[] = [];
  for (let hint = String(await element.hint()); !hints.includes(hint); hint = String(await element.hint())) hints.push(hint);
  expect(hints.length).toBeGreaterThan(2);
  expect(new Set(hints)).toEqual(new Set(element.game!.legalMoves().filter((move) => hints.includes(move))));
  await element.hint();
  element.play('t2>f1');
  expect(await element.hint()).not.toEqual(['t2>f1']);
});

test('two cards that leave together are named both, and no place to lay one', async () => {
  const pairs: Variant = {
    ...stairs,
    table: (options, pack) => [...complete(stairs).table(options, pack), { id: 'gone', role: 'discard', at: [0, 5] }],
    pair: { cards: (a, b) => a.rank + b.rank === 3 },
  };
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
});

test('a hint of several moves shows the way from the first pile to the last', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.adviser = () => Promise.resolve(['t2>c1', 't1>c2']);
  await element.hint();
  await settled(element);
  expect(announced(element)).toBe('Hint: ace of spades from column 2 to cell 2.');
});

test('a hint is shown: a card of glass glides there, which nobody can touch, and the sentence stands beside', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
  await element.hint();
  await settled(element);
  const ghosts = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.ghost')];
  expect(ghosts).toHaveLength(1);
  expect(getComputedStyle(ghosts[0]!).pointerEvents).toBe('none');
  expect(ghosts[0]!.getAnimations()).toHaveLength(1);
  expect(shown(element)).toBe(announced(element));
  element.play('t2>f1');
  await expect.poll(() => element.shadowRoot!.querySelector('.ghost')).toBeNull();
});
