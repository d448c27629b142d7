import { deal } from '@patience/core/search';
import { conformance, laid } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import lost from './fixtures/lost.json';
import won from './fixtures/won.json';
import { clock } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 1, 1, 1, 1, 1, 1] },
  { seed: 2, layers: [1, 1, 1, 1, 1, 1, 1] },
  { seed: 3, layers: [1, 1, 1, 1, 1, 1, 1] },
];
conformance(clock, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], lost: [lost], perft } });

test('the card in hand goes beneath its hour, and the top card of that hour is next', () => {
  const dealt = deal(clock, { deck: won.deck });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  const first = won.deck.split(' ')[48]!;
  const hour = `t${'A23456789TJQK'.indexOf(first.charAt(0)) + 1}`;
  expect(table.cards('t13').split(' ').at(-1)).toBe(first);
  const cards = table.play('next').cards(hour).split(' ');
  expect([cards[0], cards.at(-1)!.startsWith('<')]).toEqual([first, false]);
});
