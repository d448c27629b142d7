import type { Options } from '@patience/core';
import { ANY_COUNT, EMPTY, FACES, ROW, type Rules, type Table } from '@patience/core/internals';
import { perTraits } from './per-traits.js';
import type { Traits } from './traits.js';

/** Gap rule: the player may fill a gap between the columns with any card or run. */
export const FREELY = 0;
/** Gap rule: the player may fill a gap between the columns with a single card that comes from outside the columns. */
export const FROM_ELSEWHERE = 1;
/** Gap rule: the player may not fill a gap between the columns. */
export const NEVER = 2;

/** Kinds of cards in runs. A card may be laid on another one exactly when `on` of the first equals `under` of the second. */
export interface RunKinds {
  /** Face → the kind of card on which it may be laid; −1 for none. */
  readonly on: Int8Array;
  /** Face → the kind that it forms for cards laid on it; −2 for none. */
  readonly under: Int8Array;
}

/** Returns the gap rule, and the kinds of cards in runs. The kinds are undefined where columns may hold anything but runs. */
export const runRulesOf = perTraits((traits, table: Table<Options>): { readonly gaps: number; readonly kinds: RunKinds | undefined } => {
  const { rules } = table;
  const gaps = gapsOf(table, traits);
  return { gaps, kinds: gaps < 0 ? undefined : kindsOf(rules, rules.runOf[traits.columns[0]!]!) };
});

/** Returns the gap rule; −1 when the columns have different rules or accept cards that form no run. */
function gapsOf({ rules, cards }: Table<Options>, { columns, foundations, wide }: Traits): number {
  if (wide) return -1;
  const link = rules.runOf[columns[0]!]!;
  if (link < 0 || columns.some((pile) => rules.runOf[pile] !== link)) return -1;
  /**
   * Returns the entry of the accept table for two piles and two faces: how many cards may be moved at most; above ANY_COUNT for whole piles
   * only.
   */
  const most = (from: number, to: number, onto: number, face: number): number => {
    const offset = rules.acceptOf[from * rules.count + to]!;
    return offset < 0 ? 0 : rules.accepts[offset + onto * ROW + face]!;
  };
  // Note two bits, for cards from columns and for other cards: 1 when some card is refused, 2 when some card is accepted.
  const into = [0, 0];
  for (const from of rules.sources) {
    const run = columns.includes(from);
    const wanted = run ? cards.length : 1;
    for (const to of columns) {
      if (to === from) continue;
      for (let over = 0; over < FACES; over++) {
        for (let under = 0; under < FACES; under++) {
          const count = most(from, to, under, over);
          if (rules.links[link + under * ROW + over] ? count < wanted || count > ANY_COUNT : count > 0) return -1;
        }
        const count = most(from, to, EMPTY, over);
        if (count > ANY_COUNT || (count > 0 && count < wanted)) return -1;
        into[run ? 0 : 1]! |= count > 0 ? 2 : 1;
      }
    }
    for (const to of foundations)
      for (const onto of [...rules.faces.rank.keys(), EMPTY])
        for (let face = 0; face < FACES; face++) if (most(from, to, onto, face) > 1) return -1;
  }
  const [columnsInto, elsewhereInto] = into;
  if (columnsInto === 3 || elsewhereInto === 3) return -1;
  if (columnsInto === 2) return elsewhereInto === 1 ? -1 : FREELY;
  return elsewhereInto === 2 ? FROM_ELSEWHERE : NEVER;
}

/**
 * Returns the kinds of cards. Undefined unless cards that share one possible lower card share all of them, and all runs go in one
 * direction.
 */
export function kindsOf(rules: Rules, link: number): RunKinds | undefined {
  const on = new Int8Array(FACES).fill(-1);
  const under = new Int8Array(FACES).fill(-2);
  let way = 0;
  for (let over = 0; over < FACES; over++)
    for (let below = 0; below < FACES; below++)
      if (rules.links[link + below * ROW + over]) {
        const step = Math.sign(rules.faces.rank[over]! - rules.faces.rank[below]!);
        if (step === 0 || step === -way) return undefined;
        way = step;
        if (on[over] === -1) on[over] = below;
        if (under[below] === -2) under[below] = on[over]!;
      }
  for (let over = 0; over < FACES; over++)
    for (let below = 0; below < FACES; below++)
      if ((rules.links[link + below * ROW + over] === 1) !== (on[over] === under[below])) return undefined;
  return { on, under };
}

/** Returns whether a card may be picked up together with cards above it that could not be laid on it one by one. */
export const liftsUnwanted = perTraits(
  (traits, rules: Rules): boolean =>
    !rules.piles.every(
      ({ take }, pile) => take === undefined || take === 'top' || (typeof take === 'object' && carriesOnlyWanted(traits, rules, pile)),
    ),
);

/** Returns whether every card of a run in a pile could also be laid by itself on the card below it. */
function carriesOnlyWanted(traits: Traits, { links, runOf, faces }: Rules, pile: number): boolean {
  const link = runOf[pile]!;
  for (let under = 0; under < faces.count; under++)
    for (let over = 0; over < faces.count; over++)
      if (links[link + under * ROW + over]! > 0 && traits.copies[under]! > 0 && traits.copies[over]! > 0 && !traits.wants(under, over))
        return false;
  return true;
}
