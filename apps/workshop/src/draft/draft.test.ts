import { expect, test } from 'vitest';
import { TEMPLATES } from '../start/templates.js';
import { formatJson } from '../json/format.js';
import { beginDraft, edit, redo, undo, type Draft } from './draft.js';
import { readText } from './reading.js';

const first = formatJson(TEMPLATES.stock);
const second = formatJson(TEMPLATES.cells);
const third = formatJson(TEMPLATES.pile);

test('edits are undone and repeated one by one, and a new edit drops what was undone', () => {
  const draft = edit(edit(beginDraft(first), second), third);
  expect(undo(draft).text).toBe(second);
  expect(undo(undo(draft)).text).toBe(first);
  expect(undo(undo(undo(draft))).text).toBe(first);
  expect(redo(undo(draft)).text).toBe(third);
  expect(redo(draft)).toBe(draft);
  expect(edit(undo(draft), first).future).toEqual([]);
});

test('edits of one control in a row are undone together', () => {
  let draft = beginDraft(first);
  for (const text of [`${first} `, `${first}  `, second]) draft = edit(draft, text, 'name');
  expect(undo(draft).text).toBe(first);
  draft = edit(edit(draft, third, 'id'), first, 'id');
  expect(undo(draft).text).toBe(second);
});

test('the last text without a mistake stays playable until another one is', () => {
  let draft: Draft = edit(beginDraft(first), '{');
  expect(draft.playable).toBe(first);
  draft = edit(draft, second.replace('alternate', 'alternat'));
  expect(draft.playable).toBe(first);
  draft = edit(draft, second);
  expect(draft.playable).toBe(second);
  expect(undo(draft).playable).toBe(second);
});

test('the history is bounded by its length and its size', () => {
  let draft = beginDraft(first);
  for (let i = 0; i < 300; i++) draft = edit(draft, `${first}${' '.repeat(i + 1)}`);
  expect(draft.past.length).toBe(100);
  draft = beginDraft(first);
  for (let i = 0; i < 20; i++) draft = edit(draft, `${' '.repeat(150_000)}${i}`);
  expect(draft.past.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_000_000);
});

test('a text that is no object has no form, and one with a mistake keeps it', () => {
  expect(readText('[1]').recipe).toBeUndefined();
  expect(readText('{').recipe).toBeUndefined();
  expect(readText('{ "id": 5 }').recipe).toEqual({ id: 5 });
  expect(readText(first).read.ok).toBe(true);
  expect(readText(first)).toBe(readText(first));
});
