import '../../styles/page.css';
import '@patience/element/define';
import { html, nothing, type TemplateResult } from 'lit';
import { Page } from '../../app-shell/page.js';
import { start, type TableShell } from '../../app-shell/start.js';
import { painted } from '../../app-shell/tasks.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { hasVisited, settings } from '../../settings/settings.js';
import { DeferredStore } from '../../store/deferred-store.js';
import type { Store } from '../../store/store.js';
import { SHARED_GAME } from '../../table/address.js';
import { openerOf } from '../../table/opener-of.js';
import { reportBroken } from '../../table/report-broken.js';
import { errorMessage } from '../../text/error-message.js';
import { fill } from '../../text/fill.js';
import { isLongName } from '../../text/long-name.js';
import { loadTableWords } from '../../words/load.js';
import { chooseEntry } from './choose-entry.js';
import { TableModel, type TableData } from './model.js';
import { prepareTable } from './prepare-table.js';
import { showGuide } from './show-guide.js';
import type { TableExtras } from './table-extras.js';
import { visit } from './visit.js';
import type { Words as FirstWords } from './first-words.js';

type OpenStore = Pick<typeof import('../../app-shell/open.js'), 'openStore'>;

/**
 * The page with a game. The build writes all of it; the component renders its title, and the module with the extras takes over the tools
 * and texts around the table after the first deal. Without a game there is no model.
 */
class TablePage extends Page<TableModel | undefined, FirstWords, TableShell<FirstWords>> {
  readonly #table = this.querySelector('patience-game')!;
  /** The name that the document has before the game is known. */
  readonly #written = this.querySelector('h1')!.textContent;
  readonly #query = new URLSearchParams(location.search);
  /** The player's data; on a first visit they are opened after the deal, since there are no stored games to look for. */
  #store: Promise<Store> | undefined;
  readonly #deferred = new DeferredStore(() => this.#openData());
  #setExtras!: (extras: TableExtras) => void;
  readonly #extras = new Promise<TableExtras>((done) => (this.#setExtras = done));
  #hasFailed = false;

  constructor() {
    super();
    // Hide the element until a game is dealt: without a variant it shows a message for authors.
    this.#table.classList.add('waiting');
  }

  protected override begin(): Promise<TableShell<FirstWords>> {
    return start(loadTableWords<FirstWords>);
  }

  protected override createRenderRoot(): HTMLElement {
    return this.querySelector<HTMLElement>('.title')!;
  }

  protected async open(shell: TableShell<FirstWords>, changed: () => void): Promise<TableModel | undefined> {
    const isShared = location.hash.startsWith(`#${SHARED_GAME}`);
    const code = isShared ? location.hash.slice(1 + SHARED_GAME.length) : visit().shared;
    if (hasVisited() || code !== undefined || this.#query.has('game')) void this.#openData();
    let model: TableModel | undefined;
    try {
      const entry = await chooseEntry(shell, this.#query, settings().last, {
        installed: async () => (await import('../../catalogue/installed.js')).installed,
        all: async () => (await import('../../added/entries.js')).allEntries(await this.#openData()),
      });
      if (!entry) {
        const { showNotFound } = await import('./not-found.js');
        await showNotFound(shell, this.#query.get('variant') ?? '', this.#openData());
        return undefined;
      }
      model = await this.#modelOf(entry, changed);
      await model.start(code, !isShared);
    } catch (error) {
      this.#report(error);
    }
    return model;
  }

  protected override render(): TemplateResult {
    const { name = this.#written, deal = '', count = '', goal = '' } = this.model ?? {};
    return html`<h1 id="name" class=${isLongName(name) ? 'long' : nothing}>${name}</h1>
      <div class="now"><small id="deal" .textContent=${deal}></small><small id="count" .textContent=${count}></small
        ><small id="goal" .textContent=${goal}></small></div>`;
  }

  protected override firstUpdated(): void {
    if (this.model && !this.#hasFailed) this.#addExtras(this.model).catch((error: unknown) => this.#report(error));
  }

  async #modelOf(entry: Source | AddedSource, changed: () => void): Promise<TableModel> {
    const table = this.#table;
    prepareTable(table, entry.added === true, (options) => void this.#extras.then((extras) => extras.chooseDeal(options)));
    const stored = Promise.resolve<TableData>(this.#store ?? this.#deferred);
    const [opener, data, begun] = await Promise.all([
      openerOf(entry, table, this.shell),
      stored,
      stored.then((store) => store.games({ variant: entry.id }, 1)),
    ]);
    // Show the guide if the player has never played this kind of game. Before the deal, so that the cards leave space for it.
    if (begun.length === 0) showGuide(table, this.shell, entry.id);
    const writer = entry.added ? (await import('./quota.js')).withQuota(data, entry.id, this.shell.words.notices) : data;
    const model = new TableModel(
      { shell: this.shell, entry, table, opener, data, writer },
      {
        changed,
        laid: (game) => {
          table.classList.remove('waiting');
          void this.#extras.then((extras) => extras.look(game));
        },
        left: (records) => void this.#extras.then((extras) => extras.leave(records)),
      },
    );
    // The first game may end before the extras are loaded, for one that is resumed shortly before its end.
    for (const event of ['patience-won', 'patience-over'] as const)
      table.addEventListener(event, () => void this.#extras.then((extras) => extras.end()));
    addEventListener('popstate', () => void model.follow());
    return model;
  }

  /** Adds tools and notes around the table, once the deal is drawn and the browser has painted it. */
  async #addExtras(model: TableModel): Promise<void> {
    const { shell } = this;
    this.#table.setAttribute('aria-label', model.name);
    if (shell.variant === undefined) document.title = `${model.name} · ${shell.words.site}`;
    await model.noteOpened();
    await this.#table.updateComplete;
    await painted();
    const loaded = import('./table-extras.js');
    const [{ TableExtras }, store] = await Promise.all([loaded, this.#openData(loaded)]);
    this.#deferred.resolve(store);
    const { controller } = model;
    store.subscribe((stores) => {
      if (stores.includes('games')) void controller.openMissed().then(() => controller.checkOtherTabs());
    });
    // A slow database may have answered since the deal.
    void controller.openMissed();
    this.#setExtras(new TableExtras(this, model, store));
  }

  /** Opens the player's data on the first call. @param module opens them; on a first visit it comes with the extras */
  #openData(module: Promise<OpenStore> = import('../../app-shell/open.js')): Promise<Store> {
    return (this.#store ??= module.then(({ openStore }) => openStore(this.shell)));
  }

  #report(error: unknown): void {
    this.#hasFailed = true;
    reportBroken(this.shell, fill(this.shell.words.table.broken, { why: errorMessage(error) }));
  }
}

customElements.define('table-page', TablePage);
