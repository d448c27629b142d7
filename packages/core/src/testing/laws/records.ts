import { formatMove } from '../../moves/notation.js';
import { Table } from '../../table/table.js';
import { demand, type Law, type Trial } from '../law.js';
import { decider, keyAfter, listed, walk } from '../walk.js';

/** Number of moves per position whose results are compared. */
const SOME = 4;

/**
 * Checks that records decide nothing: counters that a variant lists in `records`. Undo, lists, keys and searches treat positions that
 * differ only in records as equal.
 */
export const records: Law = {
  name: 'records decide nothing',
  each: 'options',
  check(trial) {
    const { records: names = [] } = trial.variant;
    /** Name of a record → the values that it has had in these games. */
    const had = new Map(names.map((name) => [name, new Set([0])]));
    if (names.length > 0)
      walk(trial, 'records', (table, moves, random) => {
        for (const name of names) {
          const values = had.get(name)!.add(table.counterValue(name));
          const others = [...values].filter((value) => value !== table.counterValue(name));
          if (others.length === 0) continue;
          const other = new Table(table.variant, table.options, table);
          const value = others[random.below(others.length)]!;
          other.setCounter(name, value);
          const first = moves.length > SOME ? random.below(moves.length - SOME + 1) : 0;
          alike(trial, table, other, moves.slice(first, first + SOME), `when the record "${name}" is ${value}`);
        }
      });
  },
};

function alike(trial: Trial, table: Table, other: Table, moves: readonly number[], what: string): void {
  const law = `${what}; a counter that decides something must not be among \`records\``;
  demand(table.status() === other.status(), trial, 'status', `returns ${table.status()}, but ${other.status()} ${law}`);
  const [here, there] = [listed(table), listed(other)].map((all) => all.map((move) => formatMove(table, move)).sort());
  const only = here!.find((move) => !there!.includes(move)) ?? there!.find((move) => !here!.includes(move));
  demand(only === undefined, trial, 'records', `must not decide moves, but whether ${only} is legal changes ${law}`);
  for (const move of moves)
    demand(
      keyAfter(table, move) === keyAfter(other, move),
      trial,
      decider(table, move),
      `gives ${formatMove(table, move)} another result ${law}`,
    );
}
