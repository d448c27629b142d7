import type { LanguageTag } from '@patience/core';
import type { InstalledVariant } from '@patience/core/installed';
import { harmless, harmlessJson } from './harmless.js';
import { printable } from './printable.js';
import type { CliWords } from './words/index.js';
import type { Arguments } from './arguments.js';

/** The environment of a command: streams, variables and folders of the process, or replacements in a test. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly out: Stream;
  readonly err: Stream;
  /** Returns standard input in chunks. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Returns a signal that Ctrl-C aborts. A command that asks for it has to stop by itself, so that it can print what it has found so far. */
  readonly interruption: () => AbortSignal;
  /** Folder from which packages installed with this program are found. Default: the folder of the program; tests set another one. */
  readonly program?: string;
}

/** An output stream. */
export interface Stream {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Width of the terminal in characters. */
  readonly columns: number;
}

/** One run of a command: its arguments, environment and language. */
export interface Call {
  readonly args: Arguments;
  readonly io: Io;
  /** The language of the answer, as a BCP 47 tag. */
  readonly locale: LanguageTag;
  readonly words: CliWords;
  /** The patience that the command line names; undefined for commands without one. */
  readonly found?: InstalledVariant;
}

/** Exit codes of `patience`. */
export const EXIT = {
  fine: 0,
  /** The question was understood, and the answer is no: a deal that cannot be won, for instance. */
  negative: 1,
  badInput: 2,
  /** A bug of this program. */
  fault: 70,
  interrupted: 130,
} as const;

/** Prints the result of a command: with `--json` exactly one JSON object, else the text. Names in it cannot control the terminal. */
export function answer({ args, io }: Call, json: object, text: () => string): void {
  io.out.write(args.flag('json') ? harmlessJson(JSON.stringify(json)) : `${harmless(text().trimEnd())}\n`);
}

/** Maximum length of the message of an error, in lines and in characters: a broken package may have a name of any length. */
const MAX_LINES = 50;
const MAX_MESSAGE = 4_000;

/** Returns the message of an error as one printable line. */
export const oneLine = (error: unknown): string =>
  printable(
    (error instanceof Error ? error.message : String(error))
      .split('\n', MAX_LINES)
      .map((line) => line.trim())
      .join(' ')
      .slice(0, MAX_MESSAGE),
  );
