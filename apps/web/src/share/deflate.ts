/** Compresses bytes with the browser's built-in compression. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decompresses bytes; undefined if they are damaged or the result has more than `largest` bytes. */
export async function inflate(bytes: Uint8Array, largest: number): Promise<Uint8Array | undefined> {
  try {
    const reader = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > largest) {
        await reader.cancel();
        return undefined;
      }
      parts.push(part.value);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  } catch {
    return undefined;
  }
}
