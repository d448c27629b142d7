import type { LanguageTag, SavedGame, Variant } from '@patience/core';
import { harmless, harmlessJson } from './harmless.js';
import { printable } from './printable.js';
import type { CliWords } from './words/index.js';
import type { Arguments } from './arguments.js';
import type { FoundVariant } from './found-variant.js';

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
  /** A folder that the packages installed with this program are found from; its own unless a test says otherwise. */
  readonly program?: string;
  /** Where the command is run in a confined process: what there is instead of files. */
  readonly confined?: Confined;
}

/** The module that a confined process plays, and the files of its command line. */
export interface Confined {
  readonly load: (words: CliWords) => Promise<Variant>;
  /** What the input file says that the command line names. */
  readonly input: string;
  readonly save: (save: SavedGame) => void;
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
  /** The language of the answer, as a BCP 47 tag. */
  readonly locale: LanguageTag;
  readonly words: CliWords;
  /** The whole command line. */
  readonly argv: readonly string[];
  /** The command tells what it has found so far when it is interrupted. */
  readonly tells: boolean;
  /** The patience that the command line names, where the command plays one. */
  readonly found?: FoundVariant;
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

/** Prints the result: exactly one JSON object, or the text. Names in it cannot control the terminal. */
export function answer({ args, io }: Call, json: object, text: () => string): void {
  io.out.write(args.flag('json') ? harmlessJson(JSON.stringify(json)) : `${harmless(text().trimEnd())}\n`);
}

/** What went wrong, for one line of standard error. */
export const oneLine = (error: unknown): string =>
  printable((error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' '));
