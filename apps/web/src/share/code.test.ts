import { readSave, type SavedGame } from '@patience/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromText, toText } from './base64.js';
import { decodeGame, encodeGame } from './code.js';
import { deflate } from './deflate.js';

const game: SavedGame = {
  format: 1,
  variant: 'any-game',
  rules: 2,
  options: { suits: 2, aces: 'matching' },
  seed: 4294967295,
  gestures: [['t1>t2*3'], ['turn'], ['t9>c1', 't9>t5', 'c1>t5'], ['p1+p2']],
  cursor: 3,
  elapsedMs: 61_000,
  mistakes: 4,
};

test('a game is encoded and decoded without a change', async () => {
  expect(await decodeGame(await encodeGame(game))).toEqual({ ok: true, save: game });
});

test('a deck of cards, a position, a word as seed and a game without moves can be encoded', async () => {
  const { seed: _, ...rest } = game;
  for (const other of [
    { ...rest, deck: 'KS TH 9D' },
    { ...rest, position: { piles: { t1: '<KS> 9D' }, counters: { passes: 1 } } },
    { ...game, seed: 'zwei Wörter' },
    { ...game, gestures: [], cursor: 0 },
  ]) {
    const decoded = await decodeGame(await encodeGame(other));
    expect(decoded).toEqual({ ok: true, save: { ...other, elapsedMs: 61_000 } });
  }
});

test('a game of so many moves that they would hold up the page is rejected', async () => {
  const long = (moves: number): SavedGame => ({ ...game, gestures: Array.from({ length: moves }, () => ['turn']), cursor: moves });
  expect((await decodeGame(await encodeGame(long(10_000)))).ok).toBe(true);
  expect(await decodeGame(await encodeGame(long(10_001)))).toEqual({ ok: false, reason: 'damaged' });
});

test('codes of the first version can still be decoded', async () => {
  const { seed: _, ...rest } = game;
  for (const [code, save] of [
    [
      '1._QsrLQXBQQqDMBAF0KvIX9rpYsbEMgZyEekiBLGCBjGTRSm9u-_NSOX7XNOxgIR-qG2zikkIKS8VE45k-bOVFX9yok7Hl6in0vadBhqZHME4mvRDsHaVYBozd6bRfJc5mg8nP07B-wY',
      game,
    ],
    [
      '1.QipBWItWSsyr1E1PzE1V0jHSqVYqLs0sKVayMtJRSkxOLVayUspNLEnOyMxLV6rVySvNydFR8g5WCPFQsHRR0jHQMTPUMdFRUooFAA',
      { ...rest, deck: 'KS TH 9D', gestures: [], cursor: 0 },
    ],
  ] as const)
    expect(await decodeGame(code)).toEqual({ ok: true, save });
});

test('any game that can be read is encoded and decoded without a change', async () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,4}$/);
  const move = fc.oneof(
    word,
    fc.tuple(word, word).map(([a, b]) => `${a}>${b}`),
    fc.tuple(word, word, fc.integer({ min: 2, max: 30 })).map(([a, b, n]) => `${a}>${b}*${n}`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { maxLength: 60 }),
      fc.nat(4294967295),
      async (gestures, seed) => {
        const one = { ...game, gestures, seed, cursor: gestures.length };
        expect(readSave(one).ok).toBe(true);
        expect(await decodeGame(await encodeGame(one))).toEqual({ ok: true, save: one });
      },
    ),
    { numRuns: 50 },
  );
});

test('two hundred moves fit into an address', async () => {
  const gestures = Array.from({ length: 200 }, (_, i) => [`t${(i % 9) + 1}>t${((i * 7) % 9) + 1}`]);
  expect((await encodeGame({ ...game, gestures, cursor: 200 })).length).toBeLessThan(1000);
});

test('a code that was cut or changed anywhere is rejected as damaged', async () => {
  const code = await encodeGame(game);
  for (let i = 3; i < code.length; i++) {
    const cut = await decodeGame(code.slice(0, i));
    const changed = await decodeGame(code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1));
    expect(cut).toEqual({ ok: false, reason: 'damaged' });
    // Skip the last letter, which may contain unused bits.
    if (i < code.length - 1) expect(changed).toEqual({ ok: false, reason: 'damaged' });
  }
});

test.each(['', 'x', '1.', '1.???', '1.AAAA', '0x1.AAAA', '1', '#'])('the text %o is rejected as a code', async (text) => {
  expect(await decodeGame(text)).toEqual({ ok: false, reason: 'damaged' });
});

test('a code of a newer version is rejected with that reason', async () => {
  expect(await decodeGame('2.abcd')).toEqual({ ok: false, reason: 'version' });
});

test('a code that would unpack to a huge text is rejected', async () => {
  const packed = await deflate(new Uint8Array(5_000_000));
  expect(await decodeGame(`1.${toText(new Uint8Array([0, 0, 0, 0, ...packed]))}`)).toEqual({ ok: false, reason: 'damaged' });
});

test('bytes are encoded as text and decoded without a change', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromText(toText(bytes))).toEqual(bytes);
    }),
  );
});

test('fuzzed: any text is decoded to a game of bounded size, or rejected with a reason', async () => {
  const real = await encodeGame(game);
  const cut = fc
    .tuple(fc.nat(real.length), fc.nat(4), fc.string())
    .map(([at, gone, put]) => real.slice(0, at) + put + real.slice(at + gone));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        cut,
        fc.base64String().map((text) => `1.${text.replace(/[=+/]/g, '')}`),
      ),
      async (code) => {
        const decoded = await decodeGame(code);
        if (decoded.ok) expect(decoded.save.gestures.length).toBeLessThan(100_001);
        else expect(['version', 'damaged']).toContain(decoded.reason);
      },
    ),
    { numRuns: Number(process.env['PATIENCE_FUZZ'] ?? 2000) },
  );
});
