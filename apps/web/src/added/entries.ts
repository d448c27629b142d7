import { register, type Variant } from '@patience/core';
import type { Here } from '../address/site.js';
import type { Entry } from '../catalogue/entry.js';
import { installed } from '../catalogue/installed.js';
import type { AddedRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { addressOf, shelve } from './module.js';

/** All variants of this player: the installed ones, then those that were added, by name of their id. */
export async function allEntries(place: Pick<Here, 'root'>, store: Store): Promise<readonly Entry[]> {
  const records = await store.all('added');
  const own = records.filter(({ id }) => !installed.some((entry) => entry.id === id)).map((record) => entryOf(place, record));
  for (const { id, from, names, load } of own) register({ id, from, names, load });
  return [...installed, ...own];
}

/** An added variant as an entry of the gallery. Its module comes from this site, through the service worker. */
export const entryOf = (place: Pick<Here, 'root'>, { facts, id, source }: AddedRecord): Entry => ({
  ...facts,
  added: true,
  address: addressOf(place.root, id),
  load: async () => {
    const address = await shelve(place.root, id, source);
    return ((await import(/* @vite-ignore */ address)) as { default: Variant }).default;
  },
});
