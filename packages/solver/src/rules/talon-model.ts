import type { Options, Tx, Variant } from '@patience/core';
import { actionMove, type Move, type Table } from '@patience/core/internals';

/** Largest number of counter states in a model. More of them count something other than passes through the stock. */
const MOST_COUNTER_STATES = 16;

/** A state of stock and waste, given by the number of cards in the waste and the number of the counter state. */
interface TalonState {
  readonly waste: number;
  readonly counterState: number;
}

/** The states that actions reach from one state of stock and waste. */
export interface Reach {
  /** All states, the present one first, then in order of the number of actions that lead there. */
  readonly states: readonly TalonState[];
  /** For each state, the actions that lead to it. */
  readonly paths: readonly (readonly Move[])[];
  /** Number that identifies a set of states, each of which can be reached from every other. */
  readonly kind: number;
  /** The sizes of the waste over all states, as bits 0–31 here and 32–63 in `hi`. */
  readonly lo: number;
  readonly hi: number;
}

/** Thrown when an action reads or changes anything besides stock, waste and counters. */
class UnmodelledAction extends Error {}

/**
 * Model of the actions' effects on stock and waste, found by running each action for every number of cards and every counter state that
 * occurs. The actions run on a substitute table that throws when they use anything else.
 */
export class TalonModel {
  /** Names of the counters that actions change. `#counterStates` has all values of them that occur together. */
  readonly #names: string[] = [];
  readonly #counterStates: (readonly number[])[] = [[]];
  /** Largest number of cards in stock and waste together that the model covers. */
  readonly most: number;
  /** Indexed by counter state, cards, and cards in the waste: the states to which single actions lead, with the action. */
  readonly #next: (readonly { readonly state: TalonState; readonly action: Move }[])[] = [];
  readonly #reach: (Reach | undefined)[] = [];
  /** Whether every card of stock and waste can be brought to the top of the waste from every state. */
  readonly free: boolean;
  /** Whether no action returns cards to the stock. */
  readonly once: boolean;

  /** @throws UnmodelledAction when an action uses anything besides stock, waste and counters, or when there are too many counter states */
  constructor({ variant, options, rules }: Table<Options>, stock: string, waste: string, most: number) {
    this.most = most;
    const actions = Object.values(variant.actions ?? {});
    const onto = rules.actions.map(({ piles }) => rules.ids[piles[0] ?? 0]!);
    let [cards, inWaste] = [0, 0];
    let values = new Map<string, number>();
    const strange = (): never => {
      throw new UnmodelledAction();
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
    for (let counterState = 0; counterState < this.#counterStates.length; counterState++)
      for (cards = 0; cards <= most; cards++)
        for (let before = 0; before <= cards; before++) {
          const next: { state: TalonState; action: Move }[] = [];
          for (const [i, action] of actions.entries()) {
            inWaste = before;
            values = new Map(this.#names.map((name, n) => [name, this.#counterStates[counterState]![n] ?? 0]));
            if (action.when(view, options, onto[i]!) !== true) continue;
            action.run(view, options, onto[i]!);
            if (inWaste < before) once = false;
            next.push({ state: { waste: inWaste, counterState: this.#numberOf(values) }, action: actionMove(i) });
          }
          this.#next[this.#place(counterState, cards, before)] = next;
        }
    this.once = once;
    this.free = this.unlimited;
    for (let n = 1; n <= most && this.free; n++)
      for (let w = 0; w <= n; w++) {
        const wastes = new Set(this.reach(0, n, w).states.map((state) => state.waste));
        for (let x = 1; x <= n; x++) if (!wastes.has(x)) this.free = false;
      }
  }

  /** Whether no counter limits the actions. */
  get unlimited(): boolean {
    return this.#counterStates.length === 1;
  }

  /** Returns the number of a counter state, which is added if it is new. @throws UnmodelledAction when there are too many */
  #numberOf(values: ReadonlyMap<string, number>): number {
    for (const name of values.keys()) if (!this.#names.includes(name) && values.get(name) !== 0) this.#names.push(name);
    const wanted = this.#names.map((name) => values.get(name) ?? 0);
    const known = this.#counterStates.findIndex((counterState) => wanted.every((value, i) => value === (counterState[i] ?? 0)));
    if (known >= 0) return known;
    if (this.#counterStates.length === MOST_COUNTER_STATES) throw new UnmodelledAction();
    return this.#counterStates.push(wanted) - 1;
  }

  /** Returns the number of a table's counter state; −1 for a state that never occurs in the model. */
  counterStateOf(table: Table<Options>): number {
    const names = this.#names;
    if (names.length === 0) return 0;
    return this.#counterStates.findIndex((counterState) => names.every((name, i) => table.counterValue(name) === (counterState[i] ?? 0)));
  }

  /** Sets the counters of a table to a counter state. */
  set(table: Table<Options>, counterState: number): void {
    for (const [i, name] of this.#names.entries()) {
      const value = this.#counterStates[counterState]![i] ?? 0;
      if (table.counterValue(name) !== value) table.setCounter(name, value);
    }
  }

  /** Returns whether the model covers this number of cards in stock and waste together. */
  covers(most: number): boolean {
    return most <= this.most;
  }

  /** Returns the states that actions reach. @param cards cards in stock and waste together @param waste cards in the waste */
  reach(counterState: number, cards: number, waste: number): Reach {
    const place = this.#place(counterState, cards, waste);
    return (this.#reach[place] ??= this.#explore(counterState, cards, waste));
  }

  #explore(counterState: number, cards: number, waste: number): Reach {
    const states: TalonState[] = [{ waste, counterState }];
    const paths: Move[][] = [[]];
    const known = new Set([this.#place(counterState, cards, waste)]);
    for (let i = 0; i < states.length; i++)
      for (const { state, action } of this.#next[this.#place(states[i]!.counterState, cards, states[i]!.waste)]!) {
        const place = this.#place(state.counterState, cards, state.waste);
        if (known.has(place)) continue;
        known.add(place);
        states.push(state);
        paths.push([...paths[i]!, action]);
      }
    // States that can be reached from each other share a kind: the lowest place among them.
    let kind = this.#place(counterState, cards, waste);
    for (const other of known) if (other < kind && this.#leadsTo(other, this.#place(counterState, cards, waste), cards)) kind = other;
    let [lo, hi] = [0, 0];
    for (const state of states)
      if (state.waste < 32) lo |= 1 << state.waste;
      else hi |= 1 << (state.waste & 31);
    return { states, paths, kind, lo, hi };
  }

  #leadsTo(from: number, to: number, cards: number): boolean {
    const seen = new Set([from]);
    for (const place of seen) for (const { state } of this.#next[place]!) seen.add(this.#place(state.counterState, cards, state.waste));
    return seen.has(to);
  }

  #place(counterState: number, cards: number, waste: number): number {
    return (counterState * (this.most + 1) + cards) * (this.most + 1) + waste;
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
    if (!(error instanceof UnmodelledAction)) throw error;
  }
  known.set(name, model);
  return model;
}
const cache = new WeakMap<Variant<Options>, Map<string, TalonModel | undefined>>();
