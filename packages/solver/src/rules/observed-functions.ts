import type { Action, MoveInfo, Options, Role, Step, Tx, Variant } from '@patience/core';
import {
  ACTION,
  actionMove,
  ANY_COUNT,
  EMPTY,
  kindOf,
  list,
  MAX_MOVES,
  Random,
  ROW,
  Table,
  TABLE,
  TAKE_NONE,
  TAKE_TOP,
} from '@patience/core/internals';
import { freshDeal } from './fresh-deal.js';
import { perOptions } from './per-options.js';

/**
 * Whether the variant's functions leave it harmless to move a card to the foundations early. False when a function might do something else
 * with the table because of such a move.
 */
export interface Harmless {
  /** Whether a card from any pile except the waste may move early. */
  readonly columns: boolean;
  /** Whether a card from the waste may move early, because no function counts the cards of the waste. */
  readonly waste: boolean;
}

/** Properties of a variant's functions that held in every observed game. Observations are evidence and no proof. */
export interface Observed {
  readonly harmless: Harmless;
  /**
   * Set when actions read and change only stock and waste, and when automatic moves only fill a gap with one card from there, whatever the
   * other columns hold. `fills`: gaps were filled. `refills`: cards returned to the stock.
   */
  readonly gaps: { readonly fills: boolean; readonly refills: boolean } | undefined;
  /** Whether automatic moves neither read nor change stock, waste and counters, and do not read which move came before. */
  readonly apart: boolean;
  /** Whether actions and automatic moves read only stock, waste and reserves, and lay cards only there. */
  readonly still: boolean;
  /**
   * Whether the variant has no automatic moves, and its actions take cards only from stock and waste and lay them on top of piles, columns
   * included.
   */
  readonly deals: boolean;
  /** Whether automatic moves fill every gap between the columns from a reserve until it is empty, and take no other card from it. */
  readonly fromReserve: boolean;
}

/** Number of random games that are played for each variant and options. */
const GAMES = 10;
/** Moves after which a random game is stopped. */
const MOVES = 200;

/**
 * Observes the functions of a variant during random games: which piles its actions and automatic moves read, and what they change.
 * Functions cannot be read like data rules, so their effects are recorded instead. Cached per variant and options.
 */
export const observed = perOptions((source): Observed => new Watch(source).observed());

/** Plays the random games and clears each property that an observed call violates. */
class Watch {
  readonly #source: Table<Options>;
  readonly #roleOf: Map<string, Role>;
  /** Whether functions read only stock and waste, apart from gaps and their filling. */
  #gaps = true;
  #fills = false;
  #refills = false;
  #apart = true;
  #still = true;
  #deals: boolean;
  /** Whether automatic moves change only faces and records, and actions read only stock and waste. */
  #quiet = true;
  #waste = true;
  /** Whether an automatic move took a single card from a reserve to a column. */
  #fromReserve = false;
  #filled = true;
  #onlyGaps = true;

  constructor(source: Table<Options>) {
    this.#source = source;
    this.#deals = source.variant.after === undefined && source.variant.pair === undefined;
    this.#roleOf = new Map(source.rules.piles.map(({ id, role }) => [id, role]));
  }

  observed(): Observed {
    const { variant, rules } = this.#source;
    if (variant.pair || !rules.readable) this.#quiet = false;
    const watched = this.#watched();
    for (let game = 0; game < GAMES && (this.#gaps || this.#apart || this.#quiet || this.#still || this.#deals); game++)
      this.#play(watched, game);
    const { reserves, columns } = this.#columns();
    this.#quiet &&=
      !this.#fromReserve ||
      (this.#filled && reserves.every((reserve) => columns.every((column) => goesAsWell(this.#source, reserve, column))));
    return {
      harmless: { columns: this.#quiet, waste: this.#quiet && this.#waste },
      gaps: this.#gaps ? { fills: this.#fills, refills: this.#refills } : undefined,
      apart: this.#apart,
      still: this.#still,
      deals: this.#deals,
      fromReserve: this.#fromReserve && this.#filled && this.#onlyGaps && this.#quiet,
    };
  }

  #columns(): { reserves: number[]; columns: number[] } {
    const { piles } = this.#source.rules;
    const of = (role: Role): number[] => [...piles.keys()].filter((pile) => piles[pile]!.role === role);
    return { reserves: of('reserve'), columns: of('tableau') };
  }

  /** Plays one random game. In every other game half of the moves are actions, because actions are what is observed. */
  #play(watched: Variant<Options>, game: number): void {
    const { reserves, columns } = this.#columns();
    const random = new Random(game);
    const table = new Table(watched, this.#source.options, freshDeal(this.#source, game));
    const steps: Step[] = [];
    table.recorder = steps;
    const moves = new Int32Array(MAX_MOVES);
    for (let i = 0; i < MOVES; i++) {
      // Listing the moves calls `when` of every action, provided that the buffer has room for all moves.
      const count = list(table, moves);
      if (count === 0) return;
      const wanted = table.actionNames.findIndex((_, action) => moves.subarray(0, count).includes(actionMove(action)));
      const acts = wanted >= 0 && game % 2 === 0 && random.below(2) === 0;
      const move = acts ? actionMove(wanted) : moves[random.below(count)]!;
      table.play(move);
      this.#filled &&= reserves.every((pile) => table.len[pile] === 0) || columns.every((pile) => table.len[pile]! > 0);
      const own = kindOf(move) === ACTION ? 0 : 1;
      for (const step of steps.splice(0).slice(own)) this.#step(step, own === 1);
    }
  }

  /**
   * Clears the properties that one recorded step violates.
   * @param itself whether the step is an automatic move instead of the player's move
   */
  #step(step: Step, itself: boolean): void {
    if (step.type === 'flip') return;
    if (step.type === 'shuffle' || (step.type === 'move' && (!this.#beside(step.from) || this.#isHome(step.to) || step.beneath)))
      this.#deals = false;
    if (step.type === 'set') {
      if (itself && !this.#isRecord(step.counter)) this.#quiet = false;
    } else if (step.type === 'shuffle') this.#quiet = false;
    else if (itself && step.cards.length === 1 && this.#roleOf.get(step.from) === 'reserve' && this.#roleOf.get(step.to) === 'tableau')
      this.#fromReserve = true;
    else if (itself || !this.#beside(step.from)) this.#quiet = false;
    else if (step.cards.length > 1 && this.#roleOf.get(step.to) === 'waste') this.#waste = false;
  }

  #beside(pile: string): boolean {
    return this.#roleOf.get(pile) === 'stock' || this.#roleOf.get(pile) === 'waste';
  }

  #isHome(pile: string): boolean {
    return this.#roleOf.get(pile) === 'foundation' || this.#roleOf.get(pile) === 'discard';
  }

  #isRecord(counter: string): boolean {
    return this.#source.variant.records?.includes(counter) === true;
  }

  /** Returns the variant with its actions and automatic moves wrapped, so that their calls on the table are recorded. */
  #watched(): Variant<Options> {
    const { variant, options } = this.#source;
    const { after, actions = {} } = variant;
    return {
      ...variant,
      actions: Object.fromEntries(
        Object.entries(actions).map(([name, action]): [string, Action<Options>] => [
          name,
          {
            ...action,
            when: (view, _, pile) => action.when(this.#view(view as Tx, false), options, pile),
            run: (tx, _, pile) => {
              action.run(this.#view(tx, false), options, pile);
            },
          },
        ]),
      ),
      ...(after && {
        after: (tx: Tx, _: Options, move?: MoveInfo) => {
          after(this.#view(tx, true), options, move && this.#secret(move));
        },
      }),
    };
  }

  /** Returns a proxy of a move that records whether any of its properties is read. */
  #secret(move: MoveInfo): MoveInfo {
    return new Proxy(move, {
      get: (target, name) => {
        this.#apart = false;
        return Reflect.get(target, name) as unknown;
      },
    });
  }

  /** Returns a proxy of the table that records reads and changes. @param itself for automatic moves, which may look for gaps and fill them */
  #view(tx: Tx, itself: boolean): Tx {
    const touched = (pile: string): void => {
      if (!this.#beside(pile) && this.#roleOf.get(pile) !== 'reserve') this.#still = false;
    };
    const asked = (pile: string, gap: boolean): void => {
      touched(pile);
      if (this.#beside(pile)) {
        if (itself) this.#apart = false;
        return;
      }
      if (!gap) this.#gaps = false;
      if (!itself) this.#quiet = false;
    };
    return {
      piles: (role) => tx.piles(role),
      count: (pile) => {
        asked(pile, itself);
        return tx.count(pile);
      },
      card: (pile, depth) => {
        asked(pile, false);
        return tx.card(pile, depth);
      },
      run: (pile) => {
        asked(pile, false);
        return tx.run(pile);
      },
      counter: (counter) => {
        this.#gaps = false;
        if (itself) this.#apart = false;
        return tx.counter(counter);
      },
      shuffle: (pile) => {
        touched(pile);
        this.#gaps = false;
        if (itself) this.#apart = false;
        tx.shuffle(pile);
      },
      flip: (pile) => {
        touched(pile);
        if (!this.#beside(pile)) this.#gaps = false;
        else if (itself) this.#apart = false;
        tx.flip(pile);
      },
      set: (counter, value) => {
        if (!this.#isRecord(counter)) {
          this.#gaps = false;
          if (itself) this.#apart = false;
        }
        tx.set(counter, value);
      },
      move: (from, to, move = {}) => {
        touched(from);
        touched(to);
        const one = (move.count ?? 1) === 1 && move.face === 'up';
        const fill = itself && this.#roleOf.get(to) === 'tableau' && tx.count(to) === 0 && one;
        // A move that takes from or lays below a pile depends on more than its top card.
        const lower = (move.take ?? move.lay) !== undefined;
        this.#gaps &&= this.#beside(from) && (this.#beside(to) || fill) && !lower;
        if (lower && !itself) this.#quiet = false;
        if (itself) {
          if (this.#roleOf.get(from) === 'reserve' && tx.count(to) > 0) this.#onlyGaps = false;
          this.#fills = true;
          if (this.#beside(from) || this.#beside(to)) this.#apart = false;
        }
        if (this.#roleOf.get(to) === 'stock') this.#refills = true;
        tx.move(from, to, move);
      },
    };
  }
}

/** Returns whether a card alone in its column may move to every pile to which it could move from the reserve. */
function goesAsWell({ rules }: Table<Options>, reserve: number, column: number): boolean {
  if (rules.take[reserve] !== TAKE_TOP || rules.take[column] === TAKE_NONE) return false;
  const { count, acceptOf, accepts } = rules;
  for (const to of rules.targets) {
    const [one, other] = [acceptOf[reserve * count + to]!, acceptOf[column * count + to]!];
    if (one < 0 || to === column) continue;
    for (let row = 0; row < TABLE / ROW; row++) {
      if (row === rules.faces.count) row = EMPTY;
      // Skip gaps, which the reserve's next card fills in any case.
      if (row >= EMPTY && !rules.homes.includes(to)) break;
      for (let place = row * ROW; place < row * ROW + rules.faces.count; place++)
        if ((accepts[one + place]! & ANY_COUNT) > 0 && (other < 0 || accepts[other + place] === 0)) return false;
    }
  }
  return true;
}
