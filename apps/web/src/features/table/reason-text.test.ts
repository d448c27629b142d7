import { RANKS } from '@patience/core';
import type { BlamedCard, Reason } from '@patience/solver';
import { expect, test } from 'vitest';
import { de, en } from './words.js';
import { reasonText, ringedCards } from './reason-text.js';

const card = (rank: number, suit: string, faceUp = true): BlamedCard => ({
  id: rank,
  rank,
  suit,
  letter: RANKS[rank - 1]!,
  pile: 't1',
  depth: 0,
  faceUp,
});
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

const down = (rank: number, suit: string): BlamedCard => card(rank, suit, false);

test.each(['order', 'room', 'alone', 'partners', 'stuck', 'exhausted'] as const)(
  'a reason of the kind %s names no face-down card and rings none',
  (kind) => {
    const hidden = down(1, 'S');
    for (const part of [
      { card: hidden, cards: [hidden, queen] },
      { over: hidden, cards: [hidden] },
      { needs: [hidden], cards: [hidden, queen] },
    ])
      for (const [words, lang] of [
        [en, 'en'],
        [de, 'de'],
      ] as const) {
        const given: Reason = { kind, card: card(9, 'H'), over: queen, needs: [], ...part };
        const text = reasonText(given, words, lang);
        expect(text).not.toMatch(/ace of|Ass|[{}]|undefined/);
        // Rings are only spoken of where all cards in question have one.
        const called = kind === 'exhausted' ? given.needs : given.cards;
        if (/ringed|umrandet/.test(text)) expect(ringedCards(given)).toEqual(called);
        expect(ringedCards(given)).not.toContain(hidden);
      }
  },
);

test('the cards that can still move are ringed, and not the card that stays', () => {
  const needs = [card(13, 'H')];
  const given: Reason = { kind: 'exhausted', cards: [ace, ...needs], card: ace, over: queen, needs };
  expect(reasonText(given, en, 'en')).toMatch(/only the ringed cards can still move/);
  expect(ringedCards(given)).toEqual(needs);
});
