import { isText } from './read.js';
import { OUTCOMES, type GameRecord, type Outcome } from './records.js';

/** The result of a stored game: the fields that are counted and listed, without moves. Pages with many games read only these. */
export interface ResultRecord {
  readonly id: string;
  readonly variant: string;
  /** The rule set, see {@link rulesOf}. */
  readonly rules: string;
  /** The deal: its seed, or a text that stands for a deck. */
  readonly source: string | number;
  readonly outcome: Outcome;
  readonly stuck: boolean;
  /** It began in a replay or in a shared game, and does not count. */
  readonly watched: boolean;
  readonly moves: number;
  readonly hints: number;
  /** Milliseconds on its clock. */
  readonly ms: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Characters of the stored game, about the bytes that it takes. */
  readonly size: number;
}

/** A result as it is stored. Of very many, short lists are read faster than objects. `v` is indexed; a damaged game has its id only. */
export interface PackedResult {
  readonly v: string;
  readonly r: readonly (string | number)[];
}

const STUCK = 1;
const WATCHED = 2;

/** The text for a rule set: `draw=3&redeals=0`; empty for a variant without options. */
export const rulesOf = (options: Readonly<Record<string, string | number>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/** The result of a game. */
export function resultOf({ id, variant, save, outcome, stuck, watched, moves, hints, updated }: GameRecord): ResultRecord {
  return {
    id,
    variant,
    rules: rulesOf(save.options),
    source: save.deck === undefined ? (save.seed ?? 0) : `deck ${textNumber(save.deck)}`,
    outcome,
    stuck: stuck === true,
    watched: watched === true,
    moves,
    hints,
    ms: save.elapsedMs,
    updated,
    size: sizeOf(save),
  };
}

/** Packs a result for the database. */
export function pack(result: ResultRecord): PackedResult {
  const { id, variant, rules, source, outcome, stuck, watched, moves, hints, ms, updated, size } = result;
  const flags = (stuck ? STUCK : 0) | (watched ? WATCHED : 0);
  return { v: variant, r: [id, rules, source, OUTCOMES.indexOf(outcome), flags, moves, hints, ms, updated, size] };
}

/** Packs what stands for a game that cannot be read. */
export const packDamaged = (id: string): PackedResult => ({ v: '', r: [id] });

/** Unpacks what the database holds; undefined for a damaged game, and for what is no result. */
export function unpack({ v, r }: PackedResult): ResultRecord | undefined {
  if (!Array.isArray(r) || r.length !== 10 || !isText(r[0])) return undefined;
  const [id, rules, source, outcome, flags, moves, hints, ms, updated, size] = r as [
    string,
    string,
    string | number,
    ...(readonly [number, number, number, number, number, number, number]),
  ];
  const named = OUTCOMES[outcome];
  if (!named) return undefined;
  const [stuck, watched] = [(flags & STUCK) > 0, (flags & WATCHED) > 0];
  return { id, variant: v, rules, source, outcome: named, stuck, watched, moves, hints, ms, updated, size };
}

/** The characters that a save takes, about; counting them is cheaper than writing it. */
function sizeOf({ gestures, deck = '' }: GameRecord['save']): number {
  let size = 300 + deck.length;
  for (const gesture of gestures) for (const move of gesture) size += move.length + 3;
  return size;
}

/** A number of 32 bits for a text (FNV-1a). */
function textNumber(text: string): number {
  let sign = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sign = Math.imul(sign ^ text.charCodeAt(i), 0x01000193);
  return sign >>> 0;
}
