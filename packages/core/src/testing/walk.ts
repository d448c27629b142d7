import { list, MAX_MOVES } from '../moves/legal.js';
import { actionMove, CARDS, fromOf, kindOf, PAIR, toOf, type Move } from '../moves/move.js';
import type { Random } from '../cards/random.js';
import { formatMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';
import { choices, dealFor, inGame, type Trial } from './law.js';

/** Legal moves of a position as a plain array. */
export function listed(table: Table): Move[] {
  return Array.from(room.subarray(0, list(table, room)));
}
const room = new Int32Array(MAX_MOVES);

/** Every action on every pile on which it is something else. */
export const everyAction = ({ rules }: Table): Move[] =>
  rules.actions.flatMap(({ each, piles }, action) => (each ? Array.from(piles, (pile) => actionMove(action, pile)) : [actionMove(action)]));

/** What the kit has played in this process, for reports. */
export const played = { games: 0, moves: 0 };

/**
 * Plays random games to the end (or the trial's number of moves) and shows every position on the way.
 * @param see is given the table before each move, the legal moves there and a stream of chance
 */
export function walk(trial: Trial, name: string, see: (table: Table, moves: readonly Move[], random: Random) => void): void {
  for (let game = trial.from; game < trial.from + trial.games; game++) {
    played.games++;
    const random = choices(trial, name, game);
    const seed = random.next();
    const way: string[] = [];
    inGame(trial, seed, way, () => {
      const { table } = dealFor(trial, seed);
      for (let n = 0; n <= trial.moves; n++) {
        const moves = table.status() === 'playing' ? listed(table) : [];
        see(table, moves, random);
        if (moves.length === 0) break;
        const move = moves[random.below(moves.length)]!;
        const text = formatMove(table, move);
        table.play(move);
        way.push(text);
        played.moves++;
      }
    });
  }
}

/** All that a table holds, for comparing before and after. */
export const snapshot = (table: Table): string => `${placesOf(table)} ${JSON.stringify(table.counters())} ${table.key.join(',')}`;

/** Where each card lies, and which side is up. */
export function placesOf(table: Table): string {
  let text = '';
  for (const [pile, id] of table.rules.ids.entries()) {
    const start = pile << table.shift;
    text += ` ${id}:`;
    for (let slot = start; slot < start + table.len[pile]!; slot++) {
      const card = table.slots[slot]!;
      text += table.up[card] ? `${card},` : `${card}d,`;
    }
    text += String(table.top[pile]!);
  }
  return text;
}

/** The key of the position to which a move leads. */
export function keyAfter(table: Table, move: Move): string {
  table.play(move);
  const key = table.key.join();
  table.undo();
  return key;
}

/** Which of the variant's functions decides about a move. */
export function decider(table: Table, move: Move): string {
  if (kindOf(move) === PAIR) return 'pair';
  return kindOf(move) === CARDS ? `accept of pile ${table.rules.ids[toOf(move)]!}` : `actions.${table.actionNames[fromOf(move)]!}`;
}
