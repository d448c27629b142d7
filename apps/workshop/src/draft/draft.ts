import { readText, type Reading } from './reading.js';

/** A patience that is being made: its text, the texts for undo and redo, and the last text that could be played. */
export interface Draft {
  /** The recipe as JSON text. It may have mistakes, and need not be JSON. */
  readonly text: string;
  /** Earlier texts, the oldest first. */
  readonly past: readonly string[];
  /** Texts that were undone, the next one first. */
  readonly future: readonly string[];
  /** The last text of the draft that was a recipe without mistakes. The table shows it while the present text has mistakes. */
  readonly playable: string;
  /** The control that made the last edit. Further edits of the same one are undone together with it. */
  readonly source: string | undefined;
}

/** Bounds of the history: edits, and characters of all its texts. */
const MOST_EDITS = 100;
const MOST_CHARACTERS = 1_000_000;

/** Begins a draft. @param text of a recipe without a mistake */
export const beginDraft = (text: string): Draft => ({ text, past: [], future: [], playable: text, source: undefined });

/** Returns the draft after an edit. @param source names the control, so that typing in one field is one edit; absent: an edit of its own */
export function edit(draft: Draft, text: string, source?: string): Draft {
  if (text === draft.text) return draft;
  const continues = source !== undefined && source === draft.source;
  const past = continues ? draft.past : bounded([...draft.past, draft.text]);
  return at(draft, { text, past, future: [], source });
}

/** Reverts the last edit; returns the same draft if there is none. */
export function undo(draft: Draft): Draft {
  const text = draft.past.at(-1);
  if (text === undefined) return draft;
  return at(draft, { text, past: draft.past.slice(0, -1), future: [draft.text, ...draft.future], source: undefined });
}

/** Repeats an edit that was undone; returns the same draft if there is none. */
export function redo(draft: Draft): Draft {
  const [text, ...future] = draft.future;
  if (text === undefined) return draft;
  return at(draft, { text, past: [...draft.past, draft.text], future, source: undefined });
}

/** Returns the reading of the text, and that of the last text that could be played. Where none could, the parts of the page get no recipe. */
export function readingsOf({ text, playable }: Draft): { readonly now: Reading; readonly table: Reading } {
  const [now, table] = [readText(text), readText(playable)];
  return { now, table: table.read.ok ? table : { ...table, recipe: undefined } };
}

const at = (draft: Draft, changed: Omit<Draft, 'playable'>): Draft => ({
  ...changed,
  playable: readText(changed.text).read.ok ? changed.text : draft.playable,
});

/** Drops the oldest texts of a history that is too long. */
function bounded(texts: readonly string[]): readonly string[] {
  let left = MOST_CHARACTERS;
  let first = texts.length;
  while (first > 0 && texts.length - first < MOST_EDITS && left >= texts[first - 1]!.length) left -= texts[--first]!.length;
  return texts.slice(first);
}
