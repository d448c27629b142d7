/** Messages between a confined process and the process that started it: one JSON object per line. */
import { readSave, type Language, type LanguageTag, type Options, type SavedGame } from '@patience/core';
import type { Limits, PlayerName } from '../simulation/players.js';
import { RESULTS, type DealResult } from '../simulation/result.js';
import type { Outside } from './walls.js';
import type { Visible } from './view.js';

/** The first message to a confined process: how to check its confinement, which module to load, and its job. */
export interface Start {
  readonly visible: readonly Visible[];
  readonly outside: Outside;
  /** Path of the module inside the confined process. */
  readonly module: string;
  /** Name of the module for errors: as the user gave it. */
  readonly named: string;
  /** Environment variables that describe the terminal. */
  readonly env: Readonly<Record<string, string>>;
  readonly isTTY: boolean;
  readonly columns: number;
  /** The user's language with its words, whose files the confined process cannot read. */
  readonly language?: { readonly tag: LanguageTag; readonly words: Language };
  readonly job: Job;
}

/** A command line with the content of its input file; or the settings of a simulation, whose deals follow as {@link Order}s. */
export type Job =
  | { readonly argv: readonly string[]; readonly input?: string }
  | {
      readonly lang: LanguageTag;
      readonly set: Readonly<Record<string, string>>;
      readonly player: PlayerName;
      readonly limits?: Partial<Limits>;
      readonly lines?: boolean;
    };

/** Any later message to a confined process. */
export type Order = { readonly seeds: readonly number[] } | { readonly interrupt: true };

/** The patience that is played, as the module states it. */
export interface Subject {
  readonly variant: string;
  readonly rules: number;
  readonly options: Options;
  /** Name of the patience with all its options, in the user's language. */
  readonly name: string;
}

/** A message from a confined process. */
export type Reply =
  | { readonly breaches: readonly string[] }
  | { readonly answer: string }
  | { readonly note: string }
  | { readonly save: SavedGame }
  | { readonly problem: string }
  | { readonly subject: Subject }
  | { readonly results: readonly DealResult[] }
  | { readonly end: number };

/** Maximum length of an answer, a note or a problem, in characters. */
const MAX_TEXT = 2 ** 23;
/** Maximum number of moves of a won game, and of characters of a move in notation. */
const MAX_LINE = 100_000;
const MAX_MOVE = 100;
/** Exit codes that a command may have. */
const ENDS: readonly unknown[] = [0, 1, 2, 70, 130];

/**
 * Reads a line from a confined process. Untrusted code has run there, so every field is checked, and unknown fields are dropped.
 * @param player the player of a simulation; absent: results of deals are not accepted
 * @returns undefined for anything but a message
 */
export function readReply(line: string, player?: PlayerName): Reply | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(parsed) || Object.keys(parsed).length !== 1) return undefined;
  const { breaches, answer, note, save, problem, subject, results, end } = parsed;
  if (Array.isArray(breaches) && breaches.every((one) => isText(one, 100))) return { breaches };
  if (isText(answer)) return { answer };
  if (isText(note)) return { note };
  if (isText(problem)) return { problem };
  if (ENDS.includes(end)) return { end: end as number };
  if (save !== undefined) {
    const read = readSave(save);
    return read.ok ? { save: read.value } : undefined;
  }
  if (subject !== undefined) return isSubject(subject) ? { subject: subjectOf(subject) } : undefined;
  if (Array.isArray(results) && player !== undefined && results.every((one) => isResult(one, player)))
    return { results: results.map(resultOf) };
  return undefined;
}

function isSubject(value: unknown): value is Subject {
  if (!isRecord(value)) return false;
  const { variant, rules, options, name } = value;
  return (
    isText(variant, 100) &&
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(variant) &&
    isCount(rules) &&
    isText(name, 1000) &&
    isRecord(options) &&
    Object.entries(options).length <= 100 &&
    Object.entries(options).every(([key, one]) => isText(key, 100) && (isText(one, 100) || Number.isFinite(one)))
  );
}

const subjectOf = ({ variant, rules, options, name }: Subject): Subject => ({ variant, rules, options, name });

function isResult(value: unknown, player: PlayerName): value is DealResult {
  if (!isRecord(value)) return false;
  const { seed, result, moves, score, positions, ms, line } = value;
  const ends: readonly unknown[] = RESULTS[player];
  return (
    isCount(seed) &&
    seed <= 0xffffffff &&
    ends.includes(result) &&
    isCount(moves) &&
    (score === undefined || Number.isFinite(score)) &&
    (positions === undefined || isCount(positions)) &&
    (ms === undefined || isCount(ms)) &&
    (line === undefined || (Array.isArray(line) && line.length <= MAX_LINE && line.every((move) => isText(move, MAX_MOVE))))
  );
}

const resultOf = ({ seed, result, moves, score, positions, ms, line }: DealResult): DealResult => ({
  seed,
  result,
  moves,
  ...(score === undefined ? {} : { score }),
  ...(positions === undefined ? {} : { positions }),
  ...(ms === undefined ? {} : { ms }),
  ...(line === undefined ? {} : { line }),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest = MAX_TEXT): value is string => typeof value === 'string' && value.length <= longest;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
