import '../../styles/page.css';
import './style.css';
import { html, nothing, type TemplateResult } from 'lit';
import { allEntries } from '../../added/entries.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { painted } from '../../app-shell/tasks.js';
import { nameOf } from '../../catalogue/names.js';
import { untilMidnight } from '../../daily/date.js';
import { FOUND, readFoundDeals, uniteFoundDeals } from '../../daily/found-deals.js';
import { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { addedPictures } from './card.js';
import { dayView } from './day.js';
import { DailyModel } from './model.js';
import { monthView } from './month.js';
import { dailySearch } from './search.js';
import { Sharing } from './sharing.js';
import type { Words } from './words.js';

/** Time in milliseconds until the page has shown all of itself on most devices. */
const QUIET = 2000;

class DailyPage extends Page<DailyModel, Words> {
  #pictures!: ReadonlyMap<string, string>;
  #format!: Format;
  #sharing!: Sharing;
  readonly #shown = new Set<'month' | 'list'>();

  protected async open(shell: Shell<Words>, changed: () => void): Promise<DailyModel> {
    const store = await openStore(shell);
    const readFound = async () => readFoundDeals(await store.kept(FOUND));
    const [entries, results, found, pictures] = await Promise.all([
      allEntries(store),
      store.results(),
      readFound(),
      addedPictures(store, shell.lang),
    ]);
    this.#pictures = pictures;
    this.#format = new Format(shell.lang);
    const model = new DailyModel(
      {
        entries,
        results,
        found,
        lang: shell.lang,
        query: new URLSearchParams(location.search),
        now: new Date(),
        ...dailySearch(store),
        keep: async (more) => store.keep(FOUND, uniteFoundDeals(more, await readFound())),
        remember: (query) => history.replaceState(null, '', query || location.pathname),
        play: (entry, seed) => location.assign(this.#table(entry, seed)),
      },
      changed,
    );
    this.#sharing = new Sharing(shell, model, changed);
    store.subscribe(() => void Promise.all([store.results(), readFound()]).then(([games, deals]) => model.update(games, deals)));
    const follow = (): void => model.followDay(new Date());
    const wait = (): unknown => setTimeout(() => (follow(), wait()), untilMidnight(new Date()));
    wait();
    // Check when the page becomes visible: timers stop while a device sleeps.
    document.addEventListener('visibilitychange', follow);
    for (const event of ['pageshow', 'focus'] as const) addEventListener(event, follow);
    return model;
  }

  protected override firstUpdated(): void {
    void this.#continue();
  }

  /** Shows the month and the list of all patiences, each in a task of its own: together they hold up a phone. Then the deals are searched. */
  async #continue(): Promise<void> {
    await painted();
    void this.model.look(new Promise((done) => setTimeout(done, QUIET)));
    for (const part of ['month', 'list'] as const) {
      this.#shown.add(part);
      this.requestUpdate();
      await painted();
    }
  }

  protected override render(): TemplateResult {
    const { other } = this.model;
    const { words, lang } = this.shell;
    return html`<p class="lead">${other ? fill(words.daily.leadOther, { name: nameOf(other, lang) }) : words.day.lead}</p>
      <div class="days">${this.#day()}${this.#shown.has('month') ? this.#calendar() : nothing}</div>`;
  }

  #day(): TemplateResult {
    return dayView(this.model, this.#sharing, this.#shown.has('list'), {
      shell: this.shell,
      format: this.#format,
      pictureOf: (id) => this.#pictures.get(id),
      table: (entry, seed) => this.#table(entry, seed),
      select: (run) => this.#select(run),
    });
  }

  #calendar(): TemplateResult {
    const { model } = this;
    return monthView(model, this.shell, this.#sharing, {
      go: (event, day) => {
        event.preventDefault();
        this.#select(() => model.select(day));
        this.querySelector('.day')?.scrollIntoView({ block: 'start' });
      },
      move: (day) => void this.focusOn(`#day-${model.moveTo(day)}`),
    });
  }

  /** Selects another deal, about which nothing was copied yet. */
  #select(run: () => Promise<void>): void {
    this.#sharing.day = '';
    void run();
  }

  #table(entry: Parameters<typeof tablePath>[0], seed: number | string): string {
    return pageAddress(this.shell, tablePath(entry, new URLSearchParams({ seed: String(seed) })));
  }
}

customElements.define('daily-page', DailyPage);
