import { readSettings, type Settings } from '../settings/settings.js';
import { portableSettings, type PortableSettings } from '../settings/portable-settings.js';
import { checksum } from '../share/checksum.js';
import { draftRecord, removeDraft, type DraftRecord } from './draft-records.js';
import { readKnownDeals, WINNABLE, withoutKnownDeals, type KnownDeals } from './known-deals.js';
import { isVariantId, readFavourites, readGames, readTexts } from './read.js';
import { isGameId, type GameRecord } from './records.js';
import type { Write } from './backend.js';
import type { Store } from './store.js';

/**
 * Milliseconds for which the page offers to undo an import, unless another import follows: one day. After that, players no longer know which
 * data they imported.
 */
const OFFERED = 86_400_000;

const UNDO = 'undo-import';

/** An imported game, marked by its moves. */
interface Mark {
  readonly id: string;
  /** Hash of the moves, see {@link movesHash}. */
  readonly sign: number;
}

/** The changes of an import. Undoing it reverts those that the player has not changed since. */
export interface Undo {
  /** Time of the import, in milliseconds since 1970. */
  readonly at: number;
  /** The imported games. */
  readonly taken: readonly Mark[];
  /** The earlier versions of imported games. */
  readonly restore: readonly GameRecord[];
  /** Favourites and known deals that were new. */
  readonly favourites: readonly string[];
  readonly winnable: KnownDeals;
  /** The settings before the import, and those that it set. */
  readonly settings: Settings;
  readonly set: Settings;
  /** Ids of variants that were added with the import. */
  readonly added: readonly string[];
  /** The imported drafts, each with the token by which it is recognised as unchanged. Absent in records of earlier versions. */
  readonly drafts?: readonly DraftMark[];
}

type DraftMark = Pick<DraftRecord, 'id' | 'token'>;

/** Returns the mark of a game, by which it is recognised as continued. */
export const markGame = (game: GameRecord): Mark => ({ id: game.id, sign: movesHash(game) });

/**
 * Returns a hash of the moves (FNV-1a), which changes when the game is continued. The time is unsuitable: opening a game changes it, and
 * after a clock was set back a move may not change it.
 */
const movesHash = ({ save: { gestures, cursor } }: GameRecord): number =>
  checksum(Array.from(JSON.stringify([gestures, cursor]), (letter) => letter.charCodeAt(0)));

/** Returns a write that stores the changes of an import in place of those of the import before. */
export const keepUndo = (undo: Undo): Write => ({ store: 'kept', put: { id: UNDO, value: undo } });

/** Reads the stored changes of an import; undefined if the record is damaged: then nothing can be undone. */
function readUndo(value: unknown): Undo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, taken, restore, favourites, winnable, settings, set, added, drafts } = value as Partial<Record<keyof Undo, unknown>>;
  if (typeof at !== 'number' || !Array.isArray(taken)) return undefined;
  return {
    at,
    taken: taken.filter(isMark),
    restore: readGames(restore),
    favourites: readFavourites(favourites),
    winnable: readKnownDeals(winnable),
    settings: readSettings(settings),
    set: readSettings(set),
    added: readTexts(added).filter(isVariantId),
    drafts: Array.isArray(drafts) ? drafts.filter(isDraftMark) : [],
  };
}

function isMark(value: unknown): value is Mark {
  const { id, sign } = (value ?? {}) as Partial<Record<keyof Mark, unknown>>;
  return isGameId(id) && typeof sign === 'number';
}

function isDraftMark(value: unknown): value is DraftMark {
  const { id, token } = (value ?? {}) as Partial<Record<keyof DraftMark, unknown>>;
  return typeof id === 'string' && typeof token === 'string';
}

/** Tells whether undoing the import is offered, see {@link OFFERED}. It is not after the clock was set back. */
export async function canUndo(store: Store, now = Date.now()): Promise<boolean> {
  const undo = readUndo(await store.kept(UNDO));
  return undo !== undefined && Math.abs(now - undo.at) < OFFERED;
}

/** Notes that a variant of the last import was added, so that undoing the import removes it. */
export async function noteAdded(store: Store, id: string): Promise<void> {
  const undo = readUndo(await store.kept(UNDO));
  if (undo) await store.write([keepUndo({ ...undo, added: [...undo.added, id] })]);
}

/**
 * Undoes the last import; undefined if there is none. Games that were continued and drafts that were changed since stay, and so do the
 * variants of the games. Of favourites and
 * known deals only the imported ones are removed.
 * @param now the current settings, which the caller changes
 * @returns the earlier values of settings that are as the import set them
 */
export async function undoImport(store: Store, now: Settings): Promise<Partial<PortableSettings> | undefined> {
  const undo = readUndo(await store.kept(UNDO));
  if (!undo) return undefined;
  const games = new Map(
    (await Promise.all(undo.taken.map(({ id }) => store.get('games', id)))).flatMap((game) => (game ? [[game.id, game]] : [])),
  );
  const before = new Map(undo.restore.map((game) => [game.id, game]));
  const back = undo.taken.filter(({ id, sign }) => games.has(id) && movesHash(games.get(id)!) === sign);
  const gone = new Set(back.map(({ id }) => id));
  const left = (await store.results()).filter(({ id, updated }) => updated >= undo.at && !gone.has(id));
  const played = new Set(left.map(({ variant }) => variant));
  const loved = readFavourites(await store.kept('favourites')).filter((id) => !undo.favourites.includes(id));
  const known = withoutKnownDeals(readKnownDeals(await store.kept(WINNABLE)), undo.winnable);
  await store.write([
    ...back.map(({ id }): Write => {
      const game = before.get(id);
      return game ? { store: 'games', put: game } : { store: 'games', remove: id };
    }),
    ...undo.added.filter((id) => !played.has(id)).map((id): Write => ({ store: 'added', remove: id })),
    { store: 'kept', put: { id: 'favourites', value: loved } },
    { store: 'kept', put: { id: WINNABLE, value: known } },
    { store: 'kept', remove: UNDO },
  ]);
  for (const { id, token } of undo.drafts ?? []) if (draftRecord(id)?.token === token) removeDraft(id);
  const [was, set] = [portableSettings(undo.settings), portableSettings(undo.set)];
  const names = Object.keys(was) as (keyof PortableSettings)[];
  return Object.fromEntries(names.filter((name) => now[name] === set[name]).map((name) => [name, was[name]]));
}
