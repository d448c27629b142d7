import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { BlamedCard } from './reason.js';

/** Returns a function that describes cards of a table by their places. */
export function blamedCards({ rules, cards, len, slots, shift, up }: Table<Options>): (id: number) => BlamedCard {
  const places = new Map<number, Pick<BlamedCard, 'pile' | 'depth'>>();
  for (const [pile, name] of rules.ids.entries())
    for (let i = 0; i < len[pile]!; i++) places.set(slots[(pile << shift) + i]!, { pile: name, depth: len[pile]! - 1 - i });
  return (id) => {
    const { rank, suit, letter } = cards[id]!;
    return { id, rank, suit, letter, ...places.get(id)!, faceUp: up[id] === 1 };
  };
}
