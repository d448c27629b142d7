import type { Options } from '@patience/core';
import { ANY_COUNT, FACES, type Rules, type Table, TABLE } from '@patience/core/internals';
import { isIn } from '../bits.js';
import { perTraits } from './per-traits.js';
import type { Traits } from './traits.js';

/**
 * Largest number of hosts (see {@link WrapAroundBases}) for which each choice is searched separately: the number of choices doubles with
 * each host.
 */
const MOST_HOSTS = 4;

/**
 * Base cards in games whose column ranks wrap around. There a base card may carry the last card of another suit, so it can stay useful in a
 * column and is not safe to move to its foundation. Each line of play lets some set of base cards, the hosts, carry such a card. Searching
 * every set separately covers all lines, and base cards outside the set move as in games without wrapping.
 */
export class WrapAroundBases {
  private constructor(
    /**
     * The hosts: faces that start foundations and may carry, in a column, a card that comes later in its suit's order than the host does in
     * its own.
     */
    readonly hosts: readonly number[],
    /** For each host, the faces that it may carry and that come later. */
    readonly later: readonly (readonly number[])[],
    /** Face → the faces that may be laid on it and come no later, as bits 0–31 here and 32–51 in `hi`. */
    readonly lo: Int32Array,
    readonly hi: Int32Array,
    /** Whether a card laid on another one leaves it only for a foundation. Only then can each choice be searched separately. */
    readonly stay: boolean,
  ) {}

  /**
   * Finds the base cards that may carry a later card in a column, which are called hosts. Returns undefined when there are none: where
   * ranks do not wrap around.
   */
  static of(table: Table<Options>, traits: Traits): WrapAroundBases | undefined {
    const { wantsLo, wantsHi, order, copies, exclusive, homes } = traits;
    if (!exclusive || table.variant.status) return undefined;
    const { face, len, slots, shift } = table;
    const [lo, hi] = [Int32Array.from(wantsLo), Int32Array.from(wantsHi)];
    const isHome = new Uint8Array(FACES);
    for (const pile of homes) for (let i = 0; i < len[pile]!; i++) isHome[face[slots[(pile << shift) + i]!]!] = 1;
    const hosts: number[] = [];
    const later: number[][] = [];
    for (let under = 0; under < FACES; under++) {
      const carried: number[] = [];
      for (let over = 0; over < FACES; over++) {
        if (!traits.wants(under, over) || copies[over] === 0 || order[over]! <= order[under]!) continue;
        if (over < 32) lo[under]! &= ~(1 << over);
        else hi[under]! &= ~(1 << (over & 31));
        carried.push(over);
      }
      if (carried.length === 0 || copies[under] === 0 || isHome[under] === 1) continue;
      hosts.push(under);
      later.push(carried);
    }
    if (hosts.length === 0) return undefined;
    const stay = onlyWholes(traits, table.rules) && hosts.length <= MOST_HOSTS && traits.onePack;
    return new WrapAroundBases(hosts, later, lo, hi, stay);
  }

  /**
   * Returns whether one of the faces that now lie on foundations may have been on a host in a column.
   * @param lo the faces as bits 0–31
   * @param hi the faces as bits 32–51
   */
  carried(host: number, lo: number, hi: number): boolean {
    return this.later[this.hosts.indexOf(host)]!.some((card) => isIn(lo, hi, card));
  }

  /** Number of choices of hosts: one for every subset. */
  get choices(): number {
    return 1 << this.hosts.length;
  }

  /** Returns the hosts of a choice. @param choice number of the choice, from 0 to {@link choices} − 1 */
  choose(choice: number): KeptBases {
    const kept = new Uint8Array(64);
    for (const [i, host] of this.hosts.entries()) kept[host] = (choice >> i) & 1;
    return { bases: this, kept };
  }
}

/**
 * A choice of base cards that carry a later card before they move to a foundation (see {@link WrapAroundBases}). No later card is laid on
 * the other base cards.
 */
export interface KeptBases {
  readonly bases: WrapAroundBases;
  /** Holds 1 at the index of each face that is a host in this choice: a base card that may carry a later card in a column. */
  readonly kept: Uint8Array;
}

/**
 * Returns, per face, the faces that may be laid on it in columns, as bits 0–31 and 32–51.
 * @param kept the choice of hosts; later cards are left out on all other hosts
 */
export function wantsWith({ wantsLo, wantsHi }: Traits, kept: KeptBases | undefined): readonly [lo: Int32Array, hi: Int32Array] {
  const [lo, hi] = [Int32Array.from(wantsLo), Int32Array.from(wantsHi)];
  for (const host of kept?.bases.hosts ?? [])
    if (kept!.kept[host] === 0) {
      lo[host] = kept!.bases.lo[host]!;
      hi[host] = kept!.bases.hi[host]!;
    }
  return [lo, hi];
}

/** Returns whether cards move from column to column only as whole columns. */
export const onlyWholes = perTraits(({ columns, homes }, rules: Rules): boolean =>
  [...columns].every((from) =>
    rules.targets.every((to) => {
      const offset = rules.acceptOf[from * rules.count + to]!;
      if (homes.includes(to) || offset < 0) return true;
      for (let place = 0; place < TABLE; place++) if (rules.accepts[offset + place]! & ANY_COUNT) return false;
      return true;
    }),
  ),
);
