import { SUITS, type Face } from './card.js';
import { facesOf, MAX_FACES, MAX_RANK, USUAL } from './faces.js';
import type { DeckSpec, SuitSpec } from '../contract.js';
import { fail, ok, type Result } from '../problem.js';
import { Random, shuffle, type Seed } from './random.js';

/** Largest number of cards of a game: eight decks. */
const MAX_CARDS = 416;

/** Returns the number of cards of a deck. */
export const sizeOf = (spec: DeckSpec): number =>
  (spec.copies ?? 1) * suitsOf(spec).reduce((sum, { faces, copies }) => sum + copies * faces.length, 0);

/** Returns the faces of a deck, sorted by copy, suit and rank. */
export function newDeck(spec: DeckSpec): Face[] {
  const suits = suitsOf(spec);
  const deck: Face[] = [];
  for (let copy = 0; copy < (spec.copies ?? 1); copy++)
    for (const { faces, copies } of suits) for (const face of faces) for (let n = 0; n < copies; n++) deck.push(face);
  return deck;
}

/** Returns the suits of one deck: their faces, sorted by rank, and the number of equal cards of each. */
function suitsOf(spec: DeckSpec): { readonly faces: readonly Face[]; readonly copies: number }[] {
  const { suits = SUITS, ranks } = spec;
  const { ofSuit, suits: letters, rank } = facesOf(spec);
  return suits.map((suit) => {
    const {
      suit: letter,
      letters: own,
      copies = 1,
    }: Pick<SuitSpec, 'suit' | 'letters' | 'copies'> = typeof suit === 'string' ? { suit } : suit;
    const faces = ofSuit[letters.indexOf(letter)] ?? [];
    return { faces: own || !ranks ? faces : faces.filter((face) => ranks.includes(rank[face]!)), copies };
  });
}

/** Returns what a deck is that cannot be played with; undefined for a deck that can. */
export function faultOfDeck(spec: DeckSpec): string | undefined {
  const faces = facesOf(spec);
  const size = sizeOf(spec);
  if (!(size >= 1 && size <= MAX_CARDS)) return `must have 1 to ${MAX_CARDS} cards, not ${size}`;
  if (faces === USUAL) return undefined;
  if (faces.count > MAX_FACES) return `must have at most ${MAX_FACES} different cards, not ${faces.count}`;
  if (faces.highest > MAX_RANK) return `must have at most ${MAX_RANK} ranks in a suit, not ${faces.highest}`;
  const texts = Array.from({ length: faces.count }, (_, face) => faces.format(face));
  const twice = texts.find((text, face) => texts.indexOf(text) !== face);
  return twice === undefined ? undefined : `must write each card differently, but ${twice} is written twice`;
}

/** Returns the faces that are dealt first, in order: single cards as they are named, as often as the deck has them; ranks by copy and suit. */
function firstFaces({ first = [], ...spec }: DeckSpec): Face[] {
  if (first.length === 0) return [];
  const faces = facesOf(spec);
  const order = (suit: (typeof SUITS)[number]): number => SUITS.indexOf(suit);
  const { suits } = spec;
  const sorted = suits?.every((suit) => typeof suit === 'string') ? [...suits].sort((a, b) => order(a) - order(b)) : suits;
  const deck = newDeck({ ...spec, ...(sorted && { suits: sorted.filter((suit, i) => sorted.indexOf(suit) === i) }) });
  const left = count(deck);
  if (typeof first[0] === 'string')
    return (first as readonly string[])
      .map((card) => faces.parse(card))
      .filter((face) => face !== undefined && left[face]!-- > 0) as Face[];
  return deck.filter((face) => (first as readonly number[]).includes(faces.rank[face]!));
}

/** Moves the cards that are dealt first to the front; all others keep their order. */
function inDealingOrder(faces: readonly Face[], spec: DeckSpec): Face[] {
  const first = firstFaces(spec);
  if (first.length === 0) return [...faces];
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
  const own = facesOf(spec);
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const faces: Face[] = [];
  for (const [index, word] of words.entries()) {
    const face = own.parse(word);
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
    for (let face = 0; face < own.count; face++) if (test(given[face]!, wanted[face]!)) return face;
    return undefined;
  };
  const foreign = wrong((has, needs) => has > 0 && needs === 0);
  if (foreign !== undefined) return fail('deck-foreign', { card: own.format(foreign) });
  const double = wrong((has, needs) => has > needs);
  if (double !== undefined) return miscounted('deck-double', double);
  const missing = wrong((has, needs) => has < needs);
  if (missing !== undefined) return miscounted('deck-missing', missing);
  return ok(inDealingOrder(faces, spec));

  function miscounted(code: string, face: Face): Result<never> {
    const card = own.format(face);
    return fail(code, { card, given: given[face]!, wanted: wanted[face]!, total: faces.length, size: sizeOf(spec) });
  }
}

/** Writes a deck as {@link parseDeck} reads it. */
export const formatDeck = (deck: Iterable<Face>, spec: DeckSpec = {}): string => {
  const faces = facesOf(spec);
  return Array.from(deck, (face) => faces.format(face)).join(' ');
};

/** Returns the random stream of a deal. A deal by its deck or position has one too, since shuffles during the game must be repeatable. */
export const randomOf = (deal: { seed: Seed } | { deck: string } | { position: unknown }): Random =>
  new Random('seed' in deal ? deal.seed : 'deck' in deal ? `deck ${deal.deck}` : `position ${JSON.stringify(deal.position)}`);

function count(faces: readonly Face[]): number[] {
  const counts = new Array<number>(MAX_FACES).fill(0);
  for (const face of faces) counts[face] = counts[face]! + 1;
  return counts;
}
