/** Suits and ranks of a deck's own in the form. */
import { Game } from '@patience/core';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import { partAt, withField, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { fieldsIn, partsOf } from './sections.js';
import { rowsOf } from './rows.js';
import { takeStep, type FormStep } from './steps.js';

const named = withField(TEMPLATES.cells, ['strings', 'en', 'name'], 'Mine');
const after = (...steps: readonly FormStep[]): JsonObject => steps.reduce(takeStep, named);
const addSuit: FormStep = ['+', 'addSuit'];

/** Returns the cards of a deal as they are written. */
function cardsOf(recipe: JsonObject): readonly string[] {
  const read = fromRecipe(recipe);
  if (!read.ok) throw new Error(read.mistakes.map(sentenceOf).join('\n'));
  const game = Game.start(read.value, { seed: 1 });
  if (!game.ok) throw new Error(game.error.message);
  return game.value.table.cards.map(({ letter, suit }) => letter + suit);
}

const choices = (recipe: JsonObject, key: string): readonly string[] =>
  fieldsIn(partsOf(recipe, ['en'])).flatMap((field) => (field.key === key && field.control.kind === 'choice' ? field.control.values : []));

test('a tarot deck is made in the form: a fifth suit with 22 ranks, and knights', () => {
  const tarot = after(
    addSuit,
    ['suitRanks', 'deck.suits.4.letters', 'own'],
    ['suitLetters', 'deck.suits.4.letters', '1..22'],
    ['suitName', 'strings.en.suits.T', 'trumps'],
    ['letters', 'deck.letters', 'a 2 3 4 5 6 7 8 9 t j c q k'],
  );
  const cards = cardsOf(tarot);
  expect(cards).toHaveLength(78);
  expect(cards).toEqual(expect.arrayContaining(['22T', 'CS', 'AH']));
  expect(rowsOf(tarot).find(({ role }) => role === 'foundation')?.count).toBe(5);
  expect(partAt(tarot, ['strings', 'en', 'suits'])).toEqual({ T: 'trumps' });
});

test('the ranks of a deck are the choices for an empty pile, and are written as numbers', () => {
  const deck = after(addSuit, ['suitRanks', 'deck.suits.4.letters', 'own'], ['suitLetters', 'deck.suits.4.letters', '1..15']);
  expect(choices(deck, 'empty')).toEqual(expect.arrayContaining(['A', 'K', '15']));
  expect(partAt(takeStep(deck, ['empty', 'table.t1-8.accept.empty', '15']), ['table', 't1-8', 'accept', 'empty'])).toBe(15);
});

test('a suit without ranks is one card so many times, and gets no foundation', () => {
  const dragons = after(addSuit, ['suitRanks', 'deck.suits.4.letters', 'single'], ['suitCopies', 'deck.suits.4.copies', 4]);
  expect(cardsOf(dragons).filter((card) => card === 'T')).toHaveLength(4);
  expect(rowsOf(dragons).find(({ role }) => role === 'foundation')?.count).toBe(4);
});

test('the name of a suit follows its letter, and goes with the suit', () => {
  const lettered = after(addSuit, ['suitName', 'strings.en.suits.T', 'moons'], ['suitLetter', 'deck.suits.4.suit', 'm']);
  expect(partAt(lettered, ['strings', 'en', 'suits'])).toEqual({ M: 'moons' });
  const remove = partsOf(lettered, ['en'])
    .flatMap(({ sections }) => sections.flatMap(({ acts }) => acts))
    .find(({ key }) => key === 'removeSuit')!;
  expect(cardsOf(remove.apply()).toSorted()).toEqual(cardsOf(named).toSorted());
  expect(partAt(remove.apply(), ['strings', 'en', 'suits'])).toBeUndefined();
});

test('unticking a usual suit leaves the own ones, and the form shows both', () => {
  const two = takeStep(after(addSuit, addSuit), ['suits', 'deck.suits', ['H']]);
  expect(fieldsIn(partsOf(two, ['en'])).find(({ key }) => key === 'suits')?.value).toEqual(['H']);
  expect(new Set(cardsOf(two).map((card) => card.at(-1)))).toEqual(new Set(['H', 'T', 'X']));
});
