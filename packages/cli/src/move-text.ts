import { pileName, wordsOf, type LanguageTag } from '@patience/core';
import { ACTION, countOf, fromOf, kindOf, PAIR, toOf, type Move, type Table } from '@patience/core/internals';
import { cardText } from './picture.js';
import type { Paint } from './colour.js';

/** Returns a move for people to read: `10♥ → J♠`, `K♣ → column 3`, `Turn a card`. */
export function moveText(table: Table, move: Move, locale: LanguageTag, paint: Paint): string {
  const kind = kindOf(move);
  if (kind === ACTION) {
    const { name, each } = table.rules.actions[fromOf(move)]!;
    const text = wordsOf(table.variant, locale).actions?.[name] ?? name;
    return each ? `${text}: ${placeName(table, toOf(move), locale)}` : text;
  }
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const card = (pile: number, depth: number): string => cardText(table.seen.card(table.rules.ids[pile]!, depth), paint);
  if (kind === PAIR) return `${card(from, 0)} + ${card(to, 0)}`;
  const lifted = count === 1 ? card(from, 0) : `${card(from, count - 1)} … ${card(from, 0)}`;
  return `${lifted} → ${table.len[to]! > 0 ? card(to, 0) : placeName(table, to, locale)}`;
}

function placeName({ rules, variant }: Table, pile: number, locale: LanguageTag): string {
  const place = rules.piles[pile]!;
  return pileName(place, rules.byRole.get(place.role)!.length === 1, locale, variant);
}
