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
import { untilMidnight, type Day } from '../../daily/date.js';
import { copyText } from '../../share/copy.js';
import { dateText } from '../../daily/result.js';
import { FOUND, readFoundDeals, uniteFoundDeals } from '../../daily/found-deals.js';
import { GAMES } from '../../daily/games-of-day.js';
import { Format } from '../../statistics/format.js';
import type { Store } from '../../store/store.js';
import { forceAnnounce } from '../../text/force-announce.js';
import { counted, fill } from '../../text/fill.js';
import { calendarView, pips } from './calendar.js';
import { gameCard } from './card.js';
import { DailyModel } from './model.js';
import { dayPicture, sharePicture } from './picture.js';
import { dailySearch } from './search.js';
import { dayToShare, monthTitle, monthToShare, sharedDay } from './texts.js';
import type { Words } from './words.js';

/** Returns the pictures of the games that the player added, by id. */
async function addedPictures(store: Store, lang: Shell<Words>['lang']): Promise<ReadonlyMap<string, string>> {
  const records = await store.all('added');
  if (records.length === 0) return new Map();
  const { pictureAddress } = await import('../../miniature/draw.js');
  return new Map(records.map(({ id, picture }) => [id, pictureAddress(picture, lang)]));
}

/** The page with the games of the day and the calendar. */
class DailyPage extends Page<DailyModel, Words> {
  #pictures!: ReadonlyMap<string, string>;
  #format!: Format;
  /** Messages that say whether the day and the month were shared. */
  #message = '';
  #monthMessage = '';

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
        <button type="button" class="plain" @click=${() => void this.#share()}>${words.share}</button>
        <button type="button" class="plain" @click=${() => void this.#sharePicture()}>${words.picture}</button>
        <span class="said" role="status">${this.#message}</span>
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
    const { model, shell } = this;
    const words = { ...shell.words.day, ...shell.words.daily };
    const { month, done } = model;
    const streak = model.book.streak(model.today);
    const actions = {
      go: (event: Event, day: Day): void => {
        event.preventDefault();
        this.#select(() => model.select(day));
        this.querySelector('.day')?.scrollIntoView({ block: 'start' });
      },
      move: (day: Day) => void this.focusOn(`#day-${model.moveTo(day)}`),
    };
    return html`<section class="calendar" aria-labelledby="calendar">
      <h2 id="calendar">${words.calendar}</h2>
      <div class="month">
        <button type="button" class="plain" aria-label=${words.before} @click=${() => model.turn(-1)}>‹</button>
        <h3 id="month" aria-live="polite">${monthTitle(month, shell.lang)}</h3>
        <button type="button" class="plain" aria-label=${words.after} ?disabled=${model.isLatest(new Date())} @click=${() => model.turn(1)}>›</button>
      </div>
      ${calendarView(month, shell, words, actions)}
      <p class="help">${done === 0 ? words.none : counted(words.count, done, shell.lang)}${streak > 0 ? ` · ${counted(words.streak, streak, shell.lang)}` : ''}</p>
      <div class="buttons">
        ${done > 0 ? html`<button type="button" class="plain" @click=${() => void this.#shareMonth()}>${words.shareMonth}</button>` : nothing}
        <span class="said" role="status">${this.#monthMessage}</span>
      </div>
    </section>`;
  }

  /** Selects another deal, about which nothing was copied yet. */
  #select(run: () => Promise<void>): void {
    this.#message = '';
    void run();
  }

  #table(entry: Parameters<typeof tablePath>[0], seed: number | string): string {
    return pageAddress(this.shell, tablePath(entry, new URLSearchParams({ seed: String(seed) })));
  }

  async #share(): Promise<void> {
    const { model, shell } = this;
    this.#message = await this.#copy(dayToShare(sharedDay(shell, model.day, model.resultOf(model.day))), this.#message);
    this.requestUpdate();
  }

  async #sharePicture(): Promise<void> {
    const { model, shell } = this;
    const { pictureSaved, pictureFailed } = shell.words.daily;
    try {
      const picture = await dayPicture(sharedDay(shell, model.day, model.resultOf(model.day)));
      const isSaved = await sharePicture(picture, `patience-${model.day}.png`);
      this.#message = isSaved ? forceAnnounce(pictureSaved, this.#message) : '';
    } catch {
      this.#message = forceAnnounce(pictureFailed, this.#message);
    }
    this.requestUpdate();
  }

  async #shareMonth(): Promise<void> {
    const { month, book, today } = this.model;
    this.#monthMessage = await this.#copy(monthToShare(this.shell, month, book.streak(today)), this.#monthMessage);
    this.requestUpdate();
  }

  /** Copies a text. Returns the message about it. @param before the message that is shown now */
  async #copy(text: string, before: string): Promise<string> {
    const { share } = this.shell.words;
    return forceAnnounce((await copyText(text)) ? share.copied : `${share.notCopied} ${text}`, before);
  }
}

customElements.define('daily-page', DailyPage);
