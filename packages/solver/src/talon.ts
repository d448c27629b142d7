import { type Options, type Tx, type Variant } from '@patience/core';
import {
  ACTION,
  actionMove,
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
} from '@patience/core/search';
import { scramble } from './bits.js';
import { observed } from './observe.js';
import { isOrderless } from './steady.js';
import type { Traits } from './traits.js';

/** Ways in which counters may stand; a variant with more counts something else. */
const MOST_STANDS = 16;
/** Cards of a talon whose lies have a bit each. */
const MOST_LIES = 63;

/** What the actions make of a stock and a waste: how many cards lie in the waste, and how the counters stand. */
interface Lie {
  readonly waste: number;
  readonly stand: number;
}

/** What can be had from a stock and a waste as they lie. */
interface Reach {
  /** Each way they can lie, the present one first, in the order of how many actions lead there. */
  readonly lies: readonly Lie[];
  /** The actions that lead to each of them. */
  readonly paths: readonly (readonly Move[])[];
  /** The same number for all lies of as many cards from which the same can be had. */
  readonly kind: number;
  /** The numbers of cards in the waste of all of them: bits 0–31 and 32–63. */
  readonly lo: number;
  readonly hi: number;
}

/**
 * Stock and waste as one set of cards that can be had: turning the stock and turning the waste over are no decisions of
 * their own, they come before the move that plays a card of the waste. {@link list} names such a move by the number of
 * the way in which stock and waste then lie; {@link play} does all of it. Positions from which the same cards can be
 * had are one position here, with one key.
 */
export class Talon {
  readonly #table: Table<Options>;
  readonly #model: Model;
  readonly #stock: number;
  readonly #waste: number;
  #seen1 = 0;
  #seen2 = 0;
  #part1 = 0;
  #part2 = 0;
  /** What a key holds only because of how far the waste is turned, and the lies that can be had: of the last {@link adjust}. */
  turned1 = 0;
  turned2 = 0;
  lo = 0;
  hi = 0;

  private constructor(table: Table<Options>, model: Model, stock: number, waste: number) {
    this.#table = table;
    this.#model = model;
    this.#stock = stock;
    this.#waste = waste;
    this.#seen1 = ~table.hash1[stock]!;
  }

  /** Undefined where the rules are not of this kind. */
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
    return model && model.standOf(table) >= 0 && observed(table).apart ? new Talon(table, model, stock, waste) : undefined;
  }

  /** The pile of the waste. */
  get waste(): number {
    return this.#waste;
  }

  /** Any card can be had at any time, whatever was played before. */
  get free(): boolean {
    return this.#model.free;
  }

  /**
   * Positions that differ only in how far the waste is turned are told apart by the cards that can be had, and each lie
   * has a bit. Whoever can turn from one to the other can do whatever can be done there: a search that looks at all
   * that can be had from the one need not look at the other, and where it can be had from several together, at none of it twice.
   */
  get nested(): boolean {
    return this.#model.unlimited && !this.#model.free && this.#model.most <= MOST_LIES;
  }

  /** What was turned comes back so many times at most, or never. */
  get limited(): boolean {
    return this.#model.once || !this.#model.unlimited;
  }

  /** What was turned stays in the waste until it is played. */
  get once(): boolean {
    return this.#model.once;
  }

  /** Takes from a key what stock and waste add to it, and adds what they stand for. */
  adjust(key: Int32Array): void {
    const { mixed1, mixed2, hash1, hash2 } = this.#table;
    const [stock, waste] = [this.#stock, this.#waste];
    const one = (hash1[stock]! ^ Math.imul(hash1[waste]!, 3)) | 0;
    const two = (hash2[stock]! + Math.imul(hash2[waste]!, 5)) | 0;
    // Counters are in the table's own key, but the kind may hang on them.
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

  /** What can be had now. */
  reach(): Reach {
    const { len } = this.#table;
    return this.#model.reach(this.#model.standOf(this.#table), len[this.#stock]! + len[this.#waste]!, len[this.#waste]!);
  }

  /** The face on top of the waste once so many cards lie there. */
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

  /** The face that such a move plays. */
  faceOf(move: Move): number {
    return this.faceAt(this.reach().lies[countOf(move) - 1]!.waste);
  }

  /** The move that lays the card of the waste on a pile, as soon as stock and waste lie in the way of this number. */
  move(lie: number, to: number): Move {
    return cardsMove(this.#waste, to, lie + 1);
  }

  /** Fills `out` with the moves that matter and returns their number; of those from the waste only when these lies are wanted. */
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
    const { lies } = this.reach();
    for (let i = 0; i < lies.length; i++) {
      const size = lies[i]!.waste;
      if (size === 0 || ((size < 32 ? lo : hi) & (1 << (size & 31))) === 0) continue;
      const card = this.faceAt(size);
      for (let t = 0; t < rules.targets.length; t++) {
        const to = rules.targets[t]!;
        const offset = rules.acceptOf[waste * rules.count + to]!;
        const most = offset < 0 ? 0 : rules.accepts[offset + top[to]! * 64 + card]!;
        // A card that comes alone comes as one, and as a whole pile when it is the only one there.
        const takes = (most & 0x7fff) > 0 || (most > 0 && size === 1);
        if (!takes && !(offset === ASKS && wouldAccept(table, waste, to, table.cards[this.#idAt(size)]!))) continue;
        if (this.#hasTwin(to)) continue;
        if (moves < out.length) out[moves++] = this.move(i, to);
      }
    }
    return moves;
  }

  /** An earlier pile of the same group holds the same. */
  #hasTwin(pile: number): boolean {
    const { rules, hash1, hash2, len } = this.#table;
    for (let twin = rules.earlier[pile]!; twin >= 0; twin = rules.earlier[twin]!)
      if (hash1[twin] === hash1[pile] && hash2[twin] === hash2[pile] && len[twin] === len[pile]) return true;
    return false;
  }

  /** Plays a move of {@link list}. @param record where the moves that this takes are written down */
  play(move: Move, record: Move[] | undefined): void {
    const table = this.#table;
    const waste = this.#waste;
    if (kindOf(move) === ACTION || fromOf(move) !== waste || countOf(move) === 1) {
      table.play(move);
      record?.push(move);
      return;
    }
    const lie = countOf(move) - 1;
    const { paths, lies } = this.reach();
    const path = paths[lie]!;
    if (record) {
      for (const action of path) {
        table.play(action);
        record.push(action);
      }
    } else {
      // The first action opens a frame for undoing; the others come as what they come to.
      table.play(path[0]!);
      const stock = this.#stock;
      const there = table.len[waste]!;
      const { waste: wanted, stand } = lies[lie]!;
      if (wanted > there) table.moveCards(stock, waste, wanted - there, 1, true);
      else if (wanted < there) table.moveCards(waste, stock, there - wanted, 0, true);
      this.#model.set(table, stand);
    }
    const last = cardsMove(waste, toOf(move), 1);
    table.play(last);
    record?.push(last);
  }
}

/** An action asked for or changed something else than stock, waste and counters. */
class Strange extends Error {}

/**
 * What each action does to a stock and a waste, tried out for all numbers of cards and all ways in which counters come
 * to stand, on a table that knows nothing else.
 */
class Model {
  /** Counters that play a part, and all ways in which they come to stand. */
  readonly #names: string[] = [];
  readonly #stands: (readonly number[])[] = [[]];
  readonly most: number;
  /** By stand, cards and cards in the waste: the lies to which the actions lead, with the action. */
  readonly #next: (readonly { readonly lie: Lie; readonly action: Move }[])[] = [];
  readonly #reach: (Reach | undefined)[] = [];
  readonly free: boolean;
  /** No action brings cards back into the stock. */
  readonly once: boolean;

  /** @throws Strange */
  constructor({ variant, options, rules }: Table<Options>, stock: string, waste: string, most: number) {
    this.most = most;
    const actions = Object.values(variant.actions ?? {});
    const onto = rules.actions.map(({ piles }) => rules.ids[piles[0] ?? 0]!);
    let [cards, inWaste] = [0, 0];
    let values = new Map<string, number>();
    const strange = (): never => {
      throw new Strange();
    };
    const record = (name: string): boolean => variant.records?.includes(name) === true;
    const view: Tx = {
      piles: () => strange(),
      count: (pile) => (pile === stock ? cards - inWaste : pile === waste ? inWaste : strange()),
      card: strange,
      run: strange,
      counter: (name) => values.get(name) ?? 0,
      move(from, to, { count = 1, face, turn = false, take, lay } = {}) {
        if (take ?? lay) strange();
        const [there, side, sign] = from === stock && to === waste ? [cards - inWaste, 'up', 1] : [inWaste, 'down', -1];
        if (sign < 0 && (from !== waste || to !== stock)) strange();
        if (!Number.isInteger(count) || count < 0 || count > there || (count > 0 && face !== side) || (count > 1 && !turn)) strange();
        inWaste += sign * count;
      },
      flip: strange,
      shuffle: strange,
      set(name, value) {
        if (!record(name)) values.set(name, value);
      },
    };
    let once = true;
    for (let stand = 0; stand < this.#stands.length; stand++)
      for (cards = 0; cards <= most; cards++)
        for (let before = 0; before <= cards; before++) {
          const next: { lie: Lie; action: Move }[] = [];
          for (const [i, action] of actions.entries()) {
            inWaste = before;
            values = new Map(this.#names.map((name, n) => [name, this.#stands[stand]![n] ?? 0]));
            if (action.when(view, options, onto[i]!) !== true) continue;
            action.run(view, options, onto[i]!);
            if (inWaste < before) once = false;
            next.push({ lie: { waste: inWaste, stand: this.#standing(values) }, action: actionMove(i) });
          }
          this.#next[this.#place(stand, cards, before)] = next;
        }
    this.once = once;
    this.free = this.unlimited;
    for (let n = 1; n <= most && this.free; n++)
      for (let w = 0; w <= n; w++) {
        const wastes = new Set(this.reach(0, n, w).lies.map((lie) => lie.waste));
        for (let x = 1; x <= n; x++) if (!wastes.has(x)) this.free = false;
      }
  }

  get unlimited(): boolean {
    return this.#stands.length === 1;
  }

  /** The number of a way in which counters stand. @throws Strange when there are too many */
  #standing(values: ReadonlyMap<string, number>): number {
    for (const name of values.keys()) if (!this.#names.includes(name) && values.get(name) !== 0) this.#names.push(name);
    const wanted = this.#names.map((name) => values.get(name) ?? 0);
    const known = this.#stands.findIndex((stand) => wanted.every((value, i) => value === (stand[i] ?? 0)));
    if (known >= 0) return known;
    if (this.#stands.length === MOST_STANDS) throw new Strange();
    return this.#stands.push(wanted) - 1;
  }

  /** How the counters of a table stand, or −1. */
  standOf(table: Table<Options>): number {
    const names = this.#names;
    if (names.length === 0) return 0;
    return this.#stands.findIndex((stand) => names.every((name, i) => table.counterValue(name) === (stand[i] ?? 0)));
  }

  set(table: Table<Options>, stand: number): void {
    for (const [i, name] of this.#names.entries()) {
      const value = this.#stands[stand]![i] ?? 0;
      if (table.counterValue(name) !== value) table.setCounter(name, value);
    }
  }

  covers(most: number): boolean {
    return most <= this.most;
  }

  reach(stand: number, cards: number, waste: number): Reach {
    const place = this.#place(stand, cards, waste);
    return (this.#reach[place] ??= this.#explore(stand, cards, waste));
  }

  #explore(stand: number, cards: number, waste: number): Reach {
    const lies: Lie[] = [{ waste, stand }];
    const paths: Move[][] = [[]];
    const known = new Set([this.#place(stand, cards, waste)]);
    for (let i = 0; i < lies.length; i++)
      for (const { lie, action } of this.#next[this.#place(lies[i]!.stand, cards, lies[i]!.waste)]!) {
        const place = this.#place(lie.stand, cards, lie.waste);
        if (known.has(place)) continue;
        known.add(place);
        lies.push(lie);
        paths.push([...paths[i]!, action]);
      }
    // From two lies the same can be had when each can be had from the other; the lowest of them names them all.
    let kind = this.#place(stand, cards, waste);
    for (const other of known) if (other < kind && this.#leadsTo(other, this.#place(stand, cards, waste), cards)) kind = other;
    let [lo, hi] = [0, 0];
    for (const lie of lies)
      if (lie.waste < 32) lo |= 1 << lie.waste;
      else hi |= 1 << (lie.waste & 31);
    return { lies, paths, kind, lo, hi };
  }

  #leadsTo(from: number, to: number, cards: number): boolean {
    const seen = new Set([from]);
    for (const place of seen) for (const { lie } of this.#next[place]!) seen.add(this.#place(lie.stand, cards, lie.waste));
    return seen.has(to);
  }

  #place(stand: number, cards: number, waste: number): number {
    return (stand * (this.most + 1) + cards) * (this.most + 1) + waste;
  }
}

/** The model of a variant with its options, undefined when its actions do something else. */
function modelOf(table: Table<Options>, stock: string, waste: string, most: number): Model | undefined {
  const name = JSON.stringify(table.options);
  let known = cache.get(table.variant);
  if (!known) cache.set(table.variant, (known = new Map<string, Model | undefined>()));
  const found = known.get(name);
  if (known.has(name) && (found === undefined || found.covers(most))) return found;
  let model: Model | undefined;
  try {
    model = new Model(table, stock, waste, most);
  } catch (error) {
    if (!(error instanceof Strange)) throw error;
  }
  known.set(name, model);
  return model;
}
const cache = new WeakMap<Variant<Options>, Map<string, Model | undefined>>();
