import type { Options } from '@patience/core';
import { EMPTY, FACES, ROW, type Rules, type Table } from '@patience/core/internals';
import { endsInSequences } from '../rules/ending-sequences.js';
import { observed } from '../rules/observed-functions.js';
import { perTraits } from '../rules/per-traits.js';
import type { Bound } from '../roles.js';
import { takes, takeSingles, type Traits } from '../rules/traits.js';

/** Fact about a card in the easier game: no card lies on it. */
const OPEN = 1;
/** Fact about a card in the easier game: another card may be laid on it. */
const TARGET = 2;
/** Fact about a card in the easier game: it can be lifted. */
const LIFTS = 4;
/** Fact about a card in the easier game: it has left its place. */
const LEFT = 8;
/** Fact about a card in the easier game: it is on a foundation. */
const HOME = 16;
/** Fact about a card in the easier game: it was given an empty column. */
const GIVEN = 32;
/** Fact about a card in the easier game: it lay face up at the beginning. */
const UP = 64;
/** Fact about a card in the easier game: it must leave its place. */
const MISPLACED = 128;
/** Fact about a card in the easier game: the card that precedes it is on a foundation. */
const READY = 256;

/** Stands for the place of a card on a foundation, or in a stock whose cards are all available. */
const NOWHERE = -1;
/** Largest number of faces that may be laid into empty columns, and largest number of faces on which one face may lie. */
const MOST = 4;
const TARGETS = 2;

/**
 * Rejects positions that cannot even be won in an easier game, in which facts stay true: an uncovered card stays uncovered, and a card that left
 * its place has left it for good. The easier game is won when all cards are on foundations or, where sequences are completed in columns, when
 * all cards lie on the cards on which they belong.
 *
 * Proof: take a winning line, and for each card the first moment at which it leaves the card on which it lies now. Up to then it lay there,
 * together with the cards between it and any card above it that had not left either. So when the card was the lowest of the moved cards, it
 * could be lifted. It was face up or had been uncovered. Where only the top card is lifted, the cards on it had left; where runs are lifted,
 * the cards from it up to an uncovered card were linked. The card was then laid in one of three places: on a card that accepts it, that had
 * been uncovered and that did not lie above it, so that a card between the two had left before; in a gap; or on a foundation, after the cards
 * that precede it. {@link lost} requires no more than this, and every fact that it finds only adds to the true facts. So it finds all moves of
 * the line, in their order. Cards of the stock are available at any time, and others can be laid on them.
 *
 * Gaps are counted: a card that may fill a gap can lie on no card, so it keeps its column until it is on a foundation. A column is occupied when
 * its lowest card has not left, or when it was given to a card; the next card gets a gap only while a column is left. Every order in which cards
 * get gaps is tried.
 */
export class Relaxation implements Bound {
  readonly #table: Table<Options>;
  readonly #rules: Compiled;
  /** Whether complete sequences are gathered in columns and not on foundations. */
  readonly #gathers: boolean;
  readonly #homes: Int32Array;
  readonly #columns: Int32Array;
  /** Piles whose cards are available at any time. In the field after it: all other piles that are no foundations. */
  readonly #free: Int32Array;
  readonly #piles: Int32Array;
  /** By face: the facts that are true of its card. */
  readonly #facts = new Uint16Array(64);
  readonly #saved = Array.from({ length: MOST }, () => new Uint16Array(64));
  /** By face: its pile, and the faces directly below and above it; −1 for none. */
  readonly #pile = new Int8Array(64);
  readonly #below = new Int8Array(64);
  readonly #above = new Int8Array(64);
  /** Whether cards can be moved back from foundations. */
  readonly #returns: boolean;
  /** Number of cards that must still leave their places or reach foundations. */
  #waiting = 0;

  private constructor(table: Table<Options>, traits: Traits, gathers: boolean) {
    this.#table = table;
    this.#gathers = gathers;
    this.#homes = traits.homes;
    this.#columns = traits.columns;
    this.#free = traits.stocks;
    this.#piles = Int32Array.from(table.rules.piles.keys()).filter((pile) => !this.#homes.includes(pile) && !this.#free.includes(pile));
    this.#returns = traits.homes.some((pile) => table.rules.sources.includes(pile));
    this.#rules = compiled(traits, table.rules);
  }

  /**
   * Returns the bound; undefined where it does not hold: with several decks, with pairs, or with functions that do more than deal from the
   * stock. Undefined also where it would prove little: with a waste; with cells, or with empty columns that accept many cards; and where a
   * card may lie on more than two others.
   */
  static of(table: Table<Options>, traits: Traits): Relaxation | undefined {
    const { variant, rules } = table;
    if (!traits.onePack || traits.onlyHome || variant.pair || variant.after) return undefined;
    if (traits.wastes.length > 0 || traits.cells.length > 0 || !compiled(traits, rules).strict) return undefined;
    if (variant.actions && !observed(table).deals) return undefined;
    if (variant.status) return endsInSequences(table, traits) ? new Relaxation(table, traits, true) : undefined;
    return compiled(traits, rules).single && traits.homes.length > 0 ? new Relaxation(table, traits, false) : undefined;
  }

  lost(): boolean {
    this.#begin();
    return !this.#ends(0);
  }

  /** Sets the facts that follow from the present places of the cards. */
  #begin(): void {
    const { len, slots, shift, face } = this.#table;
    const [facts, pileOf, below, above] = [this.#facts, this.#pile, this.#below, this.#above];
    facts.fill(0);
    const { bases, next } = this.#rules;
    for (let b = 0; b < bases.length; b++) facts[bases[b]!] = READY;
    this.#waiting = this.#gathers ? 0 : face.length;
    for (let h = 0; h < this.#homes.length; h++) {
      const pile = this.#homes[h]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
        const card = face[slots[place]!]!;
        facts[card] = this.#returns ? HOME | LEFT | OPEN | TARGET | LIFTS : HOME | LEFT;
        for (let n = card * 64; next[n]! >= 0; n++) facts[next[n]!]! |= READY;
        pileOf[card] = NOWHERE;
        this.#waiting--;
      }
    }
    for (let f = 0; f < this.#free.length; f++) {
      const pile = this.#free[f]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
        const card = face[slots[place]!]!;
        pileOf[card] = below[card] = above[card] = NOWHERE;
        if (this.#gathers) {
          facts[card]! |= MISPLACED;
          this.#waiting++;
        }
      }
    }
    for (let p = 0; p < this.#piles.length; p++) this.#layOut(this.#piles[p]!);
    for (let p = 0; p < this.#piles.length; p++) {
      const pile = this.#piles[p]!;
      if (len[pile]! > 0) this.#uncover(face[slots[(pile << shift) + len[pile]! - 1]!]!);
    }
    for (let f = 0; f < this.#free.length; f++) {
      const pile = this.#free[f]!;
      for (let place = pile << shift, end = place + len[pile]!; place < end; place++) this.#uncover(face[slots[place]!]!);
    }
  }

  #layOut(pile: number): void {
    const { rules, len, slots, shift, face, up } = this.#table;
    const { onto, isColumn } = this.#rules;
    const [facts, pileOf, below, above] = [this.#facts, this.#pile, this.#below, this.#above];
    // Any face-up card can be lifted with the cards on it, or only the top card and runs can.
    const upwards = rules.take[pile]! > 1 && rules.runOf[pile]! < 0 ? UP | LIFTS : UP;
    let under = -1;
    for (let place = pile << shift, end = place + len[pile]!; place < end; place++) {
      const id = slots[place]!;
      const card = face[id]!;
      pileOf[card] = pile;
      below[card] = under;
      above[card] = -1;
      if (under >= 0) above[under] = card;
      if (up[id] === 1) facts[card]! |= upwards;
      // If sequences are gathered in columns, each card belongs on one other card, and the lowest cards on none.
      if (this.#gathers && !(isColumn[pile] === 1 && onto[card * 64] === under)) {
        facts[card]! |= MISPLACED;
        this.#waiting++;
      }
      under = card;
    }
  }

  /**
   * Returns whether the easier game can be won with the empty columns that exist.
   * @param given number of cards that were given an empty column
   */
  #ends(given: number): boolean {
    if (this.#waiting === 0) return true;
    const { gappers } = this.#rules;
    const facts = this.#facts;
    let gaps = 0;
    const { len, slots, shift, face } = this.#table;
    for (let c = 0; c < this.#columns.length; c++) {
      const pile = this.#columns[c]!;
      if (len[pile] === 0 || (facts[face[slots[pile << shift]!]!]! & LEFT) !== 0) gaps++;
    }
    for (let g = 0; g < gappers.length; g++) if ((facts[gappers[g]!]! & (GIVEN | HOME)) === GIVEN) gaps--;
    if (gaps <= 0) return false;
    const saved = this.#saved[given]!;
    const waiting = this.#waiting;
    for (let g = 0; g < gappers.length; g++) {
      const card = gappers[g]!;
      if ((facts[card]! & (LIFTS | LEFT)) !== LIFTS || (this.#below[card]! < 0 && this.#rules.isColumn[this.#pile[card]!] === 1)) continue;
      saved.set(facts);
      facts[card]! |= GIVEN;
      this.#leave(card);
      if (this.#ends(given + 1)) return true;
      facts.set(saved);
      this.#waiting = waiting;
    }
    return false;
  }

  /** Notes that no card lies on a card any more. */
  #uncover(card: number): void {
    const facts = this.#facts;
    if ((facts[card]! & OPEN) !== 0) return;
    facts[card]! |= OPEN | LIFTS;
    const pile = this.#pile[card]!;
    if (pile === NOWHERE || this.#rules.isColumn[pile] === 1) this.#aim(card);
    if ((facts[card]! & READY) !== 0) this.#bringHome(card);
    this.#tryToLeave(card);
    const { links, runOf } = this.#table.rules;
    const link = runOf[pile] ?? NOWHERE;
    if (link < 0) return;
    let over = card;
    for (let under = this.#below[card]!; under >= 0 && (facts[under]! & UP) !== 0 && links[link + under * ROW + over] === 1;) {
      facts[under]! |= LIFTS;
      this.#tryToLeave(under);
      over = under;
      under = this.#below[under]!;
    }
  }

  /** Notes that another card may be laid on a card. */
  #aim(card: number): void {
    const facts = this.#facts;
    if ((facts[card]! & TARGET) !== 0) return;
    facts[card]! |= TARGET;
    const { carries } = this.#rules;
    for (let i = card * 64; carries[i]! >= 0; i++) if ((facts[carries[i]!]! & LIFTS) !== 0) this.#tryToLeave(carries[i]!);
  }

  #tryToLeave(card: number): void {
    const facts = this.#facts;
    if ((facts[card]! & LEFT) !== 0) return;
    const { onto } = this.#rules;
    for (let i = card * 64; onto[i]! >= 0; i++)
      if ((facts[onto[i]!]! & TARGET) !== 0 && !this.#liesUnder(card, onto[i]!)) {
        this.#leave(card);
        return;
      }
  }

  /** Returns whether a card lies under another card, and no card between them has left. */
  #liesUnder(card: number, other: number): boolean {
    if (this.#pile[card] !== this.#pile[other] || this.#pile[card] === NOWHERE) return false;
    let between = other;
    while (between >= 0 && between !== card && (this.#facts[between]! & LEFT) === 0) between = this.#below[between]!;
    return between === card;
  }

  #leave(card: number): void {
    const facts = this.#facts;
    if ((facts[card]! & LEFT) !== 0) return;
    facts[card]! |= LEFT;
    if ((facts[card]! & MISPLACED) !== 0) this.#waiting--;
    const pile = this.#pile[card]!;
    if (pile === NOWHERE) return;
    const { isColumn, carries } = this.#rules;
    if (isColumn[pile] === 0) this.#aim(card);
    if (this.#below[card]! >= 0) this.#uncover(this.#below[card]!);
    if (this.#table.rules.take[pile]! < 2) return;
    // Cards further down may now be laid on the card at the end of this part of the pile.
    let end = card;
    while (this.#above[end]! >= 0 && (facts[this.#above[end]!]! & LEFT) === 0) end = this.#above[end]!;
    for (let i = end * 64; carries[i]! >= 0; i++) if ((facts[carries[i]!]! & LIFTS) !== 0) this.#tryToLeave(carries[i]!);
  }

  #bringHome(card: number): void {
    const facts = this.#facts;
    if ((facts[card]! & HOME) !== 0) return;
    facts[card]! |= HOME;
    if (!this.#gathers) this.#waiting--;
    this.#leave(card);
    const { next } = this.#rules;
    for (let i = card * 64; next[i]! >= 0; i++) {
      facts[next[i]!]! |= READY;
      if ((facts[next[i]!]! & OPEN) !== 0) this.#bringHome(next[i]!);
    }
  }
}

/** Relations between faces by the compiled rules: rows of 64 that end with −1. */
interface Compiled {
  /** By face: the cards on which columns accept it, and the reverse. */
  readonly onto: Int8Array;
  readonly carries: Int8Array;
  /** By face: the cards that follow it on a foundation, and the cards that begin a foundation. */
  readonly next: Int8Array;
  readonly bases: readonly number[];
  /** Faces that may be laid into empty columns. */
  readonly gappers: readonly number[];
  /** Whether these faces lie on no card, are few, and few faces accept others. */
  readonly strict: boolean;
  /** Whether cards go to foundations one by one. */
  readonly single: boolean;
  /** By pile: 1 for a column. */
  readonly isColumn: Uint8Array;
}

const compiled = perTraits(({ copies, columns, homes }, rules: Rules): Compiled => {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => copies[face]! > 0);
  const takesAny = (piles: Int32Array, onto: number, face: number): boolean => piles.some((pile) => takes(rules, pile, onto, face));
  const rows = (holds: (face: number, other: number) => boolean): Int8Array => {
    const table = new Int8Array(64 * 64).fill(-1);
    for (const face of faces)
      for (const [i, other] of faces.filter((other) => other !== face && holds(face, other)).entries()) table[face * 64 + i] = other;
    return table;
  };
  const gappers = faces.filter((face) => takesAny(columns, EMPTY, face));
  return {
    onto: rows((face, under) => takesAny(columns, under, face)),
    carries: rows((face, over) => takesAny(columns, face, over)),
    next: rows((face, over) => takesAny(homes, face, over)),
    bases: faces.filter((face) => takesAny(homes, EMPTY, face)),
    gappers,
    strict:
      gappers.length <= MOST &&
      faces.every((face) => faces.filter((under) => takesAny(columns, under, face)).length <= (gappers.includes(face) ? 0 : TARGETS)),
    single: takeSingles(rules, homes),
    isColumn: Uint8Array.from(rules.piles, (_, pile) => Number(columns.includes(pile))),
  };
});
