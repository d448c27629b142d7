import { allOptions, complete, RANKS } from '@patience/core';
import { installedVariants, loadPlain } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { toRecipe } from '../to-recipe.js';
import { describe } from './index.js';

const sources = await Promise.all(installedVariants(import.meta.dirname).map((installed) => loadPlain(installed, true)));
/** The installed patiences whose rules are all data. */
const data = sources.filter((variant) => toRecipe(variant).ok);
const described = data.map((variant) => ({ variant, english: describe(variant, 'en') }));

/** Names of ranks, from the ace. */
const NAMES = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'];

test('the rules of no installed patience name a rank that its deck lacks', () => {
  for (const { variant, english } of described) {
    const decks = allOptions(variant).map((options) => complete(variant).deck(options).ranks ?? RANKS.map((_, i) => i + 1));
    // Small numbers also count piles and cards.
    for (const name of NAMES.filter((_, i) => (i === 0 || i > 9) && !decks.some((ranks) => ranks.includes(i + 1))))
      expect(english.rules, variant.id).not.toMatch(new RegExp(`\\b${name}s?\\b`, 'i'));
  }
});

test('the rules of installed patiences leave out what `unsaid` lists, and only in these', async () => {
  const unsaid = described.flatMap(({ variant, english }) => (english.unsaid.length > 0 ? [[variant.id, english.unsaid] as const] : []));
  await expect(`${JSON.stringify(Object.fromEntries(unsaid), null, 2)}\n`).toMatchFileSnapshot('unsaid.json');
});
