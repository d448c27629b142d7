import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes that are read at once, and the longest line. */
const CHUNK = 2 ** 20;
const FEED = 0x0a;

/** One line of a file. */
export interface Line {
  /** Without what ends it. One that is longer than 1 MB comes in parts, as if each were a line: none that is meant is so long. */
  readonly text: string;
  /** Bytes of the file up to its end. */
  readonly end: number;
  /** False for what comes after the last line feed. */
  readonly whole: boolean;
}

/**
 * The lines of a file, however long it is: no text can hold more than half a gigabyte.
 * @throws Error when it cannot be read
 */
export function* linesOf(path: string): Generator<Line> {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(2 * CHUNK);
    let held = 0;
    let end = 0;
    for (let read = 1; read > 0;) {
      read = readSync(file, bytes, held, CHUNK, null);
      held += read;
      let from = 0;
      for (let feed = bytes.indexOf(FEED); feed >= 0 && feed < held; feed = bytes.indexOf(FEED, from)) {
        end += feed + 1 - from;
        yield { text: bytes.toString('utf8', from, feed), end, whole: true };
        from = feed + 1;
      }
      // What is left of a line that has only begun.
      bytes.copyWithin(0, from, held);
      held -= from;
      if (held > CHUNK || (read === 0 && held > 0)) {
        end += held;
        yield { text: bytes.toString('utf8', 0, held), end, whole: read > 0 };
        held = 0;
      }
    }
  } finally {
    closeSync(file);
  }
}
