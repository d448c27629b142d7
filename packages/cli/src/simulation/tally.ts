import type { PlayerName } from './player.js';
import { RESULTS, type Result } from './result.js';

/** Normal quantile of a two-sided 95 % interval. */
const Z = 1.959963984540054;

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
    interval: [wilson(wins, deals)[0], wilson(wins + unknown, deals)[1]],
  };
}

/** Wilson's 95 % score interval for a share: sound also when nothing or everything was won. */
export function wilson(wins: number, deals: number): [low: number, high: number] {
  if (deals === 0) return [0, 1];
  const share = wins / deals;
  const z2 = (Z * Z) / deals;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / deals + z2 / (4 * deals))) / (1 + z2);
  return [wins === 0 ? 0 : Math.max(0, middle - half), wins === deals ? 1 : Math.min(1, middle + half)];
}
