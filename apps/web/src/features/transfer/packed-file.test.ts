import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../settings/settings.js';
import { toText } from '../../share/base64.js';
import { deflate } from '../../share/deflate.js';
import type { PlayerFile } from '../../store/transfer.js';
import { recordOf } from '../../testing/record.js';
import { readInput } from './code-parts.js';
import { linkText, packFile, readLinkText, unpackFile } from './packed-file.js';

const file: PlayerFile = {
  patience: 'player',
  version: 1,
  written: '2026-01-01',
  settings: { ...DEFAULTS, table: 'wine' },
  favourites: ['a'],
  games: [recordOf('one', 5)],
  added: [],
  recipes: [],
  daily: {},
  drafts: [],
  winnable: {},
};

test('packed data are unpacked and checked like an export file, from bytes and from a link', async () => {
  const packed = await packFile(file);
  expect(await unpackFile(packed)).toEqual({ ok: true, file });
  expect(await readLinkText(linkText(packed)!)).toEqual({ ok: true, file });
  expect(linkText(new Uint8Array(20_000))).toBeUndefined();
});

test('data that unpack to too much, are no data, or are invalid, are rejected', async () => {
  const bomb = `1.${toText(await deflate(new Uint8Array(5_000_000)))}`;
  const text = (data: unknown): Promise<string> =>
    deflate(new TextEncoder().encode(JSON.stringify(data))).then((bytes) => `1.${toText(bytes)}`);
  expect(await readLinkText(bomb)).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(await unpackFile(await deflate(new Uint8Array(2000)), 1000)).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(await readLinkText('1.AAAA')).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(await readLinkText(linkText(await packFile(file))!.replace(/^1/, '2'))).toMatchObject({ ok: false, reason: 'newer' });
  expect(await readLinkText(await text({ ...file, version: 2 }))).toMatchObject({ ok: false, reason: 'newer' });
  expect(await readLinkText(await text({ ...file, games: [{ ...recordOf('one', 5), save: {} }] }))).toMatchObject({
    ok: false,
    reason: 'damaged',
  });
  expect(await readLinkText(`1.${'A'.repeat(30_000)}`)).toMatchObject({ ok: false, reason: 'unreadable' });
});

test('fuzzed: random texts of a link give valid data or a reason for the rejection', async () => {
  const real = linkText(await packFile(file))!;
  const cut = fc
    .tuple(fc.nat(real.length), fc.nat(4), fc.string())
    .map(([at, gone, put]) => real.slice(0, at) + put + real.slice(at + gone));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), cut), async (text) => {
      const read = await readLinkText(text);
      if (read.ok) expect(read.file.games.length).toBeLessThan(100);
      else expect(['unreadable', 'newer', 'damaged']).toContain(read.reason);
    }),
    { numRuns: Number(process.env['PATIENCE_FUZZ'] ?? 2000) },
  );
});

test('a pasted text is read as a link with an offer, a link with data, or a bare code', () => {
  expect(readInput('https://a.example/en/transfer/#offer=AbC-_')).toEqual({ kind: 'offer', text: 'AbC-_' });
  expect(readInput(' x #data=1.AbC ')).toEqual({ kind: 'data', text: '1.AbC' });
  expect(readInput(' AbC ')).toEqual({ kind: 'code', text: 'AbC' });
  expect(readInput('#other=AbC')).toEqual({ kind: 'code', text: '#other=AbC' });
});
