import { expect, test } from 'vitest';
import { rulesBlocks } from './rules-page.js';

test('a rules text is split into headings, paragraphs over several lines, and lists', () => {
  expect(rulesBlocks('## Goal\nAll cards\nhome.\n\n- one\n- two\n  and more\n\nEnd.')).toEqual([
    { kind: 'heading', texts: ['Goal'] },
    { kind: 'text', texts: ['All cards home.'] },
    { kind: 'list', texts: ['one', 'two and more'] },
    { kind: 'text', texts: ['End.'] },
  ]);
});

test('a list directly below a paragraph is a list, and text that only looks like markup stays text', () => {
  expect(rulesBlocks('Do:\n- a\n\n# no heading <b>')).toEqual([
    { kind: 'text', texts: ['Do:'] },
    { kind: 'list', texts: ['a'] },
    { kind: 'text', texts: ['# no heading <b>'] },
  ]);
});

test('an empty rules text has no blocks', () => {
  expect(rulesBlocks(' \n\n')).toEqual([]);
});
