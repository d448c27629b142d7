import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { readArchive, writeArchive } from './archive.js';
import { Results, type Entry } from './results.js';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archive-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const at = (name: string): string => join(folder, name);

const count = fc.nat({ max: 10_000_000 });
const record = fc.record(
  {
    seed: count,
    verdict: fc.constantFrom<Entry['verdict']>('solved', 'impossible', 'unknown'),
    positions: count,
    moves: count,
    random: fc.boolean(),
    rules: fc.constant(1),
    solver: fc.constantFrom('0.1.0', '0.2.0'),
    budget: count,
  },
  { requiredKeys: ['seed', 'verdict', 'positions', 'rules'] },
);
const archive = fc.dictionary(fc.constantFrom('toy', 'toy.1', 'toy.2'), fc.uniqueArray(record, { selector: ({ seed }) => seed }));

test('an archive that was written is read with the same records', () => {
  fc.assert(
    fc.property(archive, (sets) => {
      writeArchive(at('a'), new Map(Object.entries(sets)));
      const read = readArchive(at('a'));
      const bySeed = (entries: readonly Entry[] = []): Entry[] => [...entries].sort((a, b) => a.seed - b.seed);
      for (const [name, entries] of Object.entries(sets)) expect(bySeed(read.get(name))).toEqual(bySeed(entries));
    }),
  );
});

test.each(['{"ruleSet":"toy"}', '[1,"s",2,3,0,4]', '{"ruleSet":"toy","rules":1,"solver":null}\n[1,"x",2,3,0,4]', 'rubbish'])(
  'an archive with the wrong line %s is refused with its file and line',
  (text) => {
    writeFileSync(at('a'), gzipSync(`${text}\n`));
    expect(() => readArchive(at('a'))).toThrow(/\/a, line \d+:/);
  },
);

test('compacting keeps what can be read and leaves one file', () => {
  const results = new Results(folder);
  results.append('toy 1', { seed: 1, verdict: 'unknown', positions: 10, rules: 1, solver: '0.1.0', budget: 10 });
  results.append('toy 2', { seed: 1, verdict: 'impossible', positions: 3, rules: 1, solver: '0.1.0', budget: 10 });
  results.compact();
  results.append('toy 1', { seed: 1, verdict: 'solved', positions: 90, rules: 1, solver: '0.1.0', budget: 100 });
  results.compact();
  expect(readdirSync(folder)).toEqual(['verdicts.jsonl.gz']);
  expect(results.names()).toEqual(['toy.1', 'toy.2']);
  expect(new Results(folder).read('toy 1')).toEqual([
    { seed: 1, verdict: 'solved', positions: 90, rules: 1, solver: '0.1.0', budget: 100 },
  ]);
  const before = readFileSync(at('verdicts.jsonl.gz'));
  results.compact();
  expect(readFileSync(at('verdicts.jsonl.gz'))).toEqual(before);
});
