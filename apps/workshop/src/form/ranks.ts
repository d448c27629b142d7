import type { Json } from '@patience/recipe';

const LETTERS: Readonly<Record<string, string>> = { '1': 'A', '11': 'J', '12': 'Q', '13': 'K' };
/** The ranks of a suit as the form names them. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Writes a rank as recipes do: letters for ace, jack, queen and king, numbers for the others. */
export const rankPart = (rank: string): Json => (/^\d+$/.test(rank) ? Number(rank) : rank);
/** Returns the rank of a recipe as text; undefined for anything else. */
export const rankText = (part: Json | undefined): string | undefined =>
  typeof part === 'number' || typeof part === 'string' ? (LETTERS[String(part)] ?? String(part)) : undefined;
