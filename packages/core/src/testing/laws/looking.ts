import type { Card } from '../../cards/card.js';
import type { AcceptFn, CompleteVariant, Options, Pile, TakeFn, Tx, View } from '../../contract.js';
import { rankOfMove } from '../../moves/gesture.js';
import { actionReason } from '../../moves/legal.js';
import { ContractError } from '../../problem.js';
import { shown } from '../../shown.js';
import { demand, type Law, type Trial } from '../law.js';
import { fromOf, toOf } from '../../moves/move.js';
import { everyAction, walk } from '../walk.js';

/** Checks that the variant's query functions only read the table and return values that the contract allows. */
export const looking: Law = {
  name: 'query functions only read the table and return allowed values',
  each: 'options',
  check(trial) {
    walk({ ...trial, variant: watched(trial), games: Math.min(trial.games, 5) }, 'looking', (table, moves) => {
      table.score();
      for (const action of everyAction(table)) actionReason(table, fromOf(action), toOf(action));
      for (const move of moves) rankOfMove(table, move);
    });
  },
};

/** Returns the variant with its functions wrapped: they get frozen arguments and read-only tables, and their results are checked. */
export function watched(trial: Trial): CompleteVariant {
  const { variant } = trial;
  const checked = <T>(where: string, result: T, fits: boolean, wanted: string): T => {
    demand(fits, trial, where, `must return ${wanted}, not ${result instanceof Promise ? 'a promise' : shown(result)}`);
    return result;
  };
  /** Calls a function that gets frozen arguments, and reports an attempt to write to them. */
  const frozen = <T>(where: string, ask: () => T): T => {
    try {
      return ask();
    } catch (error) {
      const wrote = error instanceof TypeError && /read.?only|not extensible|Cannot (assign|add|delete|redefine)/i.test(error.message);
      if (wrote) throw new ContractError(variant.id, where, `must not change its arguments: ${error.message}`, { cause: error });
      throw error;
    }
  };
  const accepting =
    (id: string, accept: AcceptFn): AcceptFn =>
    (cards, onto, view, to, from) => {
      const where = `accept of pile ${id}`;
      const result = frozen(where, () => accept(Object.freeze([...cards]), onto, onlyLook(trial, view, where), to, from));
      return checked(where, result, isYesNoOrReason(result), 'true, false or the key of a reason');
    };
  const lifting =
    (id: string, take: TakeFn): TakeFn =>
    (view, pile) => {
      const where = `take of pile ${id}`;
      const result = frozen(where, () => take(onlyLook(trial, view, where), pile));
      return checked(
        where,
        result,
        typeof result === 'number' ? Number.isInteger(result) && result >= 0 : typeof result === 'string' && result !== '',
        'a number of cards or the key of a reason',
      );
    };
  const watchedPile = (pile: Pile): Pile => {
    const { id, accept, take } = pile;
    return {
      ...pile,
      ...(typeof accept === 'function' && { accept: accepting(id, accept) }),
      ...(typeof accept === 'object' &&
        'cards' in accept && {
          accept: {
            cards(cards: readonly Card[]) {
              const result = accept.cards(Object.freeze([...cards]));
              return checked(`accept of pile ${id}`, result, isYesNoOrReason(result), 'true, false or the key of a reason');
            },
          },
        }),
      ...(typeof take === 'function' && { take: lifting(id, take) }),
    };
  };
  const { actions, status, score, rank, pair, after } = variant;
  return {
    ...variant,
    table: (options, pack) => frozen('table', () => variant.table(options, Object.freeze([...pack]))).map(watchedPile),
    deal: (table, options) => frozen('deal', () => variant.deal(withFrozenLists(table), options)),
    ...(actions && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([name, action]) => [
          name,
          {
            ...action,
            when(view: View, options: Options, pile: string): true | string {
              const where = `actions.${name}.when`;
              const result = frozen(where, () => action.when(onlyLook(trial, view, where), options, pile));
              return checked(
                where,
                result,
                result === true || (typeof result === 'string' && result !== ''),
                'true or the key of a reason',
              );
            },
            run: (table: Tx, options: Options, pile: string) =>
              frozen(`actions.${name}.run`, () => action.run(withFrozenLists(table), options, pile)),
          },
        ]),
      ),
    }),
    ...(pair && {
      pair: (a, b, view, from, to) => {
        const result = typeof pair === 'function' ? pair.call(variant, a, b, onlyLook(trial, view, 'pair'), from, to) : pair.cards(a, b);
        return checked('pair', result, isYesNoOrReason(result), 'true, false or the key of a reason');
      },
    }),
    ...(status && {
      status: (view, options, tally) => frozen('status', () => status.call(variant, onlyLook(trial, view, 'status'), options, tally)),
    }),
    ...(score && {
      score: (view, options, tally) => frozen('score', () => score.call(variant, onlyLook(trial, view, 'score'), options, tally)),
    }),
    ...(after && {
      after: (table, options, move) =>
        frozen('after', () => after.call(variant, withFrozenLists(table), options, move && Object.freeze({ ...move }))),
    }),
    ...(rank && {
      rank: (view, move) =>
        ((result) => checked('rank', result, typeof result === 'number' && !Number.isNaN(result), 'a number'))(
          frozen('rank', () => rank.call(variant, onlyLook(trial, view, 'rank'), Object.freeze({ ...move }))),
        ),
    }),
  };
}

const isYesNoOrReason = (result: unknown): boolean => typeof result === 'boolean' || (typeof result === 'string' && result !== '');

/** Returns a read-only view of a table: its methods that would change the table throw. */
function onlyLook(trial: Trial, view: View, where: string): View {
  const forbidden = (name: string) => (): never => {
    throw new ContractError(
      trial.variant.id,
      where,
      `may only read the table, but calls ${name}; change the table in an action or in \`after\``,
    );
  };
  return {
    ...looks(view),
    ...Object.fromEntries(['move', 'flip', 'shuffle', 'set'].map((name) => [name, forbidden(name)])),
  };
}

/** Returns a view with frozen lists of piles. The table's own lists are not frozen, because that would slow down searches. */
const looks = (view: View): View => ({
  piles: (role) => Object.freeze([...view.piles(role)]),
  count: (pile) => view.count(pile),
  card: (pile, depth) => view.card(pile, depth),
  run: (pile) => view.run(pile),
  counter: (name) => view.counter(name),
});

const withFrozenLists = (table: Tx): Tx => ({
  ...looks(table),
  move: (from, to, options) => table.move(from, to, options),
  flip: (pile) => table.flip(pile),
  shuffle: (pile) => table.shuffle(pile),
  set: (counter, value) => table.set(counter, value),
});
