import '../../styles/page.css';
import './style.css';
import { html, nothing, type TemplateResult } from 'lit';
import { allEntries } from '../../added/entries.js';
import { pageAddress } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { installed } from '../../catalogue/installed.js';
import { loadNextGames } from '../../catalogue/next-games.js';
import { notice } from '../../components/notices.js';
import { Format } from '../../statistics/format.js';
import { askToKeep } from '../../store/ask-to-keep.js';
import { readFavourites } from '../../store/read.js';
import { counted, fill } from '../../text/fill.js';
import { bestGames, charts } from './charts.js';
import { choices } from './choices.js';
import { gamesList, partsTable } from './lists.js';
import { milestones } from './milestones.js';
import { StatisticsModel } from './model.js';
import { numbers, type NamedNumber } from './numbers.js';
import { pathList } from './path-list.js';
import { KnownShares, type Shares } from './shares.js';
import { pathOf, scopeOf, type Scope } from './tally.js';
import type { Words } from './words.js';

/** Loads the shares of deals that can be won and of games that people win; empty without the network, before this file was kept. */
const loadShares = (): Promise<KnownShares> =>
  import('virtual:patience-shares').then(
    (loaded) => new KnownShares(loaded.shares as Shares, loaded.defaults),
    () => new KnownShares({}, {}),
  );

class StatisticsPage extends Page<StatisticsModel, Words> {
  #format!: Format;

  protected async open(shell: Shell<Words>, changed: () => void): Promise<StatisticsModel> {
    const store = await openStore(shell);
    const [entries, results, shares, next, favourites] = await Promise.all([
      allEntries(store),
      store.results(),
      loadShares(),
      loadNextGames(shell.lang),
      store.kept('favourites'),
    ]);

    void askToKeep(false, results.length);
    this.#format = new Format(shell.lang);
    const ours = new Set(installed.map(({ id }) => id));
    const model = new StatisticsModel(
      { store, results, entries, ours, shares, next, favourites: new Set(readFavourites(favourites)), lang: shell.lang },
      changed,
    );
    void model.show(scopeOf(location.search));
    addEventListener('popstate', () => void model.show(scopeOf(location.search)));
    store.subscribe((stores) => {
      if (stores.includes('games')) void model.load();
    });
    return model;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model, shell } = this;
    const { isEmpty, scope, tally } = model;
    if (isEmpty === undefined) return nothing;
    const words = shell.words.statistics;
    if (isEmpty)
      return html`<p class="lead">${words.none}</p>
        <p class="buttons">
          <a class="button" href=${pageAddress(shell, '')}>${shell.words.nav.home}</a>
          <a class="plain" href=${pageAddress(shell, 'daily/')}>${shell.words.nav.daily}</a>
        </p>
        ${pathList(model.path, shell)}`;
    const context = { model, shell, format: this.#format, link: this.#link, remove: (id: string) => void this.#remove(id) };
    const isAll = scope.variant === undefined;
    return html`${choices(model, this.#show, words)}${numbers(tally.summary(scope), !isAll, this.#lastNumber(), words, this.#format)} ${this.#notes()}
    ${isAll ? pathList(model.path, shell) : nothing} ${this.#figures()}
    ${isAll ? milestones(tally.list({}), shell, this.#format) : nothing} ${partsTable(context)} ${gamesList(context)}`;
  }

  #notes(): TemplateResult {
    const { words, lang } = this.shell;
    const { how, lead, streakLead, apart } = words.statistics;
    const { damaged, countsApart } = this.model;
    return html`<details class="how">
        <summary>${how}</summary>
        <p class="help">${lead} ${streakLead}</p>
      </details>
      ${countsApart ? html`<p class="help">${apart}</p>` : nothing}
      ${damaged > 0 ? html`<p class="note">${counted(words.notices.skipped, damaged, lang)}</p>` : nothing}`;
  }

  /** Returns the number after those of the summary: how many patiences were played, or what can be won. */
  #lastNumber(): NamedNumber | undefined {
    const words = this.shell.words.statistics;
    const { scope, tally, count, known } = this.model;
    if (scope.variant === undefined) return [words.different, this.#format.number(tally.different()), fill(words.outOf, { n: count })];
    const entry = this.model.entryOf(scope.variant);
    // The charts show what can be won by one rule set.
    return entry?.winnable === undefined || known ? undefined : [words.winnability, this.#format.possible(entry)];
  }

  #figures(): TemplateResult {
    const words = this.shell.words.statistics;
    const { scope, tally, known } = this.model;
    const summary = tally.summary(scope);
    const watch = (id: string): string => `${pageAddress(this.shell, 'watch/')}#game=${id}`;
    // Points of different patiences cannot be compared.
    const bests = { ...tally.bests(scope), ...(scope.variant === undefined && { highest: undefined }) };
    return html`${bestGames(bests, summary.best, watch, words, this.#format)} ${charts(tally.over(scope), summary, known, words, this.#format)}`;
  }

  #link = (scope: Scope, name: string): TemplateResult => {
    const follow = (event: Event): void => {
      event.preventDefault();
      this.#show(scope);
    };
    return html`<a href=${pathOf(scope) || location.pathname} @click=${follow}>${name}</a>`;
  };

  #show = (scope: Scope): void => {
    history.pushState(null, '', pathOf(scope) || location.pathname);
    void this.model.show(scope);
  };

  /** Deletes one game; a notice offers to restore it. */
  async #remove(id: string): Promise<void> {
    const removed = await this.model.remove(id);
    if (!removed) return;
    const { next, restore } = removed;
    await this.focusOn(next === undefined ? '#list' : `[data-delete="${CSS.escape(next)}"]`);
    const { words } = this.shell;
    const back = { label: words.statistics.restore, run: () => void restore() };
    notice(words.statistics.deleted, { actions: [back], close: words.notices.ok });
  }
}

customElements.define('statistics-page', StatisticsPage);
