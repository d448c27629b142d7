import { isLocal, type LocalAddress, type Pairing } from './pairing-code.js';

/**
 * Reads what the other page must know from the session description of a browser (RFC 8866). Addresses outside of the local network are left
 * out; undefined if the description lacks a part.
 */
export function readDescription(kind: Pairing['kind'], sdp: string): Pairing | undefined {
  const value = (name: string): string | undefined => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim();
  const [user, password] = [value('ice-ufrag'), value('ice-pwd')];
  const hex = /^sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})$/i.exec(value('fingerprint') ?? '')?.[1];
  if (user === undefined || password === undefined || hex === undefined) return undefined;
  const fingerprint = Uint8Array.from(hex.split(':'), (pair) => parseInt(pair, 16));
  return { kind, user, password, fingerprint, addresses: addressesIn(sdp) };
}

function addressesIn(sdp: string): LocalAddress[] {
  const found: LocalAddress[] = [];
  for (const [, protocol = '', host = '', port = ''] of sdp.matchAll(/^a=candidate:\S+ 1 (\S+) \d+ (\S+) (\d+) typ host/gm)) {
    const read = protocol.toLowerCase() === 'udp' ? readHost(host) : undefined;
    const address = read && { ...read, port: Number(port) };
    if (address && isLocal(address)) found.push(address);
  }
  return found;
}

function readHost(host: string): Pick<LocalAddress, 'kind' | 'bytes'> | undefined {
  const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i.exec(host)?.[1];
  if (uuid !== undefined) return { kind: 'mdns', bytes: bytesOf(uuid.replaceAll('-', '')) };
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return { kind: 'ip4', bytes: Uint8Array.from(host.split('.'), Number) };
  return host.includes(':') ? readIp6(host) : undefined;
}

function readIp6(host: string): Pick<LocalAddress, 'kind' | 'bytes'> | undefined {
  const [head = '', tail] = host.split('::');
  const groups = (text: string): string[] => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  if (all.length !== 8 || !all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return { kind: 'ip6', bytes: bytesOf(all.map((group) => group.padStart(4, '0')).join('')) };
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the text of an address, as a session description has it. */
function hostOf({ kind, bytes }: LocalAddress): string {
  if (kind === 'ip4') return bytes.join('.');
  const hex = hexOf(bytes);
  if (kind === 'ip6') return hex.match(/.{4}/g)!.join(':');
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

/** Priority of a candidate for its address: a host's, the first address first. */
const priority = (i: number): number => 2_113_937_151 - i * 256;

/**
 * Writes the session description of the other page from its valid parts: one data channel, encrypted for that certificate, and nothing else.
 * No text of the other page gets into it but the two checked ones.
 */
export function writeDescription({ kind, user, password, fingerprint, addresses }: Pairing): string {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map((address, i) => `a=candidate:${i + 1} 1 udp ${priority(i)} ${hostOf(address)} ${address.port} typ host`),
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(fingerprint).toUpperCase().match(/../g)!.join(':')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
