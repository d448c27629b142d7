import type { Action, DeckSpec, Options, PairCards, Pile, Status, Tx, Variant, View } from '../contract.js';
import { asContractError } from '../problem.js';
import { actionOf } from './actions.js';
import { afterOf } from './after.js';
import { dealSteps } from './deal.js';
import { endOf } from './end.js';
import type { Consequence, DataVariant, DealStep, End, PairData, PileData } from './grammar.js';
import { pilesFrom } from './pile.js';
import { rankOf } from './rank.js';
import { resolveValue } from './value.js';

const completed = new WeakMap<object, Variant<never>>();

/**
 * Turns the plain data of a patience into the functions that tables, searches and pictures ask. Fields that are functions stay
 * what they are; a variant without data is returned itself. The answer for a variant is always the same object.
 * @throws ContractError when a choice in the data names an option that the patience does not have
 */
export function complete<O extends Options>(variant: DataVariant<O> | Variant<O>): Variant<O> {
  const known = completed.get(variant) as Variant<O> | undefined;
  if (known) return known;
  const made = hasData(variant) ? functionsOf(variant) : (variant as Variant<O>);
  completed.set(variant, made as unknown as Variant<never>);
  completed.set(made, made as unknown as Variant<never>);
  return made;
}

const isFunction = (value: unknown): value is (...all: never) => unknown => typeof value === 'function';
const isAction = (value: object): value is Action<never> => isFunction((value as Partial<Action<never>>).run);

/** Does any part of a variant come as data? */
function hasData<O extends Options>({ deck, table, deal, actions, after, status, pair, rank }: DataVariant<O> | Variant<O>): boolean {
  const parts = [deck ?? {}, table, deal, after, status, rank].filter((part) => part !== undefined);
  return (
    parts.some((part) => !isFunction(part)) ||
    Object.values(actions ?? {}).some((action) => !isAction(action)) ||
    (typeof pair === 'object' && !('cards' in pair))
  );
}

function functionsOf<O extends Options>(data: DataVariant<O> | Variant<O>): Variant<O> {
  const { deck, table, deal, actions, after, status, pair, rank, base, ...rest } = data as DataVariant<O>;
  const told = <T>(where: string, tell: () => T): T => {
    try {
      return tell();
    } catch (error) {
      throw asContractError(data.id, where, error);
    }
  };
  const value = (where: string, part: unknown, options: Options): unknown => told(where, () => resolveValue(part, { options }));
  /** What is compiled once for each object of options, which all tables of a game share. */
  const perGame = <T>(compile: (options: O, view: View) => T): ((options: O, view: View) => T) => {
    const made = new WeakMap<O, { readonly it: T }>();
    return (options, view) => {
      let kept = made.get(options);
      if (!kept) made.set(options, (kept = { it: compile(options, view) }));
      return kept.it;
    };
  };

  const ending = perGame((options, view) => endOf(value('status', status, options) as End, view));
  const consequences = perGame((options, view) => afterOf(value('after', after, options) as Consequence[], view));
  return {
    ...rest,
    deck: isFunction(deck) ? deck : (options) => value('deck', deck ?? {}, options) as DeckSpec,
    table: isFunction(table) ? table : tableOf(table, base, told),
    deal: isFunction(deal)
      ? deal
      : (tx: Tx, options: O) => {
          dealSteps(tx, value('deal', deal, options) as DealStep[]);
        },
    ...(actions && {
      actions: Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, isAction(action) ? action : actionOf<O>(action)])),
    }),
    ...(after && {
      after: isFunction(after)
        ? after
        : (tx: Tx, options: O) => {
            consequences(options, tx)(tx);
          },
    }),
    ...(status && { status: isFunction(status) ? status : (view: View, options: O): Status => ending(options, view)(view) }),
    ...(pair && { pair: isFunction(pair) || 'cards' in pair ? pair : pairOf(pair) }),
    ...(rank && { rank: isFunction(rank) ? rank : rankOf(rank) }),
  };
}

/** Piles are made once for each set of choices and rank of the base: a table compiles the piles that it knows only once. */
function tableOf<O extends Options>(
  data: readonly PileData[],
  base: number | undefined,
  told: <T>(where: string, tell: () => T) => T,
): Variant<O>['table'] {
  const made = new Map<string, readonly Pile[]>();
  return (options, pack) => {
    const rank = base === undefined ? undefined : pack[base]?.rank;
    const key = JSON.stringify([options, rank]);
    const piles = made.get(key) ?? told('table', () => pilesFrom(data, { options, base: rank }));
    made.set(key, piles);
    return piles;
  };
}

const pairOf = (pair: PairData): PairCards => ({
  cards: 'sum' in pair ? (a, b) => a.rank + b.rank === pair.sum : (a, b) => a.rank === b.rank,
});
