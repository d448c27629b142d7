import type { AcceptCards, AcceptFn, Card, Game, Pile } from '@patience/core';
import { wouldAccept, type Move } from '@patience/core/internals';

/**
 * The mark of a slot: the rank or card that opens it, `closed`, `again` (the waste can be turned over), `back` (face-down cards), or `open`
 * for no mark.
 */
export type SlotSign = { readonly rank: number; readonly suit?: string } | 'closed' | 'again' | 'back' | 'open';

/** Tells whether an empty pile can still be used. An emptied layout pile cannot, unless it accepts cards or has an action. */
export const isUsableSlot = (pile: Pile, action: Move | undefined): boolean =>
  pile.accept !== undefined || action !== undefined || !(pile.role === 'tableau' || pile.role === 'reserve');

/** Returns the mark of a slot. @param can whether its action can be done, if it has one */
export function signOf(pile: Pile, game: Game, can: true | string | undefined): SlotSign {
  if (game.view.count(pile.id) > 0) return 'back';
  const { accept } = pile;
  if (can === true) return 'again';
  // A pile that takes cards is of use even if its action is not possible.
  if (can !== undefined && accept === undefined) return 'closed';
  if (typeof accept === 'function' || (accept && 'cards' in accept))
    return pile.role === 'foundation' ? baseOf(pile.id, accept, game) : 'open';
  if (accept === undefined) return 'open';
  const empty = [accept].flat().find((rule) => rule.empty !== undefined)?.empty;
  if (typeof empty === 'number') return { rank: empty };
  if (typeof empty === 'object') return likeOthers(pile, game);
  return empty !== undefined || pile.role === 'foundation' ? 'open' : 'closed';
}

/** Returns the mark of an empty pile that opens like others of its group: their rank, once it is set. */
function likeOthers({ id, role }: Pile, { piles, table }: Game): SlotSign {
  const to = table.rules.index.get(id)!;
  const from = piles.findIndex((other) => other.role !== role && other.role !== 'stock');
  const ranks = new Set(table.cards.filter((card) => wouldAccept(table, from, to, card)).map(({ rank }) => rank));
  const [rank] = ranks;
  return rank !== undefined && ranks.size === 1 ? { rank } : 'open';
}

/** Returns the mark of a foundation whose rule is a function. Calls it with each card as if that came from the first column. */
function baseOf(id: string, accept: AcceptFn | AcceptCards, { view, table }: Game): SlotSign {
  const from = view.piles('tableau')[0] ?? view.piles().find((other) => other !== id)!;
  const opens = (card: Card): boolean =>
    (typeof accept === 'function' ? accept([card], null, view, id, from) : accept.cards([card])) === true;
  let bases: Card[];
  try {
    bases = table.cards.filter(opens);
  } catch {
    // The rules may throw here: no player can make such a move.
    return 'open';
  }
  const [first] = bases;
  if (!first || bases.some(({ rank }) => rank !== first.rank)) return 'open';
  return bases.some(({ suit }) => suit !== first.suit) ? { rank: first.rank } : { rank: first.rank, suit: first.suit };
}
