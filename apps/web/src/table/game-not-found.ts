import { pageAddress, type Here } from '../address/site.js';
import { cut } from '../text/cut.js';
import { fill } from '../text/fill.js';
import type { TableWords } from '../words/types.js';

/** Shows a message and links in place of the table when the patience is not installed. @param target target of the links */
export function showGameNotFound(place: Pick<Here, 'root' | 'lang'>, words: TableWords, id: string, target = ''): void {
  const element = document.querySelector('patience-game')!;
  element.hidden = true;
  for (const tool of document.querySelectorAll<HTMLElement>('.tools > *')) tool.hidden = true;
  const box = document.createElement('div');
  box.className = 'game-not-found';
  const paragraph = Object.assign(document.createElement('p'), {
    textContent: id === '' ? words.table.unnamed : fill(words.table.unknown, { id: cut(id) }),
  });
  paragraph.setAttribute('role', 'alert');
  const door = (path: string, label: string, className: string): HTMLAnchorElement =>
    Object.assign(document.createElement('a'), { href: pageAddress(place, path), textContent: label, className, target });
  const links = document.createElement('p');
  links.className = 'buttons';
  links.append(door('games/', words.nav.gallery, 'button'), ...(id === '' ? [] : [door('add/', words.nav.add, 'plain')]));
  box.append(paragraph, links);
  element.after(box);
}
