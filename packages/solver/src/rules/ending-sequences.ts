import type { Card, Options, View } from '@patience/core';
import { FACES, type Table } from '@patience/core/internals';
import { perTraits } from './per-traits.js';
import type { Traits } from './traits.js';

/**
 * Returns whether a game is won exactly when every column is empty or holds one complete sequence, and no card is outside the columns.
 * Requires that each card may be laid on at most one other card. Then the variant's `status` is tested: it must report a win with complete
 * sequences in any columns, and no win after two cards are exchanged or the end of a sequence is moved to another column.
 */
export function endsInSequences(table: Table<Options>, traits: Traits): boolean {
  const elsewhere = table.cards.length - traits.columns.reduce((sum, pile) => sum + table.len[pile]!, 0);
  // With more cards outside the columns, a whole sequence could be missing from them.
  return elsewhere + traits.cells.length < shortest(traits, table);
}

/** Returns the number of cards in the shortest sequence; 0 where a game ends in another way. */
const shortest = perTraits((traits, table: Table<Options>): number => {
  const { variant, options, rules } = table;
  const families = familiesOf(traits);
  const columns = [...traits.columns];
  if (traits.wide || !variant.status || !traits.onePack || !families || families.length >= columns.length || traits.homes.length > 0)
    return 0;
  let lies: readonly (readonly number[])[] = [];
  const refuse = (): never => {
    throw new Error('The status function read something other than the cards in columns.');
  };
  const column = (id: string): readonly number[] => lies[columns.indexOf(rules.index.get(id)!)] ?? refuse();
  const shown: readonly Card[] = Array.from(rules.faces.rank, (_, face) => rules.faces.card(face, face));
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
    // Any error means that the function reads more than the cards in columns.
    return 0;
  }
  return Math.min(...families.map((family) => family.length));
});

/** Returns the sequences of faces that columns build, base card first; undefined unless each face may be laid on at most one other. */
function familiesOf(traits: Traits): number[][] | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => traits.copies[face]! > 0);
  const on = (over: number): number[] => faces.filter((under) => traits.wants(under, over));
  if (faces.some((face) => on(face).length > 1 || faces.filter((over) => traits.wants(face, over)).length > 1)) return undefined;
  const families = faces.filter((face) => on(face).length === 0).map((base) => [base]);
  for (const family of families) for (const last of family) family.push(...faces.filter((over) => traits.wants(last, over)));
  return families.flat().length === faces.length ? families : undefined;
}
