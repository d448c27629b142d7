import { isUncommitted } from './view/draft-value.js';

/**
 * Undoes and redoes edits by keys, except in the table and in texts, which have an undo of their own. A number that is being typed is such a
 * text too.
 */
export function undoByKey(event: KeyboardEvent, edits: { undo(): void; redo(): void }): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('patience-game, textarea, input[type="text"], .cm-editor') || isUncommitted(target)) return;
  const key = letterOf(event);
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) edits.redo();
  else edits.undo();
}

/** Returns the Latin letter of a key: what it types, or for another script such as Cyrillic, the letter on the same key of an English keyboard. */
const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
