import type { SavedGame } from '@patience/core';
import { checksum } from '../share/checksum.js';
import { parseJson } from '../text/parse-json.js';
import { browserStorage, textAt, type TextStorage } from './draft-records.js';
import { readGameSave } from './read.js';

const KEY = 'patience.running';
/** Number of games that are stored, the one that was played last first. */
const MOST = 20;

/** A game that runs on a patience which is not among the player's games: a draft of the workshop, or a recipe from a link. */
interface RunningRecord {
  /** Id of the draft, or {@link rulesSum} of the recipe. */
  readonly of: string;
  readonly save: SavedGame;
}

/** Returns a short text by which a recipe that is not stored is recognised, in whatever language it has names. @param text the recipe; it may have mistakes */
export const rulesSum = (text: string): string => `rules-${checksum(new TextEncoder().encode(rulesIn(text))).toString(36)}`;

function rulesIn(text: string): string {
  try {
    const { strings: _, ...rules } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return JSON.stringify(rules);
  } catch {
    return text;
  }
}

/** Returns the game that was played last of a draft or recipe. */
export const runningGame = (of: string, storage = browserStorage()): SavedGame | undefined =>
  recordsIn(storage).find((each) => each.of === of)?.save;

/** Stores the running game of a draft or recipe. Where there is no room, the game is lost with the page. */
export function keepRunningGame(of: string, save: SavedGame, storage = browserStorage()): void {
  const others = recordsIn(storage).filter((each) => each.of !== of);
  try {
    storage?.setItem(KEY, JSON.stringify([{ of, save }, ...others].slice(0, MOST)));
  } catch {
    // Ignore the error: the page reports a full storage when a draft cannot be stored.
  }
}

/** Reads the stored games; damaged ones are left out. */
function recordsIn(storage: TextStorage | undefined): readonly RunningRecord[] {
  const records = parseJson(storage && textAt(storage, KEY));
  return (Array.isArray(records) ? (records as unknown[]) : []).flatMap((record) => {
    const { of, save } = (record ?? {}) as Readonly<Record<string, unknown>>;
    const read = readGameSave(save);
    return typeof of === 'string' && read.ok ? { of, save: read.value } : [];
  });
}
