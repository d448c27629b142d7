import type { Options } from '@patience/core';
import { Random, shuffledDeck, Table } from '@patience/core/internals';

/** Deals the variant of a table anew with the same options. More can be observed from the start of a game than from a late position. */
export function freshDeal({ variant, options }: Table<Options>, seed: number): Table<Options> {
  const random = new Random(seed);
  return new Table(variant, options, { deck: shuffledDeck(variant.deck(options), random), random });
}
