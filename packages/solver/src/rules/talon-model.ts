import type { Options, Tx, Variant } from '@patience/core';
import { actionMove, type Move, type Table } from '@patience/core/search';

/** Largest number of counter states in a model. A variant with more counts something other than passes through the stock. */
const MOST_STANDS = 16;

/** A state of stock and waste: the number of cards in the waste and the number of the counter state. */
interface Lie {
  readonly waste: number;
  readonly stand: number;
}

/** The states that actions reach from one state of stock and waste. */
export interface Reach {
  /** All states, the present one first, then in order of the number of actions that lead there. */
  readonly lies: readonly Lie[];
  /** Per state, the actions that lead to it. */
  readonly paths: readonly (readonly Move[])[];
  /** A number that two states with equally many cards share when each can be reached from the other. */
  readonly kind: number;
  /** The sizes of the waste over all states, as bits 0–31 here and 32–63 in `hi`. */
  readonly lo: number;
  readonly hi: number;
}

/** Thrown when an action reads or changes anything besides stock, waste and counters. */
class Strange extends Error {}

/**
 * The effect of each action on stock and waste, found by running the action for every number of cards and every counter state that occurs.
 * The actions run on a substitute table that throws when they use anything else.
 */
export class TalonModel {
  /** The counters that actions change, and all states of these counters that occur. */
  readonly #names: string[] = [];
  readonly #stands: (readonly number[])[] = [[]];
  /** Largest number of cards in stock and waste together that the model covers. */
  readonly most: number;
  /** Indexed by counter state, cards, and cards in the waste: the states to which single actions lead, with the action. */
  readonly #next: (readonly { readonly lie: Lie; readonly action: Move }[])[] = [];
  readonly #reach: (Reach | undefined)[] = [];
  /** Every card of stock and waste can be brought to the top of the waste from every state. */
  readonly free: boolean;
  /** No action returns cards to the stock. */
  readonly once: boolean;

  /** @throws Strange when an action uses anything besides stock, waste and counters, or when there are too many counter states */
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

  /** No counter limits the actions. */
  get unlimited(): boolean {
    return this.#stands.length === 1;
  }

  /** Returns the number of a counter state, a new one for a new state. @throws Strange when there are too many */
  #standing(values: ReadonlyMap<string, number>): number {
    for (const name of values.keys()) if (!this.#names.includes(name) && values.get(name) !== 0) this.#names.push(name);
    const wanted = this.#names.map((name) => values.get(name) ?? 0);
    const known = this.#stands.findIndex((stand) => wanted.every((value, i) => value === (stand[i] ?? 0)));
    if (known >= 0) return known;
    if (this.#stands.length === MOST_STANDS) throw new Strange();
    return this.#stands.push(wanted) - 1;
  }

  /** Returns the number of a table's counter state; −1 for a state that never occurs in the model. */
  standOf(table: Table<Options>): number {
    const names = this.#names;
    if (names.length === 0) return 0;
    return this.#stands.findIndex((stand) => names.every((name, i) => table.counterValue(name) === (stand[i] ?? 0)));
  }

  /** Sets the counters of a table to a counter state. */
  set(table: Table<Options>, stand: number): void {
    for (const [i, name] of this.#names.entries()) {
      const value = this.#stands[stand]![i] ?? 0;
      if (table.counterValue(name) !== value) table.setCounter(name, value);
    }
  }

  /** Returns whether the model covers so many cards in stock and waste together. */
  covers(most: number): boolean {
    return most <= this.most;
  }

  /** Returns the states that actions reach. @param cards cards in stock and waste together @param waste cards in the waste */
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
    // States that can be reached from each other share a kind: the lowest place among them.
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

/** Returns the model of a variant with its options, cached; undefined when its actions use anything besides stock, waste and counters. */
export function modelOf(table: Table<Options>, stock: string, waste: string, most: number): TalonModel | undefined {
  const name = JSON.stringify(table.options);
  let known = cache.get(table.variant);
  if (!known) cache.set(table.variant, (known = new Map<string, TalonModel | undefined>()));
  const found = known.get(name);
  if (known.has(name) && (found === undefined || found.covers(most))) return found;
  let model: TalonModel | undefined;
  try {
    model = new TalonModel(table, stock, waste, most);
  } catch (error) {
    if (!(error instanceof Strange)) throw error;
  }
  known.set(name, model);
  return model;
}
const cache = new WeakMap<Variant<Options>, Map<string, TalonModel | undefined>>();
