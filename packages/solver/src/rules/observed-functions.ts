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
  Table,
  TOPS,
  TAKE_NONE,
  TAKE_TOP,
} from '@patience/core/search';
import { freshDeal } from './fresh-deal.js';
import { perOptions } from './per-options.js';

/** Whether bringing a card home early can hurt by what the variant's functions do with the table. */
export interface Harmless {
  /** From anywhere but the waste. */
  readonly columns: boolean;
  /** From the waste: nothing counts how many cards lie there. */
  readonly waste: boolean;
}

/** What was seen of a variant's functions. */
export interface Observed {
  readonly harmless: Harmless;
  /** Actions ask about and change stock and waste alone, and all that happens by itself is that a gap is filled with one
   *  card from there, whatever lies in the other columns; then: are gaps filled, did cards come back into the stock? */
  readonly gaps: { readonly fills: boolean; readonly refills: boolean } | undefined;
  /** What happens by itself neither asks about stock, waste and counters nor touches them, nor asks which move it was. */
  readonly apart: boolean;
  /** Actions and consequences look at stock, waste and reserves alone, and lay cards nowhere else. */
  readonly still: boolean;
  /** Nothing happens by itself, and actions take cards from stock and waste alone and lay them on top of others, on columns too. */
  readonly deals: boolean;
  /** Gaps between columns are filled from a reserve, always as long as there is one, and nothing else comes from there by itself. */
  readonly fromReserve: boolean;
}

const GAMES = 10;
const MOVES = 200;

/**
 * Rules in functions cannot be read, but they can be watched: over some random games of a variant with its options,
 * which piles do actions and consequences ask about, and what do they change?
 */
export const observed = perOptions((source): Observed => new Watch(source).observed());

/** Plays the games, and remembers what did not hold. */
class Watch {
  readonly #source: Table<Options>;
  readonly #roleOf: Map<string, Role>;
  /** Stock and waste are all that is asked for, gaps and their filling aside. */
  #gaps = true;
  #fills = false;
  #refills = false;
  #apart = true;
  #still = true;
  #deals: boolean;
  /** Nothing but faces and records changes by itself, and actions look at stock and waste alone. */
  #quiet = true;
  #waste = true;
  /** Gaps between the columns are filled from a reserve, always as long as there is one. */
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

  /** In every other game actions are done half of the time: they matter most here. */
  #play(watched: Variant<Options>, game: number): void {
    const { reserves, columns } = this.#columns();
    const random = new Random(game);
    const table = new Table(watched, this.#source.options, freshDeal(this.#source, game));
    const steps: Step[] = [];
    table.recorder = steps;
    const moves = new Int32Array(MAX_MOVES);
    for (let i = 0; i < MOVES; i++) {
      // Whether each action may be done is asked when moves are listed, with room for all of them.
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

  /** @param itself it happened by itself, after cards were laid */
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

  /** The variant with everything watched that its actions and consequences do. */
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

  /** A move that tells when somebody asks what it is. */
  #secret(move: MoveInfo): MoveInfo {
    return new Proxy(move, {
      get: (target, name) => {
        this.#apart = false;
        return Reflect.get(target, name) as unknown;
      },
    });
  }

  /** A table that tells what it is asked. @param itself for consequences, which may ask for gaps and fill them */
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
        // A pile of which the lower end counts is more than its top card.
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

/** May a card that is alone in its column go wherever it may go from the reserve? */
function goesAsWell({ rules }: Table<Options>, reserve: number, column: number): boolean {
  if (rules.take[reserve] !== TAKE_TOP || rules.take[column] === TAKE_NONE) return false;
  const { count, acceptOf, accepts } = rules;
  for (const to of rules.targets) {
    const [one, other] = [acceptOf[reserve * count + to]!, acceptOf[column * count + to]!];
    if (one < 0 || to === column) continue;
    for (let place = 0; place < TOPS * 64; place++)
      // Into a gap goes the reserve's next card anyway.
      if (
        (place >> 6 !== EMPTY || rules.homes.includes(to)) &&
        (accepts[one + place]! & ANY_COUNT) > 0 &&
        (other < 0 || accepts[other + place] === 0)
      )
        return false;
  }
  return true;
}
