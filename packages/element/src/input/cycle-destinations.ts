import type { Selection, Outcome } from '../table/selection.js';
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
/** By selection, what it sent last, and the gesture that did it. */
const last = new WeakMap<Selection, Sent & { readonly gesture: string }>();

const indexOf = ({ game }: Selection, pile: string): number => game.table.rules.index.get(pile)!;
const lastGesture = ({ game }: Selection): string => String(game.gestures[game.cursor - 1]);

/**
 * One tap that moves a card. With `only` it plays where a single place, pair or pile is possible, and else chooses the card. Without, it
 * sends the card to its best place; soon after, a tap on the same card takes it to the next place where it could have gone, and after
 * the last back to where it lay. Foundations give nothing away like that, and of several partners the player chooses one.
 * @param when the tap was made, in milliseconds of events
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
  if (places.length > 1 && (only || game.variant.pair)) return selection.tap(spot);
  return places.length > 0 ? goTo(selection, { card: card.id, from: spot, places, at: 0, when }) : selection.refuseToLift(spot);
}

/** While another card is chosen: can only the tapped card itself be meant, since the chosen one cannot be laid there and this one can be played? */
function isElsewhere(selection: Selection, { pile, depth }: Spot): boolean {
  if (selection.targets.has(pile)) return false;
  if (selection.chosen!.pile === pile && selection.chosen!.depth === depth) return false;
  return destinations(selection.game.table, indexOf(selection, pile), depth).length > 0;
}

/** What was sent just now, if it is what lies here and nothing has happened since. */
function again(selection: Selection, { pile, depth }: Spot, when: number): Sent | undefined {
  const sent = last.get(selection);
  if (!sent || when - sent.when > AGAIN || lastGesture(selection) !== sent.gesture) return undefined;
  if (selection.game.view.card(pile, depth)?.id === sent.card) return sent;
  // Others may have followed it onto its foundation.
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
