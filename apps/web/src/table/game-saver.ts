import type { SavedGame } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { dealKey } from '../address/deal.js';
import { newId } from '../store/ids.js';
import type { GameRecord, Outcome } from '../store/records.js';
import type { Store } from '../store/store.js';

/**
 * Saves one game at a time: one whole record after each finished gesture. Records that arrive during a write wait, and only the
 * last of them is written.
 */
export class GameSaver {
  #record: GameRecord | undefined;
  #writing: Promise<void> | undefined;
  #next: GameRecord | undefined;
  /** The game on the table began in a replay or a shared game. */
  #watched = false;

  constructor(
    private readonly store: Pick<Store, 'write'>,
    private readonly now: () => number = Date.now,
    private readonly makeId: () => string = newId,
  ) {}

  /** The record of the game on the table; undefined as long as nothing was played. */
  get record(): GameRecord | undefined {
    return this.#record;
  }

  /** Did the game on the table begin in a replay or a shared game? */
  get watched(): boolean {
    return this.#watched;
  }

  /**
   * Another game lies on the table: a stored one, or one that is not stored before its first move.
   * @param watched it began with moves from a replay or a shared game, and never counts
   */
  take(record: GameRecord | undefined, watched = record?.watched === true): void {
    this.#record = record;
    this.#watched = watched;
  }

  /** The player left the game for another deal. @returns the game, where it was running */
  leave(): GameRecord | undefined {
    const left = this.#record?.outcome === 'open' ? this.#record : undefined;
    if (left) this.#put({ ...left, outcome: 'left', updated: this.now() });
    this.#record = undefined;
    this.#watched = false;
    return left;
  }

  /** Something was played. */
  keep(game: GameSnapshot, hints = 0): void {
    const save = game.save();
    const before = this.#record;
    if (!before && save.gestures.length === 0) return;
    // What was won stays won, whatever is taken back of it. Another move begins another game.
    if (before?.outcome === 'won' && sameMoves(before.save, save)) return;
    if (before?.outcome === 'lost' && game.cursor === 0 && game.status === 'playing') {
      this.#record = undefined;
      return;
    }
    this.#put(this.version(game, hints, save));
  }

  /** The game on the table as {@link keep} would write it now; what was won begins another one. */
  version(game: GameSnapshot, hints = 0, save = game.save()): GameRecord {
    const old = this.#record?.outcome === 'won' ? undefined : this.#record;
    const score = game.score;
    return {
      id: old?.id ?? this.makeId(),
      variant: save.variant,
      deal: dealKey(save),
      save,
      outcome: outcomeOf(game),
      ...(game.stuck && { stuck: true }),
      // Cards that somebody put in order are no deal to win.
      ...((this.#watched || save.deck !== undefined) && { watched: true }),
      moves: game.moves,
      hints: (old?.hints ?? 0) + hints,
      ...(score === undefined ? {} : { score }),
      started: old?.started ?? this.now(),
      updated: Math.max(this.now(), old?.updated ?? 0), // a clock that was set back makes no later version the older one
    };
  }

  /** Writes that the store has not confirmed yet. */
  get unwritten(): GameRecord | undefined {
    return this.#writing && this.#record;
  }

  /** Resolves when all is written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  #put(record: GameRecord): void {
    this.#record = record;
    this.#next = record;
    this.#writing ??= this.#drain();
  }

  async #drain(): Promise<void> {
    for (let record = this.#next; record; record = this.#next) {
      this.#next = undefined;
      await this.store.write([{ store: 'games', put: record }]);
    }
    this.#writing = undefined;
  }
}

/** Two saves of one deal in which the same was played, however far it was taken back. */
export const sameMoves = (some: SavedGame, more: SavedGame): boolean => JSON.stringify(some.gestures) === JSON.stringify(more.gestures);

const outcomeOf = ({ status }: GameSnapshot): Outcome => (status === 'playing' ? 'open' : status);
