import type { Game, Position, Problem } from '@patience/core';
import { openDeal, reopen, withMoves, type Opened } from '../game/dealer.js';
import { gesturesOf } from '../game/moves-text.js';
import { gameRequest, type GameRequest } from '../game-request.js';
import type { TableSession } from '../game/table-session.js';
import type { Settings } from '../settings.js';

/** The table of one element, on which positions are set. */
interface PositionHost {
  readonly element: Settings;
  readonly game: Game | undefined;
  readonly state: { readonly session: TableSession | undefined };
  readonly loader: { readonly loading: boolean; openLater(later: Partial<GameRequest>): true };
  attempt<T>(act: () => T): T | undefined;
  goTo(cursor: number): boolean;
  broken(problem: Problem): void;
  reopened(opened: Opened): void;
}

/** Puts positions and moves of the page on the table. What cannot be is reported, and the game goes on. */
export class Positions {
  constructor(private readonly actions: PositionHost) {}

  get position(): Position | undefined {
    return this.actions.attempt(() => this.actions.game?.position);
  }

  /** Begins a new game with a position. */
  begin(position: unknown): boolean {
    const { actions } = this;
    const { game, element } = this.#now();
    if (!game) return actions.loader.openLater({ position, savedGame: undefined });
    const options = isWithOptions(position) ? position.options : game.options;
    const request = { ...gameRequest(element), savedGame: undefined, storageKey: undefined };
    const begun = openDeal(game.variant, { ...request, position: isObject(position) ? { ...position, options } : position });
    if (!begun.ok) return this.#refuse(begun.error);
    const { problem } = begun.value;
    return problem ? this.#refuse(problem) : this.#open(begun.value);
  }

  /** Plays moves from the deal of the current game, instead of its moves. A single further gesture is played on the table. */
  play(moves: string): boolean {
    const { actions } = this;
    const { game } = this.#now();
    if (!game) return actions.loader.openLater({ moves });
    const wanted = gesturesOf(moves);
    if (isBeginningOf(wanted, game.gestures)) return actions.goTo(wanted.length);
    const opened = withMoves(game.variant, game.save(), moves);
    if (!opened.ok) return this.#refuse(opened.error);
    const isNext = wanted.length === game.cursor + 1 && isBeginningOf(wanted.slice(0, -1), game.gestures);
    return isNext ? actions.state.session!.play(wanted.at(-1)!) : this.#open(opened.value);
  }

  /** Opens a saved game of the same variant. */
  load(save: unknown): boolean {
    const { game, loader } = this.actions;
    if (!game) return loader.openLater({ savedGame: save });
    const opened = reopen(game.variant, save);
    return opened.ok ? this.#open(opened.value) : this.#refuse(opened.error);
  }

  /** Returns the element, and its game if no other one is being loaded: a change of `variant` in the same task comes first. */
  #now(): Pick<PositionHost, 'game' | 'element'> {
    const { element } = this.actions;
    element.flush();
    return { element, game: this.actions.loader.loading ? undefined : this.actions.game };
  }

  #refuse(problem: Problem): false {
    this.actions.broken(problem);
    return false;
  }

  #open(opened: Opened): true {
    this.actions.reopened(opened);
    return true;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isWithOptions = (value: unknown): value is Position => isObject(value) && 'options' in value;

/** Tells whether gestures are the first ones of others. */
const isBeginningOf = (gestures: readonly (readonly string[])[], all: readonly (readonly string[])[]): boolean =>
  gestures.length <= all.length && gestures.every((gesture, i) => gesture.join() === all[i]!.join());
