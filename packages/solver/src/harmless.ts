import { type Action, type Options, type Role, type Step, type Tx, type Variant } from '@patience/core';
import { ACTION, actionMove, EMPTY, kindOf, list, MAX_MOVES, Random, Table } from '@patience/core/search';
import { fresh } from './fresh.js';

/** Whether bringing a card home early can hurt by what the variant's functions do with the table. */
export interface Harmless {
  /** From anywhere but the waste. */
  readonly columns: boolean;
  /** From the waste: nothing counts how many cards lie there. */
  readonly waste: boolean;
}

const GAMES = 10;
const MOVES = 200;
const NOTHING: Harmless = { columns: false, waste: false };

/**
 * Rules in functions cannot be read, but they can be watched: over some random games, which piles
 * do actions ask about, what do consequences change? Only when an action looks at stock and waste alone, and nothing
 * but faces and records changes by itself, are safe moves called safe.
 */
export function harmless(source: Table<Options>): Harmless {
  const { variant, options } = source;
  const name = JSON.stringify(options);
  let known = cache.get(variant);
  if (!known) cache.set(variant, (known = new Map<string, Harmless>()));
  const found = known.get(name) ?? observe(source);
  known.set(name, found);
  return found;
}
const cache = new WeakMap<Variant<Options>, Map<string, Harmless>>();

function observe(source: Table<Options>): Harmless {
  const { variant, rules, options } = source;
  if (variant.pair || !rules.readable) return NOTHING;
  const roleOf = new Map<string, Role>(rules.piles.map(({ id, role }) => [id, role]));
  const beside = (pile: string): boolean => roleOf.get(pile) === 'stock' || roleOf.get(pile) === 'waste';
  let waste = true;
  let quiet = true;
  /** Gaps between the columns are filled from a reserve, always as long as there is one. */
  let fills = false;
  let filled = true;
  const pilesOf = (role: Role): number[] => [...rules.piles.keys()].filter((pile) => rules.piles[pile]!.role === role);
  const [reserves, columns] = [pilesOf('reserve'), pilesOf('tableau')];
  const asked = (pile: string): void => {
    if (!beside(pile)) quiet = false;
  };
  const watched: Variant<Options> = {
    ...variant,
    actions: Object.fromEntries(
      Object.entries(variant.actions ?? {}).map(([name, action]): [string, Action<Options>] => [
        name,
        {
          ...action,
          when: (view, _, pile) => action.when(watch(view as Tx, asked), options, pile),
          run: (tx, _, pile) => action.run(watch(tx, asked), options, pile),
        },
      ]),
    ),
  };
  const steps: Step[] = [];
  const moves = new Int32Array(MAX_MOVES);
  for (let game = 0; game < GAMES && quiet; game++) {
    const random = new Random(game);
    const table = new Table(watched, options, fresh(source, game));
    table.recorder = steps;
    for (let i = 0; i < MOVES && quiet; i++) {
      // Whether each action may be done is asked when moves are listed, with room for all of them.
      const count = list(table, moves);
      if (count === 0) break;
      // Actions are what matters most here.
      const wanted = table.actionNames.findIndex((_, action) => moves.subarray(0, count).includes(actionMove(action)));
      const move = wanted >= 0 && random.below(2) === 0 ? actionMove(wanted) : moves[random.below(count)]!;
      const own = kindOf(move) === ACTION ? 0 : 1;
      table.play(move);
      filled &&= reserves.every((pile) => table.len[pile] === 0) || columns.every((pile) => table.len[pile]! > 0);
      for (const step of steps.splice(0).slice(own)) {
        if (step.type === 'flip') continue;
        if (step.type === 'set') {
          if (own === 1 && !variant.records?.includes(step.counter)) quiet = false;
        } else if (step.type === 'shuffle') quiet = false;
        else if (own === 1 && step.cards.length === 1 && roleOf.get(step.from) === 'reserve' && roleOf.get(step.to) === 'tableau')
          fills = true;
        else if (own === 1 || !beside(step.from)) quiet = false;
        else if (step.cards.length > 1 && roleOf.get(step.to) === 'waste') waste = false;
      }
    }
  }
  quiet &&= !fills || (filled && reserves.every((reserve) => columns.every((column) => goesAsWell(source, reserve, column))));
  return { columns: quiet, waste: quiet && waste };
}

/** May a card that is alone in its column go wherever it may go from the reserve? */
function goesAsWell({ rules }: Table<Options>, reserve: number, column: number): boolean {
  if (rules.take[reserve] !== 1 || rules.take[column] === 0) return false;
  const { count, acceptOf, accepts } = rules;
  for (const to of rules.targets) {
    const [one, other] = [acceptOf[reserve * count + to]!, acceptOf[column * count + to]!];
    if (one < 0 || to === column) continue;
    for (let place = 0; place < 54 * 64; place++)
      // One card on an empty pile changes nothing: there the reserve's next card would come.
      if (place >> 6 !== EMPTY && (accepts[one + place]! & 0x7fff) > 0 && (other < 0 || accepts[other + place] === 0)) return false;
  }
  return true;
}

/** A table that tells which piles it is asked about, beside those that it changes. */
function watch(view: Tx, asked: (pile: string) => void): Tx {
  const tell =
    <A extends unknown[], T>(question: (pile: string, ...more: A) => T) =>
    (pile: string, ...more: A): T => {
      asked(pile);
      return question(pile, ...more);
    };
  return {
    piles: (role) => view.piles(role),
    count: tell((pile) => view.count(pile)),
    card: tell((pile, depth?: number) => view.card(pile, depth)),
    run: tell((pile) => view.run(pile)),
    counter: (name) => view.counter(name),
    move(from, to, options) {
      // A waste of which the lower end counts is more than its top card.
      if (options?.take ?? options?.lay) asked('');
      view.move(from, to, options);
    },
    flip: (pile) => view.flip(pile),
    shuffle: (pile) => view.shuffle(pile),
    set: (counter, value) => view.set(counter, value),
  };
}
