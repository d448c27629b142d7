import type { AcceptFn, Options, Variant, View } from '../../contract.js';
import { usefulness } from '../../gesture.js';
import { actionReason } from '../../legal.js';
import { ContractError } from '../../problem.js';
import { demand, type Law, type Trial } from '../law.js';
import { walk } from '../walk.js';

/** Functions that are asked something look at the table and say what the contract lets them say. */
export const looking: Law = {
  name: 'rules that are asked only look, and answer in the contract’s words',
  each: 'options',
  check(trial) {
    walk({ ...trial, variant: watched(trial), games: Math.min(trial.games, 5) }, 'looking', (table, moves) => {
      table.score();
      for (let action = 0; action < table.actionNames.length; action++) actionReason(table, action);
      for (const move of moves) usefulness(table, move);
    });
  },
};

/** The variant, with every function that is asked looked after. */
function watched(trial: Trial): Variant {
  const { variant } = trial;
  const answer = <T>(where: string, said: T, fits: boolean, wanted: string): T => {
    demand(fits, trial, where, `must say ${wanted}, not ${said instanceof Promise ? 'a promise' : (JSON.stringify(said) ?? String(said))}`);
    return said;
  };
  const accepting =
    (id: string, accept: AcceptFn): AcceptFn =>
    (...given) => {
      const where = `accept of pile ${id}`;
      const [cards, onto, view, to, from] = given;
      const said =
        accept.length === 1
          ? (accept as (cards: (typeof given)[0]) => boolean | string)(cards)
          : accept(cards, onto, onlyLook(trial, view, where), to, from);
      return answer(
        where,
        said,
        typeof said === 'boolean' || (typeof said === 'string' && said !== ''),
        'true, false or the key of a reason',
      );
    };
  const { actions, status, score, rank, pair } = variant;
  return {
    ...variant,
    table: (options, pack) =>
      variant
        .table(options, pack)
        .map((pile) => (typeof pile.accept === 'function' ? { ...pile, accept: accepting(pile.id, pile.accept) } : pile)),
    ...(actions && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([name, action]) => [
          name,
          {
            ...action,
            when(view: View, options: Options): true | string {
              const where = `actions.${name}.when`;
              const said = action.when(onlyLook(trial, view, where), options);
              return answer(where, said, said === true || (typeof said === 'string' && said !== ''), 'true or the key of a reason');
            },
          },
        ]),
      ),
    }),
    ...(pair && { pair: (a, b) => ((said) => answer('pair', said, typeof said === 'boolean', 'true or false'))(pair.call(variant, a, b)) }),
    ...(status && { status: (view, options, tally) => status.call(variant, onlyLook(trial, view, 'status'), options, tally) }),
    ...(score && { score: (view, options, tally) => score.call(variant, onlyLook(trial, view, 'score'), options, tally) }),
    ...(rank && {
      rank: (view, move) =>
        ((said) => answer('rank', said, typeof said === 'number' && !Number.isNaN(said), 'a number'))(
          rank.call(variant, onlyLook(trial, view, 'rank'), move),
        ),
    }),
  };
}

/** A view through which nothing can be changed, whatever more it can do. */
function onlyLook(trial: Trial, view: View, where: string): View {
  const forbidden = (name: string) => (): never => {
    throw new ContractError(trial.variant.id, where, `may only look at the table, but calls ${name}`);
  };
  return {
    piles: (role) => view.piles(role),
    count: (pile) => view.count(pile),
    card: (pile, depth) => view.card(pile, depth),
    run: (pile) => view.run(pile),
    counter: (name) => view.counter(name),
    ...Object.fromEntries(['move', 'flip', 'shuffle', 'set'].map((name) => [name, forbidden(name)])),
  };
}
