import type { Options, Variant } from '@patience/core';
import type { InstalledVariant } from '@patience/core/installed';
import { playFirst } from './first.js';
import type { Limits, PlayerName } from './players.js';
import { playRandom } from './random.js';
import type { DealResult } from './result.js';

/** Default number of positions in each plan of the fair player. */
export const FAIR_BUDGET = 2000;

/** A patience with its options and player, as plain data that can be sent to a worker thread. */
export interface Plan {
  readonly installed: InstalledVariant;
  readonly options: Options;
  readonly player: PlayerName;
  /** Limits of players that search: the solver needs a time, the fair player a budget. */
  readonly limits?: Partial<Limits>;
  /** Whether results of won games have their moves. */
  readonly lines?: boolean;
}

/** Plays the deal of a seed and returns its result. */
export type Player = (seed: number, signal?: AbortSignal) => DealResult | Promise<DealResult>;

/** Makes the player of a plan. Modules that only one player needs are loaded with that player. */
export async function makePlayer(variant: Variant, { options, player, limits, lines = false }: Omit<Plan, 'installed'>): Promise<Player> {
  if (player === 'first') return (seed) => playFirst(variant, options, seed, lines);
  if (player === 'random') return (seed) => playRandom(variant, options, seed, lines);
  if (player === 'fair') {
    const { playFair } = await import('./fair.js');
    return (seed) => playFair(variant, options, seed, limits!.budget!, lines);
  }
  const { playSolver } = await import('./solver.js');
  return (seed, signal) => playSolver(variant, options, seed, limits as Limits, { lines, signal });
}

/** Returns the number of deals between two reports: few enough for a smooth progress, enough to make the cost of reports small. */
export const chunkOf = (player: PlayerName): number => (player === 'solver' || player === 'fair' ? 1 : 250);
