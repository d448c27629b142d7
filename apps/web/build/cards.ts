import type { Variant } from '@patience/core';
import { CARDS, type Cards } from '../src/catalogue/families.js';
import { sampleDeal } from './sample-deal.js';

const asked = new Map<string, readonly Cards[]>();

/**
 * Returns the state of the cards after the deal with the default options. It is read from a dealt game, since the family of a patience does
 * not determine it.
 */
export function cardsOf(variant: Variant): readonly Cards[] {
  if (!asked.has(variant.id)) asked.set(variant.id, ask(variant));
  return asked.get(variant.id)!;
}

function ask(variant: Variant): readonly Cards[] {
  const game = sampleDeal(variant);
  if (!game) return [];
  const { piles, view } = game;
  const are: Readonly<Record<Cards, boolean>> = {
    open: piles.every(({ id }) => Array.from({ length: view.count(id) }, (_, i) => view.card(id, i)).every((card) => card !== null)),
    stock: piles.some(({ id, role }) => role === 'stock' && view.count(id) > 0),
  };
  return CARDS.filter((how) => are[how]);
}
