import type { Game, Variant } from '@patience/core';

/** The game on a table as a page may read it. A table in a sandbox has no `Game` to give: there it is what the module states. */
export type GameSnapshot = Pick<
  Game,
  'cursor' | 'elapsedMs' | 'gestures' | 'moves' | 'options' | 'paused' | 'save' | 'score' | 'source' | 'status' | 'stuck'
> & { readonly variant: Variant };
