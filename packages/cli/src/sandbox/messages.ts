/** What a confined process and the one that started it say to each other: a JSON object a line. */
import { readSave, type Language, type LanguageTag, type Options, type SavedGame } from '@patience/core';
import type { Limits, PlayerName } from '../simulation/players.js';
import { RESULTS, type DealResult } from '../simulation/result.js';
import type { Outside } from './walls.js';
import type { Visible } from './view.js';

/** The first line to a confined process: what to try, what to load and what to do. */
export interface Start {
  readonly visible: readonly Visible[];
  readonly outside: Outside;
  /** The module, where the process sees it. */
  readonly module: string;
  /** How the user named the module, for errors. */
  readonly named: string;
  /** What the terminal is like. */
  readonly env: Readonly<Record<string, string>>;
  readonly isTTY: boolean;
  readonly columns: number;
  /** The user's language and its words, which the process cannot read itself. */
  readonly language?: { readonly tag: LanguageTag; readonly words: Language };
  readonly job: Job;
}

/** A whole command line, with what its input file says; or deals, which follow as {@link Order}s. */
export type Job =
  | { readonly argv: readonly string[]; readonly input?: string }
  | {
      readonly lang: LanguageTag;
      readonly set: Readonly<Record<string, string>>;
      readonly player: PlayerName;
      readonly limits?: Partial<Limits>;
    };

/** Every later line to it. */
export type Order = { readonly seeds: readonly number[] } | { readonly interrupt: true };

/** What is played, as the module says. */
export interface Subject {
  readonly variant: string;
  readonly rules: number;
  readonly options: Options;
  /** Its name and all its options, in the user's language. */
  readonly name: string;
}

/** A line from it. */
export type Reply =
  | { readonly breaches: readonly string[] }
  | { readonly answer: string }
  | { readonly note: string }
  | { readonly save: SavedGame }
  | { readonly problem: string }
  | { readonly subject: Subject }
  | { readonly results: readonly DealResult[] }
  | { readonly end: number };

/** Longest text of an answer, a problem or a name, in characters. */
const LONGEST = 2 ** 23;
/** Exit codes that a command may have. */
const ENDS: readonly unknown[] = [0, 1, 2, 70, 130];

/**
 * Reads a line from a confined process, in which a stranger's code ran before: every field is checked, and none but the known ones are
 * taken over.
 * @param player who plays, where results are awaited
 * @returns undefined for anything else
 */
export function readReply(line: string, player?: PlayerName): Reply | undefined {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(said) || Object.keys(said).length !== 1) return undefined;
  const { breaches, answer, note, save, problem, subject, results, end } = said;
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
  const { seed, result, moves, score, positions, ms } = value;
  const ends: readonly unknown[] = RESULTS[player];
  return (
    isCount(seed) &&
    seed <= 0xffffffff &&
    ends.includes(result) &&
    isCount(moves) &&
    (score === undefined || Number.isFinite(score)) &&
    (positions === undefined || isCount(positions)) &&
    (ms === undefined || isCount(ms))
  );
}

const resultOf = ({ seed, result, moves, score, positions, ms }: DealResult): DealResult => ({
  seed,
  result,
  moves,
  ...(score === undefined ? {} : { score }),
  ...(positions === undefined ? {} : { positions }),
  ...(ms === undefined ? {} : { ms }),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest = LONGEST): value is string => typeof value === 'string' && value.length <= longest;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
