import { expect, test } from 'vitest';
import { introOf, storyOf } from './story.js';

test('the story stands apart, and what comes before the first heading is what else it is called', () => {
  const rules = 'Also known as Two.\n\n## Play\nPlay.\n\n## History\nOld.\n\nVery old.\n\n## Advice\nWin.';
  expect(introOf(rules)).toBe('Also known as Two.');
  const { story, rest } = storyOf(rules, 'en');
  expect(story).toBe('Old. Very old.');
  expect(rest.flatMap(({ texts }) => texts)).toEqual(['Also known as Two.', 'Play', 'Play.', 'Advice', 'Win.']);
  expect(storyOf(rules, 'de').story).toBeUndefined();
  expect(introOf('No heading at all.')).toBe('');
});
