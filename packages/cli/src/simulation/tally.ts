import { wilsonInterval } from '@patience/solver';
import type { PlayerName } from './players.js';
import { RESULTS, type Result } from './result.js';

/** How many deals ended how. */
export class Tally {
  readonly counts = Object.fromEntries(Object.values(RESULTS).flatMap((results) => results.map((result) => [result, 0]))) as Record<
    Result,
    number
  >;
  deals = 0;

  add(result: Result): void {
    this.counts[result]++;
    this.deals++;
  }
}

/** What a simulation found. */
export interface Summary {
  readonly wins: number;
  readonly losses: number;
  /** Neither won nor lost, and no legal move. Absent for the solver. */
  readonly stuck?: number;
  /** Went in circles, or for too long. Absent for the solver. */
  readonly unfinished?: number;
  /** Not decided within the limits. The solver's only. */
  readonly unknown?: number;
  /** Wins among all deals. */
  readonly share: number;
  /** 95 % (Wilson). Undecided deals count against the lower end and for the upper one. */
  readonly interval: readonly [low: number, high: number];
}

/** Counts as an answer; whose they are decides which ends it names, also when nothing was played. */
export function summarize({ counts, deals }: Tally, player: PlayerName): Summary {
  const wins = counts.won + counts.solved;
  const losses = counts.lost + counts.impossible;
  const { stuck, unfinished, unknown } = counts;
  return {
    wins,
    losses,
    ...(player === 'solver' ? { unknown } : { stuck, unfinished }),
    share: deals === 0 ? 0 : wins / deals,
    interval: wilsonInterval(wins, unknown, deals),
  };
}
