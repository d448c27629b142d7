import type { Options } from '@patience/core';
import {
  ACTION,
  ANY_COUNT,
  ASKS,
  cardsMove,
  countOf,
  fromOf,
  kindOf,
  list,
  type Move,
  type Table,
  toOf,
  wouldAccept,
  ROW,
} from '@patience/core/internals';
import { scramble } from '../bits.js';
import type { KeyReducer, MoveSource } from '../roles.js';
import { observed } from '../rules/observed-functions.js';
import { modelOf, type TalonModel, type Reach } from '../rules/talon-model.js';
import type { Traits } from '../rules/traits.js';
import { isOrderless } from '../rules/watched-foundations.js';

/** Largest number of cards in a talon whose arrangements can be marked with one bit each. */
const MOST_STATES = 63;

/**
 * Treats stock and waste as one set of cards. Turning the stock and redealing are no moves of their own, but part of the move that plays a card of the waste.
 * {@link list} codes such a move by the index of the arrangement of stock and waste ({@link Reach}) from which it is played; {@link play} plays
 * all of its moves. Positions in which the same cards are available are merged.
 */
export class Talon implements KeyReducer, MoveSource {
  readonly #table: Table<Options>;
  readonly #model: TalonModel;
  readonly #stock: number;
  readonly #waste: number;
  #seen1 = 0;
  #seen2 = 0;
  #part1 = 0;
  #part2 = 0;
  /**
   * Results of the last {@link reduce}. `turned1` and `turned2`: the part of the key that depends on how far the waste is turned. `lo` and
   * `hi`: the sizes that the waste can have, as bits 0–31 and 32–63.
   */
  turned1 = 0;
  turned2 = 0;
  lo = 0;
  hi = 0;

  private constructor(table: Table<Options>, model: TalonModel, stock: number, waste: number) {
    this.#table = table;
    this.#model = model;
    this.#stock = stock;
    this.#waste = waste;
    this.#seen1 = ~table.hash1[stock]!;
  }

  /** Returns the helper; undefined when it does not apply to the rules. */
  static of(table: Table<Options>, traits: Traits): Talon | undefined {
    const { stocks, wastes } = traits;
    const asks = traits.asks && !isOrderless(table, traits);
    const { rules, variant, len, up } = table;
    if (rules.actions.some(({ each }) => each)) return undefined;
    if (stocks.length !== 1 || wastes.length !== 1 || asks || variant.pair || variant.status || rules.anyCovered || !variant.actions)
      return undefined;
    const [stock, waste] = [stocks[0]!, wastes[0]!];
    if (rules.sources.includes(stock) || rules.targets.includes(stock) || rules.targets.includes(waste) || rules.reveal.includes(stock))
      return undefined;
    if (rules.piles[waste]!.take !== 'top' || rules.reveal.includes(waste)) return undefined;
    for (let depth = 0; depth < len[stock]!; depth++) if (up[table.idAt(stock, depth)] !== 0) return undefined;
    for (let depth = 0; depth < len[waste]!; depth++) if (up[table.idAt(waste, depth)] === 0) return undefined;
    const model = modelOf(table, rules.ids[stock]!, rules.ids[waste]!, len[stock]! + len[waste]!);
    return model && model.counterStateOf(table) >= 0 && observed(table).apart ? new Talon(table, model, stock, waste) : undefined;
  }

  /** Index of the waste. */
  get waste(): number {
    return this.#waste;
  }

  /** Whether any card of the talon is available at any time. */
  get free(): boolean {
    return this.#model.free;
  }

  /**
   * Whether positions that differ only in how far the waste is turned are compared by the cards that can be reached, with a bit for each
   * arrangement. From an arrangement that can be turned into another one, all moves of that one are possible. So a search that visited all
   * moves of the first need not visit the second, and need not repeat moves that it visited from several others.
   */
  get nested(): boolean {
    return this.#model.unlimited && !this.#model.free && this.#model.most <= MOST_STATES;
  }

  /** Whether there is no redeal, or a limited number of redeals. */
  get limited(): boolean {
    return this.#model.once || !this.#model.unlimited;
  }

  /** Whether there is no redeal. */
  get once(): boolean {
    return this.#model.once;
  }

  /** Replaces the part of stock and waste in a key. */
  reduce(key: Int32Array): void {
    const { mixed1, mixed2, hash1, hash2 } = this.#table;
    const [stock, waste] = [this.#stock, this.#waste];
    const one = (hash1[stock]! ^ Math.imul(hash1[waste]!, 3)) | 0;
    const two = (hash2[stock]! + Math.imul(hash2[waste]!, 5)) | 0;
    // Counters have a part of their own in the table's key, but the reachable cards may depend on them.
    if (one !== this.#seen1 || two !== this.#seen2 || !this.#model.unlimited) {
      this.#seen1 = one;
      this.#seen2 = two;
      this.#work();
    }
    key[0]! += this.#part1 - mixed1[stock]! - mixed1[waste]!;
    key[1]! += this.#part2 - mixed2[stock]! - mixed2[waste]!;
  }

  #work(): void {
    const { slots, shift, face, len } = this.#table;
    const [stock, waste] = [this.#stock << this.#table.shift, this.#waste << shift];
    const { kind, lo, hi } = this.reach();
    this.lo = lo;
    this.hi = hi;
    let [one, two] = [1, -2];
    for (let i = 0; i < len[this.#waste]!; i++) {
      const card = face[slots[waste + i]!]! + 1;
      one = Math.imul(one ^ card, 0x9e3779b1);
      two = Math.imul(two + card, 0x85ebca6b);
      one ^= one >>> 15;
      two ^= two >>> 13;
    }
    for (let i = len[this.#stock]! - 1; i >= 0; i--) {
      const card = face[slots[stock + i]!]! + 1;
      one = Math.imul(one ^ card, 0x9e3779b1);
      two = Math.imul(two + card, 0x85ebca6b);
      one ^= one >>> 15;
      two ^= two >>> 13;
    }
    this.turned1 = scramble(Math.imul(kind + 1, 0x9e3779b1));
    this.turned2 = scramble(Math.imul(kind + 1, 0x85ebca6b));
    this.#part1 = one + this.turned1;
    this.#part2 = two + this.turned2;
  }

  /** Returns the arrangements of stock and waste that can be reached now. */
  reach(): Reach {
    const { len } = this.#table;
    return this.#model.reach(this.#model.counterStateOf(this.#table), len[this.#stock]! + len[this.#waste]!, len[this.#waste]!);
  }

  /** Returns the face on top of the waste when the waste has this many cards. */
  faceAt(waste: number): number {
    return this.#table.face[this.#idAt(waste)]!;
  }

  #idAt(waste: number): number {
    const { slots, shift, len } = this.#table;
    const there = len[this.#waste]!;
    return waste <= there
      ? slots[(this.#waste << shift) + waste - 1]!
      : slots[(this.#stock << shift) + len[this.#stock]! - (waste - there)]!;
  }

  /** Returns the face that a move of {@link list} plays. */
  faceOf(move: Move): number {
    return this.faceAt(this.reach().states[countOf(move) - 1]!.waste);
  }

  /** Returns the move that lays the top card of the waste on a pile after turning to an arrangement. @param state index of the arrangement */
  move(state: number, to: number): Move {
    return cardsMove(this.#waste, to, state + 1);
  }

  /** Writes the moves that matter to `out`, and returns their number. @param lo, hi bits of the arrangements whose moves are listed */
  list(out: Int32Array, lo = -1, hi = -1): number {
    const table = this.#table;
    const { rules, top } = table;
    const waste = this.#waste;
    const count = list(table, out);
    let moves = 0;
    for (let i = 0; i < count; i++) {
      const move = out[i]!;
      if (kindOf(move) !== ACTION && fromOf(move) !== waste) out[moves++] = move;
    }
    const { states } = this.reach();
    for (let i = 0; i < states.length; i++) {
      const size = states[i]!.waste;
      if (size === 0 || ((size < 32 ? lo : hi) & (1 << (size & 31))) === 0) continue;
      const card = this.faceAt(size);
      for (let t = 0; t < rules.targets.length; t++) {
        const to = rules.targets[t]!;
        const offset = rules.acceptOf[waste * rules.count + to]!;
        const most = offset < 0 ? 0 : rules.accepts[offset + top[to]! * ROW + card]!;
        // The top card can move as a single card, or as the whole pile when it is the only card.
        const takes = (most & ANY_COUNT) > 0 || (most > 0 && size === 1);
        if (!takes && !(offset === ASKS && wouldAccept(table, waste, to, table.cards[this.#idAt(size)]!))) continue;
        if (this.#hasTwin(to)) continue;
        if (moves < out.length) out[moves++] = this.move(i, to);
      }
    }
    return moves;
  }

  /** Returns whether an earlier pile of the same group has equal cards. */
  #hasTwin(pile: number): boolean {
    const { rules, hash1, hash2, len } = this.#table;
    for (let twin = rules.earlier[pile]!; twin >= 0; twin = rules.earlier[twin]!)
      if (hash1[twin] === hash1[pile] && hash2[twin] === hash2[pile] && len[twin] === len[pile]) return true;
    return false;
  }

  /** Plays a listed move. @param record gets the moves that were played for it */
  play(move: Move, record: Move[] | undefined): void {
    const table = this.#table;
    const waste = this.#waste;
    if (kindOf(move) === ACTION || fromOf(move) !== waste || countOf(move) === 1) {
      table.play(move);
      record?.push(move);
      return;
    }
    const state = countOf(move) - 1;
    const { paths, states } = this.reach();
    if (record) {
      for (const action of paths[state]!) {
        table.play(action);
        record.push(action);
      }
    } else {
      // Play the result of the actions in one step each instead of the actions.
      table.open();
      const stock = this.#stock;
      const there = table.len[waste]!;
      const { waste: wanted, counterState } = states[state]!;
      if (wanted > there) table.moveCards(stock, waste, wanted - there, 1, true);
      else if (wanted < there) table.moveCards(waste, stock, there - wanted, 0, true);
      this.#model.set(table, counterState);
    }
    const last = cardsMove(waste, toOf(move), 1);
    table.play(last);
    record?.push(last);
  }
}
