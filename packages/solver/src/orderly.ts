import type { Action, MoveOptions, Options, Role, Tx, Variant } from '@patience/core';
import { list, MAX_MOVES, Random, Table } from '@patience/core/search';
import { fresh } from './fresh.js';

/** What was seen, when all that was asked held. */
export interface Orderly {
  /** Gaps are filled by themselves. */
  readonly fills: boolean;
  /** Cards came back into the stock. */
  readonly refills: boolean;
}

const GAMES = 10;
const MOVES = 200;

/**
 * Rules in functions cannot be read, but they can be watched: over some random games, do actions ask
 * about and change stock and waste alone? And is all that happens by itself that a gap is filled with one card from
 * there, whatever lies in the other columns?
 */
export function orderly(source: Table<Options>): Orderly | undefined {
  const { variant, options } = source;
  const name = JSON.stringify(options);
  let known = cache.get(variant);
  if (!known) cache.set(variant, (known = new Map<string, Orderly | undefined>()));
  if (!known.has(name)) known.set(name, observe(source));
  return known.get(name);
}
const cache = new WeakMap<Variant<Options>, Map<string, Orderly | undefined>>();

function observe(source: Table<Options>): Orderly | undefined {
  const { variant, options, rules } = source;
  const roleOf = new Map<string, Role>(rules.piles.map(({ id, role }) => [id, role]));
  const beside = (pile: string): boolean => roleOf.get(pile) === 'stock' || roleOf.get(pile) === 'waste';
  let holds = true;
  let fills = false;
  let refills = false;
  const law = (kept: boolean): void => {
    holds &&= kept;
  };
  /** @param gaps whether gaps may be asked for and filled */
  const watch = (tx: Tx, gaps: boolean): Tx => ({
    piles: (role) => tx.piles(role),
    count(pile) {
      law(gaps || beside(pile));
      return tx.count(pile);
    },
    card(pile, depth) {
      law(beside(pile));
      return tx.card(pile, depth);
    },
    run(pile) {
      law(beside(pile));
      return tx.run(pile);
    },
    counter(counter) {
      law(false);
      return tx.counter(counter);
    },
    shuffle(pile) {
      law(false);
      tx.shuffle(pile);
    },
    flip(pile) {
      law(beside(pile));
      tx.flip(pile);
    },
    set(counter, value) {
      law(variant.records?.includes(counter) === true);
      tx.set(counter, value);
    },
    move(from, to, move: MoveOptions = {}) {
      const fill = gaps && roleOf.get(to) === 'tableau' && tx.count(to) === 0 && (move.count ?? 1) === 1 && move.face === 'up';
      law(beside(from) && (beside(to) || fill) && (move.take ?? move.lay) === undefined);
      if (gaps) fills = true;
      if (roleOf.get(to) === 'stock') refills = true;
      tx.move(from, to, move);
    },
  });
  const { after, actions = {} } = variant;
  const watched: Variant<Options> = {
    ...variant,
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]): [string, Action<Options>] => [
        name,
        {
          ...action,
          when: (view, _, pile) => action.when(watch(view as Tx, false), options, pile),
          run: (tx, _, pile) => action.run(watch(tx, false), options, pile),
        },
      ]),
    ),
    ...(after && { after: (tx: Tx, _: Options, move) => after(watch(tx, true), options, move) }),
  };
  const moves = new Int32Array(MAX_MOVES);
  for (let game = 0; game < GAMES && holds; game++) {
    const random = new Random(game);
    const table = new Table(watched, options, fresh(source, game));
    for (let i = 0; i < MOVES && holds; i++) {
      const count = list(table, moves);
      if (count === 0) break;
      table.play(moves[random.below(count)]!);
    }
  }
  return holds ? { fills, refills } : undefined;
}
