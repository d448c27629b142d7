import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BadInput } from './bad-input.js';
import { lastWords, Results, type Entry } from './results.js';
import { shardOf } from './shard.js';

const entry = (seed: number, verdict: Entry['verdict'], positions = 10, more: Partial<Entry> = {}): Entry => ({
  seed,
  verdict,
  positions,
  rules: 1,
  ...more,
});

describe('merging verdicts keeps the best verdict on each deal', () => {
  const entries = [
    entry(2, 'unknown', 50),
    entry(1, 'solved'),
    entry(2, 'unknown', 900),
    entry(3, 'impossible'),
    entry(3, 'unknown', 5000),
  ];
  test('the result of a deal is the decided entry, else that with the largest budget, in any order of entries', () => {
    const wanted = [entry(1, 'solved'), entry(2, 'unknown', 900), entry(3, 'impossible')];
    expect(lastWords(entries, 1)).toEqual(wanted);
    expect(lastWords([...entries].reverse(), 1)).toEqual(wanted);
    expect(lastWords([...entries, ...entries], 1)).toEqual(wanted);
  });
  test('a result is kept for each version of the rules', () => {
    expect(lastWords([...entries, entry(1, 'impossible', 3, { rules: 2 })], 2)).toEqual([entry(1, 'impossible', 3, { rules: 2 })]);
  });
  test('contradicting verdicts are reported', () => {
    expect(() => lastWords([entry(7, 'solved'), entry(7, 'impossible')], 1)).toThrow(/Seed 7 is solved in one line and impossible/);
  });
});

test('shards divide the seeds among them', () => {
  const shards = ['1/3', '2/3', '3/3'].map(shardOf);
  for (let seed = 1; seed <= 30; seed++) expect(shards.filter(({ takes }) => takes(seed))).toHaveLength(1);
  for (const text of ['0/3', '4/3', '1', 'x/2', '']) expect(() => shardOf(text), text).toThrow(BadInput);
});

describe('a folder of verdicts', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'results-'))));
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const at = (name: string): Results => new Results(join(folder, name));
  const lock = (): string => join(folder, 'one', 'in-use');

  test('merged shards are the unbroken run, and merging again changes nothing', () => {
    const all = Array.from({ length: 12 }, (_, i) => entry(i + 1, i % 5 === 0 ? 'unknown' : 'solved', i));
    const shards = ['1/2', '2/2'].map((text, i) => {
      const results = at(`s${i}`);
      for (const one of all) if (shardOf(text).takes(one.seed)) results.append('toy 1', one);
      return join(folder, `s${i}`);
    });
    const merged = at('all');
    expect([...merged.merge(shards)]).toEqual([['toy.1', 12]]);
    const text = readFileSync(join(folder, 'all', 'toy.1.jsonl'), 'utf8');
    merged.merge([...shards].reverse());
    expect(readFileSync(join(folder, 'all', 'toy.1.jsonl'), 'utf8')).toBe(text);
    expect(merged.read('toy 1')).toEqual(all);
    expect(() => merged.merge([join(folder, 'nowhere')])).toThrow(/There is no folder/);
  });

  test('an incomplete last line is ignored and its deal counted again, and any other broken line is reported', () => {
    const results = at('cut');
    results.append('toy', entry(1, 'solved'));
    const file = join(folder, 'cut', 'toy.jsonl');
    appendFileSync(file, '{"seed":2,"ver');
    const again = at('cut');
    expect(again.read('toy')).toEqual([entry(1, 'solved')]);
    again.append('toy', entry(2, 'solved'));
    expect(again.read('toy')).toEqual([entry(1, 'solved'), entry(2, 'solved')]);
    writeFileSync(file, 'rubbish\n{}\n');
    expect(() => again.read('toy')).toThrow(/toy.jsonl, line 1/);
  });

  test('a second run is refused until the first has ended', () => {
    const first = at('one');
    first.hold();
    at('one').release();
    expect(() => at('one').hold()).toThrow(
      new BadInput(
        `${join(folder, 'one')} is in use by another process. Wait until it ends, or choose another folder with --out. If none runs, remove ${lock()}.`,
      ),
    );
    first.release();
    const second = at('one');
    second.hold();
    second.release();
  });

  test('the lock of a killed process is taken over after ten minutes', () => {
    const results = at('one');
    mkdirSync(lock());
    expect(() => results.hold()).toThrow(BadInput);
    const eleven = Date.now() / 1000 - 660;
    utimesSync(lock(), eleven, eleven);
    results.hold();
    results.release();
  });

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written to is an error with a message', () => {
    const results = at('one');
    chmodSync(join(folder, 'one'), 0o500);
    expect(() => results.hold()).toThrow(/EACCES/);
  });
});
