import '../../styles/page.css';
import './style.css';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { allEntries } from '../../added/entries.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import { untilMidnight } from '../../daily/date.js';
import { dateText } from '../../daily/result.js';
import { FOUND, readFoundDeals, uniteFoundDeals } from '../../daily/found-deals.js';
import { GAMES } from '../../daily/games-of-day.js';
import { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { pips } from './calendar.js';
import { addedPictures, gameCard } from './card.js';
import { DailyModel } from './model.js';
import { monthView } from './month.js';
import { dailySearch } from './search.js';
import { Sharing } from './sharing.js';
import type { Words } from './words.js';

/** The page with the games of the day and the calendar. */
class DailyPage extends Page<DailyModel, Words> {
  #pictures!: ReadonlyMap<string, string>;
  #format!: Format;
  #sharing!: Sharing;

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
        find: dailySearch(store),
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
    void model.look();
    return model;
  }

  protected override render(): TemplateResult {
    const { other } = this.model;
    const { words, lang } = this.shell;
    return html`<p class="lead">${other ? fill(words.daily.leadOther, { name: nameOf(other, lang) }) : words.day.lead}</p>
      <div class="days">${this.#day()}${this.#calendar()}</div>`;
  }

  /** Draws the games of the selected day. */
  #day(): TemplateResult {
    const { model, shell } = this;
    const { words: all, lang } = shell;
    const words = { ...all.day, ...all.daily };
    const { day, today, other } = model;
    const { done, others } = model.resultOf(day);
    const context = {
      shell,
      format: this.#format,
      pictureOf: (id: string) => this.#pictures.get(id),
      table: (entry: Parameters<typeof tablePath>[0], seed: number | string) => this.#table(entry, seed),
      again: () => this.#select(() => model.look()),
    };
    const names = others
      .map((id) => model.listed.find((entry) => entry.id === id))
      .map((entry, i) => (entry ? nameOf(entry, lang) : others[i]!));
    return html`<section class="day" aria-labelledby="day">
      <div class="head">
        <h2 id="day">${day === today ? `${words.today}, ` : ''}${dateText(day, lang)}</h2>
        <p class="done">${pips(done)}<span>${fill(words.doneOf, { n: done, of: GAMES })}</span></p>
      </div>
      <ol class="games">
        ${repeat(
          model.games,
          ({ entry }) => entry.id,
          (game) => gameCard(model, game, context),
        )}
      </ol>
      ${names.length > 0 ? html`<p class="help">${fill(words.also, { names: names.join(', ') })}</p>` : nothing}
      ${day < today ? html`<p class="help">${words.passed}</p>` : nothing}
      <div class="buttons">
        <button type="button" class="plain" @click=${() => void this.#sharing.copyDay()}>${words.share}</button>
        <button type="button" class="plain" @click=${() => void this.#sharing.saveDay()}>${words.picture}</button>
        <span class="said" role="status">${this.#sharing.day}</span>
      </div>
      <label class="field"
        >${words.choose}<select @change=${({ target }: Event) => this.#select(() => model.pick((target as HTMLSelectElement).value))}>
          <option value="" ?selected=${other === undefined}>${words.ofTheDay}</option>
          ${model.listed.map((one) => html`<option value=${one.id} ?selected=${other?.id === one.id}>${nameOf(one, lang)}</option>`)}
        </select></label
      >
    </section>`;
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
