import type { Card, Face } from '../cards/card.js';
import { facesOf, type Faces } from '../cards/faces.js';
import type { CompleteVariant, MoveInfo, Options, Pile, Status, Tally, Tx, View } from '../contract.js';
import { isCovered } from './lift.js';
import { ACTION, CARDS, countOf, fromOf, kindOf, PAIR, toOf, type Move } from '../moves/move.js';
import { complete } from '../data/complete.js';
import type { Variant } from '../variant.js';
import { ask, asContractError, ContractError, isPromise, NOT_ASYNC } from '../problem.js';
import { shuffle, type Random } from '../cards/random.js';
import { shown } from '../shown.js';
import { ReversiblePiles } from './reversible-piles.js';
import { actionPile, HIDDEN } from './rules.js';
import { rulesOf } from './shared-rules.js';
import { TableView } from './view.js';

/** The shuffled deck from which a table is dealt. */
export interface Deal {
  /** Faces in the order in which they are dealt. */
  readonly deck: ArrayLike<Face>;
  /** Random stream of the deal, from which the deck has been drawn. */
  readonly random: Random;
  /** Piles and a function that lays the cards on them, instead of those of the variant: for a game that begins with a position. */
  readonly position?: { readonly piles: readonly Pile[]; lay(table: Tx): void };
}

/**
 * Largest number of calls of `after` for one move. A variant that still changes something then is reported, because its consequences never
 * end.
 */
const REST_LIMIT = 1000;
const NO_TALLY: Tally = Object.freeze({ elapsedMs: 0, mistakes: 0 });

/**
 * A variant's cards as they lie now. Plays legal moves with their consequences, undoes them, and asks the variant for status and
 * score. Playing and undoing a move allocates nothing and keeps the position's key up to date.
 */
export class Table<O extends Options = Options> extends ReversiblePiles {
  /** The table for the variant's functions. It shows what the player sees, and throws when asked for the order of an unordered pile. */
  readonly view: Tx;
  /** The variant, with its data as functions. */
  readonly variant: CompleteVariant<O>;
  /**
   * Called when rules look at a pile. `depth` counts cards from the top; −1 stands for the number of cards, Infinity for all cards, when
   * rules move, turn or shuffle some.
   */
  looked: ((pile: number, depth: number) => void) | undefined;

  /** Number of cards on each pile when the present move began; used for tables with unordered piles. */
  readonly #begun: Uint16Array;
  /** True while a move is being played or the cards are being dealt. */
  #moving = false;
  #seen: View | undefined;
  readonly #moveInfo = { kind: 'cards', from: '', to: '', count: 0 };
  readonly #actionInfo = { kind: 'action', action: '', pile: '' };
  /** Whether moves may have consequences in this variant. */
  get #settles(): boolean {
    return this.variant.after !== undefined || this.rules.reveal.length > 0;
  }

  /**
   * @param start a shuffled deck to deal, or a table of the same variant to copy; the copy is independent and has no moves to undo
   * @throws ContractError when the variant breaks the contract
   */
  constructor(
    variant: Variant<O>,
    readonly options: O,
    start: Deal | Table<O>,
  ) {
    const rules = complete(variant);
    const source = start instanceof Table ? start : undefined;
    const position = start instanceof Table ? undefined : start.position;
    const faces = start instanceof Table ? start.face : start.deck;
    const own = source?.rules.faces ?? ask(variant.id, 'deck', () => facesOf(rules.deck(options)));
    const cards = source?.cards ?? cardsOf(faces, own);
    const piles = source?.rules ?? ask(variant.id, 'table', () => rulesOf(rules, position?.piles ?? rules.table(options, cards), own));
    super(piles, cards, faces, source ? source.random.copy() : (start as Deal).random, variant.records, source);
    this.variant = rules;
    this.view = new TableView(this, true);
    this.#begun = new Uint16Array(this.rules.anyUnordered ? this.len.length : 0);
    if (source) return;
    this.#moving = true;
    ask(variant.id, 'deal', () => (position ? position.lay(this.view) : rules.deal(this.view, options)));
    const left = this.len[this.rules.count]!;
    if (left > 0) throw new ContractError(variant.id, 'deal', `must deal every card, but ${left} of ${cards.length} are left on the pack`);
    this.#settle(undefined);
    this.#moving = false;
    this.forget();
  }

  /**
   * Returns a copy in which the face-down cards have random faces, out of those that lie face down: it looks the same to the player.
   * @param random draws the faces
   * @param known card id → 1 for a face-down card that keeps its face; default: none
   */
  imagine(random: Random, known?: Uint8Array): Table<O> {
    const copy = new Table(this.variant, this.options, this);
    const hidden = Uint16Array.from(this.cards.keys()).filter((id) => !this.up[id] && !known?.[id]);
    const faces = Uint8Array.from(hidden, (id) => this.face[id]!).sort();
    shuffle(faces, 0, faces.length, random);
    hidden.forEach((id, i) => (copy.face[id] = faces[i]!));
    (copy as { cards: readonly Card[] }).cards = cardsOf(copy.face, this.rules.faces);
    for (let pile = 0; pile < this.rules.count; pile++) copy.rehash(pile);
    return copy;
  }

  /** The table as the player sees it, for programs that show it; it has no limits on unordered piles. */
  get seen(): View {
    return (this.#seen ??= new TableView(this, false));
  }

  /**
   * Plays a move with its consequences. The move must be legal; that is not checked.
   * @throws ContractError when the variant's rules throw or never come to rest; the table is then as before
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

  /** Returns how many cards the move that is being played, or the deal, has laid on a pile; 0 between moves. */
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

  /** Names of the variant's actions, in the order of their indices in moves. */
  get actionNames(): readonly string[] {
    return this.rules.actionNames;
  }

  /**
   * Returns whether the game is won, lost, over with a score or still played. Without a status of the variant it is won when all cards are on foundations
   * and discard piles.
   * @throws ContractError when the variant's status throws or returns something else
   */
  status(tally: Tally = NO_TALLY): Status {
    if (!this.variant.status) return this.allHome() ? 'won' : 'playing';
    const status = ask(this.variant.id, 'status', () => this.variant.status!(this.view, this.options, tally));
    if (!/^(playing|won|lost|over)$/.test(status))
      throw new ContractError(this.variant.id, 'status', `must return playing, won, lost or over, not ${shown(status)}`);
    return status;
  }

  /** Returns the points, at least 0; undefined when the variant has no score. @throws ContractError when its score throws or is no number */
  score(tally: Tally = NO_TALLY): number | undefined {
    if (!this.variant.score) return undefined;
    const score = ask(this.variant.id, 'score', () => this.variant.score!(this.view, this.options, tally));
    if (!Number.isFinite(score)) throw new ContractError(this.variant.id, 'score', `must return a number, not ${shown(score)}`);
    return Math.max(0, score);
  }

  /** Returns a move with names of piles, for the variant's `rank` and `after`. The object is reused by the next call. */
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

  /** Turns exposed cards up and runs `after` until nothing changes. @param move undefined after the deal */
  #settle(move: Move | undefined): void {
    const { variant, rules } = this;
    let info = move === undefined ? undefined : this.info(move);
    for (let round = 0; ; round++) {
      const before = this.logged;
      for (let r = 0; r < rules.reveal.length; r++) {
        const pile = rules.reveal[r]!;
        if (this.top[pile] === HIDDEN && !isCovered(this, pile)) this.flipTop(pile);
      }
      if (variant.after) {
        // Do not use `ask` here: it would allocate.
        let answer: unknown;
        try {
          answer = variant.after(this.view, this.options, info);
        } catch (error) {
          throw asContractError(variant.id, 'after', error);
        }
        if (isPromise(answer)) throw new ContractError(variant.id, 'after', NOT_ASYNC);
        this.#packEmpty('after');
      }
      if (this.logged === before) return;
      if (round === REST_LIMIT)
        throw new ContractError(variant.id, 'after', 'must come to rest, but still changes the table after 1,000 rounds');
      info = undefined;
    }
  }
}

/** Returns frozen cards by id. @param faces in the order in which they are dealt */
const cardsOf = (faces: ArrayLike<Face>, own: Faces): readonly Card[] => Array.from(faces, (face, id) => own.card(id, face));
