import { isLegal } from '../../moves/legal.js';
import { cardsMove, pairMove, type Move } from '../../moves/move.js';
import { formatMove, parseMove } from '../../moves/notation.js';
import { refuse } from '../../moves/refusal.js';
import { say } from '../../words/say.js';
import type { Table } from '../../table/table.js';
import { demand, type Law, type Trial } from '../law.js';
import { everyAction, keyAfter, placesOf, snapshot, walk } from '../walk.js';

/** Listing and legality agree, and nothing that is refused throws or stays unexplained. */
export const moves: Law = {
  name: 'every listed move is legal and plays; every other is refused with a reason',
  each: 'options',
  check(trial) {
    const said = new Set<string>();
    walk(trial, 'moves', (table, listed, random) => {
      for (const move of listed) {
        demand(isLegal(table, move), trial, 'moves', `lists ${formatMove(table, move)}, which is not legal`);
        demand(refuse(table, move) === undefined, trial, 'moves', `gives a reason against the legal move ${formatMove(table, move)}`);
        const parsed = parseMove(table, formatMove(table, move));
        demand(parsed.ok && parsed.value === move, trial, 'notation', `${formatMove(table, move)} does not read back`);
      }
      // Every position in full would repeat itself; one in eight says as much.
      if (random.below(8) === 0) completeness(trial, table, listed, said);
    });
  },
};

/**
 * Whatever is legal is listed, or leads to a position that a listed move leads to.
 * @param said reasons whose sentences were read before: one of each kind is enough
 */
function completeness(trial: Trial, table: Table, listed: readonly Move[], said: Set<string>): void {
  if (table.status() !== 'playing') return;
  const reached = new Set(listed.map((move) => keyAfter(table, move)));
  for (const move of everyMove(table)) {
    if (isLegal(table, move)) {
      if (!listed.includes(move))
        demand(reached.has(keyAfter(table, move)), trial, 'moves', `does not list the legal move ${formatMove(table, move)}`);
    } else {
      const why = refuse(table, move);
      demand(why !== undefined, trial, 'moves', `refuses ${formatMove(table, move)} without a reason`);
      const kind = `${why.code} ${String(why.params['key'] ?? '').split(' ')[0]!}`;
      if (said.has(kind)) continue;
      said.add(kind);
      for (const locale of Object.keys(trial.variant.strings))
        demand(
          say(why, locale, trial.variant).length > 3,
          trial,
          `strings.${locale}`,
          `has no sentence for the refusal of ${formatMove(table, move)}`,
        );
    }
  }
}

/** All moves one could think of: any pile to any other with up to all its cards, pairs, actions. */
function* everyMove(table: Table): Generator<Move> {
  const n = table.rules.count;
  for (let from = 0; from < n; from++)
    for (let to = 0; to < n; to++) {
      const most = Math.min(table.len[from]! + 1, 14);
      for (let count = 1; count <= most; count++) yield cardsMove(from, to, count);
      if (table.variant.pair && from < to) yield pairMove(from, to);
    }
  yield* everyAction(table);
}

/** All that a table holds but its records. */
function withoutRecords(table: Table): string {
  const counters = Object.entries(table.counters()).filter(([name]) => !table.variant.records?.includes(name));
  return `${placesOf(table)} ${JSON.stringify(counters)}`;
}

/** Number of moves of a position that are done and undone. */
const SOME = 4;

/** Undo is the identity, of the table and of its key; redo gives the same steps. */
export const undo: Law = {
  name: 'undo restores table and key, and redo takes the same steps',
  each: 'options',
  check(trial) {
    const steps = (table: Table, act: () => void): string => {
      table.recorder = [];
      act();
      const text = JSON.stringify(table.recorder);
      table.recorder = undefined;
      return text;
    };
    walk(trial, 'undo', (table, listed, random) => {
      const before = snapshot(table);
      // Of many moves some: the walk comes by their like again.
      const first = listed.length > SOME ? random.below(listed.length - SOME + 1) : 0;
      for (const move of listed.slice(first, first + SOME)) {
        const once = steps(table, () => table.play(move));
        const after = snapshot(table);
        demand(after !== before, trial, formatMove(table, move), 'changes nothing, and could be done forever');
        const place = table.variant.records && withoutRecords(table);
        table.undo();
        demand(
          place === undefined || place !== withoutRecords(table),
          trial,
          formatMove(table, move),
          'changes nothing but records, and could be done forever: what is meant to count must not be among `records`',
        );
        demand(snapshot(table) === before, trial, formatMove(table, move), 'is not undone completely');
        const second = steps(table, () => table.play(move));
        demand(once === second && snapshot(table) === after, trial, formatMove(table, move), 'goes differently the second time');
        table.undo();
      }
    });
  },
};
