import type { Options } from '../contract.js';
import type { Random } from '../cards/random.js';
import type { firstAutoMove } from '../moves/auto-moves.js';
import type { actionReason } from '../moves/legal.js';
import { actionMove, type Move } from '../moves/move.js';
import { playAndSeeShuffle } from '../table/shuffles.js';
import type { Table } from '../table/table.js';

/** Functions of `@patience/core/internals` that the caller passes, since its bundle has them already. */
export interface FinishRules {
  readonly firstAutoMove: typeof firstAutoMove;
  readonly actionReason: typeof actionReason;
  readonly Random: typeof Random;
}

/** Largest number of positions that are visited for one layout of the cards. */
const MOST = 400;
/** Number of layouts of the unseen cards; the game must be won in all of them. */
const LAYOUTS = 6;

/**
 * Returns the moves that win from here by Auto-move, turning the stock and dealing alone; undefined when there are none. Where the player
 * has not seen all face-down cards, the game must be won for each of {@link LAYOUTS} random layouts of them, since the offer to finish would
 * reveal something about them otherwise.
 *
 * It yields at every position and every move of Auto-move. To end it early, call `return()`; the table is then restored.
 *
 * @param table the table to play on; it is restored
 * @param seen card id → 1 when the player has seen its face
 * @throws ContractError when the variant's rules throw
 */
export function* searchFinish(
  table: Table<Options>,
  seen: Uint8Array,
  rules: FinishRules,
): Generator<undefined, readonly Move[] | undefined> {
  const line = yield* winningLine(table, rules);
  if (!line || seen.every((known) => known === 1)) return line;
  for (let i = 0; i < LAYOUTS; i++) if (!(yield* winningLine(table.imagine(new rules.Random(i), seen), rules))) return undefined;
  return line;
}

/** Returns the actions that turn or deal the stock: those on stock or waste that are one move on all piles. */
const stockActions = ({ rules: { actions, piles } }: Table): Move[] =>
  actions.flatMap(({ each, piles: on }, action) =>
    !each && on.some((pile) => piles[pile]!.role === 'stock' || piles[pile]!.role === 'waste') ? [actionMove(action)] : [],
  );

/** Searches depth-first: Auto-move first where it has moves, then each action on stock or waste. A shuffle ends a branch, since its result must not be known. */
function* winningLine(table: Table<Options>, rules: FinishRules): Generator<undefined, readonly Move[] | undefined> {
  const { depth } = table;
  const actions = stockActions(table);
  const visited = new Set<string>();
  const line: Move[] = [];
  /** For each position of the branch: the moves that are left to try, and the number of moves that led there. */
  const ways: { readonly at: number; readonly left: (readonly Move[])[] }[] = [];
  const arrive = function* (): Generator<undefined, boolean> {
    if (table.status() === 'won') return true;
    const key = table.key.join();
    const isNew = table.status() === 'playing' && !visited.has(key);
    visited.add(key);
    const up = isNew ? yield* autoMovesOf(table, rules) : [];
    const left = isNew ? actions.filter((move) => rules.actionReason(table, move & 0xff) === true).map((move) => [move]) : [];
    // The search tries the last element first.
    ways.push({ at: line.length, left: [...left.reverse(), ...(up.length > 0 ? [up] : [])] });
    return false;
  };
  try {
    if (yield* arrive()) return [];
    while (ways.length > 0 && visited.size <= MOST) {
      const here = ways.at(-1)!;
      for (; line.length > here.at; line.pop()) table.undo();
      const moves = here.left.pop();
      if (!moves) {
        ways.pop();
        continue;
      }
      if ((yield* playUnshuffled(table, moves, line)) && (yield* arrive())) return [...line];
    }
    return undefined;
  } finally {
    while (table.depth > depth) table.undo();
  }
}

/** Returns the moves of Auto-move as `autoMoves` does, which would take seconds at once on a table with many foundations. */
function* autoMovesOf(table: Table<Options>, { firstAutoMove }: FinishRules): Generator<undefined, readonly Move[]> {
  const moves: Move[] = [];
  try {
    for (let up = firstAutoMove(table); up !== undefined; up = firstAutoMove(table)) {
      table.play(up);
      moves.push(up);
      yield undefined;
    }
    return moves;
  } finally {
    for (const _ of moves) table.undo();
  }
}

/** Plays moves and adds them to the line. @returns false when a pile was shuffled */
function* playUnshuffled(table: Table<Options>, moves: readonly Move[], line: Move[]): Generator<undefined, boolean> {
  let shuffled = false;
  for (const move of moves) {
    if (playAndSeeShuffle(table, move)) shuffled = true;
    line.push(move);
    yield undefined;
  }
  return !shuffled;
}
