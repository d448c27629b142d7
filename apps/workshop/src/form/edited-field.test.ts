import { expect, test } from 'vitest';
import { withField } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { valueAfter } from './edited-field.js';
import { fieldsIn, partsOf } from './sections.js';

const recipe = withField(TEMPLATES.stock, ['options'], { draw: [1, 3], other: [1, 2] });

test.each([
  ['id', 'id', 'Bad Id!', 'bad-id'],
  ['id', 'id', 'good-id', 'good-id'],
  ['optionId', 'options.other', 'Draw', 'draw2'],
])('the field %s at %s shows the spelling in which it stores "%s"', (key, path, text, stored) => {
  const field = fieldsIn(partsOf(recipe, [])).find((each) => each.key === key && each.path === path)!;
  expect(valueAfter(field, text, recipe)).toBe(stored);
});
