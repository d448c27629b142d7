import { list, MAX_MOVES } from '../moves/legal.js';
import { actionMove, CARDS, fromOf, kindOf, PAIR, toOf, type Move } from '../moves/move.js';
import type { Random } from '../cards/random.js';
import { formatMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';
import { choices, dealFor, inGame, type Trial } from './law.js';

/** Returns the legal moves of a position as an array. */
export function listed(table: Table): Move[] {
  return Array.from(room.subarray(0, list(table, room)));
}
const room = new Int32Array(MAX_MOVES);

/** Returns every action, and one for each pile where it is a different move on each. */
export const everyAction = ({ rules }: Table): Move[] =>
  rules.actions.flatMap(({ each, piles }, action) => (each ? Array.from(piles, (pile) => actionMove(action, pile)) : [actionMove(action)]));

/** Number of games and moves that the kit has played in this process, for reports. */
export const played = { games: 0, moves: 0 };

/**
 * Plays random games to their end, or to the trial's number of moves.
 * @param see called before each move with the table, the legal moves and a random stream
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

/** Returns the complete state of a table as text, for comparisons. */
export const snapshot = (table: Table): string => `${placesOf(table)} ${JSON.stringify(table.counters())} ${table.key.join(',')}`;

/** Returns where each card lies and which side is up, as text. */
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

/** Returns the key of the position to which a move leads. */
export function keyAfter(table: Table, move: Move): string {
  table.play(move);
  const key = table.key.join();
  table.undo();
  return key;
}

/** Returns the name of the variant's function that decides whether a move is legal. */
export function decider(table: Table, move: Move): string {
  if (kindOf(move) === PAIR) return 'pair';
  return kindOf(move) === CARDS ? `accept of pile ${table.rules.ids[toOf(move)]!}` : `actions.${table.actionNames[fromOf(move)]!}`;
}
