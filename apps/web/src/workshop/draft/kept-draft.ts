import type { Draft } from './draft.js';
import { readText } from './reading.js';

const KEY = 'patience.workshop';
/**
 * Limits of a stored draft: characters of each text, number of texts, and characters in all. A browser stores about five million characters
 * for a site.
 */
const LONGEST = 200_000;
const MOST_KEPT = 20;
const MOST_CHARACTERS = 400_000;

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_KEPT && value.every((text) => typeof text === 'string' && text.length <= LONGEST);

/** Reads a stored draft; undefined where there is none, or it is damaged. */
export function readDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, text, past, future, playable } = stored as Readonly<Record<string, unknown>>;
  if (version !== 1 || !areTexts(past) || !areTexts(future) || !areTexts([text, playable])) return undefined;
  if (!readText(playable as string).read.ok) return undefined;
  return { text: text as string, past, future, playable: playable as string, source: undefined };
}

/** Returns a draft in the form in which it is stored: of its history only the texts next to the present one, as far as there is room. */
export function writeDraft({ text, past, future, playable }: Draft): object {
  let left = MOST_CHARACTERS - text.length - playable.length;
  const near = (texts: readonly string[]): string[] =>
    texts.slice(0, MOST_KEPT).flatMap((each) => ((left -= each.length) >= 0 ? [each] : []));
  const before = near(past.toReversed()).reverse();
  return { version: 1, text, past: before, future: near(future), playable };
}

/** Returns the draft of this browser. */
export function keptDraft(): Draft | undefined {
  try {
    return readDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Stores the draft in this browser. @returns false where nothing can be stored */
export function keepDraft(draft: Draft): boolean {
  for (const each of [draft, { ...draft, past: [], future: [] }])
    try {
      if (draft.text.length > LONGEST) return false;
      localStorage.setItem(KEY, JSON.stringify(writeDraft(each)));
      return true;
    } catch {
      // The storage is full: try again without the history.
    }
  return false;
}
