/** Shuffles during a game for plain models. The state of the deal's random stream is kept in the notes of the model. */
import type { Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { complete } from '../data/complete.js';
import type { DealRequest } from '../game/deal.js';
import { randomOf, shuffledDeck } from '../cards/deck.js';
import { completeOptions } from '../game/options.js';
import { Random, shuffle } from '../cards/random.js';
import type { PlainState } from './plain.js';

const WORDS = ['chance0', 'chance1', 'chance2', 'chance3'];

/** Returns the state of the random stream for this deal: the first notes of a plain model. */
export function chance<O extends Options>(variant: Variant<O>, { seed = 0, deck, options }: DealRequest): Record<string, number> {
  const chosen = completeOptions(variant, options);
  if (!chosen.ok) throw new Error(chosen.error.message);
  const random = randomOf(deck === undefined ? { seed } : { deck });
  if (deck === undefined) shuffledDeck(complete(variant).deck(chosen.value), random);
  return Object.fromEntries(WORDS.map((word, i) => [word, random.state[i]!]));
}

/** Shuffles cards, the lowest first, with the next numbers of the random stream in the notes. */
export function shufflePlain(cards: string[], { notes }: PlainState): void {
  const random = new Random(0);
  random.state.set(WORDS.map((word) => notes[word]!));
  const places = new Uint8Array(cards.keys());
  shuffle(places, 0, places.length, random);
  const before = [...cards];
  places.forEach((place, i) => (cards[i] = before[place]!));
  WORDS.forEach((word, i) => (notes[word] = random.state[i]!));
}
