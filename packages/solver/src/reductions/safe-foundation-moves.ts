import type { Options } from '@patience/core';
import {
  accepts,
  ANY_COUNT,
  canLift,
  CARDS,
  cardsMove,
  countOf,
  EMPTY,
  FACES,
  fromOf,
  kindOf,
  maskAt,
  type Move,
  type Table,
  toOf,
  ROW,
} from '@patience/core/internals';
import { isIn } from '../bits.js';
import { NONE, UNREAD } from '../none.js';
import type { MoveFilter, SafeMoves } from '../roles.js';
import { liftsUnwanted } from '../rules/run-rules.js';
import { wantsWith, type KeptBases, type WrapAroundBases } from '../rules/wrap-around-bases.js';
import type { Talon } from './talon.js';
import type { Traits } from '../rules/traits.js';

/** Options of {@link SafeFoundationMoves}. */
export interface SafeFoundationOptions {
  /** Set when all cards of stock and waste are available. */
  readonly talon?: Talon | undefined;
  /**
   * The base cards that must carry a card in a column first, in games whose ranks wrap around. No later card is laid on the other base
   * cards.
   */
  readonly kept?: KeptBases | undefined;
  /** Play every card to the foundations as soon as possible, safe or not. This can lose winning lines. */
  readonly greedy?: boolean;
}

/**
 * Plays safe moves to foundations. A face is ready when each of its copies that is not on a foundation can go there as soon as it is exposed, and
 * each face that may be laid on it is on foundations or ready itself. After playing ready cards at once, every winning line can still
 * be followed: a card that the line lays on a ready card is ready too and goes to a foundation instead. With two decks, there must be a
 * foundation for both copies, or the first one could block the other.
 *
 * It applies only where cards stay on foundations, since a card could otherwise come back and carry another one; and where cards move together
 * only if each may be laid on the one below, since a ready card could otherwise lead cards that are not ready.
 */
export class SafeFoundationMoves implements SafeMoves, MoveFilter {
  readonly #table: Table<Options>;
  readonly #traits: Traits;
  readonly #possible: boolean;
  /** Whether cards may return from foundations. */
  readonly #returns: boolean;
  /** Whether a card may be picked up together with others that could not be laid on it. */
  readonly #strict: boolean;
  /** Face → the base card of its foundation, which identifies the foundation. */
  readonly #family = new Int8Array(64).fill(-1);
  /** Pile → 1 for a waste whose number of cards matters. */
  readonly #barred: Uint8Array;
  /** Face → 0 not computed, 1 ready, 2 not ready, 3 being computed. */
  readonly #known = new Uint8Array(64);
  /** Whether the computation met a face that was being computed. Its results then hold for the present position only. */
  #circled = false;
  /** The foundation tops for which `#known` holds. `#lo` and `#hi`: the faces that they accept, as bits 0–31 and 32–51. */
  readonly #tops: Uint8Array;
  #lo = 0;
  #hi = 0;

  readonly #talon: Talon | undefined;
  /** Face → the faces that may be laid on it and are not on foundations yet. */
  readonly #wantsLo: Int32Array;
  readonly #wantsHi: Int32Array;
  readonly #bases: WrapAroundBases | undefined;
  /** Face → 1 for a host that carries a card before it moves to a foundation; undefined when no choice of hosts was made. */
  readonly #kept: Uint8Array | undefined;
  readonly #bars: boolean;
  readonly #isHome: Uint8Array;

  /** Whether cards go to foundations as soon as possible, safe or not. */
  readonly #greedy: boolean;

  /** @param how see {@link SafeFoundationOptions} */
  constructor(table: Table<Options>, traits: Traits, { talon, kept, greedy = false }: SafeFoundationOptions = {}) {
    this.#greedy = greedy;
    this.#talon = talon;
    [this.#wantsLo, this.#wantsHi] = wantsWith(traits, kept);
    this.#bases = kept?.bases;
    this.#kept = kept?.kept;
    this.#bars = this.#kept?.includes(1) === true;
    this.#isHome = Uint8Array.from({ length: table.rules.count }, (_, pile) => Number(traits.homes.includes(pile)));
    this.#table = table;
    this.#traits = traits;
    this.#barred = new Uint8Array(table.rules.count);
    this.#tops = new Uint8Array(traits.foundations.length).fill(UNREAD);
    if (!traits.harmless.waste) for (const pile of traits.wastes) this.#barred[pile] = 1;
    for (const pile of traits.homes) this.#barred[pile] = 1;
    this.#returns = traits.homes.some((pile) => table.rules.sources.includes(pile));
    this.#strict = liftsUnwanted(traits, table.rules);
    // Check that base cards never compete for a foundation.
    let bases = 0;
    for (let face = 0; face < FACES; face++) if (traits.before[face] === EMPTY) bases += traits.copies[face]!;
    this.#possible =
      traits.harmless.columns &&
      bases <= traits.foundations.length &&
      table.variant.pair === undefined &&
      !(this.#returns && (this.#strict || !traits.onePack));
    for (let face = 0; face < FACES; face++) {
      let base = face;
      for (let i = 0; i < FACES && traits.before[base]! >= 0 && traits.before[base]! < FACES; i++) base = traits.before[base]!;
      this.#family[face] = base;
    }
  }

  /** Whether safe moves exist under these rules. */
  get possible(): boolean {
    return this.#possible;
  }

  /** Whether lines are left out in which base cards other than the kept ones carry a card. */
  get leavesLinesOut(): boolean {
    return this.#kept !== undefined;
  }

  find(): Move {
    if (!this.#possible && !this.#greedy) return NONE;
    const { top, rules } = this.#table;
    const { foundations } = this.#traits;
    const { sources } = rules;
    this.#look();
    const lo = this.#lo;
    const hi = this.#hi;
    for (let s = 0; s < sources.length; s++) {
      const pile = sources[s]!;
      const face = top[pile]!;
      if (face >= EMPTY || this.#barred[pile] === 1 || !isIn(lo, hi, face)) continue;
      if (!this.#ready(face) || !canLift(this.#table, pile, 1)) continue;
      for (let f = 0; f < foundations.length; f++)
        if (accepts(this.#table, pile, foundations[f]!, 1) === true) return cardsMove(pile, foundations[f]!, 1);
    }
    return this.#talon?.free ? this.#fromTalon(this.#talon) : NONE;
  }

  /** Finds which faces the foundations accept; the result, and the known ready faces, are valid until a foundation changes. */
  #look(): void {
    const { top, rules } = this.#table;
    const { foundations } = this.#traits;
    let same = true;
    for (let f = 0; f < foundations.length; f++) {
      const there = top[foundations[f]!]!;
      if (this.#tops[f] === there) continue;
      this.#tops[f] = there;
      same = false;
    }
    if (!same || this.#circled) this.#known.fill(0);
    this.#circled = false;
    if (same) return;
    this.#lo = this.#hi = 0;
    for (let f = 0; f < foundations.length; f++) {
      const row = maskAt(foundations[f]!, this.#tops[f]!);
      this.#lo |= rules.masks[row]!;
      this.#hi |= rules.masks[row + 1]!;
    }
  }

  /** Returns a safe move of a card of stock and waste, all of which are available at any time; NONE when there is none. */
  #fromTalon(talon: Talon): Move {
    const { foundations } = this.#traits;
    const { rules, top } = this.#table;
    const { states } = talon.reach();
    for (let i = 1; i < states.length; i++) {
      const { waste } = states[i]!;
      if (waste === 0) continue;
      const face = talon.faceAt(waste);
      if (!isIn(this.#lo, this.#hi, face)) continue;
      if (!this.#ready(face)) continue;
      for (let f = 0; f < foundations.length; f++)
        if (rules.accepts[rules.acceptOf[talon.waste * rules.count + foundations[f]!]! + top[foundations[f]!]! * ROW + face]! & ANY_COUNT)
          return talon.move(i, foundations[f]!);
    }
    return NONE;
  }

  #ready(face: number): boolean {
    if (this.#greedy) return true;
    const known = this.#known;
    if (known[face] === 3) this.#circled = true;
    if (known[face] !== 0) return known[face] === 1;
    known[face] = 3;
    const { before } = this.#traits;
    const ready =
      this.#kept?.[face] !== 1 &&
      this.#out(face) <= this.#slots(face) &&
      this.#allReady(this.#wantsLo[face]!, 0) &&
      this.#allReady(this.#wantsHi[face]!, 32) &&
      (!this.#returns || before[face] === EMPTY || (before[face]! >= 0 && this.#ready(before[face]!)));
    known[face] = ready ? 1 : 2;
    return ready;
  }

  #allReady(bits: number, first: number): boolean {
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const face = first + bit;
      if (this.#traits.copies[face]! === 0 || (!this.#returns && this.#out(face) === 0)) continue;
      if (this.#strict || !this.#ready(face)) return false;
    }
    return true;
  }

  /** Removes listed moves of a kept base card to a foundation before a card that it must carry is there. @returns the number of moves left */
  filter(out: Int32Array, count: number): number {
    const kept = this.#kept;
    let moves = 0;
    if (this.#greedy) {
      for (let i = 0; i < count; i++) if (kindOf(out[i]!) !== CARDS || !this.#isHome[fromOf(out[i]!)]) out[moves++] = out[i]!;
      return moves;
    }
    if (!kept || !this.#bars) return count;
    const { top } = this.#table;
    const talon = this.#talon;
    for (let i = 0; i < count; i++) {
      const move = out[i]!;
      if (kindOf(move) === CARDS && this.#isHome[toOf(move)]) {
        const from = fromOf(move);
        const face = talon && from === talon.waste && countOf(move) > 1 ? talon.faceOf(move) : top[from]!;
        if (face < EMPTY && kept[face] && !this.#hasCarried(face)) continue;
      }
      out[moves++] = move;
    }
    return moves;
  }

  /** Returns whether a card is on a foundation that may have lain on a kept base card. */
  #hasCarried(face: number): boolean {
    const { hosts, later } = this.#bases!;
    return later[hosts.indexOf(face)]!.some((card) => this.#out(card) === 0);
  }

  /** Returns the number of copies of a face that are not on foundations. */
  #out(face: number): number {
    const { top } = this.#table;
    const { foundations, order, copies } = this.#traits;
    let home = 0;
    for (let f = 0; f < foundations.length; f++) {
      const there = top[foundations[f]!]!;
      if (there < EMPTY && this.#family[there] === this.#family[face] && order[there]! >= order[face]!) home++;
    }
    return copies[face]! - home;
  }

  /** Returns the number of foundations that would accept a face now. */
  #slots(face: number): number {
    const { top, rules } = this.#table;
    const { foundations } = this.#traits;
    let slots = 0;
    for (let f = 0; f < foundations.length; f++)
      if (rules.masks[maskAt(foundations[f]!, top[foundations[f]!]!) + (face >> 5)]! & (1 << (face & 31))) slots++;
    return slots;
  }
}
