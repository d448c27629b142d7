import type { Card, Options, View } from '@patience/core';
import { FACES, makeCard, type Table } from '@patience/core/search';
import { perTraits } from './per-traits.js';
import type { Traits } from './traits.js';

/**
 * Is a game won only when in each column all cards lie on those that want them, the lowest on none, and no card is elsewhere?
 * Every card is wanted by one other at most, in the same family, and the variant's status is asked: with the families whole, in
 * any columns, the game is won; with any two cards exchanged, or the end of a family elsewhere, it is not.
 */
export function endsInSequences(table: Table<Options>, traits: Traits): boolean {
  const elsewhere = table.cards.length - traits.columns.reduce((sum, pile) => sum + table.len[pile]!, 0);
  // Else a family could be missing as a whole.
  return elsewhere + traits.cells.length < shortest(traits, table);
}

/** How many cards the shortest family has, 0 where a game ends otherwise. */
const shortest = perTraits((traits, table: Table<Options>): number => {
  const { variant, options, rules } = table;
  const families = familiesOf(traits);
  const columns = [...traits.columns];
  if (!variant.status || !traits.onePack || !families || families.length >= columns.length || traits.homes.length > 0) return 0;
  let lies: readonly (readonly number[])[] = [];
  const refuse = (): never => {
    throw new Error('A rule looked at something else.');
  };
  const column = (id: string): readonly number[] => lies[columns.indexOf(rules.index.get(id)!)] ?? refuse();
  const shown: readonly Card[] = Array.from({ length: FACES }, (_, face) => makeCard(face, face));
  const view: View = {
    piles: (role) => rules.piles.filter((pile) => role === undefined || pile.role === role).map(({ id }) => id),
    count: (pile) => column(pile).length,
    card: (pile, depth = 0) => shown[column(pile).at(-1 - depth) ?? -1] ?? null,
    run: refuse,
    counter: refuse,
  };
  const tally = new Proxy({ elapsedMs: 0, mistakes: 0 }, { get: refuse });
  const won = (now: readonly (readonly number[])[]): boolean => {
    lies = now;
    return variant.status!(view, options, tally) === 'won';
  };
  try {
    for (let first = 0; first < columns.length; first++) {
      const whole = columns.map((_, c) => families[(c + first) % columns.length] ?? []);
      if (!won(whole)) return 0;
      if (first > 0) continue;
      for (const one of table.face)
        for (const other of table.face)
          if (one < other && won(whole.map((pile) => pile.map((face) => (face === one ? other : face === other ? one : face))))) return 0;
      for (const [c, family] of whole.entries())
        for (let left = 0; left < family.length; left++) {
          const end = family.slice(left);
          const rest = whole.map((pile, p) => (p === c ? pile.slice(0, left) : pile));
          if (left > 0 && won(rest)) return 0;
          for (const [to, pile] of rest.entries())
            if (to !== c && (left > 0 || pile.length > 0) && won(rest.map((lying, p) => (p === to ? [...lying, ...end] : lying)))) return 0;
        }
    }
  } catch {
    // Whatever it is: it does not look at the cards in columns alone.
    return 0;
  }
  return Math.min(...families.map((family) => family.length));
});

/** Faces as columns build them, from those on which nothing wants to lie below; undefined unless each lies on one at most. */
function familiesOf(traits: Traits): number[][] | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => traits.copies[face]! > 0);
  const on = (over: number): number[] => faces.filter((under) => traits.wants(under, over));
  if (faces.some((face) => on(face).length > 1 || faces.filter((over) => traits.wants(face, over)).length > 1)) return undefined;
  const families = faces.filter((face) => on(face).length === 0).map((base) => [base]);
  for (const family of families) for (const last of family) family.push(...faces.filter((over) => traits.wants(last, over)));
  return families.flat().length === faces.length ? families : undefined;
}
