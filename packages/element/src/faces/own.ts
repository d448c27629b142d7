import type { Card, CompleteVariant, Options, Suit } from '@patience/core';
import { facesOf, USUAL } from '@patience/core/internals';
import { drawFace, faceWith, rankText, type Face, type FaceStyle, type OwnDeck } from './face.js';
import { SUIT_SHAPES } from './suits.js';

/** Returns the look of a deck; undefined for one of usual cards. */
export function ownDeckOf<O extends Options>(variant: Pick<CompleteVariant<O>, 'deck'>, options: O): OwnDeck | undefined {
  const spec = variant.deck(options);
  const faces = facesOf(spec);
  if (faces === USUAL) return undefined;
  const own = (spec.suits ?? []).filter((suit) => typeof suit === 'object');
  return {
    faces,
    signs: { ...SUIT_SHAPES, ...Object.fromEntries(own.map(({ suit, outline }) => [suit, outline])) },
    colours: Object.fromEntries(own.map(({ suit, colour }) => [suit, colour])),
  };
}

/** Returns the class of a card for style sheets: the letter of a usual suit, or the colour of an own one. */
export const inkOf = ({ suit }: Pick<Card, 'suit'>, own: OwnDeck | undefined): string => {
  const colour = own?.colours[suit];
  return colour === undefined ? suit : `ink-${colour}`;
};

/** Returns the usual rank of a letter, as it is drawn: pips of a number, or a court card; 0 for any other letter. */
const usualRank = (letter: string): number => USUAL.rank[USUAL.parse(`${letter}S`) ?? -1] ?? 0;

/** Returns the letter of a rank on a card, in a language. @param letters of ace, jack, queen and king there */
export const ownText = (letter: string, letters: string): string => {
  const rank = usualRank(letter);
  return rank > 0 ? rankText(rank, letters) : letter;
};

/** Returns rank and suit under which a card is drawn as a usual one; undefined for a card with an own suit or rank. */
export function usualLook({ letter, suit }: Drawable, own: OwnDeck | undefined): readonly [rank: number, suit: Suit] | undefined {
  const rank = usualRank(letter);
  return rank > 0 && own?.colours[suit] === undefined ? [rank, suit as Suit] : undefined;
}
type Drawable = Pick<Card, 'letter' | 'suit'>;

/** Draws a card. With an own suit or rank: pips for a number up to ten, a figure for jack, queen and king, else one large sign. */
export function drawCard(card: Drawable, style: FaceStyle, covered = false): Face {
  const usual = usualLook(card, style.own);
  if (usual) return drawFace(...usual, style, covered);
  const rank = usualRank(card.letter) || 1;
  return faceWith({ text: ownText(card.letter, style.letters), rank, sign: style.own!.signs[card.suit]! }, style, covered);
}
