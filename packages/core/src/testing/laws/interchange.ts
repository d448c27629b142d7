import type { Pile } from '../../contract.js';
import { accepts, movable } from '../../moves/legal.js';
import type { Table } from '../../table/table.js';
import { dealFor, demand, type Law } from '../law.js';
import { walk } from '../walk.js';

/** Piles of one group may change places in lists, keys and searches: so their rules must be the same. */
export const interchange: Law = {
  name: 'piles of one group give and take the same cards',
  each: 'options',
  check(trial) {
    const { rules } = dealFor(trial, 1).table;
    rules.piles.forEach((pile, i) => {
      const earlier = rules.piles[rules.earlier[i]!];
      if (earlier)
        for (const field of FIELDS)
          demand(
            written(pile[field]) === written(earlier[field]),
            trial,
            `table: ${pile.id}.${field}`,
            `differs from that of ${earlier.id} in the same group "${pile.group}"`,
          );
    });
    walk({ ...trial, games: Math.min(trial.games, 5) }, 'interchange', (table) => {
      for (let pile = 0; pile < rules.count; pile++) {
        const twin = twinOf(table, pile);
        if (twin < 0) continue;
        for (const from of rules.sources) {
          if (from === pile || from === twin) continue;
          for (let count = 1; count <= movable(table, from); count++)
            demand(
              (accepts(table, from, pile, count) === true) === (accepts(table, from, twin, count) === true),
              trial,
              `accept of pile ${rules.ids[pile]!}`,
              `answers otherwise than that of ${rules.ids[twin]!}, which lies alike in the same group: for ${rules.ids[from]!}*${count}`,
            );
        }
      }
    });
  },
};

const FIELDS = ['role', 'take', 'accept', 'limit', 'reveal', 'coveredBy'] as const satisfies readonly (keyof Pile)[];

/** Functions made anew for each pile are compared by what they answer. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'function' ? 'a function' : part)) ?? '';

/** An earlier pile of the same group with the same top card and number, or −1. */
function twinOf({ rules, top, len }: Table, pile: number): number {
  for (let twin = rules.earlier[pile]!; twin >= 0; twin = rules.earlier[twin]!)
    if (top[twin] === top[pile] && len[twin] === len[pile]) return twin;
  return -1;
}
