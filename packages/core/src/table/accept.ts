import type { Accept, AcceptCards, AcceptFn, AcceptRule } from '../contract.js';

/** Does a function of the lifted cards alone decide? */
export const isOfCards = (accept: Accept | undefined): accept is AcceptCards => typeof accept === 'object' && 'cards' in accept;

/** Does a function decide what is accepted? */
export const isFunction = (accept: Accept | undefined): accept is AcceptFn | AcceptCards =>
  typeof accept === 'function' || isOfCards(accept);

/** The cards that a pile accepts, as data; empty if a function decides. */
export const rulesOfAccept = (accept: Accept | undefined): readonly AcceptRule[] =>
  accept === undefined || isFunction(accept) ? [] : ([] as readonly AcceptRule[]).concat(accept);
