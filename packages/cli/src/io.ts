import { printable } from './printable.js';
import type { CliWords } from './words/index.js';
import type { Arguments } from './arguments.js';
import type { Locale } from '@patience/core';

/** All that a command knows of the world outside: given by the process, or by a test. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly out: Stream;
  readonly err: Stream;
  /** Standard input, piece by piece. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Aborted by Ctrl-C. Asking for it means to stop by oneself: for the commands that tell what they have found so far. */
  readonly interruption: () => AbortSignal;
}

/** Somewhere to write to. */
export interface Stream {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Characters in a line of the terminal. */
  readonly columns: number;
}

/** One call of a command. */
export interface Call {
  readonly args: Arguments;
  readonly io: Io;
  readonly locale: Locale;
  readonly words: CliWords;
}

/** What `patience` tells the shell. */
export const EXIT = {
  fine: 0,
  /** The question was understood and the answer is no. */
  negative: 1,
  badInput: 2,
  /** The program itself is at fault. */
  fault: 70,
  interrupted: 130,
} as const;

/** Prints the result: exactly one JSON object, or the text. */
export function answer({ args, io }: Call, json: object, text: () => string): void {
  io.out.write(args.flag('json') ? `${JSON.stringify(json)}\n` : `${text().trimEnd()}\n`);
}

/** What went wrong, for one line of standard error. */
export const oneLine = (error: unknown): string =>
  printable((error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' '));
