import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { introOf, namesIn, storyOf } from './story.js';

test('the history is cut out of the rules, and the text before the first heading is the intro', () => {
  const rules = 'Also known as Two.\n\n## Play\nPlay.\n\n## History\nOld.\n\nVery old.\n\n## Advice\nWin.';
  expect(introOf(rules)).toBe('Also known as Two.');
  expect(namesIn(introOf(rules), 'Also known as')).toBe('Two.');
  const { story, rest } = storyOf(rules, 'History');
  expect(story).toBe('Old. Very old.');
  expect(rest.flatMap(({ texts }) => texts)).toEqual(['Also known as Two.', 'Play', 'Play.', 'Advice', 'Win.']);
  expect(storyOf(rules.replace('History', 'Herkunft'), 'Histoire').story).toBeUndefined();
  expect(introOf('No heading at all.')).toBe('');
});

test('the rules of all patiences begin with the other names, where the search finds them', async () => {
  for (const installed of installedVariants(import.meta.dirname)) {
    const { strings } = await loadInstalled(installed);
    for (const [locale, { rules = '' }] of Object.entries(strings)) {
      expect(rules.slice(rules.indexOf('## ')), `${installed.id}, ${locale}`).not.toMatch(/^(Also known as|Auch bekannt als) /m);
    }
  }
});
