import type { Options } from '@patience/core';
import { list, MAX_MOVES, Table } from '@patience/core/internals';
import { takes, type Traits } from '../rules/traits.js';
import { blamedCards } from './blame.js';
import type { Reason } from './reason.js';

/** Largest number of positions that are visited, which takes about a tenth of a second. */
const MOST = 10_000;
/** Largest length of a line that is followed, so that the call stack suffices. */
const DEEPEST = 1_500;
/** Largest number of cards of a reason besides those that never move: nobody follows more on the table. */
const MOST_MOVING = 16;

/**
 * Returns the reason why a position is lost from which few positions can be reached, all of which are visited: the cards that can still
 * move, and one that is needed and never moves. Undefined when the position can be won, or when there are too many positions.
 */
export function exhaustedReason(given: Table<Options>, { stocks, wastes, homes }: Traits): Reason | undefined {
  const table = new Table(given.variant, given.options, given);
  const { cards, len, slots, shift, rules } = table;
  const cardsIn = (pile: number): number[] => Array.from({ length: len[pile]! }, (_, i) => slots[(pile << shift) + i]!);
  const inTalon = new Set([...stocks, ...wastes].flatMap(cardsIn));
  const start = placesOf(table);
  const moved = new Set<number>();
  const seen = new Set<string>();
  const buffers: Int32Array[] = [];
  /** Visits the position on the table and all positions that follow it. Returns false when one is won or there are too many. */
  const visit = (depth: number): boolean => {
    if (table.status() === 'won') return false;
    const key = table.key.join();
    if (seen.has(key)) return true;
    if (seen.size >= MOST || depth >= DEEPEST) return false;
    seen.add(key);
    const places = placesOf(table);
    for (let id = 0; id < places.length; id++) if (places[id] !== start[id]) moved.add(id);
    const buffer = (buffers[depth] ??= new Int32Array(MAX_MOVES));
    const count = list(table, buffer);
    for (let i = 0; i < count; i++) {
      table.play(buffer[i]!);
      const ends = visit(depth + 1);
      table.undo();
      if (!ends) return false;
    }
    return true;
  };
  if (!visit(0)) return undefined;
  const moving = [...moved].filter((id) => !inTalon.has(id));
  if (moving.length > MOST_MOVING) return undefined;
  const place = blamedCards(given);
  const tableau = [...rules.piles.keys()]
    .filter((pile) => !homes.includes(pile))
    .flatMap((pile) => {
      const ids = cardsIn(pile);
      return ids.flatMap((id, i) =>
        moved.has(id) || inTalon.has(id) || i + 1 === ids.length ? [] : [{ id, over: ids[i + 1]!, depth: ids.length - 1 - i }],
      );
    });
  const next = tableau.filter(({ id }) => isNext(given, id));
  const [blocked] = (next.length > 0 ? next : tableau).sort((a, b) => a.depth - b.depth || cards[a.id]!.rank - cards[b.id]!.rank);
  if (!blocked) return undefined;
  return {
    kind: moved.size === 0 ? 'stuck' : 'exhausted',
    cards: [...new Set([blocked.id, ...moving])].map(place),
    card: place(blocked.id),
    over: place(blocked.over),
    needs: moving.map(place),
  };
}

/** Returns for each card a number for its pile and its place there. */
function placesOf({ rules, cards, len, slots, shift }: Table<Options>): Int32Array {
  const places = new Int32Array(cards.length);
  for (let pile = 0; pile < rules.count; pile++) for (let i = pile << shift, end = i + len[pile]!; i < end; i++) places[slots[i]!] = i;
  return places;
}

/** Returns whether a card could go to a foundation now if no card lay on it. */
function isNext({ rules, face, top }: Table<Options>, id: number): boolean {
  return rules.homes.some((pile) => takes(rules, pile, top[pile]!, face[id]!));
}
