import type { Card } from '@patience/core';
import type { TemplateResult } from 'lit';

/** A picture of a card: a template of Lit, a node, or text. Undefined: the usual picture. */
export type CardPicture = TemplateResult | Node | string | undefined;

/** Returns the face of a card that lies face up. Face-down cards never reach it. `covered`: only the upper edge of the card is visible. */
export type CardFace = (card: Card, shown: { readonly covered: boolean }) => CardPicture;

/** Returns the back of a card, which tells nothing about the card. */
export type CardBack = () => CardPicture;

/** The pictures of a page for the cards of a table. */
export interface CardLooks {
  readonly cardFace: CardFace | undefined;
  readonly cardBack: CardBack | undefined;
}

/** Returns what a page's function returns. If it throws, reports the error to the console and returns undefined. */
export function pictureOf(draw: (() => CardPicture) | undefined): CardPicture {
  try {
    return draw?.();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
