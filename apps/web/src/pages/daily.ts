import '../styles/page.css';
import '../styles/daily.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../address/site.js';
import { allEntries } from '../added/entries.js';
import { dailySeed, dayOf, readMonth, weeksOf, type Day } from '../daily/date.js';
import { settings } from '../settings/settings.js';
import { openStore, start } from '../shell/start.js';
import type { GameRecord } from '../store/records.js';
import { counted } from '../words/index.js';

const shell = await start();
const { lang, words: all } = shell;
const words = all.daily;
const view = document.getElementById('view')!;
const store = await openStore(shell);
const entries = await allEntries(store);
/** Pictures of the games that the player added. */
const pictures = new Map((await store.all('added')).map((record) => [record.id, record.picture]));
let games: readonly GameRecord[] = await store.all('games');
const tag = lang === 'de' ? 'de' : 'en-GB';
const today = dayOf(new Date());
const query = new URLSearchParams(location.search);
let chosen = entries.find(({ id }) => id === (query.get('variant') ?? settings().last)) ?? entries[0];
let [year, month] = readMonth(query.get('month')) ?? [new Date().getFullYear(), new Date().getMonth() + 1];

/** How the deal of a day stands: with the usual options, as everybody gets it. */
function stateOf(variant: string, day: Day): 'won' | 'tried' | 'open' | 'future' {
  if (day > today) return 'future';
  const seed = dailySeed(variant, day);
  const mine = games.filter((game) => game.variant === variant && game.save.seed === seed);
  return mine.some(({ outcome }) => outcome === 'won') ? 'won' : mine.length > 0 ? 'tried' : 'open';
}

const dealOf = (entry: (typeof entries)[number], day: Day): string =>
  pageAddress(shell, tablePath(entry, new URLSearchParams({ seed: String(dailySeed(entry.id, day)) })));

const dateOf = (day: Day): string => new Date(`${day}T12:00`).toLocaleDateString(tag, { day: 'numeric', month: 'long', year: 'numeric' });

/** The small picture of a game, as the strip of the first page has it. */
const picture = ({ id }: (typeof entries)[number]): TemplateResult => {
  const own = pictures.get(id);
  return html`<img
    src=${own === undefined ? new URL(`pictures/${id}.thumb.svg`, shell.root).href : `data:image/svg+xml,${encodeURIComponent(own)}`}
    width="64"
    height="48"
    alt=""
    loading="lazy"
    decoding="async"
  />`;
};

const SIGNS = { won: '✓', tried: '…', open: '', future: '' } as const;

function cell(day: Day | undefined): TemplateResult {
  if (day === undefined || !chosen) return html`<td></td>`;
  const state = stateOf(chosen.id, day);
  const number = Number(day.slice(8));
  const said = `${dateOf(day)}, ${words[state]}`;
  return html`<td class=${day === today ? `${state} today` : state}>
    ${
      state === 'future'
        ? html`<span aria-label=${said} role="img">${number}</span>`
        : html`<a href=${dealOf(chosen, day)} aria-label=${said} aria-current=${day === today ? 'date' : nothing}
            >${number}<i aria-hidden="true">${SIGNS[state]}</i></a
          >`
    }
  </td>`;
}

function draw(): void {
  if (!chosen) return;
  const weeks = weeksOf(year, month - 1);
  const title = new Date(year, month - 1, 1).toLocaleDateString(tag, { month: 'long', year: 'numeric' });
  const monday = new Date(2026, 0, 5);
  const weekdays = Array.from({ length: 7 }, (_, i) =>
    new Date(monday.getFullYear(), 0, 5 + i).toLocaleDateString(tag, { weekday: 'short' }),
  );
  const won = weeks.flat().filter((day) => day !== undefined && stateOf(chosen!.id, day) === 'won').length;
  const latest = new Date(year, month, 1) > new Date();
  render(
    html`<p class="lead">${words.lead}</p>
      <div class="days">
        <section aria-labelledby="today">
          <h2 id="today">${words.today}, ${dateOf(today)}</h2>
          <ul class="today-list">
            ${entries.map((entry) => {
              const state = stateOf(entry.id, today);
              return html`<li>
                <a href=${dealOf(entry, today)} class=${state}
                  >${picture(entry)}<span
                    >${entry.names[lang]}${state === 'open' ? nothing : html`<small>${SIGNS[state]} ${words[state]}</small>`}</span
                  ></a
                >
              </li>`;
            })}
          </ul>
        </section>
        <section class="calendar" aria-labelledby="calendar">
          <h2 id="calendar">${words.calendar}</h2>
          <label class="field"
            >${words.choose}<select @change=${pick}>
              ${entries.map(({ id, names }) => html`<option value=${id} ?selected=${chosen!.id === id}>${names[lang]}</option>`)}
            </select></label
          >
          <div class="month">
            <button type="button" class="plain" aria-label=${words.before} @click=${() => turn(-1)}>‹</button>
            <h3 id="month" aria-live="polite">${title}</h3>
            <button type="button" class="plain" aria-label=${words.after} ?disabled=${latest} @click=${() => turn(1)}>›</button>
          </div>
          <table aria-labelledby="month">
            <thead>
              <tr>
                ${weekdays.map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${weeks.map(
                (week) =>
                  html`<tr>
                    ${week.map(cell)}
                  </tr>`,
              )}
            </tbody>
          </table>
          <p class="help">${won === 0 ? words.none : counted(words.count, won)}</p>
        </section>
      </div>`,
    view,
  );
}

function turn(by: number): void {
  const moved = new Date(year, month - 1 + by, 1);
  [year, month] = [moved.getFullYear(), moved.getMonth() + 1];
  remember();
}

function pick({ target }: Event): void {
  chosen = entries.find(({ id }) => id === (target as HTMLSelectElement).value);
  remember();
}

function remember(): void {
  history.replaceState(
    null,
    '',
    `?${new URLSearchParams({ variant: chosen!.id, month: `${year}-${String(month).padStart(2, '0')}` }).toString()}`,
  );
  draw();
}

store.subscribe(
  () =>
    void store.all('games').then((fresh) => {
      games = fresh;
      draw();
    }),
);
draw();
