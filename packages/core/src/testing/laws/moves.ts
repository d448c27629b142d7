import { isLegal } from '../../moves/legal.js';
import { cardsMove, pairMove, type Move } from '../../moves/move.js';
import { formatMove, parseMove } from '../../moves/notation.js';
import { refuse } from '../../moves/refusal.js';
import { say } from '../../words/say.js';
import type { Table } from '../../table/table.js';
import { demand, type Law, type Trial } from '../law.js';
import { everyAction, keyAfter, placesOf, snapshot, walk } from '../walk.js';

/** Checks that listed moves are legal and can be read back from notation, and that every other move is refused with a reason. */
export const moves: Law = {
  name: 'every listed move is legal and plays; every other is refused with a reason',
  each: 'options',
  check(trial) {
    const explained = new Set<string>();
    walk(trial, 'moves', (table, listed, random) => {
      for (const move of listed) {
        demand(isLegal(table, move), trial, 'moves', `list ${formatMove(table, move)}, which is not legal`);
        demand(refuse(table, move) === undefined, trial, 'moves', `give a reason against the legal move ${formatMove(table, move)}`);
        const parsed = parseMove(table, formatMove(table, move));
        demand(parsed.ok && parsed.value === move, trial, 'notation', `${formatMove(table, move)} does not read back`);
      }
      // Check one in eight positions completely: neighbouring positions differ little.
      if (random.below(8) === 0) completeness(trial, table, listed, explained);
    });
  },
};

/**
 * Checks that every legal move is listed, or leads to the same position as a listed move. Checks that every other move is refused with a
 * reason.
 * @param explained kinds of reasons whose sentences were checked before; one of each kind is enough
 */
function completeness(trial: Trial, table: Table, listed: readonly Move[], explained: Set<string>): void {
  if (table.status() !== 'playing') return;
  const reached = new Set(listed.map((move) => keyAfter(table, move)));
  for (const move of everyMove(table)) {
    if (isLegal(table, move)) {
      if (!listed.includes(move))
        demand(reached.has(keyAfter(table, move)), trial, 'moves', `do not include the legal move ${formatMove(table, move)}`);
    } else {
      const why = refuse(table, move);
      demand(why !== undefined, trial, 'moves', `refuse ${formatMove(table, move)} without a reason`);
      const kind = `${why.code} ${String(why.params['key'] ?? '').split(' ')[0]!}`;
      if (explained.has(kind)) continue;
      explained.add(kind);
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

/** Yields all conceivable moves: any number of cards from any pile to any other, all pairs and all actions. */
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

/** Returns the state of a table without its records, as text. */
function withoutRecords(table: Table): string {
  const counters = Object.entries(table.counters()).filter(([name]) => !table.variant.records?.includes(name));
  return `${placesOf(table)} ${JSON.stringify(counters)}`;
}

/** Number of moves per position that are played and undone. */
const SOME = 4;

/** Checks that undo restores the table and its key, and that redo takes the same steps. */
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
      // Test only some moves of each position: a random game offers similar moves again.
      const first = listed.length > SOME ? random.below(listed.length - SOME + 1) : 0;
      for (const move of listed.slice(first, first + SOME)) {
        const once = steps(table, () => table.play(move));
        const after = snapshot(table);
        demand(
          after !== before,
          trial,
          formatMove(table, move),
          'changes nothing, so it could be repeated forever; refuse it in such a position',
        );
        const place = table.variant.records && withoutRecords(table);
        table.undo();
        demand(
          place === undefined || place !== withoutRecords(table),
          trial,
          formatMove(table, move),
          'changes only records, so it could be repeated forever; remove a counter that limits it from `records`',
        );
        demand(snapshot(table) === before, trial, formatMove(table, move), 'is not undone completely; keep no state outside the table');
        const second = steps(table, () => table.play(move));
        demand(
          once === second && snapshot(table) === after,
          trial,
          formatMove(table, move),
          'has another effect the second time; keep no state outside the table',
        );
        table.undo();
      }
    });
  },
};
