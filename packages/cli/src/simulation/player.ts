import type { Options, Variant } from '@patience/core';
import type { InstalledVariant } from '@patience/core/installed';
import { playFirst } from './first.js';
import type { Limits, PlayerName } from './players.js';
import { playRandom } from './random.js';
import type { DealResult } from './result.js';

/** Positions that the fair player may look at for each plan, unless told otherwise. */
export const FAIR_BUDGET = 2000;

/** Who plays what: plain data, for a worker thread to make its own player of. */
export interface Plan {
  readonly installed: InstalledVariant;
  readonly options: Options;
  readonly player: PlayerName;
  /** For those who search: the solver needs a time, the fair player a budget. */
  readonly limits?: Partial<Limits>;
}

/** Plays the deal of a seed. */
export type Player = (seed: number, signal?: AbortSignal) => DealResult | Promise<DealResult>;

/** Makes the player of a plan. What only one player needs is loaded with it. */
export async function makePlayer(variant: Variant, { options, player, limits }: Omit<Plan, 'installed'>): Promise<Player> {
  if (player === 'first') return (seed) => playFirst(variant, options, seed);
  if (player === 'random') return (seed) => playRandom(variant, options, seed);
  if (player === 'fair') {
    const { playFair } = await import('./fair.js');
    return (seed) => playFair(variant, options, seed, limits!.budget!);
  }
  const { playSolver } = await import('./solver.js');
  return (seed, signal) => playSolver(variant, options, seed, limits as Limits, signal);
}

/** Deals that are played between two reports: few enough to see them pass, enough to hide the report's cost. */
export const chunkOf = (player: PlayerName): number => (player === 'solver' || player === 'fair' ? 1 : 250);
