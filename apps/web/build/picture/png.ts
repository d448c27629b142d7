import { crc32, deflateSync } from 'node:zlib';

/** Pixels, three bytes each, from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Writes a PNG file. */
export function png({ width, height, data }: Pixels): Uint8Array {
  const row = width * 3;
  const raw = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    // Filter 1: each byte as the difference to the pixel on its left. Plain areas become zeros.
    raw[y * (row + 1)] = 1;
    for (let i = 0; i < row; i++) raw[y * (row + 1) + 1 + i] = data[y * row + i]! - (i < 3 ? 0 : data[y * row + i - 3]!);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
