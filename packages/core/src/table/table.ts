import { makeCard, type Card, type Face } from '../cards/card.js';
import type { MoveInfo, Options, Status, Tally, Tx, Variant, View } from '../contract.js';
import { Counters } from './counters.js';
import { isCovered } from './lift.js';
import { ACTION, CARDS, countOf, fromOf, kindOf, PAIR, toOf, type Move } from '../moves/move.js';
import { Piles } from './piles.js';
import type { Positions } from './positions.js';
import { ask, asContractError, ContractError, isPromise, NOT_ASYNC } from '../problem.js';
import { shuffle, type Random } from '../cards/random.js';
import { shown } from '../shown.js';
import { actionPile, HIDDEN } from './rules.js';
import { rulesOf } from './shared-rules.js';
import type { Step } from './step.js';
import { TableView } from './view.js';
import { WordStack } from './word-stack.js';

const MOVE = 0;
const FLIP = 1;
const SHUFFLE = 2;
const SET = 3;
/** Bits of a logged move: sides were changed, order was reversed. */
const SIDES = 4;
const TURNED = 8;
/** They were taken from below, laid beneath. */
const BELOW = 16;
const BENEATH = 32;
/** All of them were turned, up or down: then their sides are not written down one by one. */
const RAISED = 64;
const LOWERED = 128;

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
 * The cards as they lie now, and the four reversible steps that change them. Doing and undoing a move allocates nothing
 * and keeps the position's key up to date. Rules read it through {@link view}.
 */
export class Table<O extends Options = Options> extends Piles {
  /** What the player sees, for the variant's functions: it refuses to tell the order of the cards on an unordered pile. */
  readonly view: Tx;
  /** Where steps are recorded, when someone listens. */
  recorder: Step[] | undefined;
  /** Called with each card that rules look at, counted from the top of its pile; −1 stands for their number, Infinity for all, when they lift, turn or shuffle some. */
  looked: ((pile: number, depth: number) => void) | undefined;

  /** How many cards lay on each pile when the present move began: for tables with unordered piles. */
  readonly #begun: Uint16Array;
  /** A move is being played, or the cards are being dealt. */
  #moving = false;
  #seen: View | undefined;
  readonly #random: Random;
  readonly #counters: Counters;
  /** What the steps so far changed, the kind of each step last. */
  readonly #log = new WordStack(256);
  /** The log's length before each move. */
  readonly #frames = new WordStack(64);
  readonly #moveInfo = { kind: 'cards', from: '', to: '', count: 0 };
  readonly #actionInfo = { kind: 'action', action: '', pile: '' };
  /** Moves have consequences in this variant. */
  get #settles(): boolean {
    return this.variant.after !== undefined || this.rules.reveal.length > 0;
  }

  /**
   * A new deal, or a copy of another table of the same variant that is independent of it and remembers no moves to undo.
   * @throws ContractError when the variant breaks the contract
   */
  constructor(
    readonly variant: Variant<O>,
    readonly options: O,
    start: Deal | Table<O>,
  ) {
    const source = start instanceof Table ? start : undefined;
    const faces = start instanceof Table ? start.face : start.deck;
    const cards = source?.cards ?? cardsOf(faces);
    super(source?.rules ?? ask(variant.id, 'table', () => rulesOf(variant, variant.table(options, cards))), cards, faces, source);
    this.#random = source ? source.#random.copy() : (start as Deal).random;
    this.#counters = new Counters(this.key, variant.records);
    this.view = new TableView(this, true);
    this.#begun = new Uint16Array(this.rules.anyUnordered ? this.len.length : 0);
    if (source) {
      this.#counters.copyFrom(source.#counters);
      return;
    }
    this.#moving = true;
    ask(variant.id, 'deal', () => variant.deal(this.view, options));
    const left = this.len[this.rules.count]!;
    if (left > 0) throw new ContractError(variant.id, 'deal', `must deal every card, but ${left} of ${cards.length} are left on the pack`);
    this.#settle(undefined);
    this.#moving = false;
    this.#log.length = 0;
  }

  /**
   * A copy in which the face-down cards have changed faces among themselves: a table that looks the same to the player.
   * @param random decides which of the possible ones
   * @param known by id of the card: 1 for a face-down card that keeps its face; absent: none does
   */
  imagine(random: Random, known?: Uint8Array): Table<O> {
    const copy = new Table(this.variant, this.options, this);
    const hidden = Uint16Array.from(this.cards.keys()).filter((id) => !this.up[id] && !known?.[id]);
    const faces = Uint8Array.from(hidden, (id) => this.face[id]!).sort();
    shuffle(faces, 0, faces.length, random);
    hidden.forEach((id, i) => (copy.face[id] = faces[i]!));
    (copy as { cards: readonly Card[] }).cards = cardsOf(copy.face);
    for (let pile = 0; pile < this.rules.count; pile++) copy.rehash(pile);
    return copy;
  }

  /** A copy in which two piles have exchanged their cards: the same position, if they are interchangeable. */
  exchanged(one: number, two: number): Table<O> {
    const copy = new Table(this.variant, this.options, this);
    copy.exchange(one, two);
    return copy;
  }

  /** What the player sees, for whoever shows the table. */
  get seen(): View {
    return (this.#seen ??= new TableView(this, false));
  }

  /** How many moves can be undone. */
  get depth(): number {
    return this.#frames.length;
  }

  /**
   * Plays a move that is legal; legality is not looked at here. Forced consequences belong to the move.
   * @throws ContractError when the variant's rules throw or never rest; the table is then as before
   */
  play(move: Move): void {
    if (!this.rules.anyUnordered) {
      this.#play(move);
      return;
    }
    this.#begun.set(this.len);
    this.#moving = true;
    try {
      this.#play(move);
    } finally {
      this.#moving = false;
    }
  }

  /** How many cards the move that is being played has laid on a pile, or the deal; 0 between moves. */
  laidNow(pile: number): number {
    return this.#moving ? Math.max(0, this.len[pile]! - this.#begun[pile]!) : 0;
  }

  #play(move: Move): void {
    this.open();
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
        const where = `actions.${name}.run`;
        const pile = actionPile(this.rules, fromOf(move), toOf(move));
        ask(this.variant.id, where, () => this.variant.actions![name]!.run(this.view, this.options, pile));
        this.#packEmpty(where);
      }
    } catch (error) {
      this.undo();
      throw error;
    }
    if (this.#settles) this.#settleOrUndo(move);
  }

  /** Begins a move of which the caller plays the steps, {@link moveCards} and {@link setCounter}, who knows that nothing follows them. */
  open(): void {
    this.#frames.push(this.#log.length);
  }

  /** Takes the last move back. @throws RangeError when there is none */
  undo(): void {
    if (this.#frames.length === 0) throw new RangeError('There is no move to undo');
    const start = this.#frames.pop();
    while (this.#log.length > start) this.#undoStep();
  }

  /** Keeps the position in one of the places of `positions`, from 0 on: all that moves may change. */
  keep(positions: Positions, place: number): void {
    this.writeCards(positions.cards, place * positions.size);
    const { state } = this.#random;
    for (let i = 0; i < state.length; i++) positions.chance[place * state.length + i] = state[i]!;
    const values = this.#counters.values();
    if (values || positions.counters.length > 0) positions.counters[place] = values;
  }

  /** Goes to a position of this table that was kept there. Which moves led to the one before is forgotten. */
  goTo(positions: Positions, place: number): void {
    this.readCards(positions.cards, place * positions.size);
    const { state } = this.#random;
    for (let i = 0; i < state.length; i++) state[i] = positions.chance[place * state.length + i]!;
    this.#counters.restore(positions.counters[place]);
    this.forget();
  }

  /** Forgets how to undo. For a search that starts here. */
  forget(): void {
    this.#frames.length = this.#log.length = 0;
  }

  /** Names of the variant's actions; an action's index in a move. */
  get actionNames(): readonly string[] {
    return this.rules.actionNames;
  }

  /** @throws ContractError when the variant's status throws or returns something else */
  status(tally: Tally = NO_TALLY): Status {
    if (!this.variant.status) return this.allHome() ? 'won' : 'playing';
    const status = ask(this.variant.id, 'status', () => this.variant.status!(this.view, this.options, tally));
    if (status !== 'playing' && status !== 'won' && status !== 'lost')
      throw new ContractError(this.variant.id, 'status', `must return 'playing', 'won' or 'lost', not ${shown(status)}`);
    return status;
  }

  /** Points, never below 0; undefined when the variant counts none. */
  score(tally: Tally = NO_TALLY): number | undefined {
    if (!this.variant.score) return undefined;
    const score = ask(this.variant.id, 'score', () => this.variant.score!(this.view, this.options, tally));
    if (!Number.isFinite(score)) throw new ContractError(this.variant.id, 'score', `must return a number, not ${shown(score)}`);
    return Math.max(0, score);
  }

  /** The move in words of piles, for the variant's `rank` and `after`. The object is used again. */
  info(move: Move): MoveInfo {
    const kind = kindOf(move);
    if (kind === ACTION) {
      this.#actionInfo.action = this.actionNames[fromOf(move)]!;
      this.#actionInfo.pile = actionPile(this.rules, fromOf(move), toOf(move));
      return this.#actionInfo as MoveInfo;
    }
    const info = this.#moveInfo;
    info.kind = kind === PAIR ? 'pair' : 'cards';
    info.from = this.rules.ids[fromOf(move)]!;
    info.to = this.rules.ids[toOf(move)]!;
    info.count = countOf(move);
    return info as MoveInfo;
  }

  counterValue(name: string): number {
    return this.#counters.valueOf(name);
  }

  /** Values of all counters that are not 0, by name. */
  counters(): Record<string, number> {
    return this.#counters.all();
  }

  // The four steps. They are the variant's through `view`, and the table's own through moves.

  /** @param side 1 up, 0 down, −1 as they are @param turn reverse their order */
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

  /** The same where cards are taken from below or laid beneath: still one step. */
  moveBelow(from: number, to: number, count: number, side: number, turn: boolean, below: boolean, beneath: boolean): void {
    if (side >= 0) this.#logSides(from, count, below ? this.len[from]! - count : 0);
    this.carryBelow(from, to, count, side, turn, below, beneath);
    this.#write(
      from | (to << 8) | (count << 16),
      MOVE | (side >= 0 ? SIDES : 0) | (turn ? TURNED : 0) | (below ? BELOW : 0) | (beneath ? BENEATH : 0),
    );
    this.recorder?.push(this.#moveStep(from, to, count, side, beneath));
  }

  flipTop(pile: number): void {
    this.#flip(pile);
    this.#write(pile, FLIP);
  }

  shufflePile(pile: number): void {
    const start = pile << this.shift;
    const count = this.len[pile]!;
    for (let i = 0; i < count; i++) this.#log.push(this.slots[start + i]!);
    for (const word of this.#random.state) this.#log.push(word);
    this.mix(pile, this.#random);
    this.#write(pile, SHUFFLE);
    this.recorder?.push({ type: 'shuffle', pile: this.#pileName(pile) });
  }

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

  /** Do so many cards from the top down all lie on this side, 1 up or 0 down? */
  #lieOn(pile: number, count: number, side: number): boolean {
    const end = (pile << this.shift) + this.len[pile]!;
    for (let place = end - count; place < end; place++) if (this.up[this.slots[place]!] !== side) return false;
    return true;
  }

  /** @param above how many cards lie on those that go */
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
        for (let i = 3; i >= 0; i--) this.#random.state[i] = this.#log.pop();
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
   * The sides of cards that are about to go back, from the log; the bits were counted from the top of their old pile
   * down, which is the other way round when the cards were turned.
   * @param above how many cards lie on them
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

  #settleOrUndo(move: Move): void {
    try {
      this.#settle(move);
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  #packEmpty(where: string): void {
    const left = this.len[this.rules.count]!;
    if (left > 0)
      throw new ContractError(this.variant.id, where, `must leave no card on the pack, but ${left} of ${this.cards.length} lie there`);
  }

  /** Exposed cards turn up and `after` runs until nothing changes. @param move absent after the deal */
  #settle(move: Move | undefined): void {
    const { variant, rules } = this;
    let info = move === undefined ? undefined : this.info(move);
    for (let round = 0; ; round++) {
      const before = this.#log.length;
      for (let r = 0; r < rules.reveal.length; r++) {
        const pile = rules.reveal[r]!;
        if (this.top[pile] === HIDDEN && !isCovered(this, pile)) this.flipTop(pile);
      }
      if (variant.after) {
        // Not asked through `ask`, which would allocate.
        let answer: unknown;
        try {
          answer = variant.after(this.view, this.options, info);
        } catch (error) {
          throw asContractError(variant.id, 'after', error);
        }
        if (isPromise(answer)) throw new ContractError(variant.id, 'after', NOT_ASYNC);
        this.#packEmpty('after');
      }
      if (this.#log.length === before) return;
      if (round === REST_LIMIT)
        throw new ContractError(variant.id, 'after', 'must come to rest, but still changes the table after 10,000 rounds');
      info = undefined;
    }
  }
}

/** Frozen cards by id. @param faces in dealing order */
const cardsOf = (faces: ArrayLike<Face>): readonly Card[] => Array.from(faces, (face, id) => makeCard(id, face));
