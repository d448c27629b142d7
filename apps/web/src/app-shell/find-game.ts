import { pageAddress, tablePath, type Here } from '../address/site.js';
import { installed } from '../catalogue/installed.js';
import { matching, nameWords, type NamedGame } from '../catalogue/name-match.js';
import { nameOf } from '../catalogue/names.js';
import { plain } from '../text/plain.js';

/** Number of games that are listed at most. */
const MOST = 6;

/** A game of the menu, and the address of its table. */
interface ListedGame extends NamedGame {
  readonly address: string;
}

/** Lists the games below the field of the menu while the player types. Enter opens the first one, or the gallery where no name fits. */
export function findGame(place: Here, toGallery: string): void {
  const form = document.querySelector<HTMLFormElement>('#pages form')!;
  const [input, list] = [form.querySelector('input')!, form.querySelector('ul')!];
  const games = installed.map((entry): ListedGame => {
    const name = nameOf(entry, place.lang);
    const called = [name, ...Object.values(entry.names)].map(plain);
    return { name, called, names: nameWords(called.join(', ')), address: pageAddress(place, tablePath(entry)) };
  });
  const show = (): void => {
    const found = matching(plain(input.value), games).slice(0, MOST);
    const links = found.map(({ name, address }) => [name, address] as const);
    const query = new URLSearchParams({ text: input.value }).toString();
    const none = input.value.trim() !== '' && links.length === 0 ? ([[toGallery, pageAddress(place, `games/?${query}`)]] as const) : [];
    list.replaceChildren(...[...links, ...none].map(([text, href]) => itemOf(text, href)));
  };
  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  show();
}

function itemOf(text: string, href: string): HTMLLIElement {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { textContent: text, href }));
  return item;
}
