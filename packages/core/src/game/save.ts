import type { Options, Tally } from '../contract.js';
import type { Variant } from '../variant.js';
import { fail, ok, type Problem, type Result } from '../problem.js';
import type { DealRequest, Source } from './deal.js';
import { isRecord, recordFrom } from './json-record.js';
import { readPosition, type ReadPosition } from './position.js';
import { parseSeed, type Seed } from '../cards/random.js';
import type { Reason } from '../words/reason.js';

/** Version of the format of saved games. */
export const SAVE_FORMAT = 1;

/** A saved game: a session as plain data for JSON. */
export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly variant: string;
  /** Version of the variant's rules (`rules`) when the game was saved. */
  readonly rules: number;
  readonly options: Readonly<Options>;
  readonly seed?: Seed;
  /** Instead of a seed: the cards in the order in which they are dealt. */
  readonly deck?: string;
  /** Instead of a seed: the position with which the game began. */
  readonly position?: ReadPosition;
  /** Gestures as lists of moves in notation; one list is undone as a whole. */
  readonly gestures: readonly (readonly string[])[];
  /** Number of gestures that are played; the gestures after them can be redone. */
  readonly cursor: number;
  readonly elapsedMs: number;
  readonly mistakes: number;
  /** Time and mistakes before a restart, as long as redo can restore the game. */
  readonly held?: Tally;
}

/** Largest number of moves of a saved game. It protects against files that are made to block the page. */
const MAX_MOVES = 100_000;

/**
 * Checks the form of a saved game that may come from anywhere. Whether its moves are legal is checked when it is replayed.
 * @param save an object or its JSON text
 * @param variant the variant that opens it; without it, a game of any variant is accepted
 * @returns the saved game; a problem that names the wrong field otherwise
 */
export function readSave(save: unknown, variant?: Pick<Variant, 'id' | 'rules'>): Result<SavedGame> {
  const s = recordFrom(save);
  if (!s) return fail('save-unreadable');
  if (typeof s['format'] === 'number' && s['format'] > SAVE_FORMAT) return fail('save-newer', { format: s['format'], known: SAVE_FORMAT });
  if (s['format'] !== SAVE_FORMAT) return field('format');
  if (typeof s['variant'] !== 'string') return field('variant');
  if (variant && s['variant'] !== variant.id) return fail('save-foreign', { variant: s['variant'], wanted: variant.id });
  if (!isCount(s['rules'])) return field('rules');
  if (variant && s['rules'] > variant.rules) return fail('save-rules', { rules: s['rules'], known: variant.rules });
  if (!areOptions(s['options'])) return field('options');
  const deck = s['deck'];
  const seed = s['seed'] === undefined ? undefined : parseSeed(s['seed']);
  const position = s['position'] === undefined ? undefined : readPosition(s['position']);
  if (position?.ok === false) return position;
  if (['seed', 'deck', 'position'].filter((name) => s[name] !== undefined).length !== 1) return field('seed');
  if (deck === undefined ? !position && seed === undefined : typeof deck !== 'string') return field('seed');
  const gestures = s['gestures'];
  if (!Array.isArray(gestures) || !gestures.every((g) => Array.isArray(g) && g.length > 0 && g.every((m) => typeof m === 'string')))
    return field('gestures');
  if ((gestures as string[][]).reduce((sum, g) => sum + g.length, 0) > MAX_MOVES) return field('gestures');
  const { cursor = gestures.length, elapsedMs = 0, mistakes = 0, held } = s;
  if (!isCount(cursor) || cursor > gestures.length) return field('cursor');
  if (!isTime(elapsedMs)) return field('elapsedMs');
  if (!isCount(mistakes)) return field('mistakes');
  if (held !== undefined && !isTally(held)) return field('held');
  return ok({
    format: SAVE_FORMAT,
    variant: s['variant'],
    rules: s['rules'],
    options: s['options'] as Options,
    ...(position ? { position: position.value } : deck === undefined ? { seed: seed! } : { deck: deck as string }),
    gestures: gestures as string[][],
    cursor,
    elapsedMs,
    mistakes,
    ...(held && { held: { elapsedMs: held.elapsedMs, mistakes: held.mistakes } }),
  });
}

/** The parts of a game that are saved. */
interface Saveable extends Tally {
  readonly variant: Pick<Variant, 'id' | 'rules'>;
  readonly options: Options;
  readonly source: Source;
  readonly gestures: SavedGame['gestures'];
  readonly cursor: number;
}

/** Returns a game as plain data. @param held time and mistakes before a restart that redo can restore */
export const saveOf = (
  { variant, options, source, gestures, cursor, elapsedMs, mistakes }: Saveable,
  held: Tally | undefined,
): SavedGame => ({
  format: SAVE_FORMAT,
  variant: variant.id,
  rules: variant.rules,
  options,
  ...source,
  gestures: gestures.map((gesture) => [...gesture]),
  cursor,
  ...rounded({ elapsedMs, mistakes }),
  ...(held && { held: rounded(held) }),
});

const rounded = ({ elapsedMs, mistakes }: Tally): Tally => ({ elapsedMs: Math.round(elapsedMs), mistakes });

/** Returns the deal with which a saved game began. */
export const dealOfSave = ({ seed, deck, position, options }: SavedGame): DealRequest => ({
  options,
  ...(seed !== undefined && { seed }),
  ...(deck !== undefined && { deck }),
  ...(position && { position }),
});

/**
 * Returns the problem of a saved game with a move that is refused.
 * @param refusal its parameter `index` is the number of the move in the gesture, from 0
 * @param before number of moves of the gestures before
 */
export function wrongMove(
  { code, params }: Reason,
  gesture: readonly string[],
  before: number,
): { readonly ok: false; readonly error: Problem } {
  const index = Number(params['index'] ?? 0);
  return fail('save-move', { ...params, number: before + index + 1, move: gesture[index] ?? gesture.join(' '), reason: code });
}

const field = (name: string): { readonly ok: false; readonly error: Problem } => fail('save-field', { field: name });

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTally = (value: unknown): value is Tally => {
  const { elapsedMs, mistakes } = (value ?? {}) as Partial<Record<keyof Tally, unknown>>;
  return isTime(elapsedMs) && isCount(mistakes);
};
const areOptions = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((v) => typeof v === 'string' || typeof v === 'number');
