import { html, nothing, render } from 'lit';
import { pageAddress, type Here } from '../address/site.js';
import { cut } from '../text/cut.js';
import { fill } from '../text/fill.js';
import type { SiteWords } from '../words/types.js';

/** Shows a message and links in place of the table when the patience is not installed. @param target target of the links */
export function showGameNotFound(place: Pick<Here, 'root' | 'lang'>, { table, nav }: SiteWords, id: string, target = ''): void {
  const element = document.querySelector('patience-game')!;
  element.hidden = true;
  for (const tool of document.querySelectorAll<HTMLElement>('.tools > *')) tool.hidden = true;
  const box = document.createElement('div');
  box.className = 'game-not-found';
  const link = (path: string, label: string, className: string) =>
    html`<a href=${pageAddress(place, path)} class=${className} target=${target || nothing}>${label}</a>`;
  render(
    html`<p role="alert">${id === '' ? table.unnamed : fill(table.unknown, { id: cut(id) })}</p>
      <p class="buttons">${link('games/', nav.gallery, 'button')}${id === '' ? nothing : link('add/', nav.add, 'plain')}</p>`,
    box,
  );
  element.after(box);
}
