import '../../styles/page.css';
import '../../styles/gallery.css';
import './guide.css';
import { applyColours } from '../../settings/apply.js';
import { change, settings } from '../../settings/settings.js';
import { isEmpty, requestOf } from './filter.js';
import { showBegun } from './guide.js';
import { inOrder, type Order } from '../../catalogue/order.js';
import { nameMatch, search } from './search.js';
import { newTile, Tile } from './tiles.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { isWin } from '../../statistics/count.js';
import { readFavourites } from '../../store/favourites.js';
import { counted } from '../../text/fill.js';

const shell = await start();
const { words, lang } = shell;
const list = document.getElementById('tiles')!;
const guide = document.getElementById('guide');
const form = document.getElementById('filters') as HTMLFormElement;
const compact = form.elements.namedItem('compact') as HTMLInputElement;
const tiles = [...list.querySelectorAll<HTMLElement>('.tile')].map((element) => new Tile(element));
let shown: readonly Tile[] = tiles;
/** Ids of the popular games, which the first row of the guide shows. */
const popular = new Set(
  [...document.querySelectorAll<HTMLElement>('#guide [aria-labelledby=row-popular] li')].map(({ dataset }) => dataset['id']!),
);
const reset = document.getElementById('reset')!;
/** The order of the games while the player chooses none. */
let usual: Order = 'played';
compact.checked = settings().compact;

form.addEventListener('input', ({ target }) => {
  if (target === compact) applyColours(document.documentElement, change({ compact: compact.checked }));
  else if ((target as HTMLElement).matches('[name=sort]')) order();
  else {
    // Only typing sorts again: a game marked as a favourite keeps its place under the pointer.
    if ((target as HTMLElement).matches('[name=text]')) order();
    show();
  }
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (shown.length === 1) shown[0]!.open();
});
document.getElementById('surprise')!.addEventListener('click', () => shown[Math.floor(Math.random() * shown.length)]?.open());

reset.addEventListener('click', () => {
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=text], .chips input')) {
    input.value = input.type === 'checkbox' ? input.value : '';
    input.checked = false;
  }
  order();
  show();
  form.querySelector<HTMLInputElement>('[name=text]')!.focus();
});

function show(): void {
  const request = requestOf(new FormData(form));
  const { games, similar, instead } = search(request, tiles);
  if (guide) guide.hidden = !isEmpty(request);
  shown = games;
  // Offer the popular games if none fits.
  const fitting = new Set(shown.length > 0 ? shown : tiles.filter(({ id }) => popular.has(id)));
  for (const tile of tiles) {
    tile.element.hidden = !fitting.has(tile);
    tile.ask(request.text);
  }
  const { nothing, similar: nearly, found, instead: ways, offered } = words.gallery;
  reset.hidden = isEmpty(request);
  document.getElementById('found')!.textContent =
    shown.length === 0
      ? `${nothing} ${instead === undefined ? '' : ways[instead]} ${offered}`
      : `${similar ? `${nearly} ` : ''}${counted(found, shown.length, lang)}`;
}

/** Sorts the tiles and moves only those that are out of order. During a search the names that match best come first, unless another order is chosen. */
function order(): void {
  const before = tiles.map(({ id }) => id).join();
  const data = new FormData(form);
  const chosen = (data.get('sort') ?? usual) as Order;
  const text = chosen === usual ? requestOf(data).text : '';
  const match = new Map(tiles.map((tile) => [tile, nameMatch(text, tile)]));
  const compare = inOrder(chosen, lang);
  tiles.sort((a, b) => match.get(b)! - match.get(a)! || compare(a, b));
  if (tiles.map(({ id }) => id).join() !== before) list.append(...tiles.map(({ element }) => element));
}

const store = await openStore(shell);
const [added, favourites, games] = await Promise.all([store.all('added'), store.kept('favourites'), store.results()]);
for (const record of added) {
  if (tiles.some(({ id }) => id === record.id)) continue;
  const tile = newTile(shell, words, record);
  tiles.push(tile);
  list.append(tile.element);
}

const favouriteIds = new Set(readFavourites(favourites));
const byId = new Map(tiles.map((tile) => [tile.id, tile]));
const running = new Set<Tile>();
for (const game of games) {
  const { variant, updated, outcome } = game;
  const tile = byId.get(variant);
  if (!tile) continue;
  tile.played = Math.max(tile.played, updated);
  tile.won ||= isWin(game);
  if (outcome === 'open') running.add(tile);
}
// Nothing can be sorted by the last game before the first one. Favourites come first in that order.
if (games.length === 0 && favouriteIds.size === 0) {
  form.querySelector('[name=sort] [value=played]')!.remove();
  usual = 'name';
}
for (const tile of running) tile.addBadge(words.gallery.running);
if (guide) showBegun(guide, [...running]);
for (const tile of tiles) {
  tile.favourite = favouriteIds.has(tile.id);
  tile.addHeart(words.gallery.favourite, () => {
    if (tile.favourite) favouriteIds.add(tile.id);
    else favouriteIds.delete(tile.id);
    void store.keep('favourites', [...favouriteIds]);
    show();
  });
}
order();
show();
