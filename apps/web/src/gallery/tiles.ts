import type { Here } from '../address/site.js';
import { pageAddress, tablePath } from '../address/site.js';
import type { AddedRecord } from '../store/records.js';
import { factWords } from '../catalogue/say.js';
import type { AppWords } from '../words/index.js';
import type { Candidate } from './filter.js';

/** A tile of the gallery in the document. */
export class Tile {
  constructor(
    readonly element: HTMLElement,
    readonly id: string,
  ) {}

  get favourite(): boolean {
    return this.element.querySelector('[aria-pressed="true"]') !== null;
  }

  get candidate(): Candidate {
    const { packs, minutes, skill } = this.element.dataset;
    const numeric = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
    const text = `${this.element.querySelector('h2')?.textContent ?? ''} ${this.element.querySelector('p')?.textContent ?? ''}`;
    return { text, packs: Number(packs), minutes: numeric(minutes), skill: numeric(skill), favourite: this.favourite };
  }

  /** A switch that makes the game a favourite. */
  addHeart(label: string, on: boolean, toggled: (on: boolean) => void): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-pressed', String(on));
    const name = document.createElement('span');
    name.className = 'sr';
    name.textContent = `${label}: ${this.element.querySelector('h2')?.textContent ?? ''}`;
    button.append(heart(), name);
    button.addEventListener('click', () => {
      const now = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(now));
      toggled(now);
    });
    this.element.querySelector('.doors')!.append(button);
  }

  addBadge(text: string): void {
    const badge = document.createElement('span');
    badge.className = 'badge';
    badge.textContent = text;
    this.element.append(badge);
  }
}

function heart(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M12 20.5C5.5 15.700 3 12.5 3 9a4.800 4.800 0 0 1 9-2.300A4.800 4.800 0 0 1 21 9c0 3.5-2.5 6.700-9 11.5z');
  svg.append(path);
  return svg;
}

/** A tile for a game that the player added: the build did not know of it. */
export function newTile(place: Here, words: AppWords, { facts: entry, picture }: AddedRecord): Tile {
  const { id, names, summaries, packs, minutes, skill } = entry;
  const item = document.createElement('li');
  item.className = 'tile';
  Object.assign(item.dataset, { id, packs, ...(minutes === undefined ? {} : { minutes }), ...(skill === undefined ? {} : { skill }) });
  const make = <K extends keyof HTMLElementTagNameMap>(
    tag: K,
    into: HTMLElement,
    more: Partial<HTMLElementTagNameMap[K]> = {},
  ): HTMLElementTagNameMap[K] => into.appendChild(Object.assign(document.createElement(tag), more));
  const href = pageAddress(place, tablePath({ id, added: true }));
  const door = make('a', item, { className: 'picture', href, tabIndex: -1 });
  door.setAttribute('aria-hidden', 'true');
  make('img', door, { src: `data:image/svg+xml,${encodeURIComponent(picture)}`, width: 320, height: 240, alt: '' });
  make('a', make('h2', item), { href, textContent: names[place.lang] });
  make('p', item, { textContent: summaries[place.lang] });
  const facts = make('ul', item, { className: 'facts' });
  for (const text of factWords(words, entry)) make('li', facts, { textContent: text });
  make('a', make('div', item, { className: 'doors' }), { href: `${href}#rules`, textContent: words.gallery.rules });
  return new Tile(item, id);
}
