import { ContractError } from '@patience/core';
import { complete } from '@patience/core/data';
import { checkLaw, LAWS } from '@patience/core/testing';
import { fromRecipe } from '@patience/recipe';
import { withTexts } from '@patience/recipe/describe';
import { expect, test } from 'vitest';
import { formatJson } from '../json/format.js';
import { withField, type JsonObject } from '../json/path.js';
import { takeStep } from '../form/steps.js';
import { TEMPLATES } from '../start/templates.js';
import { faultOf } from './games.js';

/** Returns the faults that the workshop shows for a recipe. */
function faultsOf(recipe: JsonObject): readonly (string | undefined)[] {
  const read = fromRecipe(formatJson(recipe));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  const variant = complete(withTexts(read.value));
  return LAWS.flatMap((law) => {
    try {
      checkLaw(variant, law, { games: 1, moves: 20 });
      return [];
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      return faultOf(error.where) ?? [];
    }
  });
}

/** Nine columns and three cells beside a stock: most deals can be won, but not by the short search of the law. */
const nine = ['addRow cell', 'addOne tableau', 'addOne tableau'].reduce(
  (sum, each) => takeStep(sum, ['+', ...each.split(' ')]),
  TEMPLATES.stock,
);

test('a game that has no fault gets no message of a law, though the short search of a law does not win it', () => {
  expect(faultsOf(nine)).toEqual([]);
});

test('piles without room for their cards are one fault, named as such', () => {
  const tight = withField(withField(nine, ['table', 'waste', 'fan'], 'right'), ['table', 'c1-4', 'at'], [2, 0]);
  expect(faultsOf(tight)).toContain('room');
  expect(faultOf('status')).toBeUndefined();
});
