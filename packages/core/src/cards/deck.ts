import { FACES, faceOf, formatFace, parseFace, RANKS, rankOf, SUITS, type Face } from './card.js';
import type { DeckSpec } from '../contract.js';
import { fail, ok, type Result } from '../problem.js';
import { Random, shuffle, type Seed } from './random.js';

/** Largest number of cards of a game: eight decks. */
export const MAX_CARDS = 416;

/** Returns the number of cards of a deck. */
export const sizeOf = ({ copies = 1, suits = SUITS, ranks }: DeckSpec): number =>
  copies * suits.length * (ranks ? RANKS.filter((_, i) => ranks.includes(i + 1)).length : RANKS.length);

/** Returns the faces of a deck, sorted by copy, suit and rank. */
export function newDeck(spec: DeckSpec): Face[] {
  const faces: Face[] = [];
  for (let copy = 0; copy < (spec.copies ?? 1); copy++)
    for (const suit of spec.suits ?? SUITS)
      for (let rank = 1; rank <= 13; rank++) if (!spec.ranks || spec.ranks.includes(rank)) faces.push(faceOf(SUITS.indexOf(suit), rank));
  return faces;
}

/** Returns the faces that are dealt first, in order: single cards as they are named, as often as the deck has them; ranks by copy and suit. */
function firstFaces({ first = [], ...spec }: DeckSpec): Face[] {
  const deck = newDeck({ ...spec, suits: SUITS.filter((suit) => spec.suits?.includes(suit) ?? true) });
  const left = count(deck);
  if (typeof first[0] === 'string')
    return (first as readonly string[]).map((card) => parseFace(card)).filter((face) => face !== undefined && left[face]!-- > 0) as Face[];
  return deck.filter((face) => (first as readonly number[]).includes(rankOf(face)));
}

/** Moves the cards that are dealt first to the front; all others keep their order. */
function inDealingOrder(faces: readonly Face[], spec: DeckSpec): Face[] {
  const first = firstFaces(spec);
  const still = count(first);
  return [...first, ...faces.filter((face) => still[face]!-- <= 0)];
}

/** Returns a shuffled deck, in the order in which it is dealt. @param random the random stream of the deal */
export function shuffledDeck(spec: DeckSpec, random: Random): Face[] {
  const faces = newDeck(spec);
  shuffle(faces, 0, faces.length, random);
  return inDealingOrder(faces, spec);
}

/**
 * Reads a deck: cards in the order in which they are dealt, separated by blanks, commas, semicolons or line ends. Cards that the rules deal
 * first may be anywhere or missing.
 * @returns the faces; a problem when a card is unreadable, missing, too many or not of this deck
 */
export function parseDeck(text: string, spec: DeckSpec): Result<Face[]> {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const faces: Face[] = [];
  for (const [index, word] of words.entries()) {
    const face = parseFace(word);
    if (face === undefined) return fail('deck-card', { place: index + 1, card: word });
    faces.push(face);
  }
  const wanted = count(newDeck(spec));
  const given = count(faces);
  const first = firstFaces(spec);
  const understood = count(first);
  // Add the cards that are dealt first when none of them is in the text.
  if (first.every((face) => given[face]! <= wanted[face]! - understood[face]!))
    for (const face of first) {
      faces.push(face);
      given[face]!++;
    }
  const wrong = (test: (given: number, wanted: number) => boolean): Face | undefined => {
    for (let face = 0; face < FACES; face++) if (test(given[face]!, wanted[face]!)) return face;
    return undefined;
  };
  const foreign = wrong((has, needs) => has > 0 && needs === 0);
  if (foreign !== undefined) return fail('deck-foreign', { card: formatFace(foreign) });
  const double = wrong((has, needs) => has > needs);
  if (double !== undefined) return miscounted('deck-double', double);
  const missing = wrong((has, needs) => has < needs);
  if (missing !== undefined) return miscounted('deck-missing', missing);
  return ok(inDealingOrder(faces, spec));

  function miscounted(code: string, face: Face): Result<never> {
    const card = formatFace(face);
    return fail(code, { card, given: given[face]!, wanted: wanted[face]!, total: faces.length, size: sizeOf(spec) });
  }
}

/** Writes a deck as {@link parseDeck} reads it. */
export const formatDeck = (faces: Iterable<Face>): string => Array.from(faces, formatFace).join(' ');

/** Returns the random stream of a deal. A deal by its deck or position has one too, since shuffles during the game must be repeatable. */
export const randomOf = (deal: { seed: Seed } | { deck: string } | { position: unknown }): Random =>
  new Random('seed' in deal ? deal.seed : 'deck' in deal ? `deck ${deal.deck}` : `position ${JSON.stringify(deal.position)}`);

function count(faces: readonly Face[]): number[] {
  const counts = new Array<number>(FACES).fill(0);
  for (const face of faces) counts[face] = counts[face]! + 1;
  return counts;
}
