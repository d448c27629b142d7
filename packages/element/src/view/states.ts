import type { Game } from '@patience/core';

/** Custom states of the element for style sheets, such as `:state(won)`. */
export class States {
  constructor(private readonly internals: ElementInternals | undefined) {}

  /** @param game the game on the table, or the state that the guest of a sandbox reports */
  show(
    game: Pick<Game, 'status' | 'stuck' | 'paused'> | undefined,
    others: Readonly<Record<'loading' | 'error' | 'dragging' | 'dealt' | 'result' | 'busy', boolean>>,
  ): void {
    const all: Record<string, boolean> = {
      playing: game?.status === 'playing',
      won: game?.status === 'won',
      lost: game?.status === 'lost',
      over: game?.status === 'over',
      stuck: game?.stuck === true,
      paused: game?.paused === true,
      ...others,
    };
    for (const [state, on] of Object.entries(all)) this.internals?.states[on ? 'add' : 'delete'](state);
  }
}
