import type { Options } from '@patience/core';
import { EMPTY, FACES, type Move, type Rules, type Table } from '@patience/core/search';
import { scramble } from '../bits.js';
import { NONE } from '../none.js';
import { observed } from '../rules/observed-functions.js';
import type { Outcome } from './outcome.js';
import { perTraits } from '../rules/per-traits.js';
import { PositionSet } from './position-set.js';
import { liftsUnwanted } from '../reductions/safe-foundation-moves.js';
import { takes, takeSingles, type Traits } from '../rules/traits.js';

/** The set has room for 2^this numbers at first. */
const FIRST = 10;

/**
 * In which order can the columns be dug up? Of a position only this is looked at: how many of the cards that lie in each column
 * now have left it. When there is no way from none to all of them, the position is lost.
 *
 * Proof: a line that wins takes all these cards from their columns, from the top of what is left there: one by one where single
 * cards move, else in runs. A card that has left lies at home, where it does not come before those that precede it in its
 * family; or in a cell; or on a card that wants it, above what is left in another column or above a card that fills a gap. In the
 * moment after a card has left its column nothing lies on what is left there; nor does in the moment before, where single cards
 * move. So there must be room for all that have left, and {@link ColumnClearing.#crowd} finds at least as much as there is:
 *
 * - What can be home is home, and carries other cards all the same. Cards of reserves, stock and waste, and those that come
 *   back from home, are where they are of most use.
 * - Cards that want to lie on the same ones are of one kind, and on those of a kind lie cards of one other, so that kinds come
 *   in lanes. Of each kind as many lie on others as there are such cards to lie on.
 * - A gap takes one card that may fill it, and others down a lane from there, as long as some of the next kind do not lie on
 *   others anyway. Each card is helped by one gap.
 */
export class ColumnClearing {
  /** Numbers that were looked at. */
  positions = 0;
  opened = 0;
  /** Nothing was left out: when there is nothing left to look at, the position is lost. */
  complete = true;
  /** There is none: it proves losses only. */
  readonly line: readonly Move[] = [];
  readonly #shape: Shape;
  readonly #cells: number;
  /** The cards in each column, the lowest first, and how many of them have left it. */
  readonly #columns: readonly Uint8Array[];
  readonly #gone: Int32Array;
  #left: number;
  #gaps: number;
  /** Face → cards that may be home or carry others; those that need room unless they are home; those that lay at home. */
  readonly #there = new Uint8Array(64);
  readonly #loose = new Uint8Array(64);
  readonly #before = new Uint8Array(64);
  /** Face → cards that can be home at most, and those that need room elsewhere. */
  readonly #home = new Uint8Array(64);
  readonly #needs = new Uint8Array(64);
  /** Kind → cards of it that may carry others, and those that need room. */
  readonly #cards: Int32Array;
  readonly #need: Int32Array;
  /** Kind → cards on which those of it may lie; cards of it that do not, and those of them that need room. */
  readonly #places: Int32Array;
  readonly #over: Int32Array;
  readonly #short: Int32Array;
  readonly #helped: number[] = [];
  readonly #met: PositionSet;
  readonly #key = new Int32Array(2);
  /** The steps that wait, and at each depth the next one and their end; the one before the next led further down. */
  readonly #steps: Int32Array;
  readonly #next: Int32Array;
  readonly #end: Int32Array;
  #depth = -1;

  private constructor(table: Table<Options>, traits: Traits, shape: Shape, bytes: number) {
    const { len, slots, shift, face, rules } = table;
    const facesOf = (pile: number): Uint8Array => Uint8Array.from({ length: len[pile]! }, (_, i) => face[slots[(pile << shift) + i]!]!);
    this.#shape = shape;
    this.#cells = traits.cells.length;
    this.#columns = Array.from(traits.columns, facesOf).filter((cards) => cards.length > 0);
    this.#gone = new Int32Array(this.#columns.length);
    this.#left = this.#columns.reduce((sum, cards) => sum + cards.length, 0);
    this.#gaps = traits.columns.length - this.#columns.length;
    const kinds = (): Int32Array => new Int32Array(shape.next.length);
    [this.#cards, this.#need, this.#places, this.#over, this.#short] = [kinds(), kinds(), kinds(), kinds(), kinds()];
    const depths = this.#left + 1;
    this.#steps = new Int32Array(depths * (shape.runs ? this.#left : this.#columns.length));
    this.#next = new Int32Array(depths);
    this.#end = new Int32Array(depths);
    this.#met = new PositionSet(PositionSet.bitsFor(bytes), FIRST);
    for (const pile of traits.homes) for (const card of facesOf(pile)) this.#before[card]!++;
    for (const pile of rules.piles.keys())
      if (!traits.columns.includes(pile)) for (const card of facesOf(pile)) this.#put(card, 1, traits.cells.includes(pile) ? 1 : 0);
    this.#enter();
  }

  /** Undefined where it does not hold: where cards lie or move otherwise. @param bytes that it may hold, about */
  static of(table: Table<Options>, traits: Traits, bytes: number): ColumnClearing | undefined {
    const shape = shapeOf(traits, table);
    const lie = traits.columns.some((pile) => table.len[pile]! > 0);
    return shape && lie && familiesLie(table, traits) ? new ColumnClearing(table, traits, shape, bytes) : undefined;
  }

  /** The most bytes held at once so far. */
  get bytes(): number {
    return this.#met.bytes + 4 * this.#steps.length;
  }

  /** Searches on until so many numbers were looked at in all. Dry, and not complete, as soon as there is a way. */
  run(until: number): Outcome {
    while (this.#depth >= 0 && this.complete) {
      const d = this.#depth;
      if (this.#next[d] === this.#end[d]) {
        this.#leave();
        continue;
      }
      if (this.positions >= until) return 'running';
      const step = this.#steps[this.#next[d]!++]!;
      this.#take(columnOf(step), countOf(step), 1);
      if (this.#left === 0) this.complete = false;
      else this.#enter();
    }
    return 'dry';
  }

  /** Opens the numbers that the columns have now: what leads on from there waits, what leaves most room first. */
  #enter(): void {
    const first = this.#depth < 0 ? 0 : this.#end[this.#depth]!;
    const d = ++this.#depth;
    this.opened++;
    this.#next[d] = first;
    this.#end[d] = first;
    const { runs, wants } = this.#shape;
    for (let c = 0; c < this.#columns.length; c++) {
      const cards = this.#columns[c]!;
      const height = cards.length - this.#gone[c]!;
      if (height === 0 || (!runs && this.#crowd(c) > this.#cells)) continue;
      for (let count = 1; count <= height; count++) {
        if (count > 1 && !(runs && wants(cards[height - count]!, cards[height - count + 1]!))) break;
        this.#take(c, count, 1);
        if (!this.#met.has(this.#key[0]!, this.#key[1]!)) {
          this.positions++;
          const crowd = this.#crowd(c);
          if (crowd <= this.#cells && this.#met.add(this.#key[0]!, this.#key[1]!)) this.#insert(d, (crowd << 16) | (c << 8) | count);
        }
        this.#take(c, count, -1);
      }
    }
  }

  #leave(): void {
    if (--this.#depth < 0) return;
    const step = this.#steps[this.#next[this.#depth]! - 1]!;
    this.#take(columnOf(step), countOf(step), -1);
  }

  #insert(d: number, step: number): void {
    let place = this.#end[d]!++;
    for (; place > this.#next[d]! && this.#steps[place - 1]! > step; place--) this.#steps[place] = this.#steps[place - 1]!;
    this.#steps[place] = step;
  }

  /** So many cards leave a column, or come back. */
  #take(column: number, count: number, way: 1 | -1): void {
    const cards = this.#columns[column]!;
    this.#left -= way * count;
    for (let i = 0; i < count; i++) {
      if (way < 0) this.#gone[column]!--;
      const word = scramble(Math.imul((column << 8) | this.#gone[column]!, 0x9e3779b1));
      this.#key[0]! += way * word;
      this.#key[1]! += way * scramble(word ^ 0x85ebca6b);
      this.#put(cards[cards.length - 1 - this.#gone[column]!]!, way, way);
      if (way > 0) this.#gone[column]!++;
      else if (this.#gone[column] === cards.length - 1) this.#gaps--;
      if (way > 0 && this.#gone[column] === cards.length) this.#gaps++;
    }
  }

  /** There is one card more or less of a face. @param loose the same of those that need room */
  #put(card: number, there: number, loose: number): void {
    const { kind, after } = this.#shape;
    this.#there[card]! += there;
    this.#loose[card]! += loose;
    this.#cards[kind[card]!]! += there;
    for (let face = card; face !== NONE; face = after[face]!) {
      const home = this.#homeOf(face);
      if (face !== card && home === this.#home[face]) break;
      this.#home[face] = home;
      const needs = Math.max(0, this.#loose[face]! - Math.max(0, home - this.#before[face]!));
      this.#need[kind[face]!]! += needs - this.#needs[face]!;
      this.#needs[face] = needs;
    }
  }

  /** Cards of a face that can be home. */
  #homeOf(face: number): number {
    const before = this.#shape.before[face]!;
    return before === NONE ? this.#there[face]! : Math.min(this.#there[face]!, this.#home[before]!);
  }

  /** How many cards must lie in cells, at least, while nothing lies on what is left in a column. */
  #crowd(column: number): number {
    const { next, lanes, carries } = this.#shape;
    const [places, over, short] = [this.#places.fill(0), this.#over, this.#short];
    for (let c = 0; c < this.#columns.length; c++) {
      const cards = this.#columns[c]!;
      const height = cards.length - this.#gone[c]!;
      if (height === 0 || c === column) continue;
      const kind = carries[cards[height - 1]!]!;
      if (kind !== NONE) places[kind]!++;
    }
    let crowd = 0;
    for (let i = 0; i < lanes.length; i++) {
      const kind = lanes[i]!;
      const lie = Math.min(this.#cards[kind]!, places[kind]!);
      if (next[kind] !== NONE) places[next[kind]!]! += lie;
      over[kind] = this.#cards[kind]! - lie;
      short[kind] = Math.max(0, this.#need[kind]! - lie);
      crowd += short[kind];
    }
    return crowd > this.#cells && this.#gaps > 0 ? crowd - this.#helpOfGaps() : crowd;
  }

  /** How many cards have room through gaps and have none without, at most. */
  #helpOfGaps(): number {
    const { next, lanes, fills } = this.#shape;
    const helped = this.#helped;
    helped.length = 0;
    for (let i = 0; i < lanes.length; i++) {
      // A stretch of a lane: it begins where a gap may be filled, and goes on as long as some lie on no others.
      if (fills[lanes[i]!] === 0 || this.#over[lanes[i]!] === 0) continue;
      let end = i + 1;
      while (next[lanes[end - 1]!] !== NONE && this.#over[lanes[end]!]! > 0) end++;
      for (let nth = 1; nth <= this.#gaps; nth++) {
        let cards = 0;
        for (let j = i; j < end; j++) if (this.#short[lanes[j]!]! >= nth) cards++;
        if (cards === 0) break;
        helped.push(cards);
      }
      i = end - 1;
    }
    helped.sort((a, b) => b - a);
    let help = 0;
    for (let nth = 0; nth < this.#gaps && nth < helped.length; nth++) help += helped[nth]!;
    return help;
  }
}

const columnOf = (step: number): number => (step >> 8) & 0xff;
const countOf = (step: number): number => step & 0xff;

/** What the rules say of kinds and families. */
interface Shape {
  /** Face → its kind, and that of the cards that may lie on it, {@link NONE} for none. */
  readonly kind: Int8Array;
  readonly carries: Int8Array;
  /** Kind → that of the cards that lie on it, {@link NONE} for none. */
  readonly next: Int8Array;
  /** Lane after lane, each from the kind that lies on nothing. */
  readonly lanes: Int8Array;
  /** Kind → 1 when some of it may fill a gap. */
  readonly fills: Uint8Array;
  /** Face → the one that comes before it in its family and the one after it, {@link NONE} for none. */
  readonly before: Int8Array;
  readonly after: Int8Array;
  /** More than one card may move at once. */
  readonly runs: boolean;
  readonly wants: (under: number, over: number) => boolean;
}

const shapeOf = perTraits((traits, table: Table<Options>): Shape | undefined => {
  const { rules, variant } = table;
  if (!traits.exclusive || traits.homes.length !== traits.foundations.length || traits.columns.length === 0) return undefined;
  if (variant.after || variant.pair || variant.status || rules.anyCovered || liftsUnwanted(traits, rules)) return undefined;
  if (variant.actions && !observed(table).still) return undefined;
  // Whatever lies elsewhere can be left there until it goes home or to a column.
  const sources = [...traits.columns, ...traits.cells, ...traits.reserves, ...traits.homes, ...traits.wastes];
  if (rules.sources.some((pile) => !sources.includes(pile))) return undefined;
  const families = familiesOf(traits);
  const kinds = kindsOf(traits, rules);
  return (
    families &&
    kinds && { ...families, ...kinds, runs: !takeSingles(rules, rules.targets), wants: (under, over) => traits.wants(under, over) }
  );
});

/** Undefined unless each card but the bases goes home on one other. */
function familiesOf({ copies, order, before }: Traits): Pick<Shape, 'before' | 'after'> | undefined {
  const found = { before: new Int8Array(64).fill(NONE), after: new Int8Array(64).fill(NONE) };
  for (let face = 0; face < FACES; face++) {
    if (copies[face] === 0 || order[face] === 0) continue;
    const below = before[face]!;
    if (order[face]! < 0 || below < 0 || below >= EMPTY || order[below]! >= order[face]!) return undefined;
    found.before[face] = below;
    found.after[below] = face;
  }
  return found;
}

/** Undefined unless kinds come in lanes. */
function kindsOf(traits: Traits, rules: Rules): Pick<Shape, 'kind' | 'carries' | 'next' | 'lanes' | 'fills'> | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => traits.copies[face]! > 0);
  const [kind, carries] = [new Int8Array(64).fill(NONE), new Int8Array(64).fill(NONE)];
  const names = new Map<string, number>();
  const named = (name: string): number => names.get(name) ?? names.set(name, names.size).size - 1;
  for (const face of faces) {
    const under = faces.filter((other) => traits.wants(other, face));
    if (under.length > 0) kind[face] = named(under.join(' '));
  }
  for (const face of faces) {
    const over = new Set(faces.filter((other) => traits.wants(face, other)).map((other) => kind[other]!));
    if (over.size > 1) return undefined;
    for (const one of over) carries[face] = one;
  }
  for (const face of faces) if (kind[face] === NONE) kind[face] = named(`on nothing, below ${carries[face]!}`);
  const next = new Int8Array(names.size).fill(NONE);
  for (const face of faces) {
    const before = next[kind[face]!]!;
    if (before !== NONE && before !== carries[face]) return undefined;
    next[kind[face]!] = carries[face]!;
  }
  if (faces.some((face) => next[kind[face]!] !== carries[face])) return undefined;
  const lanes: number[] = [];
  for (const head of next.keys()) if (!next.includes(head)) for (let at = head; at !== NONE; at = next[at]!) lanes.push(at);
  // Else some go round, or two lead to one.
  if (lanes.length !== names.size) return undefined;
  const fills = new Uint8Array(names.size);
  for (const face of faces) if (traits.columns.some((pile) => takes(rules, pile, EMPTY, face))) fills[kind[face]!] = 1;
  return { kind, carries, next, lanes: Int8Array.from(lanes), fills };
}

/** Does each family at home begin with a base, and lies each card on the one before it? */
const familiesLie = ({ len, slots, shift, face }: Table<Options>, { homes, order, before }: Traits): boolean =>
  homes.every((pile) => {
    for (let i = 0; i < len[pile]!; i++) {
      const card = face[slots[(pile << shift) + i]!]!;
      if (i === 0 ? order[card] !== 0 : before[card] !== face[slots[(pile << shift) + i - 1]!]) return false;
    }
    return true;
  });
