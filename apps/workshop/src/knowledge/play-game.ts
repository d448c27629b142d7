import type { Variant } from '@patience/core';
import { deal, firstByRank, formatMove, Random, type Move, type Table } from '@patience/core/internals';
import { playChosen, playFair, VisitedPositions, type FairGame } from '@patience/solver';

/** Names of the players, from luck to skill. */
export const PLAYERS = ['random', 'greedy', 'careful'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** A game that a player has played to its end, or given up. */
export interface PlayedGame {
  readonly result: FairGame['result'];
  /** The moves in notation. */
  readonly line: readonly string[];
  /** Indices of piles onto which a card came after the deal, and of piles that lost one; none of both for the careful player. */
  readonly reached: readonly number[];
  readonly left: readonly number[];
}

/** Number of moves after which a game counts as unfinished, and number of moves without progress: then it only turns the stock or moves back and forth. */
const LONGEST = 600;
const NO_PROGRESS = 80;
/** Number of positions in each plan of the careful player, which reaches to the next card that is turned face up. */
const PLAN = 1000;

/**
 * Plays a deal with the usual options. The random player takes any legal move, the greedy one the best by the hints of the patience, and neither
 * returns to a position of the same game. The careful player plans with what a player can see.
 * @throws ContractError when the rules break the contract
 */
export function playGame(variant: Variant, seed: number, player: PlayerName): PlayedGame {
  const dealt = deal(variant, { seed });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { table } = dealt.value;
  if (player === 'careful') {
    const { result, line } = playFair(table, { budget: PLAN, seed });
    return { result, line, reached: [], left: [] };
  }
  const random = new Random(`${player} ${seed}`);
  const choose = player === 'greedy' ? firstByRank : (_table: Table, some: Int32Array, n: number): Move => some[random.below(n)]!;
  const use = new Use(table);
  const past = new VisitedPositions();
  past.visit(table);
  const { result, moves } = playChosen(table, choose, {
    longest: LONGEST,
    goesOn() {
      past.visit(table);
      use.look();
      return past.movesWithoutProgress < NO_PROGRESS;
    },
  });
  // Leave out the moves at the end of an unfinished game that changed nothing, unless there are no others.
  const useful = moves.length - past.movesWithoutProgress;
  const played = result === 'unfinished' && useful > 0 ? moves.slice(0, useful) : moves;
  return { result, line: played.map((move) => formatMove(table, move)), ...use.indices };
}

/** Watches which piles of a table get and lose cards. */
class Use {
  readonly #before: Int32Array;
  readonly #reached = new Set<number>();
  readonly #left = new Set<number>();

  constructor(private readonly table: Table) {
    this.#before = Int32Array.from(table.len);
  }

  get indices(): { readonly reached: readonly number[]; readonly left: readonly number[] } {
    return { reached: [...this.#reached], left: [...this.#left] };
  }

  look(): void {
    const { len } = this.table;
    for (let pile = 0; pile < len.length; pile++) {
      const difference = len[pile]! - this.#before[pile]!;
      if (difference > 0) this.#reached.add(pile);
      if (difference < 0) this.#left.add(pile);
      this.#before[pile] = len[pile]!;
    }
  }
}
