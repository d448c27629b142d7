import type { Message } from './message.js';

/**
 * English, why a move is refused: a module of its own, which the file for script tags loads with the dialogs. Until then every refusal
 * is that a card does not fit.
 */
export const refusals: Readonly<Record<string, Message>> = {
  needs: 'Only {cards} fits here.',
  'empty-needs': 'Only {cards} may open this place.',
  'empty-closed': 'This empty place stays closed.',
  'empty-not-from': 'This gap is filled only from: {wanted}.',
  'not-from': 'Cards from that pile cannot go here, only from: {wanted}.',
  full: 'There is already a card here, and no other fits on it.',
  'nothing-fits': 'Nothing can be laid on {the-card}.',
  'no-pair': 'You cannot pair {the-a} with {the-b}.',
  'pile-refuses': 'No card can be laid on this pile.',
  'pile-keeps': 'No card can be taken from this pile.',
  'pile-empty': 'There is no card here.',
  'pile-short': { by: 'count', one: 'There is only {count} card here.', other: 'There are only {count} cards here.' },
  'card-covered': 'Other cards still cover this one.',
  'card-hidden': 'This card is face down.',
  'only-top': 'Only the top card moves here.',
  'only-whole': 'This pile moves only as a whole.',
  'run-broken': {
    by: 'count',
    1: 'Only the top card is free: the run is broken below it.',
    other: 'Only the top {count} cards form a run.',
  },
  'too-many': { by: 'max', 1: 'Only one card at a time fits here.', other: 'At most {max} cards at a time fit here.' },
  'no-place': { by: 'limit', 1: 'There is room for only one card here.', other: 'There is room for only {limit} cards here.' },
  'not-now': 'This card may not be lifted now.',
  'too-many-lifted': { by: 'max', 1: 'Only the top card may be lifted here.', other: 'Only the top {max} cards may be lifted here.' },
  'no-room': 'There is not enough free space for {count} cards: only for {room} at a time.',
  'same-pile': 'The card is already here.',
  'stock-empty': 'The stock is empty.',
  'stock-left': 'There are still cards in the stock.',
  'waste-empty': 'The waste is empty.',
  'no-redeal': 'The waste cannot be turned over again.',
};
