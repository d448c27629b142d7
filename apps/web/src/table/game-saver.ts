import type { SavedGame } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { dealKey } from '../address/deal.js';
import { newId } from '../store/ids.js';
import type { GameRecord, Outcome } from '../store/records.js';
import type { Store } from '../store/store.js';

/**
 * Saves the game on the table as one whole record after each gesture. Of several records that arrive during a write only the last is
 * written.
 */
export class GameSaver {
  #record: GameRecord | undefined;
  #writing: Promise<void> | undefined;
  #next: GameRecord | undefined;
  /** Whether the game on the table continued a replay or a shared game. */
  #watched = false;
  /** The lost game that the player has restarted and not played on yet. Its loss stays counted; Redo takes it up again. */
  #restarted: GameRecord | undefined;
  /** Number of gestures after which a dead end was found in the game on the table; undefined while none is known. */
  #dead: number | undefined;

  constructor(
    private readonly store: Pick<Store, 'write'>,
    private readonly now: () => number = Date.now,
    private readonly makeId: () => string = newId,
  ) {}

  /** The record of the game on the table; undefined before its first move. */
  get record(): GameRecord | undefined {
    return this.#record;
  }

  /**
   * Sets the game on the table: a stored one, or one that is not stored before its first move.
   * @param watched whether it began with moves from a replay or a shared game, and never counts
   */
  take(record: GameRecord | undefined, watched = record?.watched === true): void {
    this.#record = record;
    this.#watched = watched;
    this.#dead = this.#restarted = undefined;
  }

  /** Records that no move of the game leads on, until the player undoes moves. Nothing is stored before the first move. */
  noteDeadEnd(game: GameSnapshot): void {
    this.#dead = game.cursor;
    this.keep(game);
  }

  /** Records that the player left the game for another deal. @returns the record, if the game was running */
  leave(): GameRecord | undefined {
    const left = this.#record?.outcome === 'open' ? this.#record : undefined;
    if (left) this.#put({ ...left, outcome: 'left', updated: this.now() });
    this.#record = this.#dead = this.#restarted = undefined;
    this.#watched = false;
    return left;
  }

  /**
   * Saves the game after a move.
   * @param restarted whether the player has restarted it. A lost game, or one at a dead end, then stays stored as not won, and the next move
   * begins another game
   */
  keep(game: GameSnapshot, hints = 0, restarted = false): void {
    const save = game.save();
    if (this.#restarted && this.#isStillRestarted(save)) return;
    const before = this.#record;
    if (this.#dead !== undefined && game.cursor < this.#dead) this.#dead = undefined;
    if (!before && save.gestures.length === 0) return;
    // A won or scored game keeps its result when its moves are undone. Another move begins another game.
    if (before && hasResult(before) && sameMoves(before.save, save)) return;
    if (restarted && before && (before.outcome === 'lost' || before.stuck)) {
      if (before.outcome === 'open') this.#put({ ...before, outcome: 'left', updated: this.now() });
      this.#restarted = before;
      this.#record = this.#dead = undefined;
      return;
    }
    this.#put(this.version(game, hints, save));
  }

  /** Tells whether a restarted game has no other moves yet. After the last of the old moves was redone, it is the old game again. */
  #isStillRestarted(save: SavedGame): boolean {
    const old = this.#restarted!;
    if (!sameMoves(old.save, save)) {
      this.#restarted = undefined;
      return false;
    }
    if (save.cursor === save.gestures.length) {
      this.#restarted = undefined;
      this.#put(old);
    }
    return true;
  }

  /** Returns the record that {@link keep} would write now. A won or scored game that is played again gets a new one. */
  version(game: GameSnapshot, hints = 0, save = game.save()): GameRecord {
    const old = hasResult(this.#record) ? undefined : this.#record;
    const score = game.score;
    return {
      id: old?.id ?? this.makeId(),
      variant: save.variant,
      deal: dealKey(save),
      save,
      outcome: outcomeOf(game),
      ...((game.stuck || (this.#dead !== undefined && game.status === 'playing')) && { stuck: true }),
      // A game on cards that somebody put in order does not count.
      ...((this.#watched || save.seed === undefined) && { watched: true }),
      // A taken back move stays in the game until another one replaces it, and each undo is saved.
      ...((old?.noUndo ?? !old) && save.cursor === save.gestures.length && { noUndo: true }),
      moves: game.moves,
      hints: (old?.hints ?? 0) + hints,
      ...(score === undefined ? {} : { score }),
      started: old?.started ?? this.now(),
      updated: Math.max(this.now(), old?.updated ?? 0), // Keep the time from decreasing: after a clock was set back, a later version must not look older.
    };
  }

  /** The latest version, if the store has not confirmed it yet. */
  get unwritten(): GameRecord | undefined {
    return this.#writing && this.#record;
  }

  /** Resolves when everything is written. */
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

/** Tells whether a game is won, or over with a score. */
const hasResult = (record: GameRecord | undefined): boolean => record?.outcome === 'won' || record?.outcome === 'over';

/** Tells whether two saves of one deal contain the same moves, including undone ones. */
export const sameMoves = (some: SavedGame, more: SavedGame): boolean => JSON.stringify(some.gestures) === JSON.stringify(more.gestures);

const outcomeOf = ({ status }: GameSnapshot): Outcome => (status === 'playing' ? 'open' : status);
