import { closeSync, openSync, readSync } from 'node:fs';

/** Number of bytes in one read. It is the length of the longest line, too. */
const CHUNK = 2 ** 20;
const LINE_FEED = 0x0a;

/** One line of a file. */
export interface Line {
  /** The line without its line feed. A line of more than 1 MB comes in parts, each as a line of its own: no file of this project has one. */
  readonly text: string;
  /** Number of bytes from the beginning of the file to the end of this line. */
  readonly end: number;
  /** Whether a line feed ends the line. False for a last line that was cut off. */
  readonly whole: boolean;
}

/**
 * Yields the lines of a file of any length. The file is read in chunks, because a string holds at most half a gigabyte.
 * @throws Error when the file cannot be read
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
      for (let feed = bytes.indexOf(LINE_FEED); feed >= 0 && feed < held; feed = bytes.indexOf(LINE_FEED, from)) {
        end += feed + 1 - from;
        yield { text: bytes.toString('utf8', from, feed), end, whole: true };
        from = feed + 1;
      }
      // Move the beginning of an unfinished line to the front of the buffer.
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
