import type { Options } from '@patience/core';
import { ANY_COUNT, FACES, type Rules, type Table, TOPS } from '@patience/core/search';
import { isIn } from '../bits.js';
import { perTraits } from './per-traits.js';
import type { Traits } from './traits.js';

/** More bases that may carry something are not told apart. */
const MOST_HOSTS = 4;

/**
 * Ranks that go round in columns: there a base may carry the last card of another family, and because of that no base is
 * sure to be of no more use in a column. A line either lays such a card on none of them, and then bases go home as where
 * nothing goes round; or on some. All lines are those of all choices of bases that will carry one.
 */
export class WrapAroundBases {
  private constructor(
    /** Faces that are not home and may carry a card of a family in which it comes later than they in theirs. */
    readonly hosts: readonly number[],
    /** By number of the host: the cards that come later. */
    readonly later: readonly (readonly number[])[],
    /** Face → those that may lie on it and come no later, bits 0–31 and 32–51. */
    readonly lo: Int32Array,
    readonly hi: Int32Array,
    /** What lies on a card leaves it only for home: then each choice can be searched for itself. */
    readonly stay: boolean,
  ) {}

  /** Undefined where nothing goes round. */
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

  /** May a host have carried such a card, now that these are home? @param lo faces, bits 0–31 @param hi bits 32–51 */
  carried(host: number, lo: number, hi: number): boolean {
    return this.later[this.hosts.indexOf(host)]!.some((card) => isIn(lo, hi, card));
  }

  /** Number of choices. */
  get choices(): number {
    return 1 << this.hosts.length;
  }

  /** Returns the hosts of a choice, by its number. */
  choose(choice: number): KeptBases {
    const kept = new Uint8Array(64);
    for (const [i, host] of this.hosts.entries()) kept[host] = (choice >> i) & 1;
    return { bases: this, kept };
  }
}

/** A choice of hosts: those that carry something before they go home. Nothing that goes round is laid on the others. */
export interface KeptBases {
  readonly bases: WrapAroundBases;
  /** Face → 1 for a host of the choice. */
  readonly kept: Uint8Array;
}

/** Returns by face the faces that may be laid on it in columns, bits 0–31 and 32–51. @param kept leaves out what goes round on other hosts */
export function wantsWith({ wantsLo, wantsHi }: Traits, kept: KeptBases | undefined): readonly [lo: Int32Array, hi: Int32Array] {
  const [lo, hi] = [Int32Array.from(wantsLo), Int32Array.from(wantsHi)];
  for (const host of kept?.bases.hosts ?? [])
    if (kept!.kept[host] === 0) {
      lo[host] = kept!.bases.lo[host]!;
      hi[host] = kept!.bases.hi[host]!;
    }
  return [lo, hi];
}

/** Do cards leave columns for other columns only as whole columns? */
export const onlyWholes = perTraits(({ columns, homes }, rules: Rules): boolean =>
  [...columns].every((from) =>
    rules.targets.every((to) => {
      const offset = rules.acceptOf[from * rules.count + to]!;
      if (homes.includes(to) || offset < 0) return true;
      for (let place = 0; place < TOPS * 64; place++) if (rules.accepts[offset + place]! & ANY_COUNT) return false;
      return true;
    }),
  ),
);
