import { pageAddress, tablePath, type Here } from '../../address/site.js';
import { nameOf } from '../../catalogue/names.js';
import { thumbOf } from '../../catalogue/pictures.js';
import { settings } from '../../settings/settings.js';
import { readFavourites } from '../../store/read.js';
import type { Store } from '../../store/store.js';

/** Number of the player's own games at the start of the strip: played last, and favourites. */
const PLAYED = 3;
const LOVED = 2;

/**
 * Updates the strip of games after the first deal: the game on the table comes first and is marked, the player's own games follow, and
 * pictures are loaded. The places of the strip do not move.
 * @param id the game on the table; empty without one
 */
export async function showStrip(id: string, place: Here, store: Pick<Store, 'kept'>): Promise<void> {
  const slots = [...document.querySelectorAll<HTMLElement>('.strip li')];
  if (slots.length === 0) return;
  const played = (settings().recent ?? []).filter((one) => one !== id);
  const loved = readFavourites(await store.kept('favourites'));
  const own = [...new Set([...(id === '' ? [] : [id]), ...played.slice(0, PLAYED), ...loved.slice(0, LOVED)])];
  if (own.some((one, i) => slots[i]?.dataset['id'] !== one)) await putFirst(own, slots, place);
  for (const image of document.querySelectorAll<HTMLImageElement>('.strip img[data-src]')) {
    // Keep the attribute until the picture is loaded: then it fades in over the table colour.
    image.onload = image.onerror = () => image.removeAttribute('data-src');
    image.src = image.dataset['src']!;
  }
  slots
    .find((slot) => slot.dataset['id'] === id)
    ?.querySelector('a')!
    .setAttribute('aria-current', 'true');
}

/** Writes the player's own games into the first places. The games there move on, and the last ones leave the strip. */
async function putFirst(own: readonly string[], slots: readonly HTMLElement[], place: Here): Promise<void> {
  const { installed } = await import('../../catalogue/installed.js');
  const all = [...own, ...slots.map(({ dataset }) => dataset['id']!).filter((id) => !own.includes(id))];
  const entries = all.flatMap((id) => installed.find((entry) => entry.id === id) ?? []);
  slots.forEach((slot, i) => {
    const entry = entries[i];
    if (!entry || slot.dataset['id'] === entry.id) return;
    slot.dataset['id'] = entry.id;
    slot.querySelector('a')!.href = pageAddress(place, tablePath(entry));
    slot.querySelector('img')!.dataset['src'] = new URL(thumbOf(entry.id), place.root).href;
    slot.querySelector('span')!.textContent = nameOf(entry, place.lang);
  });
}
