import '../styles/page.css';
import '../styles/gallery.css';
import { entryOf } from '../added/entries.js';
import { fits, NO_WISH, type Wish } from '../gallery/filter.js';
import { newTile, Tile } from '../gallery/tiles.js';
import { openStore, start } from '../shell/start.js';
import { readFavourites } from '../store/transfer.js';
import { counted } from '../words/index.js';

const shell = await start();
const { words } = shell;
const list = document.getElementById('tiles')!;
const tiles = [...list.querySelectorAll<HTMLElement>('.tile')].map((element) => new Tile(element, element.dataset['id']!));
let wish: Wish = NO_WISH;

const form = document.getElementById('filters') as HTMLFormElement;
form.addEventListener('input', search);
form.addEventListener('submit', (event) => event.preventDefault());
form.querySelector('details')!.open = matchMedia('(min-width: 800px)').matches;

function search(): void {
  const given = new FormData(form);
  wish = { ...NO_WISH, ...Object.fromEntries(given), favourites: given.has('favourites') };
  show();
}

function show(): void {
  let found = 0;
  for (const tile of tiles) {
    const shown = fits(wish, tile.candidate);
    tile.element.hidden = !shown;
    if (shown) found++;
  }
  document.getElementById('found')!.textContent = found === 0 ? words.gallery.nothing : counted(words.gallery.found, found);
}

const store = await openStore(shell);
const [added, favourites, games] = await Promise.all([store.all('added'), store.kept('favourites'), store.all('games')]);
for (const record of added) {
  if (tiles.some(({ id }) => id === record.id)) continue;
  const tile = newTile(shell, words, entryOf(record), record.picture);
  tiles.push(tile);
  list.append(tile.element);
}

const loved = new Set(readFavourites(favourites));
for (const tile of tiles) {
  tile.addHeart(words.gallery.favourite, loved.has(tile.id), (on) => {
    if (on) loved.add(tile.id);
    else loved.delete(tile.id);
    void store.keep('favourites', [...loved]);
    show();
  });
  if (games.some(({ variant, outcome }) => variant === tile.id && outcome === 'open')) tile.addBadge(words.gallery.running);
}

// The last played first, then favourites, then the others as they were.
const played = new Map<string, number>();
for (const { variant, updated } of games) played.set(variant, Math.max(updated, played.get(variant) ?? 0));
const order = [...tiles].sort(
  (a, b) => (played.get(b.id) ?? 0) - (played.get(a.id) ?? 0) || Number(loved.has(b.id)) - Number(loved.has(a.id)),
);
if (order.some((tile, i) => tile !== tiles[i])) list.append(...order.map(({ element }) => element));
show();
