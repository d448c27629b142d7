import type { Card } from '../cards/card.js';
import type { Faces } from '../cards/faces.js';
import { ROLES, type Accept, type AcceptFn, type AcceptRule, type Link, type Pile, type Take, type View } from '../contract.js';
import { upOrDownFrom } from '../shared/dealing.js';
import { eachFit } from '../table/links.js';
import type { AcceptData, PileData, TableData, TakeData, When } from './grammar.js';
import { pilesOfRows, type GameRules } from './rows.js';
import { conditionOf, pilesOf, type Ids } from './where.js';

/**
 * Makes the piles of a table from data.
 * @param data with the player's choices replaced by their values: rows by name, or one pile each
 * @param base rank with which foundations begin by default
 * @param game the other rules of the game that move cards of piles or name piles
 * @param faces of the deck
 */
export function pilesFrom(data: object, base: number, game: GameRules, faces: Faces): readonly Pile[] {
  const plain = Array.isArray(data)
    ? (data as readonly (PileData & { readonly present?: boolean })[]).flatMap(({ present = true, ...pile }) => (present ? [pile] : []))
    : pilesOfRows(data as TableData, base, game);
  const ids: Ids = { piles: (role) => plain.flatMap((pile) => (role === undefined || pile.role === role ? [pile.id] : [])) };
  return plain.map(({ accept, take, ...pile }) => ({
    ...(pile as Omit<Pile, 'accept' | 'take'>),
    ...(accept !== undefined && { accept: acceptOf(accept as AcceptData, ids, faces) }),
    ...(take !== undefined && { take: takeOf(take as TakeData, ids) }),
  }));
}

/**
 * Returns a rule of a pile. Rules that the contract cannot express as data become functions; all others stay data, which tables compile.
 */
function acceptOf(accept: AcceptData, ids: Ids, faces: Faces): Accept {
  if ('upOrDownFrom' in accept) return upOrDownFrom(accept.upOrDownFrom as number);
  if ('higherIn' in accept) return higherIn(pilesOf(ids, accept.higherIn), accept.else);
  if ('else' in accept) {
    const { while: condition, only, else: reason, ...rule } = accept as Conditional;
    const holds = condition && conditionOf(condition, ids);
    const suits = only && isFor(only);
    // Without the top card, the order of a discard pile is no part of the position.
    if (suits && !holds && only.below === undefined && rule.empty === 'any' && rule.on === 'any' && Object.keys(rule).length === 2)
      return { cards: ([card]) => suits(card!, null) || reason };
    const fits = byRule(rule, ids, faces);
    return (cards, onto, view, to, from) =>
      (!holds || holds(view)) && (!suits || suits(cards[0]!, onto)) ? fits(cards, onto, view, to, from) : reason;
  }
  const rules = [accept].flat() as readonly AcceptRule[];
  if (rules.every(({ from = [] }) => from.every((name) => ROLES.includes(name)))) return accept as AcceptRule | readonly AcceptRule[];
  if (rules.some(({ empty }) => typeof empty === 'object')) throw new Error('names piles in "from" and has "like" in "empty"');
  const fits = rules.map((rule) => byRule(rule, ids, faces));
  return (...move) => fits.some((fit) => fit(...move) === true);
}

/** A rule under a condition, with ranks as numbers. */
type Conditional = AcceptRule & { readonly while?: When; readonly only?: PlainOnly; readonly else: string };
/** The cards for which a rule holds, with ranks as numbers. */
type PlainOnly = { readonly suit?: string; readonly rank?: number; readonly below?: number };

/** Makes the function that returns whether a rule holds for a card that is laid on another. */
const isFor = ({ suit, rank, below = 0 }: PlainOnly): ((card: Card, onto: Card | null) => boolean) =>
  suit !== undefined
    ? (card) => card.suit === suit
    : rank !== undefined
      ? (card) => card.rank === rank
      : (_card, onto) => onto === null || onto.rank < below;

/** Makes a rule as a function, with a table of the cards that fit on each other. */
function byRule({ empty, on, max = Infinity, whole, from: places }: AcceptRule, ids: Ids, faces: Faces): AcceptFn {
  const { count } = faces;
  const sources = places && new Set(pilesOf(ids, places));
  const fitting = new Uint8Array(count * count);
  if (on !== undefined) eachFit(on, faces, (under, over) => (fitting[under * count + over] = 1));
  return (cards, onto, view, to, from) => {
    if (sources && !sources.has(from)) return false;
    const lowest = cards[0]!;
    const lies =
      view.count(to) === 0
        ? empty === 'any' || empty === lowest.rank
        : onto !== null && fitting[faces.of(onto) * count + faces.of(lowest)] === 1;
    return lies && (cards.length <= max || (whole === true && cards.length === view.count(from)));
  };
}

function higherIn(piles: readonly string[], reason: string): AcceptFn {
  return (cards, _onto, view, _to, from) => {
    if (cards.length > 1) return false;
    const card = cards[0]!;
    for (const pile of piles) {
      const other = pile === from ? null : view.card(pile);
      if (other?.suit === card.suit && aceHigh(other.rank) > aceHigh(card.rank)) return true;
    }
    return reason;
  };
}

const aceHigh = (rank: number): number => (rank === 1 ? Infinity : rank);

function takeOf(take: TakeData, ids: Ids): Take {
  if (typeof take === 'string') return take;
  // Any card follows any card in such a run, so it is the face-up cards.
  if ('run' in take) return (take.run as Link | 'any') === 'any' ? 'any' : { run: take.run as Link };
  const holds = conditionOf(take.while, ids);
  return (view: View) => (holds(view) ? 1 : take.else);
}
