import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toText } from '../../share/base64.js';
import { checksum } from '../../share/checksum.js';
import { readDescription, writeDescription } from './description.js';
import { decodePairing, encodePairing, isLocal, type LocalAddress, type Pairing } from './pairing-code.js';

const bytesOf = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
const port = fc.integer({ min: 1, max: 65_535 });
const address: fc.Arbitrary<LocalAddress> = fc.oneof(
  fc.record({ kind: fc.constant('mdns' as const), bytes: bytesOf(16), port }),
  fc.record({ kind: fc.constant('ip4' as const), bytes: bytesOf(2).map(([c, d]) => Uint8Array.of(192, 168, c!, d!)), port }),
  fc.record({ kind: fc.constant('ip6' as const), bytes: bytesOf(15).map((rest) => Uint8Array.of(0xfd, ...rest)), port }),
);
const sign = fc.constantFrom('A', 'z', '0', '9', '+', '/');
const pairings: fc.Arbitrary<Pairing> = fc.record({
  kind: fc.constantFrom('offer' as const, 'answer' as const),
  user: fc.string({ unit: sign, minLength: 4, maxLength: 64 }),
  password: fc.string({ unit: sign, minLength: 22, maxLength: 128 }),
  fingerprint: bytesOf(32),
  addresses: fc.array(address, { maxLength: 8 }),
});

/** Returns a code with these bytes and a valid checksum. */
function sealed(bytes: readonly number[]): string {
  const sum = checksum(Uint8Array.from(bytes));
  return toText(Uint8Array.of(...bytes, sum >>> 24, sum >>> 16, sum >>> 8, sum));
}

test('a pairing is encoded, decoded, and written as a session description without a change', () => {
  fc.assert(
    fc.property(pairings, (pairing) => {
      expect(decodePairing(encodePairing(pairing))).toEqual({ ok: true, pairing });
      expect(readDescription(pairing.kind, writeDescription(pairing))).toEqual(pairing);
    }),
  );
});

test('a usual code is short enough to be scanned', () => {
  const addresses = [1, 2].map((n) => ({ kind: 'mdns' as const, bytes: new Uint8Array(16).fill(n), port: 50_000 }));
  const code = encodePairing({
    kind: 'offer',
    user: 'lIvz',
    password: '3xFzz3M/R0ERinfNvwtnZNvl',
    fingerprint: new Uint8Array(32),
    addresses,
  });
  expect(code.length).toBeLessThan(150);
});

test('addresses outside the local network are dropped from a browser’s session description', () => {
  const sdp = [
    'a=candidate:1 1 udp 2113937151 ec70e098-ce66-4dec-97f1-a76cff17692c.local 54570 typ host generation 0',
    'a=candidate:2 1 UDP 2113937151 10.0.0.7 9 typ host',
    'a=candidate:3 1 udp 2113937151 fe80::1:2 10 typ host',
    'a=candidate:4 1 udp 2113937151 203.0.113.7 11 typ host',
    'a=candidate:5 1 udp 2113937151 2001:db8::7 12 typ host',
    'a=candidate:6 1 tcp 2113937151 10.0.0.7 9 typ host tcptype active',
    'a=candidate:7 1 udp 1686052607 203.0.113.7 13 typ srflx raddr 10.0.0.7 rport 9',
    'a=ice-ufrag:lIvz',
    'a=ice-pwd:3xFzz3M/R0ERinfNvwtnZNvl',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AE').join(':')}`,
  ].join('\r\n');
  const read = readDescription('offer', sdp);
  expect(read?.addresses.map(({ kind, port: at }) => [kind, at])).toEqual([
    ['mdns', 54_570],
    ['ip4', 9],
    ['ip6', 10],
  ]);
  expect(readDescription('offer', sdp.replace('sha-256', 'sha-1'))).toBeUndefined();
  expect(readDescription('offer', '')).toBeUndefined();
});

test('a code that names an address outside of the local network is rejected', () => {
  const local = { kind: 'ip4', bytes: Uint8Array.of(192, 168, 0, 1), port: 9 } as const;
  const pairing: Pairing = { kind: 'offer', user: 'abcd', password: 'a'.repeat(22), fingerprint: new Uint8Array(32), addresses: [local] };
  expect(decodePairing(encodePairing(pairing)).ok).toBe(true);
  for (const far of [
    { ...local, bytes: Uint8Array.of(8, 8, 8, 8) },
    { ...local, bytes: Uint8Array.of(172, 32, 0, 1) },
    { ...local, port: 0 },
    { kind: 'ip6' as const, bytes: Uint8Array.of(0x20, 1, ...new Uint8Array(14)), port: 9 },
    { kind: 'ip6' as const, bytes: new Uint8Array(16), port: 9 },
  ]) {
    expect(isLocal(far)).toBe(false);
    expect(decodePairing(encodePairing({ ...pairing, addresses: [far] }))).toEqual({ ok: false, reason: 'damaged' });
  }
});

test('a code with texts that would add lines to a session description is rejected', () => {
  const pairing: Pairing = { kind: 'offer', user: 'abcd', password: 'a'.repeat(22), fingerprint: new Uint8Array(32), addresses: [] };
  for (const user of ['ab\r\na=x', 'abc', 'ab d', 'ä'.repeat(4)]) expect(decodePairing(encodePairing({ ...pairing, user })).ok).toBe(false);
});

test('a code that was cut, changed or made longer anywhere is rejected as damaged', () => {
  const code = encodePairing({
    kind: 'answer',
    user: 'abcd',
    password: 'a'.repeat(22),
    fingerprint: new Uint8Array(32).fill(7),
    addresses: [],
  });
  for (let i = 0; i < code.length; i++) {
    expect(decodePairing(code.slice(0, i)).ok).toBe(false);
    if (i < code.length - 1) expect(decodePairing(`${code.slice(0, i)}${code[i] === 'A' ? 'B' : 'A'}${code.slice(i + 1)}`).ok).toBe(false);
  }
  expect(decodePairing(`${code}AAAA`).ok).toBe(false);
});

test('a code of a newer version is rejected with that reason', () => {
  expect(decodePairing(sealed([2, 0, 0, 0, 0]))).toEqual({ ok: false, reason: 'version' });
});

test('fuzzed: random texts, and random bytes with a valid checksum, give a pairing with local addresses or a reason for the rejection', () => {
  const decoded = (code: string): void => {
    const read = decodePairing(code);
    if (read.ok) expect(read.pairing.addresses.every(isLocal)).toBe(true);
    else expect(['version', 'damaged']).toContain(read.reason);
  };
  const numRuns = Number(process.env['PATIENCE_FUZZ'] ?? 2000);
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), decoded), { numRuns });
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 300 }), (bytes) => decoded(sealed([1, ...bytes]))),
    { numRuns },
  );
});
