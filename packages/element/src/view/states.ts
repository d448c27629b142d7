import type { Game } from '@patience/core';

/** The element's states for style sheets: `:state(won)` and its like. */
export class States {
  constructor(private readonly internals: ElementInternals | undefined) {}

  /** @param game on the table, or as the guest of a sandbox states it */
  show(
    game: Pick<Game, 'status' | 'stuck' | 'paused'> | undefined,
    others: Readonly<Record<'loading' | 'error' | 'dragging', boolean>>,
  ): void {
    const all: Record<string, boolean> = {
      playing: game?.status === 'playing',
      won: game?.status === 'won',
      lost: game?.status === 'lost',
      stuck: game?.stuck === true,
      paused: game?.paused === true,
      ...others,
    };
    for (const [state, on] of Object.entries(all)) this.internals?.states[on ? 'add' : 'delete'](state);
  }
}
