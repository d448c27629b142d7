import { pageAddress, tablePath, type Here } from '../../address/site.js';
import { nextTask } from '../../app-shell/tasks.js';
import { createElement } from '../../markup/element.js';
import type { AddedRecord } from '../../store/records.js';
import type { AppWords } from '../../words/types.js';
import { plain } from '../../text/plain.js';
import type { Candidate } from './filter.js';
import type { Placed } from '../../catalogue/order.js';
import { rulesMeant, type OptionValues } from './rules-meant.js';
import { nameWords } from '../../catalogue/name-match.js';
import type { Words } from './words.js';
import { tileData } from './tile-data.js';

/** Number of tiles that are prepared for a search in one task. */
const IN_ONE_TASK = 8;

interface Searched extends Pick<Candidate, 'text' | 'names' | 'called'> {
  readonly options: readonly OptionValues[];
}

/** A tile of the gallery in the document, with the facts of its game. */
export class Tile implements Candidate, Placed {
  readonly id: string;
  readonly name: string;
  readonly family: string | undefined;
  readonly cards: readonly string[];
  readonly packs: number;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly winnable: number | undefined;
  won = false;
  played = 0;
  #asked = '';
  #searched: Searched | undefined;

  /** @param every words by which a search finds every game */
  constructor(
    readonly element: HTMLElement,
    private readonly every: string,
  ) {
    const { id, packs, minutes, skill, winnable, family, cards = '' } = element.dataset;
    const numeric = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
    this.id = id!;
    this.name = this.#link.textContent;
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
  get #heart(): HTMLElement {
    return this.element.querySelector('button')!;
  }

  get text(): string {
    return this.prepare().text;
  }
  get names(): readonly string[] {
    return this.prepare().names;
  }
  get called(): readonly string[] {
    return this.prepare().called;
  }

  /** Returns the texts of the tile for a search, which are read on the first call. */
  prepare(): Searched {
    return (this.#searched ??= this.#readTexts());
  }

  /** Whether the player has marked the game, which its heart shows. */
  get favourite(): boolean {
    return this.#heart.getAttribute('aria-pressed') === 'true';
  }
  set favourite(is: boolean) {
    if (is !== this.favourite) this.#heart.setAttribute('aria-pressed', String(is));
  }

  /** Sets the link of the tile to the options that a search selects. @param text of the search, normalized by `plain` */
  ask(text: string): void {
    if (text === this.#asked) return;
    this.#asked = text;
    const { names, options } = this.prepare();
    const address = new URL(this.#link.href);
    address.search = new URLSearchParams(rulesMeant(text, names, options)).toString();
    if (options.length > 0) this.#link.href = address.href;
  }

  get address(): string {
    return this.#link.href;
  }

  get picture(): string {
    return this.element.querySelector('img')!.src;
  }

  open(): void {
    location.assign(this.address);
  }

  addBadge(text: string): void {
    this.element.append(Object.assign(document.createElement('span'), { className: 'badge', textContent: text }));
  }

  #readTexts(): Searched {
    const { element, every } = this;
    const { names: given = '', also = '', options: choices = '[]' } = element.dataset;
    const shown = [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
    const options = JSON.parse(choices) as readonly OptionValues[];
    const names = nameWords(plain(given));
    const called = plain(given)
      .split(/[.,]\s*/)
      .filter(Boolean);
    return {
      names,
      called,
      options,
      text: plain([this.name, ...shown, given, ...names, also, every, options.flat(3).join(' ')].join(' ')),
    };
  }
}

/** Prepares tiles for a search, in short tasks: the first key finds all of them ready, and no key waits for that. */
export async function prepare(tiles: readonly Tile[]): Promise<void> {
  for (const [i, tile] of tiles.entries()) {
    if (i % IN_ONE_TASK === 0) await nextTask();
    tile.prepare();
  }
}

/** Creates a tile for a game that the player added, with its picture, which other parts of the gallery copy. */
export async function newTile(place: Here, words: AppWords & Words, { facts, picture }: AddedRecord): Promise<Tile> {
  const { lang } = place;
  const table = pageAddress(place, tablePath({ id: facts.id, added: true }));
  const item = createElement(tileData({ facts, words, lang, table, rules: `${table}#rules`, names: Object.values(facts.names) }));
  const image = item.querySelector('img')!;
  await import('../../miniature/draw.js').then(({ pictureAddress }) => (image.src = pictureAddress(picture, lang))).catch(reportError);
  return new Tile(item, words.gallery.every);
}
