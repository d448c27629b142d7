import { faceOf, SUITS, type Card } from '../cards/card.js';
import type { Accept, AcceptFn, AcceptRule, Link, Pile, Take, View } from '../contract.js';
import { upOrDownFrom } from '../shared/dealing.js';
import { fits } from '../table/links.js';
import type { AcceptData, PileData, TakeData, When, Where } from './grammar.js';
import { resolveValue, type Chosen } from './value.js';
import { holds, pilesOf } from './where.js';

/** A pile without choices. */
type PlainPile = Omit<Pile, 'accept' | 'take'> & { readonly present?: boolean; readonly accept?: AcceptData; readonly take?: TakeData };

/** The piles that are on the table after these choices. */
export const pilesFrom = (data: readonly PileData[], chosen: Chosen): readonly Pile[] =>
  data.flatMap((each) => {
    const { present = true, accept, take, ...pile } = resolveValue(each, chosen) as PlainPile;
    if (!present) return [];
    return [{ ...pile, ...(accept && { accept: acceptOf(accept) }), ...(take && { take: takeOf(take) }) }];
  });

/** Rules that lists of the contract cannot hold become functions; all others stay data, which tables are made of. */
function acceptOf(accept: AcceptData): Accept {
  if ('upOrDownFrom' in accept) return upOrDownFrom(accept.upOrDownFrom as number);
  if ('higherIn' in accept) return higherIn(accept.higherIn, accept.else);
  if ('while' in accept) {
    const { while: condition, else: reason, ...rule } = accept;
    return onlyWhile(condition, reason, rule as AcceptRule);
  }
  return accept as AcceptRule | readonly AcceptRule[];
}

const onlyWhile =
  (condition: When, reason: string, rule: AcceptRule): AcceptFn =>
  (cards, onto, view, to, from) => {
    if (!holds(condition, view)) return reason;
    const { empty, on, max = Infinity, whole, from: roles } = rule;
    if (roles && !roles.some((role) => view.piles(role).includes(from))) return false;
    const lowest = cards[0]!;
    const opens = empty === 'any' || empty === lowest.rank;
    const lies = view.count(to) === 0 ? opens : onto !== null && on !== undefined && fits(on, faceOfCard(onto), faceOfCard(lowest));
    return lies && (cards.length <= max || (whole === true && cards.length === view.count(from)));
  };

const faceOfCard = ({ suit, rank }: Card): number => faceOf(SUITS.indexOf(suit), rank);

const higherIn =
  (where: Where, reason: string): AcceptFn =>
  ([card, ...more], _onto, view, _to, from) => {
    if (more.length > 0) return false;
    const higher = pilesOf(view, where).some((pile) => {
      const other = pile === from ? null : view.card(pile);
      return other?.suit === card!.suit && aceHigh(other.rank) > aceHigh(card!.rank);
    });
    return higher || reason;
  };

const aceHigh = (rank: number): number => (rank === 1 ? 14 : rank);

function takeOf(take: TakeData): Take {
  if (typeof take === 'string') return take;
  if ('run' in take) return { run: take.run as Link };
  return (view: View) => (holds(take.while, view) ? 1 : take.else);
}
