import type { TableActions } from '../state/table-actions.js';
import type { Move } from '@patience/core/internals';
import type { Outcome } from '../table/selection.js';
import type { TableSession } from '../game/table-session.js';
import { isEcho } from './echo.js';
import { cycleDestinations } from './cycle-destinations.js';
import type { Spot } from '../table/spot.js';

/** Milliseconds within which two taps are a double tap. */
const TWICE = 350;

/**
 * The effect of one tap on a card: `best` sends it to its best destination, `only` plays it if it has a single destination or can go to a foundation, and chooses it
 * otherwise, `choose` always chooses it.
 */
type TapMode = 'best' | 'only' | 'choose';

/** Moves of the hint that marks a card. */
type Hint = readonly Move[];

/** Interprets taps of mouse, finger, Enter and Space. Two quick taps send a card to its best destination in every mode. */
export class TapReader {
  /** The last tap, unless it moved cards. */
  #last: { readonly spot: Spot; readonly at: number; readonly hint: Hint | undefined } | undefined;
  /** The last single tap that moved cards. */
  #moved: PointerEvent | undefined;

  constructor(private readonly actions: TableActions) {}

  /** @param spot the tapped card or slot; undefined beside the cards, which releases the chosen card */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { state, features } = this.actions;
    const { session } = state;
    if (!session || features.loaded?.celebration.hurry(session.view)) return;
    if (features.loaded?.autoplay.running) return features.loaded.autoplay.stop();
    if (session.game.status !== 'playing') return;
    if (!spot) return void session.release();
    const mode = this.#mode(event);
    const twice = mode !== 'best' && this.#isTwice(spot, event);
    const hint = this.#hintAt(session, spot) ?? (twice ? this.#last?.hint : undefined);
    const played =
      hint && (twice || this.actions.element.taps !== 'two')
        ? this.#obey(session, spot, event as PointerEvent, hint)
        : mode === 'choose'
          ? this.#choose(session, spot, event, twice)
          : this.#send(session, spot, event as PointerEvent, twice ? 'twice' : mode);
    this.#last = played || twice ? undefined : { spot, at: event.timeStamp, hint };
  };

  /** Taps the clicked card or slot. */
  readonly click = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    this.tap(button ? this.actions.state.session?.view.scene.spotOf(button) : undefined, event);
  };

  /** Handles a long press: where a tap would move a card, chooses it. Returns true when it did. */
  readonly hold = (spot: Spot, event: PointerEvent): boolean => {
    const { session } = this.actions.state;
    if (!session || session.selection.chosen || this.#mode(event) === 'choose') return false;
    const outcome = session.guarded(() => session.selection.choose(spot), spot.pile);
    if (outcome?.kind !== 'chosen') return false;
    session.showOutcome(outcome);
    return true;
  };

  /** Returns the hint on the screen that marks a card, unless the tap lays a chosen card there. */
  #hintAt({ highlights, selection, game }: TableSession, { pile, depth }: Spot): Hint | undefined {
    const { pointed } = highlights;
    if (!pointed || selection.targets.has(pile)) return undefined;
    const partner = game.variant.pair !== undefined && pile === pointed.to && depth === 0;
    return partner || (pile === pointed.from && depth <= pointed.depth) ? pointed.moves : undefined;
  }

  /** Plays the hint that marks the tapped card. Returns true when cards were moved. */
  #obey(session: TableSession, spot: Spot, event: PointerEvent, hint: Hint): boolean {
    let outcome: Outcome | undefined;
    session.touch(spot, (selection) => {
      selection.release();
      return (outcome = selection.play(hint, spot.pile));
    });
    this.#moved = event;
    return outcome?.kind === 'played';
  }

  /** Handles a tap that chooses. Returns true when cards were moved. */
  #choose(session: TableSession, spot: Spot, event: MouseEvent, twice: boolean): boolean {
    const pointed = event.type.startsWith('pointer') && session.selection.actionAt(spot.pile) === undefined;
    if (pointed && isEcho(event as PointerEvent, this.#moved)) return false;
    const held = session.selection.chosen !== undefined;
    let outcome: Outcome | undefined;
    session.touch(spot, (selection) => (outcome = twice ? selection.send(spot) : selection.tap(spot)));
    const played = outcome?.kind === 'played';
    // Only a tap that needs no chosen card can be repeated by a trembling finger.
    if (played && pointed && !held) this.#moved = event as PointerEvent;
    return played;
  }

  /**
   * Handles a tap that may move a card. Ignores the second tap of a double tap or of a trembling finger, which would move the uncovered
   * card. Returns true when cards were moved.
   */
  #send(session: TableSession, spot: Spot, event: PointerEvent, mode: 'best' | 'only' | 'twice'): boolean {
    const acts = session.selection.actionAt(spot.pile) !== undefined;
    if (!acts && isEcho(event, this.#moved)) return false;
    let outcome: Outcome | undefined;
    session.touch(
      spot,
      (selection) =>
        (outcome = mode === 'twice' ? selection.send(spot) : cycleDestinations(selection, spot, event.timeStamp, mode === 'only')),
    );
    const played = outcome?.kind === 'played';
    if (played && !acts) this.#moved = event;
    return played;
  }

  /** Returns what a tap does. Keys always choose first; so do all taps where the player or the patience ask for two. */
  #mode(event: MouseEvent): TapMode {
    const { element, state } = this.actions;
    const { session } = state;
    if (!event.type.startsWith('pointer') || element.taps === 'two') return 'choose';
    if (element.taps === 'one') return 'best';
    if (session?.game.variant.taps) return 'choose';
    return (event as PointerEvent).pointerType === 'touch' ? 'best' : 'only';
  }

  /**
   * Tells whether this is the second tap on a card that the first tap did not move. Uses event times, since a busy page handles taps late.
   */
  #isTwice(spot: Spot, { type, detail, timeStamp }: MouseEvent): boolean {
    const { selection, game } = this.actions.state.session!;
    if (!game.view.card(spot.pile, spot.depth) || selection.actionAt(spot.pile) !== undefined) return false;
    const same = (other: Spot | undefined): boolean => other?.pile === spot.pile && other.depth === spot.depth;
    if (type === 'click' && detail === 0) return same(selection.chosen);
    return same(this.#last?.spot) && timeStamp - this.#last!.at < TWICE;
  }
}
