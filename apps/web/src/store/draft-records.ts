import { parseJson } from '../text/parse-json.js';
import { newId } from './ids.js';

/** A patience that the player is making in the workshop, as it is stored: one record for each draft. */
export interface DraftRecord {
  readonly version: 1;
  readonly id: string;
  /** The recipe as text. It may have mistakes. */
  readonly text: string;
  /** Earlier texts, the oldest first, and texts that were undone, the next one first. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** The last text of the draft that was a recipe without mistakes. */
  readonly playable: string;
  /** Origin of the draft: `template:stock`, `game:` with the id of a patience, `copy:` with a name, `link` or `text`; empty: unknown. */
  readonly origin: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  /** Random value that every change replaces, by which a tab recognises the changes of another one. */
  readonly token: string;
}

/** A storage of texts by key; localStorage, except in tests. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Start of the keys of drafts in localStorage. */
const PREFIX = 'patience.draft.';
/** Key of the only draft that earlier versions stored. */
const EARLIER = 'patience.workshop';
/** Key that is written and removed at once, to find out whether anything can be stored. */
const PROBE = 'patience.probe';
/** Largest number of drafts that are kept. */
export const MOST_DRAFTS = 50;
/**
 * Largest number of characters of all drafts after an import. localStorage has room for five million, and the settings and the player's own
 * drafts need some of it.
 */
const MOST_IMPORTED = 4_000_000;
/** Limits of a stored draft: characters of each text, and texts of a history. */
export const LONGEST_DRAFT = 200_000;
const MOST_TEXTS = 20;

/** The storage of the browser; undefined where pages may store nothing. */
export function browserStorage(): TextStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Tells whether a storage accepts anything at all: it may be absent, refused or full. */
export function isWritable(storage = browserStorage()): boolean {
  try {
    storage!.setItem(PROBE, '1');
    storage!.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const draftKey = (id: string): string => PREFIX + id;

/** Returns the id of the draft that has a key; undefined if the key belongs to something else. */
export const idOfKey = (key: string | null): string | undefined => (key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_DRAFT;
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.length <= MOST_TEXTS && value.every(isText);

/** Reads a draft from untrusted data; undefined if it is damaged. Whether its texts are recipes is not checked. */
export function readDraftRecord(value: unknown): DraftRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, id, text, past, future, playable, origin, changed, token } = value as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined;
  if (!isText(text) || !isText(playable) || !areTexts(past) || !areTexts(future)) return undefined;
  if (typeof origin !== 'string' || origin.length > 200 || typeof token !== 'string' || token.length > 64) return undefined;
  if (typeof changed !== 'number' || !Number.isFinite(changed) || Math.abs(changed) > 8e15) return undefined;
  return { version, id, text, past, future, playable, origin, changed, token };
}

/** Drafts that were read before, by storage and key, each with its stored text: 50 long drafts take several milliseconds to parse. */
const readBefore = new WeakMap<TextStorage, Map<string, { readonly stored: string; readonly record: DraftRecord | undefined }>>();

/**
 * Returns the stored draft with an id; undefined if there is none, or it is damaged. Returns the same object while the stored text is the
 * same.
 */
export function draftRecord(id: string, storage = browserStorage()): DraftRecord | undefined {
  if (!storage) return undefined;
  const key = draftKey(id);
  const before = readBefore.get(storage) ?? new Map<string, never>();
  readBefore.set(storage, before);
  const stored = textAt(storage, key);
  const known = before.get(key);
  if (known && known.stored === stored) return known.record;
  before.delete(key);
  if (stored === null) return undefined;
  const read = readDraftRecord(parseJson(stored));
  const record = read?.id === id ? read : undefined;
  before.set(key, { stored, record });
  return record;
}

/** Returns all stored drafts, the one that was changed last first. Damaged ones are left out; they stay in the storage. */
export function draftRecords(storage = browserStorage()): readonly DraftRecord[] {
  if (!storage) return [];
  migrate(storage);
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
  return keys
    .flatMap((key) => idOfKey(key) ?? [])
    .flatMap((id) => draftRecord(id, storage) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

/**
 * Stores a draft. If there is no room, the histories of drafts are dropped: that of this one, then those of the others; no text is.
 * @returns false if it could not be stored; the version before it then stays
 */
export function putDraft(record: DraftRecord, storage = browserStorage()): boolean {
  if (!storage || !readDraftRecord(record)) return false;
  if (put(storage, record) || put(storage, bare(record))) return true;
  for (const other of draftRecords(storage).toReversed()) {
    if (other.id === record.id || other.past.length + other.future.length === 0) continue;
    put(storage, bare(other));
    if (put(storage, bare(record))) return true;
  }
  return false;
}

export function removeDraft(id: string, storage = browserStorage()): void {
  storage?.removeItem(draftKey(id));
}

/** Deletes all drafts and stores others. @returns how many could be stored */
export function replaceDrafts(drafts: readonly DraftRecord[]): number {
  for (const { id } of draftRecords()) removeDraft(id);
  return draftsWithRoom(drafts, []).filter((draft) => putDraft(draft)).length;
}

/** Returns the drafts of a file that are missing here. One that has the id of another draft here gets an id of its own, so that both stay. */
export function missingDrafts(given: readonly DraftRecord[], here: readonly DraftRecord[]): readonly DraftRecord[] {
  const ids = new Set(here.map(({ id }) => id));
  const texts = new Set(here.map(({ text }) => text));
  return given
    .filter(({ text }) => !texts.has(text))
    .map((draft) => ({ ...draft, id: ids.has(draft.id) ? newId() : draft.id, token: newId() }));
}

/** Returns the first of some imported drafts that have room beside those here: their number and their length have a limit. */
export function draftsWithRoom(given: readonly DraftRecord[], here: readonly DraftRecord[]): readonly DraftRecord[] {
  let size = here.reduce((sum, draft) => sum + sizeOf(draft), 0);
  return given.slice(0, Math.max(0, MOST_DRAFTS - here.length)).filter((draft) => (size += sizeOf(draft)) <= MOST_IMPORTED);
}

const sizeOf = (draft: DraftRecord): number => JSON.stringify(draft).length;

/** Returns a draft without its history. */
const bare = (record: DraftRecord): DraftRecord => ({ ...record, past: [], future: [] });

function put(storage: TextStorage, record: DraftRecord): boolean {
  try {
    storage.setItem(draftKey(record.id), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored text; null where there is none, or the storage refuses to be read. */
export function textAt(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the only draft of an earlier version as one of several. It stays where it is until that has succeeded. */
function migrate(storage: TextStorage): void {
  const earlier = parseJson(textAt(storage, EARLIER));
  if (typeof earlier !== 'object' || earlier === null) return;
  const record = readDraftRecord({ ...earlier, id: newId(), origin: '', changed: Date.now(), token: newId() });
  if (record && (put(storage, record) || put(storage, bare(record)))) storage.removeItem(EARLIER);
}
