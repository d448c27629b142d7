import type { SavedGame } from '@patience/core';
import type { DealResult } from './result.js';
import type { Subject } from './subject.js';

/** Maximum number of games that are kept, so that millions of deals do not fill the memory. */
const MAX_WON = 1000;

/** Keeps the games of a simulation that were won or ended with a score, as saved games: those with the most points first, then those of the lowest seeds. */
export class WonGames {
  #games: { readonly score: number; readonly game: SavedGame & { readonly seed: number } }[] = [];

  /** @param subject the patience that is played */
  constructor(private readonly subject: Omit<Subject, 'name'>) {}

  /** Keeps the games of those results that contain moves. */
  add(results: readonly DealResult[]): void {
    for (const { seed, line, score = 0, result } of results) {
      if (line === undefined) continue;
      const gestures = line.map((move) => [move]);
      const game = { format: 1, ...this.subject, seed, gestures, cursor: gestures.length, elapsedMs: 0, mistakes: 0 } as const;
      // The points of a won game are not its aim.
      this.#games.push({ score: result === 'over' ? score : 0, game });
    }
    if (this.#games.length > 2 * MAX_WON) this.#games = this.#kept();
  }

  /** Returns the saved games in order, at most {@link MAX_WON}. */
  games(): (SavedGame & { readonly seed: number })[] {
    return this.#kept().map(({ game }) => game);
  }

  #kept() {
    return this.#games.sort((a, b) => b.score - a.score || a.game.seed - b.game.seed).slice(0, MAX_WON);
  }
}
