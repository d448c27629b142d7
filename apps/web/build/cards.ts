import type { Variant } from '@patience/core';
import { once } from '@patience/core/internals';
import { CARDS, type Cards } from '../src/catalogue/families.js';
import { sampleDeal } from './sample-deal.js';

/**
 * Returns the state of the cards after the deal with the default options. It is read from a dealt game, since the family of a patience does
 * not determine it.
 */
export const cardsOf = once((variant: Variant): readonly Cards[] => {
  const game = sampleDeal(variant);
  if (!game) return [];
  const { piles, view } = game;
  const are: Readonly<Record<Cards, boolean>> = {
    open: piles.every(({ id }) => Array.from({ length: view.count(id) }, (_, i) => view.card(id, i)).every((card) => card !== null)),
    stock: piles.some(({ id, role }) => role === 'stock' && view.count(id) > 0),
  };
  return CARDS.filter((how) => are[how]);
});

/** Returns the number of cards of the dealt game with the default options; undefined if it cannot be dealt. */
export const sizeOf = once((variant: Variant): number | undefined => {
  const game = sampleDeal(variant);
  return game?.piles.reduce((sum, { id }) => sum + game.view.count(id), 0);
});
