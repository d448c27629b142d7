import { checksum } from '../share/checksum.js';
import { isText } from './read.js';
import { OUTCOMES, type GameRecord, type Outcome } from './records.js';
import { rulesOf } from './rule-sets.js';

/** The result of a stored game: the fields that are counted and listed, without moves. Pages with many games read only these. */
export interface ResultRecord {
  readonly id: string;
  readonly variant: string;
  /** The rule set, as {@link rulesOf} returns it. */
  readonly rules: string;
  /** The deal: its seed, or a hash of its deck. */
  readonly source: string | number;
  readonly outcome: Outcome;
  readonly stuck: boolean;
  /** Whether the game continued a replay or a shared game, and does not count. */
  readonly watched: boolean;
  /** Present if it is known that no move was taken back. */
  readonly noUndo?: true;
  readonly moves: number;
  readonly hints: number;
  /** Play time in milliseconds. */
  readonly ms: number;
  /** Points of a scored game that is over. */
  readonly score?: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly updated: number;
  /** Approximate size of the stored game in characters. */
  readonly size: number;
}

/**
 * A stored result. Short lists are read faster than objects, which matters for very many. `v` is indexed; a damaged game has only its id.
 */
export interface PackedResult {
  readonly v: string;
  readonly r: readonly (string | number)[];
}

const STUCK = 1;
const WATCHED = 2;
const NO_UNDO = 4;

export function resultOf({ id, variant, save, outcome, stuck, watched, noUndo, moves, hints, score, updated }: GameRecord): ResultRecord {
  return {
    id,
    variant,
    rules: rulesOf(save.options),
    source: save.deck === undefined ? (save.seed ?? 0) : `deck ${checksum(save.deck.split('').map((sign) => sign.charCodeAt(0)))}`,
    outcome,
    stuck: stuck === true,
    watched: watched === true,
    ...(noUndo && { noUndo }),
    moves,
    hints,
    ms: save.elapsedMs,
    ...(outcome === 'over' && score !== undefined && { score }),
    updated,
    size: sizeOf(save),
  };
}

export function pack(result: ResultRecord): PackedResult {
  const { id, variant, rules, source, outcome, stuck, watched, noUndo, moves, hints, ms, score, updated, size } = result;
  const flags = (stuck ? STUCK : 0) | (watched ? WATCHED : 0) | (noUndo ? NO_UNDO : 0);
  return {
    v: variant,
    r: [id, rules, source, OUTCOMES.indexOf(outcome), flags, moves, hints, ms, updated, size, ...(score === undefined ? [] : [score])],
  };
}

/** Returns the stored result for a game that cannot be read. */
export const packDamaged = (id: string): PackedResult => ({ v: '', r: [id] });

/** Unpacks a stored result; undefined for a damaged game or an invalid result. */
export function unpack({ v, r }: PackedResult): ResultRecord | undefined {
  if (!Array.isArray(r) || r.length < 10 || r.length > 11 || !isText(r[0])) return undefined;
  const [id, rules, source, outcome, flags, moves, hints, ms, updated, size, score] = r as [
    string,
    string,
    string | number,
    ...(readonly [number, number, number, number, number, number, number, number?]),
  ];
  const named = OUTCOMES[outcome];
  if (!named) return undefined;
  const [stuck, watched] = [(flags & STUCK) > 0, (flags & WATCHED) > 0];
  return {
    id,
    variant: v,
    rules,
    source,
    outcome: named,
    stuck,
    watched,
    ...((flags & NO_UNDO) > 0 && { noUndo: true }),
    moves,
    hints,
    ms,
    ...(score !== undefined && { score }),
    updated,
    size,
  };
}

/** Estimates the characters of a saved game; writing it to count them would be slower. */
function sizeOf({ gestures, deck = '' }: GameRecord['save']): number {
  let size = 300 + deck.length;
  for (const gesture of gestures) for (const move of gesture) size += move.length + 3;
  return size;
}
