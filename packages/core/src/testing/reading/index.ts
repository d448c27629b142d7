/**
 * A second reading of rules that are plain data: slow, obvious, and written from the documentation of the grammar alone, without regard to the code that
 * compiles it. Whatever both readings disagree about is a fault of one of them, or of the documentation.
 */
import type { Options, Role } from '../../contract.js';
import type { Variant } from '../../variant.js';
import { inOrder, plainModel, type PlainGame, type PlainPlace, type PlainRules, type PlainState } from '../plain.js';
import { accepts, cardsOn, fits, holds, type Setting } from './cards.js';
import { dealCards } from './deal.js';
import { readDeck, type ReadDeck } from './deck.js';
import { microsoftDeal } from './numbered.js';
import { readPiles, type ReadPile } from './piles.js';
import { act, settle, statusBy } from './play.js';
import { isRules, resolve, type Json, type Rules } from './resolve.js';

/** Returns whether all rules of a patience are data. Its words and its order of hints decide nothing. */
export const isData = ({ strings: _words, rank: _order, ...rules }: Variant): boolean => !holdsFunction(rules);

const holdsFunction = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction));

/**
 * Returns the plain model that a second reading of a patience's data makes, for `conformance` and `compare`.
 * @param variant a patience whose rules are data; words and hints are not read
 * @param options a value for each option
 * @param notes the state of the deal's random stream, for a patience that shuffles during the game
 * @throws Error when a rule is a function
 */
export function secondReading(variant: Variant, options: Options, notes?: Readonly<Record<string, number>>): PlainGame {
  const { base: place, deck: cards, numbered, table, deal, actions = {}, after, status, pair } = variant;
  if (!isData(variant)) throw new Error(`${variant.id} has rules that are functions`);
  const read = (rules: unknown): Json => resolve(rules as Json, options);
  const [steps, consequences, goal, rule] = [deal, after, status, pair].map(read);
  const piles = readPiles(read(table) as Rules, place !== undefined);
  let base: number | undefined;
  const deckRead = readDeck(read(cards));
  const setting: Setting = { deck: deckRead, piles, base: () => base };
  const pileAt = ({ role, index }: PlainPlace): ReadPile => piles.find((pile) => pile.role === role && pile.index === index)!;
  const byRole = <T>(value: T): Partial<Record<Role, T>> => Object.fromEntries(piles.map(({ role }) => [role, value]));

  const rules: PlainRules = {
    deal(given, seed) {
      const deck = numbered === 'microsoft' && typeof seed === 'number' && seed > 0 && seed < 2 ** 31 ? microsoftDeal(seed, given) : given;
      base = place === undefined ? undefined : deckRead.rank(deck[place]!);
      return dealCards(steps, deck, setting);
    },
    lift: byRole((cards: readonly string[], from: PlainPlace) => mayLift(pileAt(from), cards, from, setting)),
    lay: byRole((cards: readonly string[], _top: string | undefined, to: PlainPlace, from: PlainPlace) =>
      accepts(pileAt(to), cards, to, from, setting),
    ),
    ...(pair && { pair: (one: string, two: string) => leaveTogether(rule as Rules, one, two, deckRead) }),
    actions: Object.fromEntries(
      Object.entries(read(actions) as Rules).map(([name, action]) => [name, (state) => act(action as Rules, state, setting)]),
    ),
    after: (state) => settle(consequences, state, setting),
    ...(goal !== undefined && { status: (state: PlainState) => statusBy(goal, state, setting) }),
    names: Object.fromEntries(piles.map(({ role }) => [role, piles.filter((pile) => pile.role === role).map(({ id }) => id)])),
    order: [...new Set(piles.map(({ role }) => role))],
    ...(notes && { notes }),
  };
  return plainModel(rules);
}

/** Returns whether these cards of a pile, the lowest first, may be lifted together. */
function mayLift({ rules, coveredBy }: ReadPile, cards: readonly string[], from: PlainPlace, setting: Setting): boolean {
  const { take } = rules;
  if (
    coveredBy.some(
      (id) =>
        cardsOn(
          from.state,
          setting.piles.find((pile) => pile.id === id)!,
        ).length > 0,
    )
  )
    return false;
  if (take === 'any') return true;
  if (take === 'all') return cards.length === from.pile.length;
  if (take === 'top') return cards.length === 1;
  if (!isRules(take)) return false;
  if (take['while'] !== undefined) return cards.length === 1 && holds(take['while'], from.state, setting);
  return inOrder(cards, (upper, lower) => fits(upper, lower, take['run'], setting));
}

const leaveTogether = ({ sum }: Rules, one: string, two: string, { rank }: ReadDeck): boolean =>
  sum === undefined ? rank(one) === rank(two) : rank(one) + rank(two) === sum;
