import { ACE } from '../cards/card.js';
import { facesOf, USUAL, type Faces } from '../cards/faces.js';
import type { CompleteVariant, DeckSpec, Options, PairCards, Pile, Status, Tx, View } from '../contract.js';
import { asContractError } from '../problem.js';
import type { Variant } from '../variant.js';
import { actionOf } from './actions.js';
import { afterOf } from './after.js';
import { dealSteps } from './deal.js';
import { endOf } from './end.js';
import type { Consequence, DealStep, End, PairData, RankList } from './grammar.js';
import { microsoftDeal } from './numbered.js';
import { pilesFrom } from './piles.js';
import { rankOf } from './rank.js';
import type { GameRules } from './rows.js';
import { isAction, isFunction, isShownNumber } from './shape.js';
import { shownOf } from './shows.js';
import { alternatives, resolveValue } from './value.js';

/** Makes functions from the plain data of a variant. Fields that are functions stay as they are. */
export function functionsOf<O extends Options>(variant: Variant<O>): CompleteVariant<O> {
  const { deck, numbered, table, deal, actions, after, status, pair, rank, shows, base, ...rest } = variant;
  const inField = <T>(where: string, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw asContractError(variant.id, where, error);
    }
  };
  const value = (where: string, part: unknown, options: Options, faces = facesOf(cards(options as O))): unknown =>
    inField(where, () => resolveValue(part, { options, faces }));
  const cards = isFunction(deck) ? deck : (options: O): DeckSpec => inField('deck', () => deckOf(deck ?? {}, options));
  /** Caches a function for each object of options, so that all tables of a game share it. @param compile makes the function */
  const perGame = <T extends object>(compile: (options: O, view: View) => T): ((options: O, view: View) => T) => {
    const made = new WeakMap<O, T>();
    return (options, view) => {
      let kept = made.get(options);
      if (!kept) made.set(options, (kept = compile(options, view)));
      return kept;
    };
  };

  const steps = perGame((options) => value('deal', deal, options) as DealStep[]);
  const ending = perGame((options, view) => endOf(value('status', status, options) as End | undefined, view));
  const consequences = perGame((options, view) => afterOf(value('after', after, options) as Consequence[], view));
  const game = (options: O): GameRules => ({ actions, status, after: value('after', after, options) });
  const scored = !isFunction(status) && alternatives(status).some((end) => typeof end === 'object' && 'over' in end);
  return {
    ...rest,
    ...(scored && { needs: [...(rest.needs ?? []), 'over'] }),
    deck: cards,
    ...(numbered && { numbered: isFunction(numbered) ? numbered : (seed: number, options: O) => microsoftDeal(seed, cards(options)) }),
    table: isFunction(table) ? table : tableOf(table, base, (options) => facesOf(cards(options)), game, inField),
    deal: isFunction(deal)
      ? deal
      : (tx: Tx, options: O) => {
          dealSteps(tx, steps(options, tx));
        },
    ...(actions && { actions: eachMade(actions, (action) => (isAction(action) ? action : actionOf<O>(action))) }),
    ...(after && {
      after: isFunction(after)
        ? after
        : (tx: Tx, options: O) => {
            consequences(options, tx)(tx);
          },
    }),
    ...(status && { status: isFunction(status) ? status : (view: View, options: O): Status => ending(options, view)(view) }),
    ...(pair && { pair: isFunction(pair) || 'cards' in pair ? pair : pairOf(pair) }),
    ...(shows && { shows: eachMade(shows, (shown) => (isShownNumber(shown) ? shown : shownOf<O>(shown))) }),
    ...(rank && {
      rank: isFunction(rank)
        ? rank
        : rankOf(value('rank', rank, {}, isFunction(deck) ? USUAL : facesOf(cards(firstOf(variant.options)))) as RankList),
    }),
  };
}

/** Returns the deck. Letters of its ranks mean its own ones. */
function deckOf(deck: unknown, options: Options): DeckSpec {
  const spec = resolveValue(deck, { options }, 'deck') as DeckSpec;
  return spec.letters ? (resolveValue(deck, { options, faces: facesOf(spec) }) as DeckSpec) : spec;
}

/** Returns the first value of each option. */
const firstOf = <O extends Options>(options: Variant<O>['options']): O =>
  Object.fromEntries(Object.entries<readonly (string | number)[]>(options).map(([name, values]) => [name, values[0]!])) as O;

/** Makes a rule of each named part. Returns the same object when it has only functions. */
function eachMade<P extends object, R extends P>(parts: Readonly<Record<string, P>>, make: (part: P) => R): Readonly<Record<string, R>> {
  const made = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, make(part)]));
  return Object.entries(made).every(([name, rule]) => rule === parts[name]) ? (parts as Readonly<Record<string, R>>) : made;
}

/** Makes the piles once for each set of choices and rank of the base card: a table compiles piles only the first time that it sees them. */
function tableOf<O extends Options>(
  data: object,
  base: number | undefined,
  facesFor: (options: O) => Faces,
  game: (options: O) => GameRules,
  inField: <T>(where: string, read: () => T) => T,
): CompleteVariant<O>['table'] {
  const made = new Map<string, readonly Pile[]>();
  return (options, pack) => {
    const rank = pack[base ?? -1]?.rank;
    const key = JSON.stringify([options, rank]);
    const piles =
      made.get(key) ??
      inField('table', () => {
        const faces = facesFor(options);
        return pilesFrom(resolveValue(data, { options, base: rank, faces }) as object, rank ?? ACE, game(options), faces);
      });
    made.set(key, piles);
    return piles;
  };
}

const pairOf = (pair: PairData): PairCards => ({
  cards: 'sum' in pair ? (a, b) => a.rank + b.rank === pair.sum : (a, b) => a.rank === b.rank,
});
