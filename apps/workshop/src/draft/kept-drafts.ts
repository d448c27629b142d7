import { newId } from '@patience/web/store/ids.js';
import {
  browserStorage,
  draftRecord,
  draftRecords,
  LONGEST_DRAFT,
  putDraft,
  removeDraft,
  type DraftRecord,
  type TextStorage,
} from '@patience/web/store/draft-records.js';
import type { Draft } from './draft.js';
import { readText } from './reading.js';

/** Key of the id of the draft that was open last, in sessionStorage for this tab and in localStorage for new tabs. */
const OPEN = 'patience.workshop.open';
/** Limits of a stored history: texts before and after the present one, and characters in all. */
const MOST_KEPT = 20;
const MOST_CHARACTERS = 150_000;

/** A draft with all that is stored of it. */
export interface KeptDraft {
  readonly id: string;
  /** See `origin` of a record. */
  readonly origin: string;
  readonly draft: Draft;
  /** Token of the stored version that this one continues; undefined while nothing is stored. */
  readonly token: string | undefined;
}

/**
 * The result of storing a draft. `apart`: another tab has changed the stored version meanwhile, which stays; this one got an id of its own.
 * `full`: there is no room.
 */
export interface Keeping {
  readonly kept: KeptDraft;
  readonly how: 'kept' | 'apart' | 'full';
}

/** Returns a draft with an id of its own, which is not stored yet. */
export const newDraft = (draft: Draft, origin: string): KeptDraft => ({ id: newId(), origin, draft, token: undefined });

/**
 * Returns the draft in a record. Where its last playable text cannot be played, because the record comes from elsewhere or from a version with
 * other rules for recipes, the present text stands for it.
 */
export const draftIn = ({ id, origin, text, past, future, playable, token }: DraftRecord): KeptDraft => ({
  id,
  origin,
  draft: { text, past, future, playable: readText(playable).read.ok ? playable : text, source: undefined },
  token,
});

/** Returns a draft in the form in which it is stored: of its history only the texts next to the present one, as far as there is room. */
export function recordOf(
  { id, origin, draft: { text, past, future, playable } }: KeptDraft,
  changed: number,
  token = newId(),
): DraftRecord {
  let left = MOST_CHARACTERS - text.length - playable.length;
  const near = (texts: readonly string[]): string[] =>
    texts.slice(0, MOST_KEPT).flatMap((each) => ((left -= each.length) >= 0 ? [each] : []));
  const before = near(past.toReversed()).reverse();
  return { version: 1, id, text, past: before, future: near(future), playable, origin, changed, token };
}

/** Stores a changed draft, unless another tab has changed it meanwhile: then as another draft. */
export function keep(given: KeptDraft, now = Date.now(), storage = browserStorage()): Keeping {
  const stored = draftRecord(given.id, storage);
  const isOurs = stored === undefined || stored.token === given.token;
  const own = isOurs ? given : { ...given, id: newId() };
  const record = recordOf(own, now);
  if (record.text.length > LONGEST_DRAFT || !putDraft(record, storage)) return { kept: given, how: 'full' };
  return { kept: { ...own, token: record.token }, how: isOurs ? 'kept' : 'apart' };
}

/** Returns the draft that was open last in this tab, else in this browser, else the one that was changed last; undefined without drafts. */
export function lastOpen(storage = browserStorage()): KeptDraft | undefined {
  const records = draftRecords(storage);
  const ids = [tabStorage(), storage].map((each) => readId(each));
  const record = ids.flatMap((id) => records.find((each) => each.id === id) ?? [])[0] ?? records[0];
  return record && draftIn(record);
}

/** Notes which draft is open. */
export function noteOpen(id: string, storage = browserStorage()): void {
  for (const each of [tabStorage(), storage])
    try {
      each?.setItem(OPEN, id);
    } catch {
      // Ignore the error: the next visit begins with the draft that was changed last.
    }
}

/** Deletes a draft. @returns its record, by which it can be restored */
export function forget(id: string, storage = browserStorage()): DraftRecord | undefined {
  const record = draftRecord(id, storage);
  removeDraft(id, storage);
  return record;
}

function tabStorage(): TextStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function readId(storage: TextStorage | undefined): string | undefined {
  try {
    return storage?.getItem(OPEN) ?? undefined;
  } catch {
    return undefined;
  }
}
