import type { Readable } from 'node:stream';

/** Longest line in characters. One that is longer ends the reading. */
const LONGEST = 2 ** 24;

/** Hands each whole line of a stream on, as it comes. @param overlong is called once, for a line without end */
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
    if (held.length <= LONGEST) return;
    held = '';
    stream.destroy();
    overlong();
  });
}
