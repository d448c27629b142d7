import { FACES, faceOf, formatFace, parseFace, RANKS, rankOf, SUITS, type Face } from './card.js';
import type { DeckSpec } from '../contract.js';
import { fail, ok, type Result } from '../problem.js';
import { Random, shuffle, type Seed } from './random.js';

/** The most cards of a game: eight packs. */
export const MAX_CARDS = 416;

/** How many cards a deck has, without laying them out. */
export const sizeOf = ({ copies = 1, suits = SUITS, ranks }: DeckSpec): number =>
  copies * suits.length * (ranks ? RANKS.filter((_, i) => ranks.includes(i + 1)).length : RANKS.length);

/** The faces of a new deck, sorted by copy, suit and rank. */
export function newDeck(spec: DeckSpec): Face[] {
  const faces: Face[] = [];
  for (let copy = 0; copy < (spec.copies ?? 1); copy++)
    for (const suit of spec.suits ?? SUITS)
      for (let rank = 1; rank <= 13; rank++) if (!spec.ranks || spec.ranks.includes(rank)) faces.push(faceOf(SUITS.indexOf(suit), rank));
  return faces;
}

/** The faces that are laid out first, in the order in which they are: the named ones as named, ranks copy by copy and suit by suit. */
function firstFaces({ first = [], ...spec }: DeckSpec): Face[] {
  const deck = newDeck({ ...spec, suits: SUITS.filter((suit) => spec.suits?.includes(suit) ?? true) });
  if (typeof first[0] === 'string')
    return (first as readonly string[])
      .map((card) => parseFace(card))
      .filter((face) => face !== undefined && deck.includes(face)) as Face[];
  return deck.filter((face) => (first as readonly number[]).includes(rankOf(face)));
}

/** Cards that are laid out first come to the front; all others keep their order. */
function inDealingOrder(faces: readonly Face[], spec: DeckSpec): Face[] {
  const first = firstFaces(spec);
  const still = count(first);
  return [...first, ...faces.filter((face) => still[face]!-- <= 0)];
}

/** The deck of a seed, in dealing order. */
export function shuffledDeck(spec: DeckSpec, random: Random): Face[] {
  const faces = newDeck(spec);
  shuffle(faces, 0, faces.length, random);
  return inDealingOrder(faces, spec);
}

/**
 * Reads a deck: cards in dealing order, divided by blanks, commas or line ends. Cards that the rules lay out first
 * may stand anywhere or be left out.
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
  // Nothing of what is laid out first was written.
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
    return fail(code, { card, given: given[face]!, wanted: wanted[face]! });
  }
}

/** The opposite of {@link parseDeck}. */
export const formatDeck = (faces: Iterable<Face>): string => Array.from(faces, formatFace).join(' ');

/** The stream of chance of a deal. An explicit deck has a stream too: a reshuffle in mid-game must be repeatable. */
export const randomOf = (deal: { seed: Seed } | { deck: string }): Random => new Random('seed' in deal ? deal.seed : `deck ${deal.deck}`);

function count(faces: readonly Face[]): number[] {
  const counts = new Array<number>(FACES).fill(0);
  for (const face of faces) counts[face] = counts[face]! + 1;
  return counts;
}
