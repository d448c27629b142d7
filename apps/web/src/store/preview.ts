import { portableSettings } from '../settings/portable-settings.js';
import type { Settings } from '../settings/settings.js';
import { isWin } from '../statistics/count.js';
import { draftRecords, missingDrafts } from './draft-records.js';
import { readFavourites } from './read.js';
import type { Store } from './store.js';
import type { PlayerFile } from './transfer.js';

/** The content of a file with a player's data, compared with what is stored here. */
export interface Preview {
  /** Time at which the file was written; undefined if the file does not say it. */
  readonly written: Date | undefined;
  readonly games: number;
  readonly won: number;
  /** Number of different patiences among the games. */
  readonly variants: number;
  /** Number of games that are missing here, and of those that were played later than their version here. */
  readonly fresh: number;
  readonly later: number;
  /** Number of settings that differ from those here. */
  readonly settings: number;
  readonly favourites: number;
  readonly freshFavourites: number;
  /** Number of recipes and modules that the player had added. */
  readonly added: number;
  /** Number of drafts of patiences, and of those that are missing here. */
  readonly drafts: number;
  readonly freshDrafts: number;
  /** Number of games that are stored here. */
  readonly here: number;
}

/** Compares a checked file with what is stored here. It reads results only, so that it is quick with any number of games. */
export async function previewOf(store: Pick<Store, 'results' | 'kept'>, file: PlayerFile, settings: Settings): Promise<Preview> {
  const results = await store.results();
  const here = new Map(results.map(({ id, updated }) => [id, updated]));
  const favourites = new Set(readFavourites(await store.kept('favourites')));
  const [mine, theirs] = [portableSettings(settings), portableSettings(file.settings)].map(
    (some) => new Map(Object.entries(some).map(([name, value]) => [name, JSON.stringify(value)])),
  ) as [Map<string, string>, Map<string, string>];
  const { drafts = [] } = file;
  const time = Date.parse(file.written);
  return {
    written: Number.isNaN(time) ? undefined : new Date(time),
    games: file.games.length,
    won: file.games.filter(({ outcome, watched = false }) => isWin({ outcome, watched })).length,
    variants: new Set(file.games.map(({ variant }) => variant)).size,
    fresh: file.games.filter(({ id }) => !here.has(id)).length,
    later: file.games.filter(({ id, updated }) => updated > (here.get(id) ?? Infinity)).length,
    settings: [...new Set([...mine.keys(), ...theirs.keys()])].filter((name) => mine.get(name) !== theirs.get(name)).length,
    favourites: file.favourites.length,
    freshFavourites: file.favourites.filter((id) => !favourites.has(id)).length,
    added: file.added.length + (file.recipes ?? []).length,
    drafts: drafts.length,
    freshDrafts: missingDrafts(drafts, draftRecords()).length,
    here: results.length,
  };
}
