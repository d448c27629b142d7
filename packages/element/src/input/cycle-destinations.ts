import type { Hand, Outcome } from '../table/hand.js';
import type { Spot } from '../table/spot.js';
import { destinations, movesTo } from '@patience/core/search';

/** A card that one tap has sent, and where it could go from where it lay. */
interface Sent {
  readonly card: number;
  readonly from: Spot;
  readonly places: readonly number[];
  /** Index of the place where it lies now. */
  readonly at: number;
  /** When it was tapped, in milliseconds of events. */
  readonly when: number;
}

/** So long a tap on a card that was sent means its next place, in milliseconds. */
const AGAIN = 1500;
/** By hand, what it sent last, and the gesture that did it. */
const last = new WeakMap<Hand, Sent & { readonly gesture: string }>();

const indexOf = ({ game }: Hand, pile: string): number => game.table.rules.index.get(pile)!;
const lastGesture = ({ game }: Hand): string => String(game.gestures[game.cursor - 1]);

/**
 * One tap that moves a card. With `only` it plays where a single place, pair or pile is possible, and else chooses the card. Without, it
 * sends the card to its best place; soon after, a tap on the same card takes it to the next place where it could have gone, and after
 * the last back to where it lay. Foundations give nothing away like that, and of several partners the player chooses one.
 * @param when the tap was made, in milliseconds of events
 */
export function cycleDestinations(hand: Hand, spot: Spot, when: number, only = false): Outcome {
  const { game } = hand;
  const sent = only ? undefined : again(hand, spot, when);
  if (sent) {
    game.undo();
    return goTo(hand, { ...sent, at: sent.at + 1, when });
  }
  const card = game.view.card(spot.pile, spot.depth);
  const waits = card && hand.actionAt(spot.pile) === undefined && hand.pile(spot.pile).role !== 'foundation';
  if (!waits || (hand.chosen && !(only && isElsewhere(hand, spot)))) return hand.tap(spot);
  hand.release();
  const places = destinations(game.table, indexOf(hand, spot.pile), spot.depth);
  if (places.length > 1 && (only || game.variant.pair)) return hand.tap(spot);
  return places.length > 0 ? goTo(hand, { card: card.id, from: spot, places, at: 0, when }) : hand.stays(spot);
}

/** While another card is chosen: can only the tapped card itself be meant, since the chosen one cannot be laid there and this one can be played? */
function isElsewhere(hand: Hand, { pile, depth }: Spot): boolean {
  if (hand.targets.has(pile)) return false;
  if (hand.chosen!.pile === pile && hand.chosen!.depth === depth) return false;
  return destinations(hand.game.table, indexOf(hand, pile), depth).length > 0;
}

/** What was sent just now, if it is what lies here and nothing has happened since. */
function again(hand: Hand, { pile, depth }: Spot, when: number): Sent | undefined {
  const sent = last.get(hand);
  if (!sent || when - sent.when > AGAIN || lastGesture(hand) !== sent.gesture) return undefined;
  if (hand.game.view.card(pile, depth)?.id === sent.card) return sent;
  // Others may have followed it onto its foundation.
  const here = indexOf(hand, pile) === sent.places[sent.at];
  return here && depth === 0 && hand.pile(pile).role === 'foundation' ? sent : undefined;
}

function goTo(hand: Hand, sent: Sent): Outcome {
  const { from, places, at } = sent;
  const place = places[at];
  const moves = place === undefined ? undefined : movesTo(hand.game.table, indexOf(hand, from.pile), from.depth, place);
  last.delete(hand);
  if (!moves) return hand.release();
  const outcome = hand.play(moves, from.pile);
  if (outcome.kind === 'played') last.set(hand, { ...sent, gesture: lastGesture(hand) });
  return outcome;
}
