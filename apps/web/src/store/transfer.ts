import { readSettings, type Settings } from '../settings/settings.js';
import { isGameRecord, type GameRecord } from './records.js';
import type { Store } from './store.js';
import type { Write } from './shelf.js';

/** The version of the file below. */
export const FILE_VERSION = 1;

/** Everything of a player in one file. Added variants are named by their address: their code is fetched and trusted anew. */
export interface PlayerFile {
  readonly patience: 'player';
  readonly version: typeof FILE_VERSION;
  readonly written: string;
  readonly settings: Settings;
  readonly favourites: readonly string[];
  readonly games: readonly GameRecord[];
  readonly added: readonly string[];
}

export async function exportAll(store: Store, settings: Settings, now = new Date()): Promise<PlayerFile> {
  const [games, favourites, added] = await Promise.all([store.all('games'), store.kept<string[]>('favourites'), store.all('added')]);
  return { patience: 'player', version: FILE_VERSION, written: now.toISOString(), settings, favourites: favourites ?? [], games, added: added.map(({ from }) => from) };
}

export type Checked = { readonly ok: true; readonly file: PlayerFile } | { readonly ok: false; readonly reason: 'unreadable' | 'newer' | 'damaged'; readonly count: number };

/** Checks a file before anything of it is taken. */
export function checkFile(text: string): Checked {
  const bad = (reason: 'unreadable' | 'newer' | 'damaged', count = 0): Checked => ({ ok: false, reason, count });
  let data: Readonly<Record<string, unknown>>;
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    return bad('unreadable');
  }
  if (typeof data !== 'object' || (data as unknown) === null || data['patience'] !== 'player' || typeof data['version'] !== 'number') return bad('unreadable');
  if (data['version'] > FILE_VERSION) return bad('newer');
  const { games, favourites, added } = data;
  if (!Array.isArray(games)) return bad('damaged', 1);
  const broken = games.filter((game) => !isGameRecord(game)).length;
  if (broken > 0) return bad('damaged', broken);
  const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
  return {
    ok: true,
    file: { patience: 'player', version: FILE_VERSION, written: String(data['written']), settings: readSettings(data['settings']), favourites: texts(favourites), games: games as GameRecord[], added: texts(added) },
  };
}

/** What an import replaced, to take it back. */
export interface Undo {
  readonly remove: readonly string[];
  readonly restore: readonly GameRecord[];
  readonly favourites: readonly string[];
}

/** Merges a checked file: of two versions of a game the later one stays. One write for all. @returns how many games were taken */
export async function merge(store: Store, file: PlayerFile): Promise<number> {
  const here = new Map((await store.all('games')).map((game) => [game.id, game]));
  const taken = file.games.filter((game) => !here.has(game.id) || here.get(game.id)!.updated < game.updated);
  const favourites = (await store.kept<string[]>('favourites')) ?? [];
  const undo: Undo = {
    remove: taken.filter(({ id }) => !here.has(id)).map(({ id }) => id),
    restore: taken.flatMap(({ id }) => here.get(id) ?? []),
    favourites,
  };
  const writes: Write[] = taken.map((game) => ({ store: 'games', put: game }));
  writes.push({ store: 'kept', put: { id: 'favourites', value: [...new Set([...favourites, ...file.favourites])] } });
  if (taken.length > 0) writes.push({ store: 'kept', put: { id: 'undo-import', value: undo } });
  await store.write(writes);
  return taken.length;
}

/** Takes the last import back. False when there is none. */
export async function undoMerge(store: Store): Promise<boolean> {
  const undo = await store.kept<Undo>('undo-import');
  if (!undo) return false;
  await store.write([
    ...undo.remove.map((id): Write => ({ store: 'games', remove: id })),
    ...undo.restore.map((game): Write => ({ store: 'games', put: game })),
    { store: 'kept', put: { id: 'favourites', value: undo.favourites } },
    { store: 'kept', remove: 'undo-import' },
  ]);
  return true;
}

/** Forgets everything. */
export const deleteAll = (store: Store): Promise<void> => store.write([{ store: 'games', clear: true }, { store: 'kept', clear: true }, { store: 'added', clear: true }]);
