import type { BlamedCard, Reason } from '@patience/solver';
import { expect, test } from 'vitest';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { namesHiddenCards, reasonText } from './reason-text.js';

const card = (rank: number, suit: string, faceUp = true): BlamedCard => ({ id: rank, rank, suit, pile: 't1', depth: 0, faceUp });
const [ace, queen] = [card(1, 'S'), card(12, 'C')];
const reason: Reason = { kind: 'order', cards: [ace, queen], card: ace, over: queen, needs: [card(13, 'H'), card(13, 'D')] };

test('the sentence about a reason names its cards in the language of the page', () => {
  expect(reasonText(reason, en, 'en')).toContain('ace of spades');
  expect(reasonText(reason, en, 'en')).toContain('the king of hearts or the king of diamonds');
  expect(reasonText(reason, de, 'de')).toContain('Pik');
});

test.each(['order', 'room', 'alone', 'partners', 'stuck', 'exhausted'] as const)(
  'a reason of the kind %s has a sentence without gaps',
  (kind) => {
    for (const [words, lang] of [
      [en, 'en'],
      [de, 'de'],
    ] as const)
      for (const needs of [reason.needs, []]) {
        const text = reasonText({ ...reason, kind, needs }, words, lang);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/[{}]|undefined/);
      }
  },
);

test('a sentence that names a face-down card is recognised', () => {
  expect(namesHiddenCards(reason)).toBe(false);
  expect(namesHiddenCards({ ...reason, card: card(1, 'S', false) })).toBe(true);
});
