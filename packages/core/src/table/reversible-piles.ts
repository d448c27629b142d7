import type { Card, Face } from '../cards/card.js';
import type { Random } from '../cards/random.js';
import { Counters } from './counters.js';
import { Piles } from './piles.js';
import type { Positions } from './positions.js';
import type { Rules } from './rules.js';
import type { Step } from './step.js';
import { WordStack } from './word-stack.js';

const MOVE = 0;
const FLIP = 1;
const SHUFFLE = 2;
const SET = 3;
/** Bit of a logged move: the sides of the cards are in the log, since they changed. */
const SIDES = 4;
/** Bit of a logged move: the order of the cards was reversed. */
const TURNED = 8;
/** Bit of a logged move: the cards were taken from the bottom of their pile. */
const BELOW = 16;
/** Bit of a logged move: the cards were laid beneath the others. */
const BENEATH = 32;
/** Bit of a logged move: all cards were turned up, so their sides need no log. */
const RAISED = 64;
/** Bit of a logged move: all cards were turned down, so their sides need no log. */
const LOWERED = 128;

/**
 * Cards on piles, counters and a random stream, changed by four reversible steps: moving cards, turning the top card, shuffling a
 * pile and setting a counter. A log makes it possible to undo the steps move by move. Steps and undoing them allocate nothing,
 * unless a recorder is set, and keep the position's key up to date.
 */
export class ReversiblePiles extends Piles {
  /** Receives each step while it is set. */
  recorder: Step[] | undefined;
  protected readonly random: Random;
  readonly #counters: Counters;
  /** Payload and kind of each step so far, the kind last. */
  readonly #log = new WordStack(256);
  /** Length of the log before each move. */
  readonly #frames = new WordStack(64);

  /**
   * @param faces by card id
   * @param records names of counters that are no part of a position
   * @param source piles with the same rules, to be copied; without them all cards lie on the pack
   */
  constructor(
    rules: Rules,
    cards: readonly Card[],
    faces: ArrayLike<Face>,
    random: Random,
    records: readonly string[] | undefined,
    source: ReversiblePiles | undefined,
  ) {
    super(rules, cards, faces, source);
    this.random = random;
    this.#counters = new Counters(this.key, records);
    if (source) this.#counters.copyFrom(source.#counters);
  }

  /** Number of moves that can be undone. */
  get depth(): number {
    return this.#frames.length;
  }

  /** Length of the log, which grows with each step. */
  protected get logged(): number {
    return this.#log.length;
  }

  /** Begins a move. The caller plays its steps, such as {@link moveCards} and {@link setCounter}; nothing follows them. */
  open(): void {
    this.#frames.push(this.#log.length);
  }

  /** Undoes the last move. @throws RangeError when there is none */
  undo(): void {
    if (this.#frames.length === 0) throw new RangeError('There is no move to undo');
    const start = this.#frames.pop();
    while (this.#log.length > start) this.#undoStep();
  }

  /** Forgets all moves, so that none can be undone. For a search that starts here. */
  forget(): void {
    this.#frames.length = this.#log.length = 0;
  }

  /** Stores the position in `positions`: all that moves may change. @param place from 0 */
  keep(positions: Positions, place: number): void {
    this.writeCards(positions.cards, place * positions.size);
    const { state } = this.random;
    for (let i = 0; i < state.length; i++) positions.chance[place * state.length + i] = state[i]!;
    const values = this.#counters.values();
    if (values || positions.counters.length > 0) positions.counters[place] = values;
  }

  /** Restores a position of this table that was stored by {@link keep}. Moves before it can no longer be undone. */
  goTo(positions: Positions, place: number): void {
    this.readCards(positions.cards, place * positions.size);
    const { state } = this.random;
    for (let i = 0; i < state.length; i++) state[i] = positions.chance[place * state.length + i]!;
    this.#counters.restore(positions.counters[place]);
    this.forget();
  }

  /** Returns the value of a counter; 0 for one that was never set. */
  counterValue(name: string): number {
    return this.#counters.valueOf(name);
  }

  /** Returns the values of all counters that are not 0, by name. */
  counters(): Record<string, number> {
    return this.#counters.all();
  }

  /**
   * Moves cards from the top of one pile to the top of another.
   * @param side 1 turns the cards up, 0 turns them down, −1 leaves their sides
   * @param turn reverses their order
   */
  moveCards(from: number, to: number, count: number, side: number, turn: boolean): void {
    let sides = 0;
    if (count === 1 && side < 0) this.put(to, this.take(from));
    else {
      if (side >= 0) {
        sides = !this.#lieOn(from, count, 1 - side) ? SIDES : side === 1 ? RAISED : LOWERED;
        if (sides === SIDES) this.#logSides(from, count);
      }
      this.carry(from, to, count, side, turn);
    }
    this.remix(from);
    this.remix(to);
    this.#write(from | (to << 8) | (count << 16), MOVE | sides | (turn ? TURNED : 0));
    this.recorder?.push(this.#moveStep(from, to, count, side));
  }

  /**
   * Moves cards like {@link moveCards}, as one step, where they come from the bottom of a pile or go to the bottom of one.
   * @param below takes the lowest cards
   * @param beneath lays them beneath the others
   */
  moveBelow(from: number, to: number, count: number, side: number, turn: boolean, below: boolean, beneath: boolean): void {
    if (side >= 0) this.#logSides(from, count, below ? this.len[from]! - count : 0);
    this.carryBelow(from, to, count, side, turn, below, beneath);
    this.#write(
      from | (to << 8) | (count << 16),
      MOVE | (side >= 0 ? SIDES : 0) | (turn ? TURNED : 0) | (below ? BELOW : 0) | (beneath ? BENEATH : 0),
    );
    this.recorder?.push(this.#moveStep(from, to, count, side, beneath));
  }

  /** Turns the top card of a pile over. */
  flipTop(pile: number): void {
    this.#flip(pile);
    this.#write(pile, FLIP);
  }

  /** Shuffles a pile with the random stream of the deal. */
  shufflePile(pile: number): void {
    const start = pile << this.shift;
    const count = this.len[pile]!;
    for (let i = 0; i < count; i++) this.#log.push(this.slots[start + i]!);
    for (const word of this.random.state) this.#log.push(word);
    this.mix(pile, this.random);
    this.#write(pile, SHUFFLE);
    this.recorder?.push({ type: 'shuffle', pile: this.#pileName(pile) });
  }

  /** Sets a counter. Nothing happens when it has the value already. */
  setCounter(name: string, value: number): void {
    const index = this.#counters.indexOf(name);
    const old = this.#counters.at(index);
    if (old === value) return;
    this.#log.push(old);
    this.#count(index, value);
    this.#write(index, SET);
  }

  #flip(pile: number): void {
    const id = this.turnOver(pile);
    this.recorder?.push({ type: 'flip', pile: this.#pileName(pile), card: id, face: this.up[id] ? 'up' : 'down' });
  }

  #count(index: number, value: number): void {
    this.#counters.set(index, value);
    this.recorder?.push({ type: 'set', counter: this.#counters.nameOf(index), value });
  }

  #write(payload: number, type: number): void {
    this.#log.push(payload);
    this.#log.push(type);
  }

  /** Returns whether the top `count` cards of a pile all show this side: 1 up, 0 down. */
  #lieOn(pile: number, count: number, side: number): boolean {
    const end = (pile << this.shift) + this.len[pile]!;
    for (let place = end - count; place < end; place++) if (this.up[this.slots[place]!] !== side) return false;
    return true;
  }

  /** Logs the sides of cards that are about to move, one bit each. @param above number of cards on them that stay */
  #logSides(from: number, count: number, above = 0): void {
    for (let start = 0; start < count; start += 32) {
      let bits = 0;
      for (let i = start; i < Math.min(count, start + 32); i++) bits |= this.up[this.idAt(from, above + i)]! << (i - start);
      this.#log.push(bits);
    }
  }

  #undoStep(): void {
    const type = this.#log.pop();
    const payload = this.#log.pop();
    switch (type & 3) {
      case MOVE: {
        const from = payload & 0xff;
        const to = (payload >> 8) & 0xff;
        const count = payload >>> 16;
        if (type === MOVE && count === 1) this.put(from, this.take(to));
        else if (type & (BELOW | BENEATH)) {
          this.#undoBelow(from, to, count, type);
          return;
        } else {
          const turned = (type & TURNED) !== 0;
          if (type & SIDES) this.#restoreSides(to, count, turned);
          this.carry(to, from, count, type & RAISED ? 0 : type & LOWERED ? 1 : -1, turned);
        }
        this.remix(from);
        this.remix(to);
        this.recorder?.push(this.#moveStep(to, from, count, -1));
        return;
      }
      case FLIP:
        this.#flip(payload);
        return;
      case SHUFFLE: {
        for (let i = 3; i >= 0; i--) this.random.state[i] = this.#log.pop();
        const start = payload << this.shift;
        for (let i = this.len[payload]! - 1; i >= 0; i--) this.slots[start + i] = this.#log.pop();
        this.rehash(payload);
        this.recorder?.push({ type: 'shuffle', pile: this.#pileName(payload) });
        return;
      }
      default:
        this.#count(payload, this.#log.pop());
    }
  }

  #undoBelow(from: number, to: number, count: number, type: number): void {
    const [turned, below, beneath] = [(type & TURNED) !== 0, (type & BELOW) !== 0, (type & BENEATH) !== 0];
    if (type & SIDES) this.#restoreSides(to, count, turned, beneath ? this.len[to]! - count : 0);
    this.carryBelow(to, from, count, -1, turned, beneath, below);
    this.recorder?.push(this.#moveStep(to, from, count, -1, below));
  }

  /**
   * Restores the sides of cards that are about to go back, from the log. The log counts from the top of their old pile down, which
   * is the opposite order when the cards were turned.
   * @param above number of cards on them
   */
  #restoreSides(pile: number, count: number, turned: boolean, above = 0): void {
    const first = (this.#log.length -= Math.ceil(count / 32));
    for (let depth = 0; depth < count; depth++) {
      const i = turned ? count - 1 - depth : depth;
      this.turnBelow(pile, above + depth, (this.#log.at(first + (i >> 5)) >>> (i & 31)) & 1);
    }
  }

  #moveStep(from: number, to: number, count: number, side: number, beneath = false): Step {
    const lowest = beneath ? this.len[to]! - 1 : count - 1;
    const cards = Array.from({ length: count }, (_, i) => this.idAt(to, lowest - i));
    const step = { type: 'move' as const, from: this.#pileName(from), to: this.#pileName(to), cards };
    return { ...step, ...(side >= 0 && { face: side ? 'up' : 'down' }), ...(beneath && { beneath }) };
  }

  #pileName(pile: number): string {
    return this.rules.ids[pile] ?? 'pack';
  }
}
