import { cardName, type LanguageTag } from '@patience/core';
import type { BlamedCard, Reason } from '@patience/solver';
import { fill } from '../text/fill.js';
import { regional } from '../text/regional.js';
import type { AppWords } from '../words/types.js';

/** Returns the sentence about a reason. */
export function reasonText({ kind, card, over, needs }: Reason, { lost: words }: Pick<AppWords, 'lost'>, lang: LanguageTag): string {
  const name = (one: BlamedCard): string => fill(words.card, { card: cardName(one, lang) });
  const list = new Intl.ListFormat(regional(lang), { type: 'disjunction' });
  const text = needs.length > 0 ? words[kind] : words[kind === 'order' ? 'chain' : kind === 'partners' ? 'group' : kind];
  const sentence = fill(text, { card: name(card), over: over ? name(over) : '', needs: list.format(new Set(needs.map(name))) });
  const all = kind === 'exhausted' && needs.length > 0 ? `${sentence} ${words.moving}` : sentence;
  return all.charAt(0).toLocaleUpperCase(lang) + all.slice(1);
}

/** Returns whether the sentence about a reason names a card that lies face down. */
export const namesHiddenCards = ({ card, over, needs, kind }: Reason): boolean =>
  [card, ...(over ? [over] : []), ...(kind === 'order' || kind === 'partners' ? needs : [])].some(({ faceUp }) => !faceUp);
