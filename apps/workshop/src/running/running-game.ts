import { Game, type Options, type SavedGame, type Variant } from '@patience/core';

/** A deal by its number, with the player's choices. Options without a choice have their usual value. */
export interface Deal {
  readonly seed: number;
  readonly options: Options;
}

/** The part of a saved game that does not depend on the rules. */
type Line = Pick<SavedGame, 'gestures' | 'cursor' | 'elapsedMs' | 'mistakes'>;

const NO_MOVES: Line = { gestures: [], cursor: 0, elapsedMs: 0, mistakes: 0 };

/**
 * The player's game in the workshop, which goes on while its rules are edited. All moves are remembered; the table gets as many of them as
 * the present rules allow. An edit that is undone therefore brings the moves back, until the player makes another move.
 */
export class RunningGame {
  #deal: Deal;
  #line: Line = NO_MOVES;
  /** The rules on the table, and the game with which they were put there. */
  #laid: { readonly variant: Variant; readonly game: SavedGame; readonly played?: SavedGame } | undefined;

  constructor(seed: number) {
    this.#deal = { seed, options: {} };
  }

  get deal(): Deal {
    return this.#deal;
  }

  /** Number of moves that the player has made and not undone. */
  get moves(): number {
    return this.#line.cursor;
  }

  /** Deals anew. */
  begin(deal: Deal): void {
    this.#deal = deal;
    this.#line = NO_MOVES;
    this.#laid = undefined;
  }

  /** Goes on with a game that was saved before, perhaps under other rules. A game on given cards has no number and is left out. */
  resume(save: SavedGame): void {
    if (typeof save.seed !== 'number') return;
    this.begin({ seed: save.seed, options: save.options });
    this.#line = save;
  }

  /** Notes what the player has made of the game on the table. */
  take(save: SavedGame, { options }: Variant): void {
    if (typeof save.seed !== 'number') return;
    const chosen = Object.entries(save.options).filter(([name, value]) => options[name]?.[0] !== value);
    this.#deal = { seed: save.seed, options: Object.fromEntries(chosen) };
    this.#line = save;
    if (this.#laid) this.#laid = { ...this.#laid, played: save };
  }

  /** Returns the game as it is on a table with these rules, with all moves that the player has made there. */
  present(variant: Variant): SavedGame | undefined {
    const game = this.on(variant);
    return this.#laid?.played ?? game;
  }

  /** Returns the game for a table with these rules, with all moves that they allow. The same object is returned until the table has to change. */
  on(variant: Variant): SavedGame | undefined {
    if (this.#laid?.variant !== variant) {
      const game = continued(variant, this.#deal, this.#line);
      this.#laid = game && { variant, game };
    }
    return this.#laid?.game;
  }

  /** Returns the whole game for storing: with the moves that the present rules do not allow. */
  save(variant: Variant): SavedGame | undefined {
    const game = this.on(variant);
    return game && { ...game, seed: this.#deal.seed, options: this.#deal.options, ...this.#line };
  }
}

/** Replays a game under other rules up to the first gesture that they refuse. Undefined if the rules cannot deal. */
function continued(variant: Variant, { seed, options }: Deal, { gestures, cursor, elapsedMs, mistakes }: Line): SavedGame | undefined {
  const known = Object.fromEntries(Object.entries(options).filter(([name, value]) => variant.options[name]?.includes(value)));
  try {
    const started = Game.start(variant, { seed, options: known });
    if (!started.ok) return undefined;
    const game = started.value;
    for (const gesture of gestures) if (!plays(game, gesture)) break;
    while (game.cursor > cursor) game.undo();
    return { ...game.save(), elapsedMs, mistakes };
  } catch {
    return undefined; // The table reports rules that break the contract.
  }
}

/** Plays a gesture. @returns false if it is refused, or the rules fail in it */
function plays(game: Game, gesture: readonly string[]): boolean {
  try {
    return game.play(gesture).ok;
  } catch {
    return false;
  }
}
