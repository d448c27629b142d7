import type { Card, Face } from '../cards/card.js';
import { mix1, mix2, pileWords } from './keys.js';
import { shuffle, type Random } from '../cards/random.js';
import { EMPTY, HIDDEN, type Rules } from './rules.js';

/**
 * The cards on piles, in flat arrays. Every change updates the key of the position. Piles are small integers. The arrays are public so that
 * search loops can read them; only this class, its subclasses and `sameness.ts` may write them.
 */
export class Piles {
  /** Card id → its frozen card object. */
  readonly cards: readonly Card[];
  /** Card id → face. */
  readonly face: Uint8Array;
  /** Card id → the number that stands for the card in keys: its face, or its kind after `unite`. */
  readonly kind: Uint8Array;
  /** Card id → 1 when the card is face up. */
  readonly up: Uint8Array;
  /** Card ids by place. Pile p begins at p << shift with its lowest card. The pile after the last one is the pack. */
  readonly slots: Uint16Array;
  readonly shift: number;
  readonly len: Uint16Array;
  /** Pile → the face of its top card, or {@link EMPTY} or {@link HIDDEN}. */
  readonly top: Uint8Array;
  /** The two halves of the position's key. Positions that differ only in records or in the order of interchangeable piles share it. */
  readonly key = new Int32Array(2);
  /** Pile → the first half of its hash; the second is in `hash2`. Equal piles of one group have equal hashes. */
  readonly hash1: Int32Array;
  readonly hash2: Int32Array;

  /** Pile → the word that it adds to the first half of the key; for the second half see `mixed2`. */
  readonly mixed1: Int32Array;
  readonly mixed2: Int32Array;

  readonly #words: Int32Array;
  /** Number that is added to the code of a face-down card: no face is as high. Decks of up to 64 faces keep their keys. */
  readonly #down: number;

  /**
   * Creates piles with all cards on the pack, the first card to deal on top.
   * @param faces face by card id
   * @param source copy the cards from these piles instead; they must have the same rules
   */
  constructor(
    readonly rules: Rules,
    cards: readonly Card[],
    faces: ArrayLike<Face>,
    source?: Piles,
  ) {
    const n = cards.length;
    const piles = rules.count;
    this.cards = cards;
    this.face = Uint8Array.from(faces);
    this.kind = source && source.kind !== source.face ? Uint8Array.from(source.kind) : this.face;
    this.up = new Uint8Array(n);
    this.shift = Math.max(3, Math.ceil(Math.log2(n)));
    this.slots = new Uint16Array((piles + 1) << this.shift);
    this.len = new Uint16Array(piles + 1);
    this.top = new Uint8Array(piles + 1).fill(EMPTY);
    this.hash1 = new Int32Array(piles + 1);
    this.hash2 = new Int32Array(piles + 1);
    this.mixed1 = new Int32Array(piles + 1);
    this.mixed2 = new Int32Array(piles + 1);
    this.#down = rules.faces.count > 64 ? 128 : 64;
    this.#words = pileWords(this.shift, 2 * this.#down);
    if (source) {
      this.#copyFrom(source);
      return;
    }
    for (let pile = 0; pile < piles; pile++) this.remix(pile);
    for (let id = n - 1; id >= 0; id--) this.put(piles, id);
  }

  #copyFrom(source: Piles): void {
    this.up.set(source.up);
    this.slots.set(source.slots);
    this.len.set(source.len);
    this.top.set(source.top);
    this.key.set(source.key);
    this.hash1.set(source.hash1);
    this.hash2.set(source.hash2);
    this.mixed1.set(source.mixed1);
    this.mixed2.set(source.mixed2);
  }

  /** Returns the id of the card `depth` cards below the top of a pile. The card must exist. */
  idAt(pile: number, depth: number): number {
    return this.slots[(pile << this.shift) + this.len[pile]! - 1 - depth]!;
  }

  /** Writes the places of all cards into `words` from index `at` on: per pile its number of cards, then each card with its side. */
  protected writeCards(words: Uint16Array, at: number): void {
    const { slots, len, up, shift, rules } = this;
    for (let pile = 0, next = at; pile < rules.count; pile++) {
      const start = pile << shift;
      const end = start + (words[next++] = len[pile]!);
      for (let i = start; i < end; i++) words[next++] = (slots[i]! << 1) | up[slots[i]!]!;
    }
  }

  /** Restores the places that {@link writeCards} wrote. Piles that did not change are skipped. */
  protected readCards(words: Uint16Array, at: number): void {
    const { slots, len, up, shift, rules } = this;
    for (let pile = 0, next = at; pile < rules.count; pile++) {
      const start = pile << shift;
      const count = words[next++]!;
      let same = count === len[pile];
      for (let i = start; i < start + count; i++) {
        const word = words[next++]!;
        const id = word >> 1;
        if (slots[i] === id && up[id] === (word & 1)) continue;
        slots[i] = id;
        up[id] = word & 1;
        same = false;
      }
      if (same) continue;
      len[pile] = count;
      this.rehash(pile);
    }
  }

  /** Returns whether all cards are on foundations and discard piles. */
  allHome(): boolean {
    let home = 0;
    for (const pile of this.rules.homes) home += this.len[pile]!;
    return home === this.cards.length;
  }

  // The methods below change a pile and its hash. `remix` then updates the position's key.

  /** Removes the top card of a pile. @returns its id */
  protected take(pile: number): number {
    const place = --this.len[pile]!;
    const start = pile << this.shift;
    const id = this.slots[start + place]!;
    this.#uncount(pile, id, place);
    if (place === 0) this.top[pile] = EMPTY;
    else {
      const below = this.slots[start + place - 1]!;
      this.top[pile] = this.up[below] ? this.face[below]! : HIDDEN;
    }
    return id;
  }

  /** Adds a card to the top of a pile. */
  protected put(pile: number, id: number): void {
    const place = this.len[pile]!++;
    this.slots[(pile << this.shift) + place] = id;
    this.#count(pile, id, place);
    this.top[pile] = this.up[id] ? this.face[id]! : HIDDEN;
  }

  /**
   * Moves cards from the top of one pile to the top of another.
   * @param side 1 turns them face up, 0 face down, −1 keeps their sides @param turn reverse their order
   */
  protected carry(from: number, to: number, count: number, side: number, turn: boolean): void {
    const { slots, len, shift, up } = this;
    const lowest = (from << shift) + (len[from]! -= count);
    const target = to << shift;
    const onto = len[to]!;
    for (let i = 0; i < count; i++) {
      const id = slots[lowest + i]!;
      const place = onto + (turn ? count - 1 - i : i);
      this.#uncount(from, id, len[from]! + i);
      if (side >= 0) up[id] = side;
      slots[target + place] = id;
      this.#count(to, id, place);
    }
    len[to] = onto + count;
    this.#showTop(from);
    this.#showTop(to);
  }

  /** Moves cards from or to the lower end of a pile, which moves all other cards of the pile to other places. */
  protected carryBelow(from: number, to: number, count: number, side: number, turn: boolean, below: boolean, beneath: boolean): void {
    const { slots, len, shift, up } = this;
    const source = from << shift;
    const first = below ? source : source + len[from]! - count;
    for (let i = 0; i < count; i++) {
      const id = slots[first + i]!;
      if (side >= 0) up[id] = side;
      inHand[turn ? count - 1 - i : i] = id;
    }
    if (below) slots.copyWithin(source, source + count, source + len[from]!);
    len[from]! -= count;
    const target = to << shift;
    if (beneath) slots.copyWithin(target + count, target, target + len[to]!);
    slots.set(inHand.subarray(0, count), beneath ? target : target + len[to]!);
    len[to]! += count;
    this.rehash(from);
    if (to !== from) this.rehash(to);
  }

  /** Turns the top card over. @returns its id */
  protected turnOver(pile: number): number {
    const id = this.take(pile);
    this.up[id]! ^= 1;
    this.put(pile, id);
    this.remix(pile);
    return id;
  }

  /** Turns a covered card face up (1) or face down (0). Does not update `top`, so it must not be used for a top card. */
  protected turnBelow(pile: number, depth: number, side: number): void {
    const id = this.idAt(pile, depth);
    if (this.up[id] === side) return;
    const place = this.len[pile]! - 1 - depth;
    this.#uncount(pile, id, place);
    this.up[id] = side;
    this.#count(pile, id, place);
  }

  /** Shuffles a pile. */
  protected mix(pile: number, random: Random): void {
    shuffle(this.slots, pile << this.shift, this.len[pile]!, random);
    this.rehash(pile);
  }

  /** Computes the hash of a pile again after its slots were written directly. */
  rehash(pile: number): void {
    const start = pile << this.shift;
    this.hash1[pile] = this.hash2[pile] = 0;
    const count = this.len[pile]!;
    for (let i = 0; i < count; i++) this.#count(pile, this.slots[start + i]!, i);
    this.#showTop(pile);
    this.remix(pile);
  }

  /** Updates the position's key from the hash of a pile. */
  protected remix(pile: number): void {
    const salt = this.rules.salt[pile]! | 0;
    const one = mix1(this.hash1[pile]!, salt);
    const two = mix2(this.hash2[pile]!, salt);
    this.key[0]! += one - this.mixed1[pile]!;
    this.key[1]! += two - this.mixed2[pile]!;
    this.mixed1[pile] = one;
    this.mixed2[pile] = two;
  }

  #showTop(pile: number): void {
    const count = this.len[pile]!;
    if (count === 0) {
      this.top[pile] = EMPTY;
      return;
    }
    const id = this.slots[(pile << this.shift) + count - 1]!;
    this.top[pile] = this.up[id] ? this.face[id]! : HIDDEN;
  }

  /** Adds a card to the hash of its pile. */
  #count(pile: number, id: number, place: number): void {
    if (this.rules.unordered[pile] === 1) this.#addUnordered(pile, id, 1);
    else this.#toggle(pile, id, place);
  }

  /** Removes a card from the hash of its pile. */
  #uncount(pile: number, id: number, place: number): void {
    if (this.rules.unordered[pile] === 1) this.#addUnordered(pile, id, -1);
    else this.#toggle(pile, id, place);
  }

  #toggle(pile: number, id: number, place: number): void {
    const word = ((this.#code(id) << this.shift) + place) << 1;
    this.hash1[pile]! ^= this.#words[word]!;
    this.hash2[pile]! ^= this.#words[word + 1]!;
  }

  /** Adds a card to the hash of an unordered pile. The hash is a sum, because two equal cards would cancel out in an exclusive or. */
  #addUnordered(pile: number, id: number, sign: 1 | -1): void {
    const word = (this.#code(id) << this.shift) << 1;
    this.hash1[pile]! += sign * this.#words[word]!;
    this.hash2[pile]! += sign * this.#words[word + 1]!;
  }

  #code(id: number): number {
    return this.up[id] ? this.kind[id]! : this.kind[id]! + this.#down;
  }
}

/** Buffer for cards being moved; longer than any deck. */
const inHand = new Uint16Array(4096);
