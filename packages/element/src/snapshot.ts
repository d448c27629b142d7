import type { Game, Variant } from '@patience/core';

/** The game on a table for reading. For a table in a sandbox, which has no `Game`, it is what the module reports. */
export type GameSnapshot = Pick<
  Game,
  'cursor' | 'elapsedMs' | 'gestures' | 'moves' | 'options' | 'paused' | 'save' | 'score' | 'source' | 'status' | 'stuck'
> & { readonly variant: Variant };
