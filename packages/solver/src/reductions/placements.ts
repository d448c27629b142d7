import type { Options } from '@patience/core';
import { ANY_COUNT, CARDS, fromOf, kindOf, type Move, REFUSES, type Rules, TABLE, type Table, toOf } from '@patience/core/internals';
import { perTraits } from '../rules/per-traits.js';
import type { RunTails } from './run-tails.js';
import { NONE } from '../none.js';
import type { Talon } from './talon.js';
import { takeSingles, type Traits } from '../rules/traits.js';

/**
 * Restricts placements. A placement is a move to a column of a card that gains nothing by leaving its place, because it lies alone in a
 * reserve, or in a talon whose cards are always available. Every winnable position can be won so that another card is laid at once on each
 * placed card.
 *
 * Proof: take the last placement of a winning line on which nothing is laid at once. As long as nothing is laid on the card, no move needs
 * it in its column: a column that it does not cover allows every move that it allows when covered, and a run can be lifted without it. So
 * the placement can be postponed until directly before another card is laid on the card. If the card moves on before that, it moves from
 * its old place instead; if nothing is ever laid on it, it goes to a foundation from there. No placement is added by this, and later
 * placements stay as they were.
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

  /** Returns the helper; undefined when it does not apply to the rules, or when no card gains nothing by leaving its place. */
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

  /** Returns the column on which a card must be laid directly after a move; NONE when any move may follow. */
  awaiting(move: Move): number {
    if (kindOf(move) !== CARDS) return NONE;
    const [from, to] = [fromOf(move), toOf(move)];
    const places = from === this.#waste || (this.#isReserve[from] === 1 && this.#table.len[from] === 1);
    return places && this.#isColumn[to] === 1 ? to : NONE;
  }

  /** Keeps the listed moves that lay a card on a column. @returns their number */
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

/** Cached results of {@link holds}, by the waste. */
const known = perTraits(() => new Map<number, boolean>());

/**
 * Returns whether single cards may move from these places to every pile to which they may move from columns and cells, and to foundations
 * one at a time.
 */
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

/** Returns whether a pile accepts from one pile each card that it accepts from another. */
function takesAsWell({ acceptOf, accepts, count }: Rules, to: number, other: number, place: number): boolean {
  const [there, here] = [acceptOf[other * count + to]!, acceptOf[place * count + to]!];
  if (there < 0 || there === here) return there === REFUSES || there >= 0;
  for (let place = 0; place < TABLE; place++)
    if (accepts[there + place]! > 0 && (here < 0 || (accepts[here + place]! & ANY_COUNT) === 0)) return false;
  return true;
}
