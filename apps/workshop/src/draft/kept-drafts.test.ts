import { expect, test } from 'vitest';
import { draftRecord, draftRecords, putDraft, readDraftRecord, type DraftRecord } from '@patience/web/store/draft-records.js';
import { memoryStorage } from '@patience/web/testing/memory-storage.js';
import { formatJson } from '../json/format.js';
import { TEMPLATES } from '../start/templates.js';
import { beginDraft, edit, undo } from './draft.js';
import { nameIn, withName } from './draft-name.js';
import { draftIn, forget, keep, newDraft, recordOf, type KeptDraft } from './kept-drafts.js';

const first = formatJson(TEMPLATES.stock);
const second = formatJson(TEMPLATES.cells);
const begun = (text = first): KeptDraft => newDraft(beginDraft(text), 'template:stock');
const edited = (kept: KeptDraft, text: string): KeptDraft => ({ ...kept, draft: edit(kept.draft, text) });

test('a draft is stored with the nearest part of its history', () => {
  let { draft } = begun();
  for (let i = 0; i < 40; i++) draft = edit(draft, `${first}${' '.repeat(i + 1)}`);
  draft = undo(undo(draft));
  const storage = memoryStorage();
  const { kept, how } = keep({ ...begun(), draft }, 5, storage);
  expect(how).toBe('kept');
  const [record] = draftRecords(storage);
  expect(draftIn(record!).draft).toEqual({ ...draft, past: draft.past.slice(-20), source: undefined });
  expect(record).toMatchObject({ id: kept.id, changed: 5, origin: 'template:stock' });
});

test('a second tab does not overwrite the changes of the first: both versions are kept', () => {
  const storage = memoryStorage();
  const { kept } = keep(begun(), 1, storage);
  const [one, other] = [edited(kept, second), edited(kept, `${first} `)];
  expect(keep(one, 2, storage).how).toBe('kept');
  const apart = keep(other, 3, storage);
  expect(apart.how).toBe('apart');
  expect(draftRecords(storage).map(({ text }) => text)).toEqual([`${first} `, second]);
  expect(keep(edited(apart.kept, second), 4, storage).how).toBe('kept');
});

test('a draft that another tab has deleted is stored again by an edit', () => {
  const storage = memoryStorage();
  const { kept } = keep(begun(), 1, storage);
  const record = forget(kept.id, storage)!;
  expect(draftRecords(storage)).toEqual([]);
  expect(keep(edited(kept, second), 2, storage)).toMatchObject({ how: 'kept', kept: { id: kept.id } });
  expect(record.text).toBe(first);
});

test('a full storage drops undo histories first, and keeps every text', () => {
  const storage = memoryStorage(60_000);
  const long = (id: string, n: number): DraftRecord => ({
    ...recordOf({ ...begun(id.repeat(1000)), id }, n),
    past: Array.from({ length: 20 }, () => id.repeat(1000)),
  });
  for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) expect(putDraft(long(id, i), storage)).toBe(true);
  expect(draftRecords(storage).map(({ id, text }) => [id, text.length])).toEqual(['d', 'c', 'b', 'a'].map((id) => [id, 1000]));
  expect(putDraft({ ...long('e', 9), text: 'e'.repeat(70_000) }, storage)).toBe(false);
  expect(draftRecords(storage)).toHaveLength(4);
});

test('a draft for which there is no room keeps its stored version, and the failure is reported', () => {
  const storage = memoryStorage(20_000);
  const { kept } = keep(begun(), 1, storage);
  expect(keep(edited(kept, `${first}${' '.repeat(30_000)}`), 2, storage)).toMatchObject({ how: 'full', kept: { id: kept.id } });
  expect(draftRecord(kept.id, storage)!.text).toBe(first);
  expect(keep(edited(kept, second), 3, storage).how).toBe('kept');
  expect(keep(begun(), 1, undefined).how).toBe('full');
});

test('the only draft of an earlier version becomes one of several', () => {
  const storage = memoryStorage();
  storage.setItem('patience.workshop', JSON.stringify({ version: 1, text: second, past: [first], future: [], playable: second }));
  expect(draftRecords(storage)).toMatchObject([{ text: second, past: [first], origin: '' }]);
  expect(storage.getItem('patience.workshop')).toBeNull();
  expect(draftRecords(storage)).toHaveLength(1);
  storage.setItem('patience.workshop', '{');
  expect(draftRecords(storage)).toHaveLength(1);
});

const record = recordOf(begun(), 1);
test.each([
  null,
  7,
  {},
  { ...record, version: 2 },
  { ...record, id: '../x' },
  { ...record, past: [1] },
  { ...record, text: ' '.repeat(200_001) },
  { ...record, future: Array.from({ length: 21 }, () => '') },
  { ...record, changed: NaN },
  { ...record, origin: 5 },
])('a damaged stored draft is not read (%#)', (stored) => {
  expect(readDraftRecord(stored)).toBeUndefined();
});

test('reading a draft twice returns the same object until another version of it is stored', () => {
  const storage = memoryStorage();
  putDraft(record, storage);
  const before = draftRecord(record.id, storage);
  expect(draftRecords(storage)[0]).toBe(before);
  putDraft({ ...record, changed: 2 }, storage);
  expect(draftRecord(record.id, storage)).toEqual({ ...record, changed: 2 });
  storage.removeItem(`patience.draft.${record.id}`);
  expect(draftRecord(record.id, storage)).toBeUndefined();
});

test('a damaged draft stays in the storage, and does not hide the others', () => {
  const storage = memoryStorage();
  storage.setItem('patience.draft.x', '{');
  storage.setItem('patience.draft.y', JSON.stringify({ ...record, id: 'z' }));
  putDraft(record, storage);
  expect(draftRecords(storage)).toEqual([record]);
  expect(storage.length).toBe(3);
});

test.each(['', '{', 'null', '{"table":5}'])('a draft whose last playable text cannot be played (%s) shows its present text', (playable) => {
  expect(draftIn({ ...record, playable }).draft).toMatchObject({ text: first, playable: first });
});

test('a draft has the name of its patience, in the language of the page or another', () => {
  const named = withName(first, 'de', 'Omas');
  expect(nameIn(named, 'de')).toBe('Omas');
  expect(nameIn(named, 'en')).toBe('Omas');
  expect(nameIn('{', 'en')).toBeUndefined();
  expect(nameIn('{"strings":{"en":{"name":5}}}', 'en')).toBeUndefined();
  expect(withName('{', 'en', 'x')).toBe('{');
});
