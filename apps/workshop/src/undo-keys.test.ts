import { expect, test, vi } from 'vitest';
import { undoByKey } from './undo-keys.js';

vi.mock('./view/draft-value.js', () => ({ isUncommitted: () => false }));

/** Returns the edit that a key with Ctrl leads to. */
function editOf(key: string, code: string, shiftKey = false): string | undefined {
  let edit: string | undefined;
  const target = { closest: () => null };
  const event = { key, code, shiftKey, ctrlKey: true, metaKey: false, altKey: false, target, preventDefault: () => undefined };
  undoByKey(event as unknown as KeyboardEvent, { undo: () => (edit = 'undo'), redo: () => (edit = 'redo') });
  return edit;
}

test.each([
  ['an English keyboard', 'z', 'KeyZ', 'y', 'KeyY'],
  ['a German keyboard', 'z', 'KeyY', 'y', 'KeyZ'],
  ['a Russian keyboard', 'я', 'KeyZ', 'н', 'KeyY'],
  ['a Greek keyboard', 'ζ', 'KeyZ', 'υ', 'KeyY'],
])('Ctrl with Z and Y undoes and redoes on %s', (_, z, codeOfZ, y, codeOfY) => {
  expect([editOf(z, codeOfZ), editOf(z.toUpperCase(), codeOfZ, true), editOf(y, codeOfY)]).toEqual(['undo', 'redo', 'redo']);
  expect(editOf('q', 'KeyQ')).toBeUndefined();
});
