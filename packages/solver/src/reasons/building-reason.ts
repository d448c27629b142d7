import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
import type { Traits } from '../rules/traits.js';
import { blamedCards } from './blame.js';
import { BuildingGame } from './building-game.js';
import type { Reason } from './reason.js';
import { smallestSubset } from './subset.js';

/** Largest number of cards of a reason: nobody follows a longer reason on the table. */
const MOST = 14;

/** Returns the reason why a position of a patience with foundations is lost; undefined when none is found. */
export function buildingReason(table: Table<Options>, traits: Traits): Reason | undefined {
  const game = BuildingGame.of(table, traits);
  if (!game) return undefined;
  const { order } = traits;
  // Leave out first the cards that go to the foundations last, so that the reason is about the cards that are needed next.
  const start = [...game.cards].sort((a, b) => order[table.face[b]!]! - order[table.face[a]!]!);
  const ids = smallestSubset(game, start, table.cards.length);
  if (!ids || ids.length > MOST) return undefined;
  const subset = new Set(ids);
  const place = blamedCards(table);
  // The search of the smallest subset was not the last one: search it again, so that the game is about it.
  game.lost(
    Uint8Array.from(table.cards, (_, id) => Number(subset.has(id))),
    0,
  );
  const covered = [...ids].reverse().filter((id) => game.aboveOf(id) >= 0);
  /** Returns all cards that would let a card leave. */
  const helpers = (id: number): readonly number[] => [...new Set([...game.before[id]!, ...game.onto[id]!])];
  const isStuck = (id: number): boolean => game.opens[id] === 0 && helpers(id).every((other) => subset.has(other));
  const card = covered.find((id) => isStuck(game.aboveOf(id))) ?? covered[0];
  if (card === undefined) return undefined;
  const over = game.aboveOf(card);
  return {
    kind: game.hasRoom() ? 'room' : 'order',
    cards: ids.map(place),
    card: place(card),
    over: place(over),
    needs: isStuck(over) ? helpers(over).map(place) : [],
  };
}
