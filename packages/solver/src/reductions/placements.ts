import type { Options } from '@patience/core';
import { ANY_COUNT, CARDS, EMPTY, FACES, fromOf, kindOf, type Move, REFUSES, type Rules, type Table, toOf } from '@patience/core/search';
import { perTraits } from '../rules/per-traits.js';
import type { RunTails } from './run-tails.js';
import { NONE } from '../none.js';
import type { Talon } from './talon.js';
import { takeSingles, type Traits } from '../rules/traits.js';

/**
 * A placement lays a card on a column that gains nothing by leaving its place: one that lies alone in a reserve, or one of
 * a talon of which any card can be had at any time. Whoever can win can do so by laying another card at once on each that is placed.
 *
 * Proof: take the last placement of a line on which nothing is laid at once. As long as nothing is, no move needs the card
 * in its column: each can be made without it, since a column that it does not cover can do whatever one can that it
 * covers, and a run can be lifted without it as well. So it can be laid there directly before another one is laid on
 * it. When it moves on before that, it goes from its old place to its new one, and when nothing is ever laid on it, it goes
 * home from there. By this no placement is added, and those after it are followed as they were.
 *
 * Where cards in a run may lie on any of their kind, what is needed is a card of the kind: only when there is no other one.
 */
export class Placements {
  readonly #table: Table<Options>;
  readonly #waste: number;
  readonly #tails: RunTails | undefined;
  readonly #isColumn: Uint8Array;
  readonly #isReserve: Uint8Array;

  private constructor(table: Table<Options>, traits: Traits, waste: number, tails: RunTails | undefined) {
    this.#table = table;
    this.#waste = waste;
    this.#tails = tails;
    const among = (piles: Int32Array): Uint8Array => Uint8Array.from(table.rules.piles, (_, pile) => Number(piles.includes(pile)));
    this.#isColumn = among(traits.columns);
    this.#isReserve = among(traits.reserves);
  }

  /** Undefined where it does not hold, or where there are no such cards. */
  static of(table: Table<Options>, traits: Traits, talon: Talon | undefined, tails: RunTails | undefined): Placements | undefined {
    const { rules, variant } = table;
    const { asks, cells, columns, exclusive, foundations, homes, reserves } = traits;
    if (asks || !exclusive || homes.length > foundations.length || rules.anyCovered) return undefined;
    if (variant.pair || variant.after || variant.status || (variant.actions && !talon)) return undefined;
    if (rules.targets.some((pile) => !columns.includes(pile) && !cells.includes(pile) && !homes.includes(pile))) return undefined;
    const waste = talon?.free ? talon.waste : NONE;
    const places = [...reserves, waste].filter((pile) => rules.sources.includes(pile));
    if (places.length === 0 || places.some((pile) => rules.piles[pile]!.take !== 'top')) return undefined;
    return holds(rules, traits, places, waste) ? new Placements(table, traits, waste, tails) : undefined;
  }

  /** The column to which a card must follow this move at once, NONE for any move. */
  awaiting(move: Move): number {
    if (kindOf(move) !== CARDS) return NONE;
    const [from, to] = [fromOf(move), toOf(move)];
    const places = from === this.#waste || (this.#isReserve[from] === 1 && this.#table.len[from] === 1);
    return places && this.#isColumn[to] === 1 ? to : NONE;
  }

  /** Leaves of the listed moves those by which a card comes to a column. @returns how many are left */
  filter(out: Int32Array, count: number, column: number): number {
    let left = 0;
    for (let i = 0; i < count; i++) {
      const move = out[i]!;
      if (kindOf(move) !== CARDS) continue;
      if (toOf(move) === column || (this.#tails?.stands(move) && toOf(this.#tails.first(move)) === column)) out[left++] = move;
    }
    return left;
  }
}

/** What {@link holds} found, by the waste. */
const known = perTraits(() => new Map<number, boolean>());

/** Do cards go, alone, from these places wherever they go from columns and cells, and home one by one? */
function holds(rules: Rules, traits: Traits, places: readonly number[], waste: number): boolean {
  const found = known(traits);
  const before = found.get(waste);
  if (before !== undefined) return before;
  const { cells, columns, homes } = traits;
  const others = [...columns, ...cells];
  const targets = rules.targets.filter((pile) => !cells.includes(pile));
  const all =
    takeSingles(rules, homes) &&
    targets.every((to) => places.every((place) => others.every((other) => other === to || takesAsWell(rules, to, other, place))));
  found.set(waste, all);
  return all;
}

/** Does a pile take from a place each card that it takes from another one? */
function takesAsWell({ acceptOf, accepts, count }: Rules, to: number, other: number, place: number): boolean {
  const [there, here] = [acceptOf[other * count + to]!, acceptOf[place * count + to]!];
  if (there < 0 || there === here) return there === REFUSES || there >= 0;
  for (let onto = 0; onto <= EMPTY; onto++)
    for (let face = 0; face < FACES; face++)
      if (accepts[there + onto * 64 + face]! > 0 && (here < 0 || (accepts[here + onto * 64 + face]! & ANY_COUNT) === 0)) return false;
  return true;
}
