import { expect, test } from 'vitest';
import { blocksOf } from './blocks.js';

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
