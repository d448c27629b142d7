import type { Options } from '../contract.js';
import type { Random } from '../cards/random.js';
import type { autoMoves } from '../moves/auto-moves.js';
import type { actionReason } from '../moves/legal.js';
import { actionMove, type Move } from '../moves/move.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';

/** Functions of `@patience/core/search`; given by the caller, whose bundle has them already. */
export interface FinishRules {
  readonly autoMoves: typeof autoMoves;
  readonly actionReason: typeof actionReason;
  readonly Random: typeof Random;
}

/** Positions that are looked at for one layout of the cards. */
const MOST = 400;
/** Layouts of the cards that the player has not seen; the game has to be won in all of them. */
const LAYOUTS = 6;

/**
 * The moves that win from here by nothing but Auto-move, turning and dealing, or undefined. Where the player has not seen all
 * face-down cards, the game has to be won in the same way however these lie, as far as {@link LAYOUTS} tries can tell: an offer to finish
 * would betray them otherwise.
 *
 * Pauses at every position; whoever ends it early calls `return()`, after which the table is as it was.
 *
 * @param table is played on and taken back
 * @param seen by id of the card: 1 when the player has seen its face
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

/** Actions that turn or deal: one for the whole table, done on the stock or the waste. */
const stockActions = ({ rules: { actions, piles } }: Table): Move[] =>
  actions.flatMap(({ each, piles: on }, action) =>
    !each && on.some((pile) => piles[pile]!.role === 'stock' || piles[pile]!.role === 'waste') ? [actionMove(action)] : [],
  );

/** Depth first: Auto-move where it does anything, else, or later, one action on stock or waste. A shuffle ends a way, since nobody knows what comes of it. */
function* winningLine(table: Table<Options>, rules: FinishRules): Generator<undefined, readonly Move[] | undefined> {
  const { depth } = table;
  const actions = stockActions(table);
  const visited = new Set<string>();
  const line: Move[] = [];
  /** What is still to be tried at each position on the way, and how many moves led there. */
  const ways: { readonly at: number; readonly left: (readonly Move[])[] }[] = [];
  const arrive = (): boolean => {
    if (table.status() === 'won') return true;
    const key = table.key.join();
    const isNew = table.status() === 'playing' && !visited.has(key);
    visited.add(key);
    const up = isNew ? rules.autoMoves(table) : [];
    const left = isNew ? actions.filter((move) => rules.actionReason(table, move & 0xff) === true).map((move) => [move]) : [];
    // The last is tried first.
    ways.push({ at: line.length, left: [...left.reverse(), ...(up.length > 0 ? [up] : [])] });
    return false;
  };
  try {
    if (arrive()) return [];
    while (ways.length > 0 && visited.size <= MOST) {
      const here = ways.at(-1)!;
      for (; line.length > here.at; line.pop()) table.undo();
      const moves = here.left.pop();
      if (!moves) {
        ways.pop();
        continue;
      }
      yield undefined;
      if (playUnshuffled(table, moves, line) && arrive()) return [...line];
    }
    return undefined;
  } finally {
    while (table.depth > depth) table.undo();
  }
}

/** Plays moves and adds them to the line. False when a pile was shuffled. */
function playUnshuffled(table: Table<Options>, moves: readonly Move[], line: Move[]): boolean {
  const steps: Step[] = [];
  table.recorder = steps;
  try {
    for (const move of moves) {
      table.play(move);
      line.push(move);
    }
  } finally {
    table.recorder = undefined;
  }
  return steps.every(({ type }) => type !== 'shuffle');
}
