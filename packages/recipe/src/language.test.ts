/** Tests single words of the language by small patiences: the rule, both readings of it, and its description. */
import { allOptions, registerLanguage } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { checkPosition, compare, secondReading, type SpecifiedPosition } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { describe as described } from './describe/index.js';
import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import { toSolvitaire } from './solvitaire/index.js';
import { sentenceOf } from './sentence.js';

for (const language of installedLanguages(import.meta.dirname)) registerLanguage(language.tag, readLanguage(language));

/** A word of the language. */
interface Word {
  readonly recipe: { readonly [field: string]: Json };
  readonly positions: readonly SpecifiedPosition[];
  /** Sentences of the description, by language; or the field that the description leaves out. */
  readonly says: Readonly<Record<string, string>> | string;
  /** Whether the word concerns only the order of the cards, of which rules files of Solvitaire say nothing. */
  readonly isOrder?: true;
}

const foundations = { 'f1-4': { at: [0, 0] } } as const;
const columns = { at: [0, 1], accept: { empty: 'any', on: 'down any' }, take: 'top' } as const;

const WORDS: Readonly<Record<string, Word>> = {
  'limit in turn': {
    recipe: { table: { ...foundations, 't1-4': { ...columns, limit: { inTurn: [14, 15] } } }, deal: [{ to: 't1-4', all: true }] },
    positions: [
      {
        rule: 'each column has its own limit',
        piles: { t1: '2S*13 5S', t2: '2H*13 5H', t3: '4C', t4: '4D' },
        legal: ['t3>t2'],
        refused: { 't3>t1': 'no-place' },
      },
    ],
    says: {
      de: 'Reihe 1 und Reihe 3: In einer Reihe liegen nie mehr als 14 Karten.',
      en: 'Column 1 and column 3: a column never holds more than 14 cards.',
    },
  },
  'gaps filled in turn': {
    recipe: {
      table: { ...foundations, 't1-4': columns, 'r1-2': { at: [5, 1] } },
      deal: [
        { to: 'r1', cards: 6 },
        { to: 'r2', cards: 6 },
        { to: 't1-4', all: true },
      ],
      after: [{ fill: 't1-4', from: { inTurn: ['r1', 'r2'] } }],
    },
    positions: [
      {
        rule: 'each column is filled from its own reserve',
        piles: { t1: '8S', t2: '9H', t3: '8C', t4: '9D', r1: 'KS QS', r2: 'KH QH' },
        play: ['t1>t2', 't3>t4'],
        cards: { t1: 'QS', t3: 'KS', r1: '', r2: 'KH QH' },
      },
      {
        rule: 'a column whose own reserve is empty stays empty',
        piles: { t1: '8S', t2: '9H', t3: '8C', t4: '9D', r2: 'KH QH' },
        play: ['t1>t2'],
        cards: { t1: '', r2: 'KH QH' },
      },
    ],
    says: {
      de: 'Eine leere Reihe wird sofort aus der Reserve gefüllt.',
      en: 'An empty column is filled at once from the reserve.',
      fr: 'Une colonne vide est aussitôt remplie par une carte',
    },
  },
  'a count as a condition': {
    recipe: {
      table: {
        f1: { at: [0, 0] },
        'f2-4': { at: [1, 0], accept: { while: { count: { f1: 13 } }, else: 'later', empty: 'A', on: 'up same', max: 1 } },
        't1-4': columns,
      },
      deal: [{ to: 't1-4', all: true }],
    },
    positions: [
      { rule: 'the other foundations begin when the first one is full', piles: { f1: '2S*13', t1: 'AH' }, legal: ['t1>f2'] },
      { rule: 'they take no card before', piles: { f1: '2S*12', t1: 'AH' }, refused: { 't1>f2': 'later' } },
    ],
    says: {
      de: 'Drei Familien nehmen erst Karten auf, wenn auf einer anderen Familie 13 Karten liegen.',
      en: 'Three foundations take cards only once there are 13 cards on another foundation.',
      fr: 'Trois fondations ne reçoivent des cartes qu’une fois qu’il y a 13 cartes sur une autre fondation.',
    },
  },
  'piles in from': {
    recipe: {
      table: {
        ...foundations,
        't1-2': columns,
        't3-4': {
          ...columns,
          accept: [
            { empty: 'any', from: ['t1', 'cell'] },
            { on: 'down any', from: ['t1-3'] },
          ],
        },
        c1: { at: [5, 0] },
      },
      deal: [{ to: 't1-4', all: true }],
    },
    positions: [
      {
        rule: 'a column takes cards only from the piles that its rules name',
        piles: { t1: '8S', t2: '8H', t4: '9C', c1: '8D' },
        legal: ['t1>t3', 'c1>t3', 't1>t4', 't2>t4'],
        refused: { 't2>t3': 'does-not-fit', 'c1>t4': 'does-not-fit' },
      },
    ],
    says: 'table.t3.accept',
  },
  'deals by number': {
    recipe: {
      numbered: 'microsoft',
      table: { ...foundations, 't1-8': columns },
      deal: [{ to: 't1-8', all: true }],
    },
    positions: [
      { rule: 'deal 1 is Microsoft’s', seed: 1, cards: { t1: 'JD KD 2S 4C 3S 6D 6S' } },
      { rule: 'the last number is 2³¹ − 1', seed: 2 ** 31 - 1, cards: { t1: '9S JH 7S 5S 5D 5C 7D' } },
      { rule: 'higher numbers are shuffled as in other patiences', seed: 2 ** 31, cards: { t1: 'TS TD JH 6S 9H JD TC' } },
      { rule: '0 is shuffled as in other patiences', seed: 0, cards: { t1: '3S AS 8D 8S TS QS AC' } },
      { rule: 'a text is shuffled as in other patiences', seed: 'one', cards: { t1: '4D 4C 5C 8H 7D 8D 2C' } },
    ],
    says: {
      de: 'Die Nummern 1 bis 1.000.000 geben dieselben Spiele wie das FreeCell von Microsoft.',
      en: 'The numbers 1 to 1,000,000 give the same deals as in Microsoft’s FreeCell.',
      fr: 'donnent les mêmes donnes que le FreeCell de Microsoft.',
    },
    isOrder: true,
  },
};

describe.each(Object.entries(WORDS))('the word %s', (name, { recipe, positions, says, isOrder }) => {
  const read = fromRecipe({ id: name.replaceAll(' ', '-'), ...recipe });
  const variant = read.ok ? read.value : undefined;

  test('a recipe can say it', () => {
    expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
  });

  test.each(positions.map((position) => [position.rule, position] as const))('%s', (_, position) => {
    checkPosition(variant!, position);
  });

  test('both readings of it play the same games', () => {
    for (const options of allOptions(variant!))
      for (let seed = 1; seed <= 6; seed++)
        compare(variant!, secondReading(variant!, options), { seed, options, choices: seed, moves: 60 });
  });

  test.skipIf(isOrder)('no rules file of Solvitaire is written that leaves it out', () => {
    expect(toSolvitaire(variant!).ok).toBe(false);
  });

  test('the description says it, or names it as unsaid', () => {
    if (typeof says === 'string') expect(described(variant!, 'en').unsaid).toContain(says);
    else for (const [locale, sentence] of Object.entries(says)) expect(described(variant!, locale).rules).toContain(sentence);
  });
});
