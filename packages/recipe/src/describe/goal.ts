import { type Face, USUAL } from '@patience/core/internals';
import type { Facts } from './facts.js';
import { conditionText } from './condition-text.js';
import { ownRank } from './own-deck.js';
import { kindOf, type PileGroup, type PlainLink, type PlainRule } from './piles.js';
import type { Writer } from './writer.js';

const KING = 13;

/** Returns words for a building rule: the direction (“upwards”), and the suits (“in suit”) in the form that precedes the verb and in the one that follows it. */
export const wayOf = (writer: Writer, { step, suit }: Pick<PlainLink, 'step' | 'suit'>) => {
  const direction = step === 'either' ? 'either' : step > 0 ? 'up' : 'down';
  return {
    direction: writer.phrase('direction', { direction }),
    suitBefore: writer.phrase('suitBefore', { suit }),
    suitAfter: writer.phrase('suitAfter', { suit }),
  };
};

/** Writes the sentences about the goal of a game and when it is won. */
export function writeGoal(facts: Facts, writer: Writer): void {
  if (facts.sequences) writer.add('goal', 'sequences');
  const foundations = facts.groups.filter(({ role }) => role === 'foundation');
  const goals = foundations.flatMap((group) => goalOf(group, facts) ?? []);
  for (const goal of goals) if (!isOnCards(goal)) writeFoundations(goal, facts, writer);
  if (goals.some(({ only }) => only?.suit)) writer.add('goal', 'ownSuit');
  for (const group of foundations) {
    writeWaiting(group, facts, writer);
    writeSingles(group, writer);
  }
  writeOnCards(goals.filter(isOnCards), writer);
  writeEnd(facts, writer);
}

/** The goal of a group of foundations. */
interface Goal {
  readonly count: number;
  readonly on: PlainLink;
  readonly empty: PlainRule['empty'];
  readonly only: PlainRule['only'];
  readonly sameWay: boolean;
  /** Base cards that lie on the foundations after the deal, where they are the same in every deal. */
  readonly laid: readonly Face[] | undefined;
  /** The ranks in the order in which they are built, the base card first; empty where the order is unknown. */
  readonly order: readonly number[];
}

function goalOf({ accept, count, bases, limit }: PileGroup, facts: Facts): Goal | undefined {
  if (accept === 'unknown' || accept.length !== 1 || count === undefined) return undefined;
  const [{ on, empty, only, sameWay = false }] = accept as [PlainRule];
  if (typeof on !== 'object') return undefined;
  const rule = { count, on, empty, only, sameWay };
  const laid = bases.every((face) => face !== undefined) ? bases : undefined;
  const start = laid ? USUAL.rank[laid[0]!]! : empty;
  if (typeof start !== 'number' || on.step === 'either' || facts.ownDeck) return { ...rule, laid, order: [] };
  const suits = laid && on.suit === 'same' ? laid.map((face) => USUAL.suit[face]!) : [];
  const order = orderFrom(start, on, limit ?? KING);
  const missing = order.findIndex(
    (rank, i) => i > 0 && (!facts.ranks.includes(rank) || (suits.length > 0 && suits.every((suit) => isLaidOut(facts, rank, suit)))),
  );
  return { ...rule, laid, order: missing < 0 ? order : order.slice(0, missing) };
}

/** Tells whether all cards of a rank and suit are base cards after the deal, so that none can be built. */
function isLaidOut({ groups, copies }: Facts, rank: number, suit: number): boolean {
  const bases = groups.flatMap((group) => (group.role === 'foundation' ? group.bases : []));
  return bases.filter((face) => face !== undefined && USUAL.rank[face]! === rank && USUAL.suit[face]! === suit).length >= copies;
}

/** Writes that foundations take cards only once others have a number of cards, or under another condition. */
function writeWaiting({ accept, count }: PileGroup, facts: Facts, writer: Writer): void {
  if (accept === 'unknown') return;
  const [rule] = accept.filter((each) => each.while);
  if (rule && count !== undefined)
    writer.add('goal', 'foundationsWhile', { n: count, condition: conditionText(rule.while!, facts, writer) });
  const waits = accept.find((each) => each.waits)?.waits;
  if (waits && count !== undefined)
    writer.add('goal', 'waits', {
      n: count,
      others: writer.some('otherFoundations', waits.foundations),
      cards: writer.some('cards', waits.cards),
    });
}

/** Writes the sentences about foundations that take one card each, or none. */
function writeSingles({ accept, count, bases }: PileGroup, writer: Writer): void {
  if (accept === 'unknown' || count === undefined) return;
  const [rule, ...more] = accept;
  const cards = bases.filter((face) => face !== undefined);
  if (!rule && cards.length === count && count > 0)
    writer.add('goal', 'takesNothing', {
      cards: writer.list(cards.map((face) => writer.card(face))),
    });
  else if (rule && more.length === 0 && rule.on === undefined && typeof rule.empty === 'number')
    writer.add('goal', 'takesOne', { n: count, ranks: writer.words.allOfRank[rule.empty - 1]! });
}

/** Tells whether the base cards are named one by one: a single one, or several of different ranks. */
const isOnCards = ({ laid, order, on }: Goal): boolean =>
  laid !== undefined && order.length > 0 && Math.abs(Number(on.step)) === 1 && (laid.length === 1 || !areAlike(laid));

const areAlike = (laid: readonly Face[]): boolean => laid.every((face) => USUAL.rank[face]! === USUAL.rank[laid[0]!]!);

function writeOnCards(goals: readonly Goal[], writer: Writer): void {
  const byWay = new Map<string, Goal[]>();
  for (const goal of goals) {
    const way = JSON.stringify([goal.on.step, goal.on.suit]);
    byWay.set(way, [...(byWay.get(way) ?? []), goal]);
  }
  for (const alike of byWay.values()) {
    const ends = alike.flatMap(({ laid, order }) =>
      laid!.map((face) => writer.phrase('onCard', { card: writer.card(face), to: writer.words.toRank[order.at(-1)! - 1]! })),
    );
    writer.add('goal', 'familyOnCards', { ...wayOf(writer, alike[0]!.on), list: writer.list(ends) });
    if (alike.some(({ order }) => goesRound(order))) writer.add('goal', Number(alike[0]!.on.step) > 0 ? 'aceOnKing' : 'kingOnAce');
  }
}

function writeFoundations({ count, on, empty, only, sameWay, laid, order }: Goal, facts: Facts, writer: Writer): void {
  const { ranks: deck, ownDeck } = facts;
  const ways = wayOf(writer, on);
  const common = { foundations: writer.some('foundations', count), grow: writer.some('grow', count), ...ways };
  if (on.step === 'either') {
    if (!sameWay) writer.add('goal', 'chain', ways);
    else
      writer.add('goal', 'familyEither', {
        ...common,
        from: typeof empty === 'number' ? writer.words.fromRank[empty - 1]! : writer.phrase('fromBase'),
      });
    return writeEnds('goal', on, facts, writer, only?.below);
  }
  if (only?.below !== undefined) writeNothingOn('goal', only.below, deck, writer);
  const turn = (): void => {
    if (ownDeck && on.wrap) writer.add('goal', 'ownWrap');
    else if (hasEnds(facts)) writer.add('goal', Number(on.step) > 0 ? 'aceOnKing' : 'kingOnAce');
  };
  if (empty === 'base' || on.low === 'base') {
    writer.add('goal', 'familyFromBase', common);
    return turn();
  }
  if (typeof empty === 'object') {
    writer.add('goal', 'familyLike', common);
    turn();
    const { first = [] } = empty;
    if (first.length > 0) writer.add('goal', 'firstCard', { places: writer.list(first.map((role) => writer.phrase('piles', { role }))) });
    return;
  }
  if (ownDeck && typeof empty === 'number') {
    writer.add('goal', 'ownFamily', { ...common, rank: ownRank(empty, facts, writer) });
    return turn();
  }
  if (order.length === 0) return;
  const bases = laid && onBases(laid, writer);
  if (Math.abs(on.step) === 1) {
    const to = writer.words.toRank[order.at(-1)! - 1]!;
    if (bases !== undefined) writer.add('goal', 'familyOnBases', { ...common, bases, to });
    else writer.add('goal', 'family', { ...common, from: writer.words.fromRank[order[0]! - 1]!, to });
    if (goesRound(order)) writer.add('goal', on.step > 0 ? 'aceOnKing' : 'kingOnAce');
  } else {
    const ranks = order.map((rank) => writer.words.rankNames[rank - 1]!).join(', ');
    writer.add('goal', bases === undefined ? 'order' : 'orderOnBases', { ...common, ranks, bases: bases ?? '' });
  }
}

/** Tells whether a deck has aces and kings. */
export const hasEnds = ({ ranks, ownDeck }: Facts): boolean => !ownDeck && ranks.includes(1) && ranks.includes(KING);

/**
 * Writes what follows an ace and a king where cards are built in both directions and the deck has all ranks.
 * @param below rank from which on nothing is laid on a card
 */
export function writeEnds(section: 'goal' | 'play', { wrap }: PlainLink, facts: Facts, writer: Writer, below?: number): void {
  const { ranks, ownDeck } = facts;
  if (ownDeck) return wrap ? writer.add(section, 'ownWrap') : undefined;
  if (!wrap && below === KING && ranks.length === KING) return writer.add(section, 'noWrapAtKing');
  if (wrap ? hasEnds(facts) : ranks.length === KING) writer.add(section, wrap ? 'wrapEither' : 'noWrapEither');
  if (below !== undefined) writeNothingOn(section, below, ranks, writer);
}

function writeNothingOn(section: 'goal' | 'play', below: number, ranks: readonly number[], writer: Writer): void {
  const closed = ranks.filter((rank) => rank >= below);
  if (closed.length > 0) writer.add(section, 'nothingOn', { ranks: writer.list(closed.map((rank) => writer.words.allOfRank[rank - 1]!)) });
}

/** Tells whether an order continues from king to ace or from ace to king. */
const goesRound = (order: readonly number[]): boolean => order.some((rank, i) => Math.abs(rank - (order[i + 1] ?? rank)) === KING - 1);

/** Returns the ranks in the order in which they are laid on a foundation. */
function orderFrom(start: number, { step, wrap, low }: PlainLink, limit: number): readonly number[] {
  const lowest = typeof low === 'number' ? low : 1;
  const order = [start];
  for (let rank = start; order.length < limit;) {
    const place = ((rank - lowest + KING) % KING) + (step as number);
    if (!wrap && (place < 0 || place >= KING)) break;
    rank = (((((place % KING) + KING) % KING) + lowest - 1) % KING) + 1;
    if (rank === start) break;
    order.push(rank);
  }
  return order;
}

/** Writes the base cards on which foundations are built: “the four aces”, or other cards by name. */
function onBases(laid: readonly Face[], writer: Writer): string {
  if (!areAlike(laid) || laid.length === 1) return writer.list(laid.map((face) => writer.card(face)));
  const ranks = writer.words.onRank[USUAL.rank[laid[0]!]! - 1]!;
  return writer.phrase('onBases', { n: laid.length, ranks, all: laid.length % 4 === 0 ? 'yes' : 'no' });
}

function writeEnd({ end, cards, groups }: Facts, writer: Writer): void {
  const all = writer.some('cards', cards);
  const has = (role: PileGroup['role']): boolean => groups.some((group) => group.role === role);
  if (end === 'home') {
    const discarded = has('discard');
    writer.add('goal', !discarded ? 'winHome' : has('foundation') ? 'winHomeGone' : 'winGone', { cards: all });
  } else if (end === 'sequencesComplete') writer.add('goal', 'winLie');
  else if (end === 'unknown') return;
  else if ('over' in end) writer.add('goal', 'over');
  else if ('empty' in end && typeof end.empty === 'string') {
    const role = end.empty === 'tableau' || /^t1-/.test(end.empty) ? 'tableau' : end.empty;
    if (role === 'tableau' || has(role as PileGroup['role']))
      writer.add('goal', 'winEmpty', {
        role: role === 'tableau' && kindOf(groups) === 'grid' ? 'grid' : role,
        piles: writer.phrase('piles', { role }),
      });
  } else if ('left' in end)
    writer.add('goal', 'winLeft', { cards: writer.some('cards', end.left), onPlaces: writer.phrase('onPlaces', { kind: kindOf(groups) }) });
}

/** Returns the rule by which cards are built on each other, where there is exactly one. */
export function buildOf(accept: readonly PlainRule[]): 'any' | PlainLink | undefined {
  const links = accept.flatMap(({ on }) => (on === undefined ? [] : [on]));
  return links.length > 0 && links.every((link) => JSON.stringify(link) === JSON.stringify(links[0])) ? links[0] : undefined;
}
