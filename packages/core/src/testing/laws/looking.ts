import type { Card } from '../../cards/card.js';
import type { AcceptFn, CompleteVariant, Options, Pile, TakeFn, Tx, View } from '../../contract.js';
import { rankOfMove } from '../../moves/gesture.js';
import { actionReason } from '../../moves/legal.js';
import { ContractError } from '../../problem.js';
import { shown } from '../../shown.js';
import { demand, type Law, type Trial } from '../law.js';
import { fromOf, toOf } from '../../moves/move.js';
import { everyAction, walk } from '../walk.js';

/** Functions that are asked something look at the table and say what the contract lets them say. */
export const looking: Law = {
  name: 'rules that are asked only look, and answer in the contract’s words',
  each: 'options',
  check(trial) {
    walk({ ...trial, variant: watched(trial), games: Math.min(trial.games, 5) }, 'looking', (table, moves) => {
      table.score();
      for (const action of everyAction(table)) actionReason(table, fromOf(action), toOf(action));
      for (const move of moves) rankOfMove(table, move);
    });
  },
};

/** The variant, with every function that is asked looked after. */
export function watched(trial: Trial): CompleteVariant {
  const { variant } = trial;
  const answer = <T>(where: string, said: T, fits: boolean, wanted: string): T => {
    demand(fits, trial, where, `must say ${wanted}, not ${said instanceof Promise ? 'a promise' : shown(said)}`);
    return said;
  };
  /** Freezes the arguments of rules: an attempt to write throws. */
  const frozen = <T>(where: string, ask: () => T): T => {
    try {
      return ask();
    } catch (error) {
      const wrote = error instanceof TypeError && /read.?only|not extensible|Cannot (assign|add|delete|redefine)/i.test(error.message);
      if (wrote) throw new ContractError(variant.id, where, `must not change what it is given: ${error.message}`, { cause: error });
      throw error;
    }
  };
  const accepting =
    (id: string, accept: AcceptFn): AcceptFn =>
    (cards, onto, view, to, from) => {
      const where = `accept of pile ${id}`;
      const said = frozen(where, () => accept(Object.freeze([...cards]), onto, onlyLook(trial, view, where), to, from));
      return answer(where, said, isYesNoOrReason(said), 'true, false or the key of a reason');
    };
  const lifting =
    (id: string, take: TakeFn): TakeFn =>
    (view, pile) => {
      const where = `take of pile ${id}`;
      const said = frozen(where, () => take(onlyLook(trial, view, where), pile));
      return answer(
        where,
        said,
        typeof said === 'number' ? Number.isInteger(said) && said >= 0 : typeof said === 'string' && said !== '',
        'how many cards, or the key of a reason',
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
              const said = accept.cards(Object.freeze([...cards]));
              return answer(`accept of pile ${id}`, said, isYesNoOrReason(said), 'true, false or the key of a reason');
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
              const said = frozen(where, () => action.when(onlyLook(trial, view, where), options, pile));
              return answer(where, said, said === true || (typeof said === 'string' && said !== ''), 'true or the key of a reason');
            },
            run: (table: Tx, options: Options, pile: string) =>
              frozen(`actions.${name}.run`, () => action.run(withFrozenLists(table), options, pile)),
          },
        ]),
      ),
    }),
    ...(pair && {
      pair: (a, b, view, from, to) => {
        const said = typeof pair === 'function' ? pair.call(variant, a, b, onlyLook(trial, view, 'pair'), from, to) : pair.cards(a, b);
        return answer('pair', said, isYesNoOrReason(said), 'true, false or the key of a reason');
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
        ((said) => answer('rank', said, typeof said === 'number' && !Number.isNaN(said), 'a number'))(
          frozen('rank', () => rank.call(variant, onlyLook(trial, view, 'rank'), Object.freeze({ ...move }))),
        ),
    }),
  };
}

const isYesNoOrReason = (said: unknown): boolean => typeof said === 'boolean' || (typeof said === 'string' && said !== '');

/** A view through which nothing can be changed, whatever more it can do. */
function onlyLook(trial: Trial, view: View, where: string): View {
  const forbidden = (name: string) => (): never => {
    throw new ContractError(trial.variant.id, where, `may only look at the table, but calls ${name}`);
  };
  return {
    ...looks(view),
    ...Object.fromEntries(['move', 'flip', 'shuffle', 'set'].map((name) => [name, forbidden(name)])),
  };
}

/** Returns a view whose lists of piles cannot be written to. The table's own can be, which are quicker to go through. */
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
