import { pageAddress, type Here } from '../address/site.js';
import { cut } from '../text/cut.js';
import { fill } from '../text/fill.js';
import type { TableWords } from '../words/types.js';

/** What a page shows in place of a table when nobody here knows the game. @param target where its links open */
export function showAbsent(place: Pick<Here, 'root' | 'lang'>, words: TableWords, id: string, target = ''): void {
  const element = document.querySelector('patience-game')!;
  element.hidden = true;
  for (const tool of document.querySelectorAll<HTMLElement>('.tools > *')) tool.hidden = true;
  const box = document.createElement('div');
  box.className = 'absent';
  const said = Object.assign(document.createElement('p'), {
    textContent: id === '' ? words.table.unnamed : fill(words.table.unknown, { id: cut(id) }),
  });
  said.setAttribute('role', 'alert');
  const door = (path: string, label: string, className: string): HTMLAnchorElement =>
    Object.assign(document.createElement('a'), { href: pageAddress(place, path), textContent: label, className, target });
  const doors = document.createElement('p');
  doors.className = 'buttons';
  doors.append(door('games/', words.nav.gallery, 'button'), ...(id === '' ? [] : [door('add/', words.nav.add, 'plain')]));
  box.append(said, doors);
  element.after(box);
}
