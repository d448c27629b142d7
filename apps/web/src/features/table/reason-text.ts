import { cardName, type LanguageTag, type Variant } from '@patience/core';
import { format } from '@patience/core/internals';
import type { BlamedCard, Reason } from '@patience/solver';
import { fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';
import type { Words } from './words.js';

const isOpen = ({ faceUp }: BlamedCard): boolean => faceUp;
/** Returns whether the sentence about a reason says which cards can still move. */
const namesMoving = ({ kind, needs }: Reason): boolean => kind === 'exhausted' && needs.length > 0 && needs.every(isOpen);
/** Returns whether all cards are open that the sentence about a reason names or calls ringed. */
function isVisible({ kind, card, over, cards, needs }: Reason): boolean {
  const others = kind === 'alone' || kind === 'stuck' || kind === 'exhausted' ? [] : [...cards, ...(kind === 'room' ? [] : needs)];
  return [card, over ?? card, ...others].every(isOpen);
}

/** Returns the cards to ring: open ones only, and those that the sentence about the reason calls ringed. */
export const ringedCards = (reason: Reason): BlamedCard[] => (namesMoving(reason) ? reason.needs : reason.cards).filter(isOpen);

/** Returns the sentence about a reason. It names no card that lies face down. @param variant the patience, whose deck may have suits of its own */
export function reasonText(reason: Reason, { lost: words }: Pick<Words, 'lost'>, lang: LanguageTag, variant?: Variant): string {
  const { kind, card, over, needs } = reason;
  const name = (one: BlamedCard): string => format(words.card, { rank: one.rank, card: cardName(one, lang, variant) }, lang);
  const list = new Intl.ListFormat(regional(lang), { type: 'disjunction' });
  const sentenceOf = (): string => {
    if (isVisible(reason)) return needs.length > 0 ? words[kind] : words[kind === 'order' ? 'chain' : kind === 'partners' ? 'group' : kind];
    if (!over?.faceUp) return words.hidden;
    return card.faceUp ? words.exhausted : words.buried;
  };
  const names = { card: name(card), over: over ? name(over) : '', needs: list.format(new Set(needs.map(name))) };
  const sentence = fill(sentenceOf(), names);
  const all = namesMoving(reason) ? `${sentence} ${words.moving}` : sentence;
  return all.charAt(0).toLocaleUpperCase(lang) + all.slice(1);
}
