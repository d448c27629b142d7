import { fromRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { partAt, withField } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { newOption, withOptionWords } from './option-words.js';
import { partsOf } from './sections.js';

const named = withField(TEMPLATES.stock, ['strings', 'en'], { name: 'Mine' });

test('a new option and its values are named in the languages that the patience has, and in no other', () => {
  const step = partsOf(named, ['en'])
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .find(({ key, path }) => key === 'suit' && path.startsWith('table.t1-7'))!;
  const chosen = step.choose!();
  const option = newOption(named, chosen)!;
  const words = ['red on black, black on red', 'the same suit'];
  const recipe = ['en', 'de'].reduce((sum, tag) => withOptionWords(sum, option, tag, 'Suits that follow each other', words), chosen);
  expect(partAt(recipe, ['strings', 'en', 'options', option])).toEqual({
    name: 'Suits that follow each other',
    values: { alternate: words[0], same: words[1] },
  });
  expect(partAt(recipe, ['strings', 'de'])).toBeUndefined();
  expect(fromRecipe(recipe).ok).toBe(true);
});
