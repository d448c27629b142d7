import type { SavedGame } from '@patience/core';
import type { Subject } from '../sandbox/messages.js';
import type { DealResult } from './result.js';

/** Maximum number of games that are kept, so that millions of deals do not fill the memory. */
const MAX_WON = 1000;

/** Keeps the won games of a simulation as saved games, those of the lowest seeds first. */
export class WonGames {
  #games: (SavedGame & { readonly seed: number })[] = [];

  /** @param subject the patience that is played */
  constructor(private readonly subject: Omit<Subject, 'name'>) {}

  /** Keeps the results that have the moves of a won game. */
  add(results: readonly DealResult[]): void {
    for (const { seed, line } of results) {
      if (line === undefined) continue;
      const gestures = line.map((move) => [move]);
      this.#games.push({ format: 1, ...this.subject, seed, gestures, cursor: gestures.length, elapsedMs: 0, mistakes: 0 });
    }
    if (this.#games.length > 2 * MAX_WON) this.#games = this.games();
  }

  /** Returns the saved games by seed, at most {@link MAX_WON}. */
  games(): (SavedGame & { readonly seed: number })[] {
    return this.#games.sort((a, b) => a.seed - b.seed).slice(0, MAX_WON);
  }
}
