/** Changes of a table that its rules may not notice: interchangeable piles exchange their cards, and cards become indistinguishable. */
import type { Card } from '../cards/card.js';
import type { Options } from '../contract.js';
import type { Piles } from './piles.js';
import { Table } from './table.js';

/** Returns a copy in which two piles have exchanged their cards: the same position if the piles are interchangeable. */
export function exchanged<O extends Options>(table: Table<O>, one: number, two: number): Table<O> {
  const copy = new Table(table.variant, table.options, table);
  const { slots, len, shift } = copy;
  const [a, b, size] = [one << shift, two << shift, 1 << shift];
  const cards = slots.slice(a, a + size);
  slots.copyWithin(a, b, b + size);
  slots.set(cards, b);
  [len[one], len[two]] = [len[two]!, len[one]!];
  copy.rehash(one);
  copy.rehash(two);
  return copy;
}

/**
 * Merges cards that the rules cannot distinguish, for a search: positions that differ only in the places of such cards then share a key. Not
 * for a table from which `imagine` makes others.
 * @param kinds face → kind, 0 to 63; equal for merged cards
 * @param cards card id → the card object that rules get from now on
 */
export function unite(piles: Piles, kinds: ArrayLike<number>, cards: readonly Card[]): void {
  const united = piles as { cards: readonly Card[]; kind: Uint8Array };
  united.cards = cards;
  united.kind = piles.face.map((face) => kinds[face]!);
  for (let pile = 0; pile < piles.rules.count; pile++) piles.rehash(pile);
}
