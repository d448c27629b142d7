import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { Traits } from '../rules/traits.js';
import { blamedCards } from './blame.js';
import { PairingGame } from './pairing-game.js';
import type { Reason } from './reason.js';
import { smallestSubset } from './subset.js';

/** Largest number of groups of partners from which a proof is made: few enough to be searched together. */
const GROUPS = 3;
/** Largest number of cards of a reason: nobody follows a longer reason on the table. */
const MOST = 14;

/** Returns the reason why a position of a pairing game is lost; undefined when none is found. */
export function pairingReason(table: Table<Options>, traits: Traits): Reason | undefined {
  const game = PairingGame.of(table, traits);
  if (!game) return undefined;
  const ids = subsetOf(game, table.cards.length);
  if (!ids || ids.length > MOST) return undefined;
  const place = blamedCards(table);
  const subset = new Set(ids);
  /** Returns whether a card has no partner outside the subset. */
  const isBound = (id: number): boolean => game.partners[id]!.every((other) => subset.has(other));
  const bound = ids.filter(isBound).sort((a, b) => game.partners[a]!.length - game.partners[b]!.length);
  const card = bound[0] ?? ids[0]!;
  const needs = isBound(card) ? game.partners[card]! : [];
  return {
    kind: isBound(card) && needs.length === 0 ? 'alone' : 'partners',
    cards: ids.map(place),
    card: place(card),
    needs: needs.map(place),
  };
}

/** Returns a smallest subset that proves the game lost, from as few groups of partners as possible. */
function subsetOf(game: PairingGame, ids: number): readonly number[] | undefined {
  const groups = groupsOf(game);
  for (let count = 1; count <= Math.min(GROUPS, groups.length); count++)
    for (const chosen of choices(groups, count)) {
      const found = smallestSubset(game, chosen.flat(), ids);
      if (found) return found;
    }
  return undefined;
}

/** Returns the cards in groups: partners, and partners of partners, are in one group. */
function groupsOf({ cards, partners }: PairingGame): readonly (readonly number[])[] {
  const left = new Set(cards);
  const groups: number[][] = [];
  for (const first of left) {
    const members = new Set([first]);
    for (const member of members) for (const other of partners[member]!) members.add(other);
    for (const member of members) left.delete(member);
    groups.push([...members]);
  }
  return groups;
}

/** Yields every choice of a number of items. @param count number of items in a choice */
function* choices<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - count; i++) for (const others of choices(items, count - 1, i + 1)) yield [items[i]!, ...others];
}
