import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.js';
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
