import type { Entry } from '../catalogue/entry.js';
import { installed } from '../catalogue/installed.js';
import type { AddedRecord } from '../store/records.js';
import type { Store } from '../store/store.js';

/** Returns all variants of this player: the installed ones, then the added ones, sorted by id. */
export async function allEntries(store: Store): Promise<readonly Entry[]> {
  const records = await store.all('added');
  return [...installed, ...records.filter(({ id }) => !installed.some((entry) => entry.id === id)).map(entryOf)];
}

/** Returns an added variant as an entry of the gallery. The text of a module runs in a sandbox and nowhere else. */
const entryOf = ({ facts, source, digest, recipe }: AddedRecord): Entry => ({ ...facts, added: true, source, digest, recipe });
