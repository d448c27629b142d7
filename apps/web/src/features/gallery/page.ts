import '../../styles/page.css';
import '../../styles/gallery.css';
import './guide.css';
import { noChange } from 'lit';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import type { Order } from '../../catalogue/order.js';
import { applyColours } from '../../settings/apply.js';
import { change, settings } from '../../settings/settings.js';
import { readFavourites } from '../../store/read.js';
import type { Store } from '../../store/store.js';
import { counted } from '../../text/fill.js';
import { connectFilters } from './filters-panel.js';
import { isEmpty, requestOf, type GalleryRequest } from './filter.js';
import { showBegun } from './guide.js';
import { showResults } from './guide-results.js';
import { GalleryModel, type Answer } from './model.js';
import { newTile, prepare, Tile } from './tiles.js';
import type { Words } from './words.js';

/**
 * The gallery. The build writes all its tiles, form and guide into the document; the component keeps them, and shows, sorts and marks them
 * by its model.
 */
class GalleryPage extends Page<GalleryModel<Tile>, Words> {
  protected override readonly keepDocument = true;
  #answer: Answer<Tile> | undefined;

  protected async open(shell: Shell<Words>): Promise<GalleryModel<Tile>> {
    const { words, lang } = shell;
    const tiles = [...this.querySelectorAll<HTMLElement>('.tile')].map((element) => new Tile(element, words.gallery.every));
    const popular = [...this.querySelectorAll<HTMLElement>('#guide [aria-labelledby=row-popular] li')].map(({ dataset }) => dataset['id']!);
    const model = new GalleryModel(tiles, new Set(popular), words.gallery, lang);
    this.model = model;
    this.#form.querySelector<HTMLInputElement>('[name=text]')!.value ||= new URLSearchParams(location.search).get('text') ?? '';
    this.#listen();
    const store = await openStore(shell);
    const [added, favourites, results] = await Promise.all([store.all('added'), store.kept('favourites'), store.results()]);
    const own = await Promise.all(added.map((record) => newTile(shell, words, record)));
    for (const tile of own) if (model.add(tile)) this.#list.append(tile.element);
    const begun = model.take(results, new Set(readFavourites(favourites)));
    if (model.usual === 'name') this.querySelector('[name=sort] [value=played]')!.remove();
    for (const tile of begun) tile.addBadge(words.gallery.running);
    if (this.#guide) {
      showBegun(this.#guide, begun);
      void showResults(this.#guide, model, store, results, shell);
    }
    this.#list.addEventListener('click', ({ target }) => this.#mark(target as Element, store));
    this.#list.classList.add('live');
    this.#sort();
    // The document shows the answer to an empty form.
    if (added.length > 0 || !isEmpty(this.#request)) this.#find();
    void prepare(model.games);
    return model;
  }

  protected override render(): typeof noChange {
    return noChange;
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form')!;
  }
  get #list(): HTMLElement {
    return this.querySelector('#tiles')!;
  }
  get #guide(): HTMLElement | null {
    return this.querySelector('#guide');
  }
  get #request(): GalleryRequest {
    return requestOf(new FormData(this.#form));
  }

  #listen(): void {
    connectFilters(this);
    const compact = this.#form.elements.namedItem('compact') as HTMLInputElement;
    compact.checked = settings().compact;
    this.#form.addEventListener('input', ({ target }) => {
      if (target === compact) return applyColours(document.documentElement, change({ compact: compact.checked }));
      // Only typing sorts again: a game marked as a favourite keeps its place under the pointer.
      if ((target as HTMLElement).matches('[name=text], [name=sort]')) this.#sort();
      if (!(target as HTMLElement).matches('[name=sort]')) this.#find();
    });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { found = [] } = this.#answer ?? {};
      if (found.length === 1) found[0]!.open();
    });
    this.querySelector('#surprise')!.addEventListener('click', () => {
      const { found } = this.#answer ?? { found: this.model.games };
      found[Math.floor(Math.random() * found.length)]?.open();
    });
    this.querySelector('#reset')!.addEventListener('click', () => this.#reset());
  }

  #reset(): void {
    for (const input of this.#form.querySelectorAll<HTMLInputElement>('[name=text], .chips input')) {
      input.value = input.type === 'checkbox' ? input.value : '';
      input.checked = false;
    }
    this.#sort();
    this.#find();
    this.#form.querySelector<HTMLInputElement>('[name=text]')!.focus();
  }

  #find(): void {
    const answer = (this.#answer = this.model.find(this.#request));
    if (this.#guide) this.#guide.hidden = !answer.isEmpty;
    for (const tile of this.model.games) {
      tile.element.hidden = !answer.shown.has(tile);
      tile.ask(answer.text);
    }
    this.querySelector<HTMLElement>('#reset')!.hidden = answer.isEmpty;
    this.querySelector('#found')!.textContent = answer.sentence;
    this.querySelector('#show-found')!.textContent = counted(this.shell.words.gallery.show, answer.found.length, this.shell.lang);
  }

  #sort(): void {
    const chosen = new FormData(this.#form).get('sort') as Order | null;
    if (this.model.sort(this.#request, chosen ?? undefined)) this.#list.append(...this.model.games.map(({ element }) => element));
  }

  /** Marks the game whose heart was clicked as a favourite, or no longer. */
  #mark(clicked: Element, store: Store): void {
    const tile = this.model.games.find(({ element }) => element.contains(clicked.closest('button')));
    if (!tile) return;
    tile.favourite = !tile.favourite;
    void store.keep('favourites', [...this.model.favourites]);
    this.#find();
  }
}

customElements.define('gallery-page', GalleryPage);
