import { pageAddress, tablePath, type Here } from '../../address/site.js';
import { createElement } from '../../markup/element.js';
import type { AddedRecord } from '../../store/records.js';
import type { AppWords } from '../../words/types.js';
import { plain } from '../../text/plain.js';
import type { Candidate } from './filter.js';
import type { Placed } from '../../catalogue/order.js';
import { rulesMeant, type OptionValues } from './rules-meant.js';
import { nameWords } from './search-keywords.js';
import type { Words } from './words.js';
import { tileData } from './tile-data.js';

/** A tile of the gallery in the document, with the facts of its game. */
export class Tile implements Candidate, Placed {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly called: readonly string[];
  readonly options: readonly OptionValues[];
  readonly family: string | undefined;
  readonly cards: readonly string[];
  readonly packs: number;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly winnable: number | undefined;
  favourite = false;
  won = false;
  played = 0;

  /** @param every words by which a search finds every game */
  constructor(
    readonly element: HTMLElement,
    every: string,
  ) {
    const { id, packs, minutes, skill, winnable, family, cards = '', names = '', also = '', options = '[]' } = element.dataset;
    const numeric = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
    this.id = id!;
    this.name = this.#link.textContent;
    const shown = [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
    this.options = JSON.parse(options) as readonly OptionValues[];
    this.names = nameWords(plain(names));
    this.called = plain(names)
      .split(/[.,]\s*/)
      .filter(Boolean);
    this.text = plain([this.name, ...shown, names, ...this.names, also, every, this.options.flat(3).join(' ')].join(' '));
    this.family = family;
    this.cards = cards.split(' ');
    this.packs = Number(packs);
    this.minutes = numeric(minutes);
    this.skill = numeric(skill);
    this.winnable = numeric(winnable);
  }

  get #link(): HTMLAnchorElement {
    return this.element.querySelector('h2 a')!;
  }

  /** Sets the link of the tile to the options that a search selects. @param text of the search, normalized by `plain` */
  ask(text: string): void {
    const address = new URL(this.#link.href);
    address.search = new URLSearchParams(rulesMeant(text, this.names, this.options)).toString();
    if (this.options.length > 0) this.#link.href = address.href;
  }

  /** Address of the game's table. */
  get address(): string {
    return this.#link.href;
  }

  /** Address of the game's picture. */
  get picture(): string {
    return this.element.querySelector('img')!.src;
  }

  /** Opens the table of the game. */
  open(): void {
    location.assign(this.address);
  }

  /** Adds a button that marks the game as a favourite. */
  addHeart(label: string, toggled: () => void): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', `${label}: ${this.name}`);
    const show = (): void => button.setAttribute('aria-pressed', String(this.favourite));
    button.addEventListener('click', () => {
      this.favourite = !this.favourite;
      show();
      toggled();
    });
    show();
    this.element.querySelector('.tile-links')!.append(button);
  }

  addBadge(text: string): void {
    this.element.append(Object.assign(document.createElement('span'), { className: 'badge', textContent: text }));
  }
}

/** Creates a tile for a game that the player added. */
export function newTile(place: Here, words: AppWords & Words, { facts, picture }: AddedRecord): Tile {
  const { lang } = place;
  const table = pageAddress(place, tablePath({ id: facts.id, added: true }));
  const item = createElement(tileData({ facts, words, lang, table, rules: `${table}#rules`, names: Object.values(facts.names) }));
  const image = item.querySelector('img')!;
  void import('../../miniature/draw.js').then(({ pictureAddress }) => (image.src = pictureAddress(picture, lang)));
  return new Tile(item, words.gallery.every);
}
