/** The published number of games of a rule set that people won. */
export interface Played {
  /** Name of the rule set, as in the atlas. */
  readonly name: string;
  /** The players: all players of a site, or one expert who took no move back. */
  readonly by: 'players' | 'expert';
  readonly won: number;
  /** Number of games. Abandoned games count as not won. */
  readonly games: number;
  /** Publisher of the figures. */
  readonly source: string;
  /** The month of the count, such as `2026-02`, where it is known. */
  readonly month?: string;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * Checks a value that `JSON.parse` returned from `played.json` and returns it as a list. Unknown fields are kept. @throws TypeError that names
 * the first wrong entry
 */
export function readPlayed(value: unknown): readonly Played[] {
  if (!Array.isArray(value)) throw new TypeError('played.json, the file of games that people won, must be a list.');
  for (const [i, one] of (value as unknown[]).entries()) {
    const { name, by, won, games, source, month = '2000-01' } = (one ?? {}) as Partial<Played>;
    if (
      !isText(name) ||
      !isText(source) ||
      (by !== 'players' && by !== 'expert') ||
      !isCount(won) ||
      !isCount(games) ||
      won > games ||
      !/^\d{4}-\d{2}$/.test(month)
    )
      throw new TypeError(
        `played.json, the file of games that people won: entry ${i} must have name, source, by (players or expert), won and games with 0 < won ≤ games, and at most a month such as 2026-02.`,
      );
  }
  return value as readonly Played[];
}
