import type { Card } from '@patience/core';
import { destinations, movesTo, type Move } from '@patience/core/internals';
import type { TableSession } from '../game/table-session.js';
import type { TableActions } from '../state/table-actions.js';
import type { Outcome, Selection } from '../table/selection.js';
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

/**
 * Milliseconds of events after a tap that moved cards in which a second tap at the same point is ignored. Trembling fingers tap again
 * within about 250, quick players tap the next card every 150. Time alone cannot tell them apart, so the limit is short and the point
 * counts too. A mouse does not tremble, but players who are used to double clicks click again within 350.
 */
const ECHO = { touch: 200, other: 350 };
/** Distance of two taps at "the same point", in pixels: less than the 24 between the centres of two targets. */
const NEAR = 16;

/**
 * Tells whether a tap repeats one that moved cards: at the same point and soon after, it would move the card uncovered there, which the
 * player has not seen yet. Taps on a stock are never repetitions: each means the next card.
 */
const isEcho = ({ pointerType, timeStamp, clientX, clientY }: PointerEvent, moved: PointerEvent | undefined): boolean =>
  moved !== undefined &&
  timeStamp - moved.timeStamp < ECHO[pointerType === 'touch' ? 'touch' : 'other'] &&
  Math.hypot(clientX - moved.clientX, clientY - moved.clientY) < NEAR;

/** Interprets taps of mouse, finger, Enter and Space. Two quick taps send a card to its best destination in every mode. */
export class TapInterpreter {
  /** The last tap, unless it moved cards. */
  #last: { readonly spot: Spot; readonly at: number; readonly hint: Hint | undefined } | undefined;
  /** The last single tap that moved cards. */
  #moved: PointerEvent | undefined;
  readonly #cycle = new DestinationCycle();

  constructor(private readonly actions: TableActions) {}

  /** @param spot the tapped card or slot; undefined beside the cards, which releases the chosen card */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session } = this.actions.state;
    if (!session || this.#ends(session) || session.game.status !== 'playing') return;
    if (!spot) return void session.release();
    const mode = this.#mode(event);
    const twice = mode !== 'best' && this.#isTwice(spot, event);
    const hint = this.#hintAt(session, spot, twice);
    let played: boolean;
    if (hint && (twice || this.actions.element.taps !== 'two')) played = this.#obey(session, spot, event as PointerEvent, hint);
    else if (mode === 'choose') played = this.#choose(session, spot, event, twice);
    else played = this.#send(session, spot, event as PointerEvent, twice ? 'twice' : mode);
    this.#last = played || twice ? undefined : { spot, at: event.timeStamp, hint };
  };

  /** Ends the celebration or autoplay, if one is running. Returns true when the tap has done so. */
  #ends({ view }: TableSession): boolean {
    const { celebration, autoplay, replay } = this.actions.features.loaded ?? {};
    if (celebration?.hurry(view)) return true;
    const runs = autoplay?.running === true || replay?.running === true;
    autoplay?.stop();
    replay?.stop();
    return runs;
  }

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

  /** Returns the hint on the screen that marks a card, unless the tap lays a chosen card there; for a second tap, also the hint at the first one. */
  #hintAt({ highlights, selection, game }: TableSession, { pile, depth }: Spot, twice: boolean): Hint | undefined {
    const { hinted } = highlights;
    if (hinted && !selection.targets.has(pile)) {
      const partner = game.variant.pair !== undefined && pile === hinted.to && depth === 0;
      if (partner || (pile === hinted.from && depth <= hinted.depth)) return hinted.moves;
    }
    return twice ? this.#last?.hint : undefined;
  }

  /** Plays the hint that marks the tapped card. Returns true when cards were moved. */
  #obey(session: TableSession, spot: Spot, event: PointerEvent, hint: Hint): boolean {
    const outcome = session.touch(spot, (selection) => {
      selection.release();
      return selection.play(hint, spot.pile);
    });
    this.#moved = event;
    return outcome?.kind === 'played';
  }

  /** Handles a tap that chooses. Returns true when cards were moved. */
  #choose(session: TableSession, spot: Spot, event: MouseEvent, twice: boolean): boolean {
    const pointed = event.type.startsWith('pointer') && session.selection.actionAt(spot.pile) === undefined;
    if (pointed && isEcho(event as PointerEvent, this.#moved)) return false;
    const held = session.selection.chosen !== undefined;
    const outcome = session.touch(spot, (selection) => (twice ? selection.moveToBest(spot) : selection.tap(spot)));
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
    const outcome = session.touch(spot, (selection) =>
      mode === 'twice' ? selection.moveToBest(spot) : this.#cycle.send(selection, spot, event.timeStamp, mode === 'only'),
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

/** A card that a tap has moved, and its possible destinations. */
interface Sent {
  readonly card: number;
  readonly from: Spot;
  readonly places: readonly number[];
  /** Index of the destination on which it lies now. */
  readonly at: number;
  /** Time of the tap that moved the card, in milliseconds of event time stamps. */
  readonly when: number;
}

/** Milliseconds in which another tap on a moved card sends it to its next destination. */
const AGAIN = 1500;

const indexOf = ({ game }: Selection, pile: string): number => game.table.rules.index.get(pile)!;
const lastGesture = ({ game }: Selection): string => String(game.gestures[game.cursor - 1]);

/** Sends a tapped card to its best destination, and by further taps to the others in turn. */
export class DestinationCycle {
  /** The card that was sent last, the selection of its game, and the gesture that moved it. */
  #last: (Sent & { readonly selection: Selection; readonly gesture: string }) | undefined;

  /**
   * Moves a card by one tap. With `only`, plays the card if it can go to a foundation or has a single destination (pile or partner), else
   * chooses it. Without `only`, sends the card to its best destination. A tap on the same card soon after sends it to the next destination, and
   * after the last one back to where it lay. Never moves cards off foundations. If the card has several partners, the player chooses one.
   * @param when time of the tap, in milliseconds of events
   */
  send(selection: Selection, spot: Spot, when: number, only = false): Outcome {
    const { game } = selection;
    const sent = only ? undefined : this.#again(selection, spot, when);
    if (sent) {
      game.undo();
      return this.#goTo(selection, { ...sent, at: sent.at + 1, when });
    }
    const card = cardToSend(selection, spot);
    if (!card || (selection.chosen && !(only && isElsewhere(selection, spot)))) return selection.tap(spot);
    selection.release();
    const places = destinations(game.table, indexOf(selection, spot.pile), spot.depth);
    const home = game.piles[places[0]!]?.role === 'foundation';
    if (places.length > 1 && ((only && !home) || game.variant.pair)) return selection.tap(spot);
    return places.length > 0 ? this.#goTo(selection, { card: card.id, from: spot, places, at: 0, when }) : selection.refuseToLift(spot);
  }

  /** Returns the card that was sent just now, if it is the tapped one and nothing has happened since. */
  #again(selection: Selection, { pile, depth }: Spot, when: number): Sent | undefined {
    const sent = this.#last;
    if (sent?.selection !== selection || when - sent.when > AGAIN || lastGesture(selection) !== sent.gesture) return undefined;
    if (selection.game.view.card(pile, depth)?.id === sent.card) return sent;
    // Other cards may have followed it onto its foundation.
    const here = indexOf(selection, pile) === sent.places[sent.at];
    return here && depth === 0 && selection.pile(pile).role === 'foundation' ? sent : undefined;
  }

  #goTo(selection: Selection, { card, from, places, at, when }: Sent): Outcome {
    const place = places[at];
    const moves = place === undefined ? undefined : movesTo(selection.game.table, indexOf(selection, from.pile), from.depth, place);
    this.#last = undefined;
    if (!moves) return selection.release();
    const outcome = selection.play(moves, from.pile);
    if (outcome.kind === 'played') this.#last = { card, from, places, at, when, selection, gesture: lastGesture(selection) };
    return outcome;
  }
}

/** Returns the tapped card if a tap may send it elsewhere: not from a foundation, and not where the tap does an action. */
function cardToSend(selection: Selection, { pile, depth }: Spot): Card | null {
  const stays = selection.actionAt(pile) !== undefined || selection.pile(pile).role === 'foundation';
  return stays ? null : selection.game.view.card(pile, depth);
}

/**
 * While another card is chosen, tells whether a tap can only mean the tapped card: the chosen card cannot go there and the tapped one can
 * move.
 */
function isElsewhere(selection: Selection, { pile, depth }: Spot): boolean {
  if (selection.targets.has(pile)) return false;
  if (selection.chosen!.pile === pile && selection.chosen!.depth === depth) return false;
  return destinations(selection.game.table, indexOf(selection, pile), depth).length > 0;
}
