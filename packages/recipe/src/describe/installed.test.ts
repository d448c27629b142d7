import { allOptions, complete, RANKS, registerLanguage } from '@patience/core';
import { installedLanguages, installedVariants, loadPlain, readLanguage } from '@patience/core/installed';
import { faceName, newDeck } from '@patience/core/internals';
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

test('the description of each installed patience that is data with usual cards leaves nothing out', () => {
  expect(
    described
      .filter(({ english }) => english.unsaid.some((field) => field !== 'deck' && !english.unsaid.includes('deck')))
      .map(({ variant }) => variant.id),
  ).toEqual([]);
});

const packaged = installedLanguages(import.meta.dirname).map((language) => ({ tag: language.tag, words: readLanguage(language) }));
for (const { tag, words } of packaged) registerLanguage(tag, words);
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

test.each(packaged)(
  'the description of each installed patience in $tag has the facts of the English one, and only words of the language',
  ({ tag, words }) => {
    const cards = newDeck({}).map((face) => faceName(face, tag));
    const known = new Set(wordsIn(JSON.stringify([words['describe'], words['core'], words.games, cards])));
    for (const { variant, english } of described) {
      const { lang, rules, sections } = describe(variant, tag);
      expect(lang).toBe(tag);
      expect(
        wordsIn(rules).filter((word) => !known.has(word)),
        variant.id,
      ).toEqual([]);
      for (const [section, sentences] of Object.entries(english.sections)) {
        const translated = sections[section as keyof typeof sections];
        expect(translated.length, `${variant.id} ${section}`).toBe(sentences.length);
        for (const [i, sentence] of sentences.entries())
          expect(translated[i]!.match(/\d+/g), `${variant.id}: ${sentence}`).toEqual(sentence.match(/\d+/g));
      }
    }
  },
);
