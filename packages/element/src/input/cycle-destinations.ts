import type { Selection, Outcome } from '../table/selection.js';
import type { Spot } from '../table/spot.js';
import { destinations, movesTo } from '@patience/core/internals';

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
/** By selection, the card that was sent last and the gesture that moved it. */
const last = new WeakMap<Selection, Sent & { readonly gesture: string }>();

const indexOf = ({ game }: Selection, pile: string): number => game.table.rules.index.get(pile)!;
const lastGesture = ({ game }: Selection): string => String(game.gestures[game.cursor - 1]);

/**
 * Moves a card by one tap. With `only`, plays the card if it can go to a foundation or has a single destination (pile or partner), else chooses it. Without `only`,
 * sends the card to its best destination. A tap on the same card soon after sends it to the next destination, and after the last one back
 * to
 * where it lay. Never moves cards off foundations. If the card has several partners, the player chooses one.
 * @param when time of the tap, in milliseconds of events
 */
export function cycleDestinations(selection: Selection, spot: Spot, when: number, only = false): Outcome {
  const { game } = selection;
  const sent = only ? undefined : again(selection, spot, when);
  if (sent) {
    game.undo();
    return goTo(selection, { ...sent, at: sent.at + 1, when });
  }
  const card = game.view.card(spot.pile, spot.depth);
  const waits = card && selection.actionAt(spot.pile) === undefined && selection.pile(spot.pile).role !== 'foundation';
  if (!waits || (selection.chosen && !(only && isElsewhere(selection, spot)))) return selection.tap(spot);
  selection.release();
  const places = destinations(game.table, indexOf(selection, spot.pile), spot.depth);
  const home = game.piles[places[0]!]?.role === 'foundation';
  if (places.length > 1 && ((only && !home) || game.variant.pair)) return selection.tap(spot);
  return places.length > 0 ? goTo(selection, { card: card.id, from: spot, places, at: 0, when }) : selection.refuseToLift(spot);
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

/** Returns the card that was sent just now, if it is the tapped one and nothing has happened since. */
function again(selection: Selection, { pile, depth }: Spot, when: number): Sent | undefined {
  const sent = last.get(selection);
  if (!sent || when - sent.when > AGAIN || lastGesture(selection) !== sent.gesture) return undefined;
  if (selection.game.view.card(pile, depth)?.id === sent.card) return sent;
  // Other cards may have followed it onto its foundation.
  const here = indexOf(selection, pile) === sent.places[sent.at];
  return here && depth === 0 && selection.pile(pile).role === 'foundation' ? sent : undefined;
}

function goTo(selection: Selection, sent: Sent): Outcome {
  const { from, places, at } = sent;
  const place = places[at];
  const moves = place === undefined ? undefined : movesTo(selection.game.table, indexOf(selection, from.pile), from.depth, place);
  last.delete(selection);
  if (!moves) return selection.release();
  const outcome = selection.play(moves, from.pile);
  if (outcome.kind === 'played') last.set(selection, { ...sent, gesture: lastGesture(selection) });
  return outcome;
}
