import { moduleAddress } from '../added/module-address.js';
import { FOUND, readFoundDeals, uniteFoundDeals, type FoundDeals } from '../daily/found-deals.js';
import { readSettings, type Settings } from '../settings/settings.js';
import { portableSettings } from '../settings/portable-settings.js';
import { parseJson } from '../text/parse-json.js';
import {
  draftRecords,
  draftsWithRoom,
  missingDrafts,
  MOST_DRAFTS,
  putDraft,
  readDraftRecord,
  replaceDrafts,
  type DraftRecord,
} from './draft-records.js';
import { readKnownDeals, uniteKnownDeals, WINNABLE, withoutKnownDeals, type KnownDeals } from './known-deals.js';
import { ADDRESS_SIGNS, readFavourites, readGame, readTexts } from './read.js';
import { isLater, type GameRecord } from './records.js';
import type { Write } from './backend.js';
import type { Store } from './store.js';
import { keepUndo, markGame } from './undo.js';

export const FILE_VERSION = 1;

/** Largest accepted file in bytes: enough for more than a hundred thousand games. */
export const LARGEST_FILE = 200_000_000;

/**
 * The file with all data of a player. Added modules are named by their address: their code is fetched again, and the player confirms it
 * again.
 */
export interface PlayerFile {
  readonly patience: 'player';
  readonly version: typeof FILE_VERSION;
  readonly written: string;
  readonly settings: Settings;
  readonly favourites: readonly string[];
  readonly games: readonly GameRecord[];
  readonly added: readonly string[];
  /** Texts of the added recipes. Absent in files of earlier versions. */
  readonly recipes?: readonly string[];
  /** The drafts of the workshop. Absent in files of earlier versions. */
  readonly drafts?: readonly DraftRecord[];
  /** Deals that are known to be winnable. */
  readonly winnable: KnownDeals;
  /** Deals of days that were found. Absent in files of earlier versions. */
  readonly daily?: FoundDeals;
}

/** Returns all data of the player for a file. @param now time to write into the file */
export async function exportAll(store: Store, settings: Settings, now = new Date()): Promise<PlayerFile> {
  const [games, favourites, added, winnable, daily] = await Promise.all([
    store.all('games'),
    store.kept('favourites'),
    store.all('added'),
    store.kept(WINNABLE),
    store.kept(FOUND),
  ]);
  return {
    patience: 'player',
    version: FILE_VERSION,
    written: now.toISOString(),
    settings,
    favourites: readFavourites(favourites),
    games,
    added: added.flatMap(({ from, recipe }) => (recipe ? [] : [from])),
    recipes: added.flatMap(({ source, recipe }) => (recipe ? [source] : [])),
    drafts: draftRecords(),
    winnable: readKnownDeals(winnable),
    daily: readFoundDeals(daily),
  };
}

/** Longest recipe in a file, in characters. */
const RECIPE_SIGNS = 200_000;

/** The reason why a file cannot be imported. `failed`: the browser could not read it; `unreadable`: it is no file of this site. */
type Bad = 'large' | 'failed' | 'unreadable' | 'newer' | 'damaged';

/** The content of a file with the number of its invalid records, or the reason why it cannot be imported. */
export type Checked =
  { readonly ok: true; readonly file: PlayerFile } | { readonly ok: false; readonly reason: Bad; readonly count: number };

/** Reads and checks a file that the player chose. Nothing is imported yet; a file that is too large is not read. */
export async function readPlayerFile(chosen: Pick<Blob, 'size' | 'text'>): Promise<Checked> {
  if (chosen.size > LARGEST_FILE) return { ok: false, reason: 'large', count: 0 };
  const text = await chosen.text().catch(() => undefined);
  return text === undefined ? { ok: false, reason: 'failed', count: 0 } : checkFile(text);
}

/** Checks the text of a file. Nothing is imported yet. */
export function checkFile(text: string): Checked {
  const bad = (reason: Bad, count = 0): Checked => ({ ok: false, reason, count });
  const data = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>;
  if (data['patience'] !== 'player' || typeof data['version'] !== 'number') return bad('unreadable');
  if (data['version'] > FILE_VERSION) return bad('newer');
  const { games, favourites, added, recipes, drafts, written } = data;
  if (!Array.isArray(games)) return bad('damaged', 1);
  const read = games.map(readGame);
  const broken = read.filter(({ ok }) => !ok).length;
  if (broken > 0) return bad('damaged', broken);
  return {
    ok: true,
    file: {
      patience: 'player',
      version: FILE_VERSION,
      written: typeof written === 'string' && TIME.test(written) ? written : '',
      settings: readSettings(data['settings']),
      favourites: readFavourites(favourites),
      games: read.flatMap((one) => (one.ok ? [one.value] : [])),
      // Normalize the addresses, since a question to the player lists them; leave out those that the player could not add either.
      added: readTexts(added, 100, ADDRESS_SIGNS).flatMap((address) => moduleAddress(address) ?? []),
      recipes: readTexts(recipes, 100, RECIPE_SIGNS),
      drafts: Array.isArray(drafts) ? drafts.slice(0, MOST_DRAFTS).flatMap((draft: unknown) => readDraftRecord(draft) ?? []) : [],
      winnable: readKnownDeals(data['winnable']),
      daily: readFoundDeals(data['daily']),
    },
  };
}

/** Matches a time as {@link exportAll} writes it, or a day. */
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/;

const sorted = (value: object): string => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
const differ = (some: object, more: object): boolean => sorted(some) !== sorted(more);

export interface Taken {
  readonly games: number;
  /** Whether settings, favourites or known deals have changed. */
  readonly others: boolean;
  /** Addresses of variants that the file names and that are missing here; the player is asked about them. */
  readonly missing: readonly string[];
  /** Number of drafts that are new here, and of those that the browser has no room for; absent without drafts. */
  readonly drafts?: { readonly taken: number; readonly refused: number };
}

/** Number of games that an import writes at once: larger writes would let other tabs wait for the database. */
const GAMES_AT_ONCE = 1000;

/**
 * Imports a checked file, and stores the changes before the games so that they can be undone, also after an import that was interrupted. Of
 * two versions of a game the later one stays.
 * @param settings the current ones, which the caller replaces by those of the file
 * @param onProgress receives the number of written games, and of all that are to be written
 */
export async function merge(
  store: Store,
  file: PlayerFile,
  settings: Settings,
  now = Date.now(),
  onProgress: (written: number, of: number) => void = () => undefined,
): Promise<Taken> {
  const here = await stored(
    store,
    file.games.map(({ id }) => id),
  );
  const taken = laterThan(here, file.games);
  const added = new Set((await store.all('added')).map(({ from }) => from));
  const missing = [...new Set(file.added)].filter((address) => !added.has(address));
  const favourites = readFavourites(await store.kept('favourites'));
  const winnable = readKnownDeals(await store.kept(WINNABLE));
  const loved = [...new Set([...favourites, ...file.favourites])];
  const known = uniteKnownDeals(winnable, file.winnable);
  const hereDrafts = draftRecords();
  const drafts = missingDrafts(file.drafts ?? [], hereDrafts);
  const others =
    loved.length > favourites.length || differ(known, winnable) || differ(portableSettings(settings), portableSettings(file.settings));
  const writes: Write[] = [
    { store: 'kept', put: { id: 'favourites', value: loved } },
    { store: 'kept', put: { id: WINNABLE, value: known } },
    // Undo leaves these as they are: they are the same for everyone.
    { store: 'kept', put: { id: FOUND, value: uniteFoundDeals(file.daily ?? {}, readFoundDeals(await store.kept(FOUND))) } },
  ];
  if (taken.length > 0 || missing.length > 0 || drafts.length > 0 || others)
    writes.push(
      keepUndo({
        at: now,
        taken: taken.map(markGame),
        restore: taken.flatMap(({ id }) => here.get(id) ?? []),
        favourites: loved.filter((id) => !favourites.includes(id)),
        winnable: withoutKnownDeals(known, winnable),
        settings,
        set: file.settings,
        added: [],
        drafts: drafts.map(({ id, token }) => ({ id, token })),
      }),
    );
  writes.push(...taken.map((game): Write => ({ store: 'games', put: game })));
  for (let i = 0; i < writes.length; i += GAMES_AT_ONCE) {
    await store.write(writes.slice(i, i + GAMES_AT_ONCE));
    onProgress(Math.min(i + GAMES_AT_ONCE, taken.length), taken.length);
  }
  const put = draftsWithRoom(drafts, hereDrafts).filter((draft) => putDraft(draft)).length;
  return { games: taken.length, others, missing, ...draftsTaken(put, drafts.length) };
}

/** Returns how many drafts of a file were stored and how many were not; nothing if it has none that are missing here. */
const draftsTaken = (taken: number, of: number): Pick<Taken, 'drafts'> => (of > 0 ? { drafts: { taken, refused: of - taken } } : {});

/** Returns the stored games with these ids. It never reads all games, which may not fit into memory. */
async function stored(store: Store, ids: readonly string[]): Promise<Map<string, GameRecord>> {
  const known = new Set((await store.results()).map(({ id }) => id));
  const games = await Promise.all([...new Set(ids)].filter((id) => known.has(id)).map((id) => store.get('games', id)));
  return new Map(games.flatMap((game) => (game ? [[game.id, game] as const] : [])));
}

/** Returns the games that are missing here or newer than here; of several versions of a game only the latest. */
function laterThan(here: ReadonlyMap<string, GameRecord>, games: readonly GameRecord[]): readonly GameRecord[] {
  const later = new Map<string, GameRecord>();
  for (const game of games) {
    const other = later.get(game.id) ?? here.get(game.id);
    if (!other || isLater(game, other)) later.set(game.id, game);
  }
  return [...later.values()];
}

/**
 * Deletes all records and stores those of a checked file in their place, in one transaction: either everything is replaced or nothing. Replaces the
 * drafts after that, since they are stored elsewhere. It cannot be undone. Added modules are missing afterwards, as after {@link merge}.
 */
export async function replaceAll(store: Store, file: PlayerFile): Promise<Taken> {
  const games = laterThan(new Map(), file.games);
  await store.write([
    ...CLEAR,
    { store: 'kept', put: { id: 'favourites', value: file.favourites } },
    { store: 'kept', put: { id: WINNABLE, value: file.winnable } },
    { store: 'kept', put: { id: FOUND, value: file.daily ?? {} } },
    ...games.map((game): Write => ({ store: 'games', put: game })),
  ]);
  const { drafts = [] } = file;
  const put = replaceDrafts(drafts);
  return { games: games.length, others: true, missing: [...new Set(file.added)], ...draftsTaken(put, drafts.length) };
}

const CLEAR: readonly Write[] = [
  { store: 'games', clear: true },
  { store: 'kept', clear: true },
  { store: 'added', clear: true },
];

export const deleteAll = (store: Store): Promise<void> => store.write(CLEAR);
