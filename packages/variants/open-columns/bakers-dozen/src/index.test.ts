import { deal } from '@patience/core/search';
import { conformance, laid, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import won from './fixtures/won.json';
import { bakersDozen } from './index.js';
import { model } from './testing/model.js';

const perft = [
  { seed: 1, layers: [1, 10, 58, 270, 1100] },
  { seed: 2, layers: [1, 14, 110, 635] },
  { seed: 3, layers: [1, 14, 125, 853] },
];
conformance(bakersDozen, { describe, test, games: 3, moves: 60, model, fixtures: { won: [won], perft } });

test('thirteen columns of four, and no king lies on another card than a king', () => {
  for (let seed = 0; seed < 10; seed++) {
    const dealt = deal(bakersDozen, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { cards } = laid(dealt.value.table);
    for (let column = 1; column <= 13; column++) expect(cards(`t${column}`)).toMatch(/^(?=.{11}$)(K. ?)*([^K]. ?)*$/);
  }
});

test('columns build down whatever the suit, and empty ones are not filled; in Spanish Patience they are', () => {
  const cards = { t1: '9S', t2: '8S', t3: '8H' };
  const table = layOut(bakersDozen, cards);
  expect(['t2>t1', 't3>t1', 't1>t4'].map((move) => table.may(move))).toEqual([true, true, false]);
  expect(layOut(bakersDozen, cards, { gaps: 'any' }).may('t1>t4')).toBe(true);
});
