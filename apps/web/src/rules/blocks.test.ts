import { expect, test } from 'vitest';
import { blocksOf, introOf, storyOf } from './blocks.js';

test('headings, paragraphs over several lines and lists', () => {
  expect(blocksOf('## Goal\nAll cards\nhome.\n\n- one\n- two\n  and more\n\nEnd.')).toEqual([
    { kind: 'heading', text: 'Goal' },
    { kind: 'paragraph', text: 'All cards home.' },
    { kind: 'list', items: ['one', 'two and more'] },
    { kind: 'paragraph', text: 'End.' },
  ]);
});

test('a list right under a paragraph, and text that only looks like markup', () => {
  expect(blocksOf('Do:\n- a\n\n# no heading <b>')).toEqual([
    { kind: 'paragraph', text: 'Do:' },
    { kind: 'list', items: ['a'] },
    { kind: 'paragraph', text: '# no heading <b>' },
  ]);
});

test('nothing', () => {
  expect(blocksOf(' \n\n')).toEqual([]);
});

test('the story stands apart, and what comes before the first heading is what else it is called', () => {
  const rules = 'Also known as Two.\n\n## Play\nPlay.\n\n## History\nOld.\n\nVery old.\n\n## Advice\nWin.';
  expect(introOf(rules)).toBe('Also known as Two.');
  const { story, rest } = storyOf(rules, 'en');
  expect(story).toBe('Old. Very old.');
  expect(rest.map((block) => (block.kind === 'list' ? '' : block.text))).toEqual(['Also known as Two.', 'Play', 'Play.', 'Advice', 'Win.']);
  expect(storyOf(rules, 'de').story).toBeUndefined();
  expect(introOf('No heading at all.')).toBe('');
});
