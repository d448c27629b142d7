/** Returns the FNV-1a hash of bytes or other small numbers; it detects codes that were cut off or mistyped. */
export function checksum(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
