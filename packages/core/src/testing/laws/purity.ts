import { rankOfMove } from '../../moves/gesture.js';
import { list, MAX_MOVES } from '../../moves/legal.js';
import { ContractError } from '../../problem.js';
import { demand, type Law } from '../law.js';
import { walk } from '../walk.js';

/** No clock and no chance in a variant: the seed's stream and the tally are all there is. */
export const purity: Law = {
  name: 'no clock, no chance, and nothing given is changed',
  each: 'options',
  check(trial) {
    const broken = (name: string) => (): never => {
      throw new ContractError(trial.variant.id, name, 'may not be used: chance comes from the deal’s stream, time from the tally');
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
      });
    } finally {
      Math.random = real.random;
      performance.now = real.performanceNow;
      globalThis.Date = real.Date;
      if (crypto) Object.defineProperty(globalThis, 'crypto', crypto);
      else Reflect.deleteProperty(globalThis, 'crypto');
    }
    demand(JSON.stringify(trial.variant.strings) === before, trial, 'strings', 'change while playing');
  },
};

/** Listing asks the view a bounded number of times: a rule may not go round the whole table for every card. */
export const effort: Law = {
  name: 'rules ask a bounded number of questions per position',
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
        `asks the table ${asked} times to list moves and for three of them; at most ${QUESTIONS} are allowed`,
      );
    });
  },
};
const QUESTIONS = 20_000;
const ROOM = new Int32Array(MAX_MOVES);
