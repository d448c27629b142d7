import '../../styles/page.css';
import './style.css';
import { html, nothing, type TemplateResult } from 'lit';
import { allEntries } from '../../added/entries.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import { untilMidnight, type Day } from '../../daily/date.js';
import { copyText } from '../../share/copy.js';
import type { Store } from '../../store/store.js';
import { forceAnnounce } from '../../text/force-announce.js';
import { counted, fill } from '../../text/fill.js';
import { calendarView } from './calendar.js';
import { dayCard } from './card.js';
import { DailyModel } from './model.js';
import { dailySearch } from './search.js';
import { dayToShare, monthTitle, monthToShare } from './texts.js';

/** Returns the pictures of the games that the player added, by id. */
async function addedPictures(store: Store, lang: Shell['lang']): Promise<ReadonlyMap<string, string>> {
  const records = await store.all('added');
  if (records.length === 0) return new Map();
  const { pictureAddress } = await import('../../miniature/draw.js');
  return new Map(records.map(({ id, picture }) => [id, pictureAddress(picture, lang)]));
}

/** The page with the deal of the day and its calendar. */
class DailyPage extends Page<DailyModel> {
  #pictures!: ReadonlyMap<string, string>;
  /** Messages that say whether the day and the month were copied as text. */
  #message = '';
  #monthMessage = '';

  protected async open(shell: Shell, changed: () => void): Promise<DailyModel> {
    const store = await openStore(shell);
    const [entries, results, pictures] = await Promise.all([allEntries(store), store.results(), addedPictures(store, shell.lang)]);
    this.#pictures = pictures;
    const model = new DailyModel(
      {
        entries,
        results,
        lang: shell.lang,
        query: new URLSearchParams(location.search),
        now: new Date(),
        find: dailySearch(store),
        remember: (query) => history.replaceState(null, '', query || location.pathname),
        play: (entry, seed) => location.assign(this.#table(entry, seed)),
      },
      changed,
    );
    store.subscribe(() => void store.results().then((fresh) => model.update(fresh)));
    const follow = (): void => model.followDay(new Date());
    const wait = (): unknown => setTimeout(() => (follow(), wait()), untilMidnight(new Date()));
    wait();
    // Check when the page becomes visible: timers stop while a device sleeps.
    document.addEventListener('visibilitychange', follow);
    for (const event of ['pageshow', 'focus'] as const) addEventListener(event, follow);
    void model.look();
    return model;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { model, shell } = this;
    const { entry } = model;
    if (!entry) return nothing;
    const words = shell.words.daily;
    const lead = model.isPromised
      ? words.lead
      : fill(entry.scored ? words.leadScored : words.leadOther, { name: nameOf(entry, shell.lang) });
    return html`<p class="lead">${lead}</p>
      <div class="days">
        ${dayCard(model, entry, shell, {
          picture: this.#pictures.get(entry.id),
          table: model.seed === undefined ? undefined : this.#table(entry, model.seed),
          message: this.#message,
          pick: (id) => this.#select(() => model.pick(id)),
          again: () => this.#select(() => model.look()),
          share: () => void this.#share(),
        })}
        ${this.#calendar()}
      </div>`;
  }

  #calendar(): TemplateResult {
    const { model, shell } = this;
    const words = shell.words.daily;
    const { month, won } = model;
    const streak = model.book.streak(model.today);
    const actions = {
      go: (event: Event, day: Day): void => {
        event.preventDefault();
        this.#select(() => model.select(day));
        this.querySelector('.card')?.scrollIntoView({ block: 'nearest' });
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
      <p class="help">${won === 0 ? words.none : counted(words.count, won, shell.lang)}${streak > 0 ? ` · ${counted(words.streak, streak, shell.lang)}` : ''}</p>
      <div class="buttons">
        ${won > 0 ? html`<button type="button" class="plain" @click=${() => void this.#shareMonth()}>${words.shareMonth}</button>` : nothing}
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
    const { entry, best, day } = this.model;
    if (!entry || !best) return;
    this.#message = await this.#copy(await dayToShare(this.shell, day, entry, best), this.#message);
    this.requestUpdate();
  }

  async #shareMonth(): Promise<void> {
    const { month, book, today } = this.model;
    this.#monthMessage = await this.#copy(monthToShare(this.shell, month, book.streak(today)), this.#monthMessage);
    this.requestUpdate();
  }

  /** Copies a text. Returns the message about it. @param before the message that is shown now */
  async #copy(text: string, before: string): Promise<string> {
    const { share, embed } = this.shell.words;
    return forceAnnounce((await copyText(text)) ? share.copied : `${embed.notCopied} ${text}`, before);
  }
}

customElements.define('daily-page', DailyPage);
