import type { Game, Problem } from '@patience/core';

/** The element's states for style sheets: `:state(won)` and its like. */
export class States {
  constructor(private readonly internals: ElementInternals | undefined) {}

  show(game: Game | undefined, problem: Problem | undefined, loading: boolean, dragging: boolean): void {
    const all: Record<string, boolean> = {
      playing: game?.status === 'playing',
      won: game?.status === 'won',
      lost: game?.status === 'lost',
      stuck: game?.stuck === true,
      paused: game?.paused === true,
      dragging,
      loading,
      error: !game && problem !== undefined,
    };
    for (const [state, on] of Object.entries(all)) {
      if (on) this.internals?.states.add(state);
      else this.internals?.states.delete(state);
    }
  }
}
