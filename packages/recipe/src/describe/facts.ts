import { RANKS, SUITS, type Suit, type SuitSpec, type Card, type Options, type PairCards, type CompleteVariant } from '@patience/core';
import { facesOf, USUAL, type Faces } from '@patience/core/internals';
import { complete, eachValue, type DataVariant, type End, type NumberedData } from '@patience/core/data';
import { attempt, dealt, optionsFor } from './probe.js';
import { findActions, type ActionFact } from './actions.js';
import { withConditions } from './conditions.js';
import { findConsequences, type ConsequencesFound } from './consequences.js';
import { findPiles, type PileGroup } from './piles.js';

/** The ranks of a whole suit, from the ace. */
const ALL_RANKS: readonly number[] = RANKS.map((_, i) => i + 1);

/** The rule for two cards that leave together: a sum of ranks, equal ranks, or a function. */
export type PairFact = { readonly sum: number } | 'equal' | 'unknown';

/** The condition for a win: all cards on foundations and discard piles, one given as data, or one that a function decides. */
export type EndFact = 'home' | End | 'unknown';

/** The facts about a patience under certain options, as far as they could be found. */
export interface Facts extends ConsequencesFound {
  readonly variant: CompleteVariant;
  readonly options: Options;
  readonly cards: number;
  readonly copies: number;
  /** Ranks of which all cards are dealt first, or else the single cards; empty where none are. */
  readonly first: readonly (number | string)[];
  /** Suits of the deck. */
  readonly specs: readonly (Suit | SuitSpec)[];
  readonly faces: Faces;
  /** Whether the deck has suits or ranks of its own. It then has sentences that fit all ranks. */
  readonly ownDeck: boolean;
  /** Usual suits of the deck, as indices of `SUITS`. */
  readonly suits: readonly number[];
  /** Ranks of the deck, from the lowest. */
  readonly ranks: readonly number[];
  /** The rank whose cards the deal lays beneath their piles. */
  readonly beneath: number | undefined;
  readonly groups: readonly PileGroup[];
  /** Numbering of the deals; undefined where there is none, or where a function decides it. */
  readonly numbered: NumberedData | undefined;
  /** Whether the rank that opens foundations depends on the deal, and rules depend on this rank. */
  readonly hasBase: boolean;
  readonly actions: readonly ActionFact[];
  readonly pair: PairFact | undefined;
  readonly end: EndFact;
  /** Ranks of cards that are discarded alone, where nothing but the card decides. */
  readonly single: readonly number[];
  /** Whether a card is discarded when a higher one of its suit is exposed on certain piles. */
  readonly higherIn: boolean;
  /** Fields of the patience whose effect is unknown, such as `status` or `actions.redeal`, or for which there is no sentence. */
  readonly unsaid: readonly string[];
}

/**
 * Finds the rules of a patience: from its data, and from its functions where a trial shows their whole effect.
 * @param data a patience as its package exports it
 * @param given options; absent: the first value of each
 * @throws Error when the options do not fit the patience
 */
export function findFacts(data: DataVariant | CompleteVariant, given: Options = {}): Facts {
  const raw = data as DataVariant;
  const variant = complete(data);
  const options = optionsFor(variant, given);
  const spec = variant.deck(options);
  const shown = complete({ ...raw, table: withConditions(raw.table) }).table;
  const { groups: found, hasBase } = findPiles(variant, shown, options);
  const { actions, unknown } = findActions(raw, variant, options);
  // Places onto which the stock deals further cards are columns.
  const grows = actions.some((action) => action.kind === 'gather' || (action.kind === 'row' && action.to === 'tableau'));
  const faces = facesOf(spec);
  const ownDeck = faces !== USUAL;
  const known = ownDeck ? found.map(withoutRanks) : found;
  const groups = grows ? known.map((group): PileGroup => ({ ...group, grid: undefined })) : known;
  const consequences = findConsequences(variant, options, groups, faces);
  const wanted = endOf(raw, options);
  // Sentences about complete sequences name the king and the ace.
  const [pair, end] = [pairOf(raw), ownDeck && wanted === 'sequencesComplete' ? 'unknown' : wanted];
  const beneath = beneathOf(raw);
  const discard = groups.find(({ role }) => role === 'discard');
  const ranks = ownDeck
    ? faces.ofRank.flatMap((of, rank) => (rank > 0 && of.length > 0 ? rank : []))
    : [...(spec.ranks ?? ALL_RANKS)].sort((a, b) => a - b);
  const single = ownDeck
    ? []
    : ((discard && attempt(() => singleRanks(variant, options, discard))) ?? []).filter((rank) => ranks.includes(rank));
  const higherIn = hasHigherIn(raw.table);
  return {
    variant,
    options,
    cards: dealt(variant, options, 1).cards.length,
    copies: spec.copies ?? 1,
    first: spec.first ?? [],
    specs: spec.suits ?? SUITS,
    faces,
    ownDeck,
    suits: (spec.suits ?? SUITS).map((suit) => (SUITS as readonly unknown[]).indexOf(suit)).filter((suit) => suit >= 0),
    ranks,
    beneath,
    groups,
    numbered: typeof raw.numbered === 'string' ? raw.numbered : undefined,
    hasBase,
    actions,
    pair,
    end,
    single,
    higherIn,
    ...consequences,
    unsaid: [
      ...(ownDeck && (spec.first !== undefined || beneath !== undefined || found.some(hasBases)) ? ['deck'] : []),
      ...groups.flatMap(({ role, ids, count, accept, take, sides }) => [
        ...((accept === 'unknown' && !(role === 'discard' && (single.length > 0 || higherIn))) ||
        (role === 'foundation' && accept.length > 1)
          ? [`table.${ids[0]!}.accept`]
          : []),
        ...(take === 'unknown' ? [`table.${ids[0]!}.take`] : []),
        ...(count === undefined || sides === undefined ? [`deal.${ids[0]!}`] : []),
      ]),
      ...unknown.map((name) => `actions.${name}`),
      ...(typeof raw.after === 'function' || (ownDeck && Array.isArray(raw.after) && raw.after.includes('removeCompleteSequences'))
        ? ['after']
        : []),
      ...(pair === 'unknown' ? ['pair'] : []),
      ...(end === 'unknown' ? ['status'] : []),
    ],
  };
}

const hasBases = ({ role, bases }: PileGroup): boolean => role === 'foundation' && bases.some((face) => face !== undefined);

/** Returns the piles of a deck of its own without what has no sentence there: base cards, and rules for certain ranks only. */
const withoutRanks = (group: PileGroup): PileGroup => ({
  ...group,
  bases: group.bases.map(() => undefined),
  accept:
    group.accept !== 'unknown' &&
    group.accept.some(
      ({ only, on, empty, sameWay }) => sameWay || only?.below !== undefined || (on === undefined && typeof empty === 'number'),
    )
      ? 'unknown'
      : group.accept,
});

function hasHigherIn(table: unknown): boolean {
  let found = false;
  eachValue(table, (_, field) => (found ||= field === 'higherIn'));
  return found;
}

/** Returns the rank whose cards the deal lays beneath their piles, where the deal is data. */
function beneathOf({ deal }: DataVariant): number | undefined {
  if (!Array.isArray(deal)) return undefined;
  const ranks = (deal as readonly { readonly beneath?: number | string }[]).map(({ beneath }) => beneath);
  const rank = ranks.find((each) => each !== undefined);
  return typeof rank === 'string' ? (RANKS as readonly string[]).indexOf(rank) + 1 : rank;
}

function endOf({ status }: DataVariant, options: Options): EndFact {
  if (status === undefined) return 'home';
  if (typeof status === 'function') return 'unknown';
  if (typeof status === 'object' && 'option' in status) return status.values?.[String(options[status.option])] ?? 'home';
  return status;
}

/** Finds the rule for pairs by trying every two ranks and suits, where nothing but the cards decides. */
function pairOf({ pair }: DataVariant): PairFact | undefined {
  if (pair === undefined) return undefined;
  if (typeof pair === 'function') return 'unknown';
  if ('sum' in pair) return pair;
  if ('equal' in pair) return 'equal';
  const sums = new Set<number>();
  let equal = true;
  let fixed = true;
  for (let a = 1; a <= 13; a++)
    for (let b = 1; b <= 13; b++) {
      const answers = SUITS.map((_, i) => pair.cards(USUAL.card(0, USUAL.ofRank[a]![0]!), USUAL.card(1, USUAL.ofRank[b]![i]!)));
      fixed &&= answers.every((answer) => (answer === true) === (answers[0] === true));
      if (answers[0] === true) sums.add(a + b);
      equal &&= (answers[0] === true) === (a === b);
    }
  if (!fixed) return 'unknown';
  if (equal) return 'equal';
  const [sum] = sums;
  return sums.size === 1 && hasAll(pair.cards, sum!) ? { sum: sum! } : 'unknown';
}

/** Tells whether all pairs of ranks with a sum leave together. */
function hasAll(cards: PairCards['cards'], sum: number): boolean {
  const of = (rank: number): Card => USUAL.card(rank, USUAL.ofRank[rank]![3]!);
  return ALL_RANKS.every((a) => sum - a < 1 || sum - a > 13 || cards(of(a), of(sum - a)) === true);
}

/** Returns the ranks that may be laid on a discard pile, where nothing but the card decides. */
function singleRanks(variant: CompleteVariant, options: Options, { ids }: PileGroup): readonly number[] {
  const { accept } = variant.table(options, dealt(variant, options, 1).cards).find(({ id }) => id === ids[0])!;
  if (typeof accept !== 'object' || !('cards' in accept)) return [];
  return ALL_RANKS.filter((rank) => accept.cards([USUAL.card(0, USUAL.ofRank[rank]![0]!)]) === true);
}
