import type { Readable } from 'node:stream';

/** Maximum length of a line in characters. A longer one ends the reading. */
const MAX_LENGTH = 2 ** 24;

/** Calls `take` with each complete line of a stream. @param overlong called once, when a line is too long; then the stream is closed */
export function readLines(stream: Readable, take: (line: string) => void, overlong: () => void): void {
  let held = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const [first = '', ...more] = chunk.split('\n');
    held += first;
    for (const next of more) {
      take(held);
      held = next;
    }
    if (held.length <= MAX_LENGTH) return;
    held = '';
    stream.destroy();
    overlong();
  });
}
