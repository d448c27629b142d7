import type { Options } from '@patience/core';
import { Random, shuffledDeck, Table } from '@patience/core/search';

/** A fresh deal of the same kind, from which more can be watched than from the end of a game. */
export function freshDeal({ variant, options }: Table<Options>, seed: number): Table<Options> {
  const random = new Random(seed);
  return new Table(variant, options, { deck: shuffledDeck(variant.deck(options), random), random });
}
