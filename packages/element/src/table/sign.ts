import type { AcceptCards, AcceptFn, Card, Game, Pile, Suit } from '@patience/core';
import type { Move } from '@patience/core/search';

/** The meaning of an empty place: a rank that opens it, or one card, closed, to be turned over again, or anything goes. */
export type SlotSign = { readonly rank: number; readonly suit?: Suit } | 'closed' | 'again' | 'back' | 'open';

/** Is an empty pile still a place? A gap in what was laid out once is none, unless something is done or laid there. */
export const isUsableSlot = (pile: Pile, action: Move | undefined): boolean =>
  pile.accept !== undefined || action !== undefined || !(pile.role === 'tableau' || pile.role === 'reserve');

/** What an empty pile says about itself. @param can what its action says, if it has one */
export function signOf(pile: Pile, game: Game, can: true | string | undefined): SlotSign {
  if (game.view.count(pile.id) > 0) return 'back';
  if (can !== undefined) return can === true ? 'again' : 'closed';
  const { accept } = pile;
  if (typeof accept === 'function' || (accept && 'cards' in accept))
    return pile.role === 'foundation' ? baseOf(pile.id, accept, game) : 'open';
  const rules = accept === undefined ? [] : 'length' in accept ? accept : [accept];
  const empty = rules.find((rule) => rule.empty !== undefined)?.empty;
  if (typeof empty === 'number') return { rank: empty };
  return empty !== undefined || accept === undefined || pile.role === 'foundation' ? 'open' : 'closed';
}

/** What opens a foundation by a function: it is asked with each card, as if it came from the first column. */
function baseOf(id: string, accept: AcceptFn | AcceptCards, { view, table }: Game): SlotSign {
  const from = view.piles('tableau')[0] ?? view.piles().find((other) => other !== id)!;
  const opens = (card: Card): boolean =>
    (typeof accept === 'function' ? accept([card], null, view, id, from) : accept.cards([card])) === true;
  let bases: Card[];
  try {
    bases = table.cards.filter(opens);
  } catch {
    // Nobody makes such a move: rules need not be prepared for it.
    return 'open';
  }
  const [first] = bases;
  if (!first || bases.some(({ rank }) => rank !== first.rank)) return 'open';
  return bases.some(({ suit }) => suit !== first.suit) ? { rank: first.rank } : { rank: first.rank, suit: first.suit };
}
