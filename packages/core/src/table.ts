import { makeCard, type Card, type Face } from './card.js';
import type { MoveInfo, Options, Status, Tally, Tx, Variant, View } from './contract.js';
import { counterWord, mix1, mix2, nameSalt, pileWords } from './keys.js';
import { ACTION, CARDS, countOf, fromOf, kindOf, PAIR, toOf, type Move } from './move.js';
import { isCovered } from './legal.js';
import { asContractError, ContractError } from './problem.js';
import { shuffle, type Random } from './random.js';
import { EMPTY, HIDDEN, type Rules } from './rules.js';
import { rulesOf } from './shared-rules.js';
import type { Step } from './step.js';
import { TableView } from './view.js';

const MOVE = 0;
const FLIP = 1;
const SHUFFLE = 2;
const SET = 3;
/** Bits of a logged move: sides were changed, order was reversed. */
const SIDES = 4;
const TURNED = 8;

/** What a deal is made of. */
export interface Deal {
  /** Faces in dealing order. */
  readonly deck: ArrayLike<Face>;
  /** The stream of the deal, after the deck was drawn from it. */
  readonly random: Random;
}

/** A variant whose `after` changes something so often never rests. */
const REST_LIMIT = 10_000;
const NO_TALLY: Tally = Object.freeze({ elapsedMs: 0, mistakes: 0 });

/**
 * The cards as they lie now, and the four reversible steps that change them. Piles are small integers; doing and
 * undoing a move allocates nothing and keeps the position's key up to date. Rules read it through {@link view}.
 * The arrays are public for search loops, to be read and never written.
 */
export class Table<O extends Options = Options> {
  readonly rules: Rules;
  /** One frozen object per card, by id. */
  readonly cards: readonly Card[];
  /** Face by card id. */
  readonly face: Uint8Array;
  /** 1 when the card of this id is face up. */
  readonly up: Uint8Array;
  /** Card ids: pile p from p << shift on, the lowest card first. The pile after the last is the pack. */
  readonly slots: Uint16Array;
  readonly shift: number;
  readonly len: Uint16Array;
  /** The face on top of each pile, or EMPTY or HIDDEN. */
  readonly top: Uint8Array;
  /** The two halves of the position's key. Positions that differ in records or in interchanged piles share it. */
  readonly key = new Int32Array(2);
  /** The two halves of each pile's own hash; equal piles of one group have equal ones. */
  readonly hash1: Int32Array;
  readonly hash2: Int32Array;
  /** What the player sees, for rules. */
  readonly view: Tx & View;
  /** Where steps are told to, when somebody listens. */
  recorder: Step[] | undefined;

  readonly #mixed1: Int32Array;
  readonly #mixed2: Int32Array;
  readonly #words: Int32Array;
  readonly #random: Random;
  readonly #counterNames: string[] = [];
  readonly #counters = new Map<string, number>();
  #values = new Int32Array(16);
  #log = new Int32Array(256);
  #logged = 0;
  #frames = new Int32Array(64);
  #framed = 0;
  readonly #moveInfo = { kind: 'cards', from: '', to: '', count: 0 };
  readonly #actionInfo = { kind: 'action', action: '' };
  /** Moves have consequences in this variant. */
  get #settles(): boolean {
    return this.variant.after !== undefined || this.rules.reveal.length > 0;
  }

  /**
   * A new deal, or a copy of another table of the same variant that goes its own ways and remembers no moves to undo.
   * @throws ContractError when the variant breaks the contract
   */
  constructor(
    readonly variant: Variant<O>,
    readonly options: O,
    start: Deal | Table<O>,
  ) {
    const source = start instanceof Table ? start : undefined;
    const deck = start instanceof Table ? start.face : start.deck;
    const n = deck.length;
    this.face = Uint8Array.from(deck);
    this.cards = source?.cards ?? Object.freeze(Array.from(deck, (face, id) => makeCard(id, face)));
    this.rules = source?.rules ?? rulesOf(variant, this.#ask('table', () => variant.table(options, this.cards)));
    const piles = this.rules.count;
    this.shift = Math.max(3, Math.ceil(Math.log2(n)));
    this.up = new Uint8Array(n);
    this.slots = new Uint16Array((piles + 1) << this.shift);
    this.len = new Uint16Array(piles + 1);
    this.top = new Uint8Array(piles + 1).fill(EMPTY);
    this.hash1 = new Int32Array(piles + 1);
    this.hash2 = new Int32Array(piles + 1);
    this.#mixed1 = new Int32Array(piles + 1);
    this.#mixed2 = new Int32Array(piles + 1);
    this.#words = pileWords(this.shift);
    this.#random = source ? source.#random.copy() : (start as Deal).random;
    this.view = new TableView(this);
    if (source) {
      this.#copyFrom(source);
      return;
    }
    for (let pile = 0; pile < piles; pile++) this.#remix(pile);
    for (let i = 0; i < n; i++) this.#put(piles, n - 1 - i);
    this.#ask('deal', () => {
      variant.deal(this.view, options);
    });
    if (this.len[piles]! > 0) throw new ContractError(variant.id, 'deal', `must deal every card, but ${this.len[piles]!} of ${n} are left on the pack`);
    this.#settle(undefined);
    this.#logged = 0;
  }

  #copyFrom(source: Table<O>): void {
    this.up.set(source.up);
    this.slots.set(source.slots);
    this.len.set(source.len);
    this.top.set(source.top);
    this.key.set(source.key);
    this.hash1.set(source.hash1);
    this.hash2.set(source.hash2);
    this.#mixed1.set(source.#mixed1);
    this.#mixed2.set(source.#mixed2);
    this.#counterNames.push(...source.#counterNames);
    for (const [name, index] of source.#counters) this.#counters.set(name, index);
    this.#values = source.#values.slice();
  }

  /**
   * A copy in which the face-down cards have changed faces among themselves: a table that looks the same to the player.
   * @param random decides which of the possible ones
   */
  imagine(random: Random): Table<O> {
    const copy = new Table(this.variant, this.options, this);
    const hidden = Uint16Array.from(this.cards.keys()).filter((id) => !this.up[id]);
    const faces = Uint8Array.from(hidden, (id) => this.face[id]!);
    shuffle(faces, 0, faces.length, random);
    hidden.forEach((id, i) => (copy.face[id] = faces[i]!));
    (copy as { cards: readonly Card[] }).cards = Object.freeze(Array.from(copy.face, (face, id) => makeCard(id, face)));
    for (let pile = 0; pile < this.rules.count; pile++) copy.#rehash(pile);
    return copy;
  }

  /** How many moves can be undone. */
  get depth(): number {
    return this.#framed;
  }

  /**
   * Plays a move that is legal; legality is not looked at here. Forced consequences belong to the move.
   * @throws ContractError when the variant's rules throw or never rest; the table is then as before
   */
  play(move: Move): void {
    if (this.#framed === this.#frames.length) this.#frames = grown(this.#frames);
    this.#frames[this.#framed++] = this.#logged;
    const kind = kindOf(move);
    if (kind === CARDS) {
      const from = fromOf(move);
      this.moveCards(from, toOf(move), countOf(move), -1, false);
      if (this.#settles) this.#settleOrUndo(move);
      return;
    }
    try {
      if (kind === PAIR) {
        this.moveCards(fromOf(move), this.rules.discard, 1, -1, false);
        this.moveCards(toOf(move), this.rules.discard, 1, -1, false);
      } else {
        const name = this.actionNames[fromOf(move)]!;
        this.#ask(`actions.${name}.run`, () => {
          this.variant.actions![name]!.run(this.view, this.options);
        });
      }
    } catch (error) {
      this.undo();
      throw error;
    }
    if (this.#settles) this.#settleOrUndo(move);
  }

  /** Takes the last move back. @throws RangeError when there is none */
  undo(): void {
    if (this.#framed === 0) throw new RangeError('There is no move to undo');
    const start = this.#frames[--this.#framed]!;
    while (this.#logged > start) this.#undoStep();
  }

  /** Forgets how to undo. For a search that starts here. */
  forget(): void {
    this.#framed = this.#logged = 0;
  }

  /** Names of the variant's actions; an action's index in a move. */
  get actionNames(): readonly string[] {
    return (this.#actionNames ??= Object.keys(this.variant.actions ?? {}));
  }
  #actionNames: readonly string[] | undefined;

  /** @throws ContractError when the variant's status throws or returns something else */
  status(tally: Tally = NO_TALLY): Status {
    if (!this.variant.status) return this.allHome() ? 'won' : 'playing';
    const status = this.#ask('status', () => this.variant.status!(this.view, this.options, tally));
    if (status !== 'playing' && status !== 'won' && status !== 'lost')
      throw new ContractError(this.variant.id, 'status', `must return 'playing', 'won' or 'lost', not ${JSON.stringify(status)}`);
    return status;
  }

  /** All cards lie on foundations and discard piles. */
  allHome(): boolean {
    let home = 0;
    for (const pile of this.rules.homes) home += this.len[pile]!;
    return home === this.cards.length;
  }

  /** Points, never below 0; undefined when the variant counts none. */
  score(tally: Tally = NO_TALLY): number | undefined {
    if (!this.variant.score) return undefined;
    const score = this.#ask('score', () => this.variant.score!(this.view, this.options, tally));
    if (!Number.isFinite(score)) throw new ContractError(this.variant.id, 'score', `must return a number, not ${String(score)}`);
    return Math.max(0, score);
  }

  /** The move in words of piles, for the variant's `rank` and `after`. The object is used again. */
  info(move: Move): MoveInfo {
    const kind = kindOf(move);
    if (kind === ACTION) {
      this.#actionInfo.action = this.actionNames[fromOf(move)]!;
      return this.#actionInfo as MoveInfo;
    }
    const info = this.#moveInfo;
    info.kind = kind === PAIR ? 'pair' : 'cards';
    info.from = this.rules.ids[fromOf(move)]!;
    info.to = this.rules.ids[toOf(move)]!;
    info.count = countOf(move);
    return info as MoveInfo;
  }

  /** The card id so many below the top of a pile. It must exist. */
  idAt(pile: number, depth: number): number {
    return this.slots[(pile << this.shift) + this.len[pile]! - 1 - depth]!;
  }

  counterValue(name: string): number {
    const index = this.#counters.get(name);
    return index === undefined ? 0 : this.#values[index]!;
  }

  /** Values of all counters that are not 0, by name. */
  counters(): Record<string, number> {
    return Object.fromEntries(this.#counterNames.map((name, i) => [name, this.#values[i]!] as const).filter(([, value]) => value !== 0));
  }

  // The four steps. They are the variant's through `view`, and the table's own through moves.

  /** @param face 1 up, 0 down, −1 as they are @param turn reverse their order */
  moveCards(from: number, to: number, count: number, face: number, turn: boolean): void {
    if (count === 1 && face < 0) {
      const id = this.#take(from);
      this.#put(to, id);
    } else {
      if (face >= 0) this.#logSides(from, count);
      this.#shift(from, to, count, face, turn);
    }
    this.#remix(from);
    this.#remix(to);
    this.#write(from | (to << 8) | (count << 16), MOVE | (face >= 0 ? SIDES : 0) | (turn ? TURNED : 0));
    this.recorder?.push(this.#moveStep(from, to, count, face));
  }

  flipTop(pile: number): void {
    const id = this.#take(pile);
    this.up[id]! ^= 1;
    this.#put(pile, id);
    this.#remix(pile);
    this.#write(pile, FLIP);
    this.recorder?.push({ type: 'flip', pile: this.#pileName(pile), card: id, face: this.up[id] ? 'up' : 'down' });
  }

  shufflePile(pile: number): void {
    const start = pile << this.shift;
    const count = this.len[pile]!;
    for (let i = 0; i < count; i++) this.#push(this.slots[start + i]!);
    for (const word of this.#random.state) this.#push(word);
    shuffle(this.slots, start, count, this.#random);
    this.#rehash(pile);
    this.#write(pile, SHUFFLE);
    this.recorder?.push({ type: 'shuffle', pile: this.#pileName(pile) });
  }

  setCounter(name: string, value: number): void {
    let index = this.#counters.get(name);
    if (index === undefined) {
      index = this.#counterNames.push(name) - 1;
      this.#counters.set(name, index);
      if (index === this.#values.length) this.#values = grown(this.#values);
    }
    const old = this.#values[index]!;
    if (old === value) return;
    this.#push(old);
    this.#writeCounter(index, value);
    this.#write(index, SET);
  }

  // Below: one card off, one card on; hashes follow.

  #take(pile: number): number {
    const place = --this.len[pile]!;
    const start = pile << this.shift;
    const id = this.slots[start + place]!;
    this.#toggle(pile, id, place);
    if (place === 0) this.top[pile] = EMPTY;
    else {
      const below = this.slots[start + place - 1]!;
      this.top[pile] = this.up[below] ? this.face[below]! : HIDDEN;
    }
    return id;
  }

  #put(pile: number, id: number): void {
    const place = this.len[pile]!++;
    this.slots[(pile << this.shift) + place] = id;
    this.#toggle(pile, id, place);
    this.top[pile] = this.up[id] ? this.face[id]! : HIDDEN;
  }

  #toggle(pile: number, id: number, place: number): void {
    const code = this.up[id] ? this.face[id]! : this.face[id]! | 64;
    const word = ((code << this.shift) + place) << 1;
    this.hash1[pile]! ^= this.#words[word]!;
    this.hash2[pile]! ^= this.#words[word + 1]!;
  }

  #remix(pile: number): void {
    const salt = this.rules.salt[pile]! | 0;
    const one = mix1(this.hash1[pile]!, salt);
    const two = mix2(this.hash2[pile]!, salt);
    this.key[0]! += one - this.#mixed1[pile]!;
    this.key[1]! += two - this.#mixed2[pile]!;
    this.#mixed1[pile] = one;
    this.#mixed2[pile] = two;
  }

  #rehash(pile: number): void {
    const start = pile << this.shift;
    this.hash1[pile] = this.hash2[pile] = 0;
    const count = this.len[pile]!;
    for (let i = 0; i < count; i++) this.#toggle(pile, this.slots[start + i]!, i);
    if (count > 0) {
      const id = this.slots[start + count - 1]!;
      this.top[pile] = this.up[id] ? this.face[id]! : HIDDEN;
    }
    this.#remix(pile);
  }

  /** Moves `count` cards between piles (or within one), turns sides and order. */
  #shift(from: number, to: number, count: number, face: number, turn: boolean): void {
    for (let i = 0; i < count; i++) {
      const id = this.#take(from);
      if (face >= 0) this.up[id] = face;
      // Taken from the top down: turned cards keep that order, others are laid back in their own.
      scratch[i] = id;
    }
    for (let i = 0; i < count; i++) this.#put(to, scratch[turn ? i : count - 1 - i]!);
  }

  #logSides(from: number, count: number): void {
    for (let start = 0; start < count; start += 32) {
      let bits = 0;
      for (let i = start; i < Math.min(count, start + 32); i++) bits |= this.up[this.idAt(from, i)]! << (i - start);
      this.#push(bits);
    }
  }

  #writeCounter(index: number, value: number): void {
    const name = this.#counterNames[index]!;
    if (!this.variant.records?.includes(name)) {
      const salt = nameSalt(name);
      const old = this.#values[index]!;
      this.key[0]! += counterWord(salt, value) - counterWord(salt, old);
      this.key[1]! += counterWord(~salt, value) - counterWord(~salt, old);
    }
    this.#values[index] = value;
    this.recorder?.push({ type: 'set', counter: name, value });
  }

  #push(word: number): void {
    if (this.#logged === this.#log.length) this.#log = grown(this.#log);
    this.#log[this.#logged++] = word;
  }

  #write(payload: number, type: number): void {
    if (this.#logged + 2 > this.#log.length) this.#log = grown(this.#log);
    this.#log[this.#logged++] = payload;
    this.#log[this.#logged++] = type;
  }

  #undoStep(): void {
    const type = this.#log[--this.#logged]!;
    const payload = this.#log[--this.#logged]!;
    switch (type & 3) {
      case MOVE: {
        const from = payload & 0xff;
        const to = (payload >> 8) & 0xff;
        const count = payload >>> 16;
        if (type === MOVE && count === 1) this.#put(from, this.#take(to));
        else {
          const turned = (type & TURNED) !== 0;
          if (type & SIDES) this.#restoreSides(to, count, turned);
          this.#shift(to, from, count, -1, turned);
        }
        this.#remix(from);
        this.#remix(to);
        this.recorder?.push(this.#moveStep(to, from, count, -1));
        return;
      }
      case FLIP: {
        const id = this.#take(payload);
        this.up[id]! ^= 1;
        this.#put(payload, id);
        this.#remix(payload);
        this.recorder?.push({ type: 'flip', pile: this.#pileName(payload), card: id, face: this.up[id] ? 'up' : 'down' });
        return;
      }
      case SHUFFLE: {
        for (let i = 3; i >= 0; i--) this.#random.state[i] = this.#log[--this.#logged]!;
        const start = payload << this.shift;
        for (let i = this.len[payload]! - 1; i >= 0; i--) this.slots[start + i] = this.#log[--this.#logged]!;
        this.#rehash(payload);
        this.recorder?.push({ type: 'shuffle', pile: this.#pileName(payload) });
        return;
      }
      default:
        this.#writeCounter(payload, this.#log[--this.#logged]!);
    }
  }

  /**
   * The sides of cards that are about to go back, from the log; the bits were counted from the top of their old pile
   * down, which is the other way round when the cards were turned. Their hash is toggled here, not worked out anew.
   */
  #restoreSides(pile: number, count: number, turned: boolean): void {
    const first = (this.#logged -= Math.ceil(count / 32));
    for (let depth = 0; depth < count; depth++) {
      const i = turned ? count - 1 - depth : depth;
      const side = (this.#log[first + (i >> 5)]! >>> (i & 31)) & 1;
      const id = this.idAt(pile, depth);
      if (this.up[id] === side) continue;
      const place = this.len[pile]! - 1 - depth;
      this.#toggle(pile, id, place);
      this.up[id] = side;
      this.#toggle(pile, id, place);
    }
  }

  #moveStep(from: number, to: number, count: number, face: number): Step {
    const cards = Array.from({ length: count }, (_, i) => this.idAt(to, count - 1 - i));
    const step = { type: 'move' as const, from: this.#pileName(from), to: this.#pileName(to), cards };
    return face < 0 ? step : { ...step, face: face ? 'up' : 'down' };
  }

  #pileName(pile: number): string {
    return this.rules.ids[pile] ?? 'pack';
  }

  #settleOrUndo(move: Move): void {
    try {
      this.#settle(move);
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Exposed cards turn up and `after` runs until nothing changes. @param move absent after the deal */
  #settle(move: Move | undefined): void {
    const { variant, rules } = this;
    let info = move === undefined ? undefined : this.info(move);
    for (let round = 0; ; round++) {
      const before = this.#logged;
      for (const pile of rules.reveal) if (this.top[pile] === HIDDEN && !isCovered(this, pile)) this.flipTop(pile);
      if (variant.after) {
        try {
          variant.after(this.view, this.options, info);
        } catch (error) {
          throw asContractError(variant.id, 'after', error);
        }
      }
      if (this.#logged === before) return;
      if (round === REST_LIMIT) throw new ContractError(variant.id, 'after', 'must come to rest, but still changes the table after 10,000 rounds');
      info = undefined;
    }
  }

  #ask<T>(where: string, question: () => T): T {
    try {
      return question();
    } catch (error) {
      throw asContractError(this.variant.id, where, error);
    }
  }
}

/** Cards in hand while they move; deeper than any deck. */
const scratch = new Uint16Array(4096);

function grown(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
