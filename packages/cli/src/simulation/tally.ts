import { wilsonInterval } from '@patience/solver';
import type { PlayerName } from './players.js';
import { RESULTS, type Result } from './result.js';

/** Counts deals by their result. */
export class Tally {
  readonly counts = Object.fromEntries(Object.values(RESULTS).flatMap((results) => results.map((result) => [result, 0]))) as Record<
    Result,
    number
  >;
  deals = 0;
  /** Sum and maximum of the points of the games that ended with a score. */
  sum = 0;
  most = 0;

  /** @param score the points of a game that ended with a score */
  add(result: Result, score = 0): void {
    this.counts[result]++;
    this.deals++;
    if (result !== 'over') return;
    this.sum += score;
    this.most = Math.max(this.most, score);
  }
}

/** The answer of a simulation. */
export interface Summary {
  readonly wins: number;
  readonly losses: number;
  /** Deals that ended without a legal move, neither won nor lost. Absent for the solver. */
  readonly stuck?: number;
  /** Deals that led only to known positions, or took too many moves. Absent for the solver. */
  readonly unfinished?: number;
  /** Deals that the solver did not decide within its limits. Absent for other players. */
  readonly unknown?: number;
  /** Deals that ended with a score. Absent when there are none, as are their points. */
  readonly over?: number;
  readonly points?: { readonly mean: number; readonly most: number };
  /** Share of wins among all deals, from 0 to 1. */
  readonly share: number;
  /** Wilson's 95 % interval of the share. Undecided deals count as losses for its lower end and as wins for its upper end. */
  readonly interval: readonly [low: number, high: number];
}

/** Returns the counts as an answer. The player decides which results it names, also when no deal was played. */
export function summarize({ counts, deals, sum, most }: Tally, player: PlayerName): Summary {
  const wins = counts.won + counts.solved;
  const losses = counts.lost + counts.impossible;
  const { stuck, unfinished, unknown, over } = counts;
  return {
    wins,
    losses,
    ...(player === 'solver' ? { unknown } : { stuck, unfinished }),
    ...(over > 0 && { over, points: { mean: sum / over, most } }),
    share: deals === 0 ? 0 : wins / deals,
    interval: wilsonInterval(wins, unknown, deals),
  };
}
