import type { Options, Variant } from '@patience/core';
import type { InstalledVariant } from '@patience/core/installed';
import { playFirst } from './first.js';
import { playRandom } from './random.js';
import type { DealResult } from './result.js';

export const PLAYERS = ['first', 'random', 'solver'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** What bounds the solver at each deal. */
export interface Limits {
  readonly time: number;
  readonly budget?: number;
  readonly memory?: number;
}

/** Who plays what: plain data, for a worker thread to make its own player of. */
export interface Plan {
  readonly installed: InstalledVariant;
  readonly options: Options;
  readonly player: PlayerName;
  /** For the solver. */
  readonly limits?: Limits;
}

/** Plays the deal of a seed. */
export type Player = (seed: number, signal?: AbortSignal) => DealResult | Promise<DealResult>;

export async function makePlayer(variant: Variant, { options, player, limits }: Plan): Promise<Player> {
  if (player === 'first') return (seed) => playFirst(variant, options, seed);
  if (player === 'random') return (seed) => playRandom(variant, options, seed);
  const { playSolver } = await import('./solver.js');
  return (seed, signal) => playSolver(variant, options, seed, limits!, signal);
}

/** Deals that are played between two reports: few enough to see them pass, enough to hide the report's cost. */
export const chunkOf = ({ player }: Plan): number => (player === 'solver' ? 1 : 250);
