import { rankOfMove } from '../../moves/gesture.js';
import { list, MAX_MOVES } from '../../moves/legal.js';
import { ContractError } from '../../problem.js';
import { shownNumbers } from '../../words/shown-numbers.js';
import { demand, type Law } from '../law.js';
import { walk } from '../walk.js';

/** Checks that a variant uses no clock and no randomness of its own, and does not change its texts. */
export const purity: Law = {
  name: 'the variant uses no clock and no randomness, and its texts stay unchanged',
  each: 'options',
  check(trial) {
    const broken = (name: string) => (): never => {
      throw new ContractError(trial.variant.id, name, 'must not be used; shuffle with `table.shuffle` and read the time from the tally');
    };
    const before = JSON.stringify(trial.variant.strings);
    const real = { random: Math.random, Date: globalThis.Date, performanceNow: performance.now };
    const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, get: broken('crypto') });
    Math.random = broken('Math.random');
    performance.now = broken('performance.now');
    globalThis.Date = new Proxy(real.Date, {
      construct: broken('new Date'),
      apply: broken('Date'),
      get: (target, key) => (key === 'now' ? broken('Date.now') : (Reflect.get(target, key) as unknown)),
    });
    try {
      walk({ ...trial, games: Math.min(trial.games, 5) }, 'purity', (table, moves) => {
        for (const move of moves) rankOfMove(table, move);
        table.status({ elapsedMs: 1000, mistakes: 0 });
        table.score({ elapsedMs: 1000, mistakes: 0 });
        for (const pile of [undefined, ...table.rules.ids]) shownNumbers(table, 'en', pile);
      });
    } finally {
      Math.random = real.random;
      performance.now = real.performanceNow;
      globalThis.Date = real.Date;
      if (crypto) Object.defineProperty(globalThis, 'crypto', crypto);
      else Reflect.deleteProperty(globalThis, 'crypto');
    }
    demand(JSON.stringify(trial.variant.strings) === before, trial, 'strings', 'must not change during a game');
  },
};

/** Checks that rules read the table a bounded number of times per position, so that searches stay fast. */
export const effort: Law = {
  name: 'rules read the table a bounded number of times per position',
  each: 'options',
  check(trial) {
    let asked = 0;
    walk({ ...trial, games: Math.min(trial.games, 5) }, 'effort', (table, listed) => {
      const { view } = table;
      const counting = new Proxy(view, {
        get(target, key) {
          const member: unknown = Reflect.get(target, key);
          if (typeof member !== 'function') return member;
          return (...given: unknown[]): unknown => {
            asked++;
            return (member as (...all: unknown[]) => unknown).apply(target, given);
          };
        },
      });
      (table as { view: typeof view }).view = counting;
      asked = 0;
      list(table, ROOM);
      for (const move of listed.slice(0, 3)) {
        table.play(move);
        table.undo();
      }
      table.status();
      (table as { view: typeof view }).view = view;
      demand(
        asked <= QUESTIONS,
        trial,
        'after',
        `reads the table ${asked} times, together with the other rules, to list the moves of a position and to play three; at most ${QUESTIONS} times are allowed`,
      );
    });
  },
};
/** Largest number of reads of the table per position; far above what any installed variant needs. */
const QUESTIONS = 20_000;
const ROOM = new Int32Array(MAX_MOVES);
