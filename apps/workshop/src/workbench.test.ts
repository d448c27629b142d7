import { expect, test, vi } from 'vitest';
import { draftRecords } from '@patience/web/store/draft-records.js';
import { memoryStorage } from '@patience/web/testing/memory-storage.js';
import { beginDraft } from './draft/draft.js';
import { newDraft } from './draft/kept-drafts.js';
import { formatJson } from './json/format.js';
import { TEMPLATES } from './start/templates.js';
import { Workbench, type Change } from './workbench.js';

const origin = 'template:stock';
const text = formatJson(TEMPLATES.stock);

test('beginning a draft notifies listeners, even if the open draft is the same', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const bench = new Workbench(newDraft(beginDraft(text), origin));
  const changes: Change[] = [];
  bench.onChange((change) => changes.push(change));
  expect(bench.begin(text, origin)).toBe(true);
  expect(bench.begin(text, origin)).toBe(true);
  expect(changes).toEqual(['open', 'open']);
  expect(bench.begin(formatJson(TEMPLATES.cells), 'template:cells')).toBe(true);
  expect(changes).toEqual(['open', 'open', 'open']);
  vi.unstubAllGlobals();
});

test('a draft from a template, a game or a link is stored at its first edit, and never before', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const bench = new Workbench(newDraft(beginDraft(text), origin));
  for (const [i, from] of ['template:cells', 'game:some', 'link'].entries()) {
    expect(bench.begin(formatJson({ ...TEMPLATES.cells, id: `mine-${i}` }), from)).toBe(true);
    expect(bench.isOnlyInAddress).toBe(true);
    expect(draftRecords(storage)).toEqual([]);
  }
  bench.change({ ...TEMPLATES.cells, id: 'edited' });
  expect(bench.isOnlyInAddress).toBe(false);
  expect(draftRecords(storage)).toHaveLength(1);
  // A text cannot be begun again from anywhere.
  bench.begin(formatJson({ ...TEMPLATES.cells, id: 'pasted' }), 'text');
  expect(draftRecords(storage)).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('a draft to which something refers is stored without an edit', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const bench = new Workbench(newDraft(beginDraft(text), origin));
  bench.keepNow();
  expect(draftRecords(storage)).toMatchObject([{ id: bench.id }]);
  vi.unstubAllGlobals();
});
