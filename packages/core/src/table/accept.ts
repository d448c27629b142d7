import type { Accept, AcceptCards, AcceptFn, AcceptRule } from '../contract.js';

/** Returns whether a function of the lifted cards alone decides what a pile accepts. */
export const isOfCards = (accept: Accept | undefined): accept is AcceptCards => typeof accept === 'object' && 'cards' in accept;

/** Returns whether a function decides what a pile accepts. */
export const isFunction = (accept: Accept | undefined): accept is AcceptFn | AcceptCards =>
  typeof accept === 'function' || isOfCards(accept);

/** Returns the rules of a pile for accepting cards that are given as data; none when a function decides. */
export const rulesOfAccept = (accept: Accept | undefined): readonly AcceptRule[] =>
  accept === undefined || isFunction(accept) ? [] : ([] as readonly AcceptRule[]).concat(accept);
