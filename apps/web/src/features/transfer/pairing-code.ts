import { fromText, toText } from '../../share/base64.js';
import { checksum } from '../../share/checksum.js';

/** Version of the codes; it is the first byte of every code. */
const VERSION = 1;

/** Most addresses in a code: more than the networks of a usual device. */
const ADDRESSES = 8;

/** A place where a device can be reached in the local network: a name that only this network resolves, or a private address. */
export interface LocalAddress {
  /** `mdns`: the 16 bytes of a UUID before `.local`; otherwise the bytes of an IP address. */
  readonly kind: 'mdns' | 'ip4' | 'ip6';
  readonly bytes: Uint8Array;
  readonly port: number;
}

/** The content of a code that one page gives the other, so that the two connect to each other only. */
export interface Pairing {
  readonly kind: 'offer' | 'answer';
  /** Name and password of the connectivity checks (ICE). */
  readonly user: string;
  readonly password: string;
  /** SHA-256 of the certificate with which the page encrypts. */
  readonly fingerprint: Uint8Array;
  readonly addresses: readonly LocalAddress[];
}

/** A decoded code, or the reason why it was rejected: it has a newer version, is of the other kind, or is damaged. */
export type DecodedPairing =
  { readonly ok: true; readonly pairing: Pairing } | { readonly ok: false; readonly reason: 'version' | 'damaged' };

const KINDS = ['offer', 'answer'] as const;
const ADDRESS_KINDS = ['mdns', 'ip4', 'ip6'] as const;
const SIZES = { mdns: 16, ip4: 4, ip6: 16 } as const;
const FINGERPRINT = 32;
const CHECKSUM = 4;

/** The characters and lengths that RFC 8839 allows for the name and the password of connectivity checks. */
const USER = /^[A-Za-z0-9+/]{4,64}$/;
const PASSWORD = /^[A-Za-z0-9+/]{22,128}$/;

/** Longest code in characters; a longer one is not decoded. */
const LONGEST = 1000;

/** Tells whether the parts of a pairing are valid and its addresses local, so that nothing can be sent outside of the local network. */
const isPairing = ({ user, password, fingerprint, addresses }: Pairing): boolean =>
  USER.test(user) &&
  PASSWORD.test(password) &&
  fingerprint.length === FINGERPRINT &&
  addresses.length <= ADDRESSES &&
  addresses.every(isLocal);

/** Tells whether an address can be reached in the local network only: an mDNS name, or a private or link-local IP address. */
export function isLocal({ kind, bytes, port }: LocalAddress): boolean {
  if (bytes.length !== SIZES[kind] || !Number.isInteger(port) || port < 1 || port > 65_535) return false;
  const [a = 0, b = 0] = bytes;
  if (kind === 'ip4')
    return a === 10 || a === 127 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 169 && b === 254);
  if (kind === 'ip6')
    return (a & 0xfe) === 0xfc || (a === 0xfe && (b & 0xc0) === 0x80) || bytes.every((byte, i) => byte === (i === 15 ? 1 : 0));
  return true;
}

/** Encodes a pairing as a text of some 120 characters: version, kind, two texts with their lengths, fingerprint, addresses, checksum. */
export function encodePairing({ kind, user, password, fingerprint, addresses }: Pairing): string {
  const bytes = [VERSION, KINDS.indexOf(kind)];
  for (const text of [user, password]) bytes.push(text.length, ...new TextEncoder().encode(text));
  bytes.push(...fingerprint);
  const kept = addresses.slice(0, ADDRESSES);
  bytes.push(kept.length);
  for (const { kind: sort, bytes: address, port } of kept) bytes.push(ADDRESS_KINDS.indexOf(sort), ...address, port >> 8, port & 255);
  const whole = new Uint8Array(bytes.length + CHECKSUM);
  whole.set(bytes);
  new DataView(whole.buffer).setUint32(bytes.length, checksum(whole.subarray(0, bytes.length)));
  return toText(whole);
}

/** Decodes the text of {@link encodePairing}. Whatever it returns is valid and names local addresses only. */
export function decodePairing(text: string): DecodedPairing {
  const damaged = { ok: false, reason: 'damaged' } as const;
  const code = text.trim();
  const bytes = code.length <= LONGEST && /^[\w-]+$/.test(code) ? fromText(code) : undefined;
  if (!bytes || bytes.length < 2 + CHECKSUM) return damaged;
  const end = bytes.length - CHECKSUM;
  if (checksum(bytes.subarray(0, end)) !== new DataView(bytes.buffer, bytes.byteOffset).getUint32(end)) return damaged;
  if (bytes[0] !== VERSION) return { ok: false, reason: 'version' };
  let at = 1;
  const take = (count: number): Uint8Array => bytes.subarray(at, Math.min((at += count), end));
  const byte = (): number => take(1)[0] ?? 0;
  const kind = KINDS[byte()];
  const [user, password] = [0, 1].map(() => new TextDecoder().decode(take(byte()))) as [string, string];
  const fingerprint = take(FINGERPRINT);
  const addresses: LocalAddress[] = [];
  for (let left = byte(); left > 0; left--) {
    const sort = ADDRESS_KINDS[byte()];
    if (sort === undefined) return damaged;
    const address = take(SIZES[sort]);
    addresses.push({ kind: sort, bytes: address, port: (byte() << 8) | byte() });
  }
  if (kind === undefined || at !== end) return damaged;
  const pairing = { kind, user, password, fingerprint, addresses };
  return isPairing(pairing) ? { ok: true, pairing } : damaged;
}
