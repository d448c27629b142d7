import '../styles/page.css';
import '../styles/statistics.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../address/site.js';
import { writeDeal } from '../address/deal.js';
import { allEntries } from '../added/entries.js';
import { installed } from '../catalogue/installed.js';
import { openStore } from '../shell/open.js';
import { start } from '../shell/start.js';
import { CLASSES, courseOf, over, spreadOf, summaryOf, windowOf } from '../statistics/count.js';
import { Format } from '../statistics/format.js';
import { coursePlot, spreadPlot } from '../statistics/plots.js';
import { isOpen, type GameRecord } from '../store/records.js';
import { counted, fill } from '../words/index.js';

const shell = await start();
const { lang, words: all } = shell;
const words = all.statistics;
const view = document.getElementById('view')!;
const format = new Format(lang);
const store = await openStore(shell);
const [entries, stored] = await Promise.all([allEntries(store), store.all('games')]);
let games: readonly GameRecord[] = stored;
/** The variant that is shown; undefined: all. The address says it. */
let chosen = new URLSearchParams(location.search).get('variant') ?? undefined;
let rows = 20;

const nameOf = (id: string): string => entries.find((entry) => entry.id === id)?.names[lang] ?? id;
/** Whoever wrote an added game says when it is won: those count for themselves, not for all. */
const ours = new Set(installed.map(({ id }) => id));
const listed = (): readonly GameRecord[] => games.filter(({ variant }) => chosen === undefined || variant === chosen);
const shown = (): readonly GameRecord[] => games.filter(({ variant }) => (chosen === undefined ? ours.has(variant) : variant === chosen));

/** The share of deals that come out, as far as it is known. */
const possible = (id: string): string => format.possible(entries.find((entry) => entry.id === id) ?? {});

/** The share won, measured by the share that can be won: a full bar has nothing left to win. */
function reached(id: string, rate: number | undefined): TemplateResult | typeof nothing {
  const most = entries.find((entry) => entry.id === id)?.winnable;
  if (most === undefined || most === 0 || rate === undefined) return nothing;
  return html`<meter min="0" max=${most} value=${Math.min(rate, most)} aria-label=${`${words.rate} ${format.percent(rate)}, ${words.winnable} ${possible(id)}`}></meter>`;
}

/** How many of the site's patiences have come out at least once. */
const different = (): number =>
  new Set(games.flatMap(({ variant, outcome }) => (outcome === 'won' && ours.has(variant) ? [variant] : []))).size;

function numbers(): TemplateResult {
  const s = summaryOf(shown());
  const winnable = entries.find(({ id }) => id === chosen)?.winnable;
  const item = (name: string, value: string, more?: string, goal?: TemplateResult | typeof nothing): TemplateResult =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}${more === undefined ? nothing : html` <small>${more}</small>`}${goal}</dd>
    </div>`;
  return html`<dl class="numbers">
    ${item(words.games, format.number(s.games))} ${item(words.wins, format.number(s.wins), format.percent(s.rate), chosen === undefined ? nothing : reached(chosen, s.rate))}
    ${item(words.streak, format.number(s.streak), `${words.best} ${format.number(s.best)}`)}
    ${item(words.time, format.time(s.time), s.quickest === undefined ? undefined : `${words.quickest} ${format.time(s.quickest)}`)}
    ${item(words.moves, format.number(s.moves))} ${item(words.hints, format.number(s.hints))} ${item(words.total, format.time(s.total))}
    ${winnable === undefined ? nothing : item(words.winnability, possible(chosen!))} ${chosen === undefined ? item(words.different, format.number(different()), fill(words.outOf, { n: ours.size })) : nothing}
  </dl>`;
}

function plots(): TemplateResult | typeof nothing {
  const played = over(shown());
  if (played.length < 2) return nothing;
  const bounds = CLASSES.map((n) => fill(words.upTo, { n }));
  return html`<div class="plots">
    ${coursePlot(courseOf(played), entries.find(({ id }) => id === chosen)?.winnable, {
      title: `${words.course} (${fill(words.courseOf, { n: windowOf(played.length) })})`,
      level: chosen === undefined ? '' : `${words.winnable} ${possible(chosen)}`,
      table: words.table,
      game: words.number,
      rate: words.rate,
      percent: format.percent,
    })}
    ${spreadPlot(spreadOf(played), {
      title: `${words.spread} (${words.minutes})`,
      table: words.table,
      classes: [...bounds, fill(words.over, { n: CLASSES.at(-1)! })],
      head: [words.minutes, words.outcome.won, words.outcome.lost],
    })}
  </div>`;
}

function perVariant(): TemplateResult | typeof nothing {
  const ids = [...new Set(over(games).map(({ variant }) => variant))].sort((a, b) => nameOf(a).localeCompare(nameOf(b), lang));
  if (chosen !== undefined || ids.length < 2) return nothing;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.all}>
    <table class="variants">
      <thead>
        <tr>
          ${[words.game, words.games, words.wins, words.rate, words.winnable, words.streak, words.best, words.time, words.quickest].map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ids.map((id) => {
          const s = summaryOf(games.filter(({ variant }) => variant === id));
          return html`<tr>
            <th scope="row"><a href="?variant=${id}" @click=${(event: Event) => follow(event, id)}>${nameOf(id)}</a></th>
            <td>${s.games}</td>
            <td>${s.wins}</td>
            <td>${format.percent(s.rate)}${reached(id, s.rate)}</td>
            <td>${possible(id)}</td>
            <td>${s.streak}</td>
            <td>${s.best}</td>
            <td>${format.time(s.time)}</td>
            <td>${format.time(s.quickest)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function list(): TemplateResult {
  const sorted = [...listed()].sort((a, b) => b.updated - a.updated);
  return html`<h2>${words.list}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.list}>
      <table class="games">
        <thead>
          <tr>
            ${[words.date, words.game, words.result, words.moveCount, words.do].map((cell) => html`<th scope="col">${cell}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${sorted.slice(0, rows).map(line)}
        </tbody>
      </table>
    </div>
    ${sorted.length > rows ? html`<p><button type="button" class="plain" @click=${more}>${words.more}</button></p>` : nothing}`;
}

function line(game: GameRecord): TemplateResult {
  const { id, save, variant, outcome, stuck, moves, updated } = game;
  const entry = entries.find((one) => one.id === variant);
  const open = isOpen(game);
  const query = writeDeal(save, {});
  if (open) query.set('game', id);
  const deal = entry && pageAddress(shell, tablePath(entry, query));
  return html`<tr>
    <td>${format.date(updated)}</td>
    <th scope="row">${nameOf(variant)} <small>${save.seed ?? ''}</small></th>
    <td>
      <span class="outcome ${outcome}">${words.outcome[outcome === 'open' && stuck ? 'stuck' : outcome]}</span>
      <small>${format.time(save.elapsedMs)}</small>
    </td>
    <td><span class="bare">${moves}</span><small class="unit">${counted(all.table.moves, moves)}</small></td>
    <td class="do">
      ${entry ? html`<a href=${deal!}>${open ? words.open : words.again}</a> <a href="${pageAddress(shell, 'watch/')}#game=${id}">${words.watch}</a>` : nothing}
    </td>
  </tr>`;
}

function draw(): void {
  const known = [...new Set(games.map(({ variant }) => variant))].sort((a, b) => nameOf(a).localeCompare(nameOf(b), lang));
  render(
    games.length === 0
      ? html`<p class="lead">${words.none}</p>
          <p><a class="button" href=${pageAddress(shell, '')}>${all.nav.home}</a></p>`
      : html`<label class="field narrow"
            >${words.choose}<select @change=${pick}>
              <option value="" ?selected=${chosen === undefined}>${words.all}</option>
              ${known.map((id) => html`<option value=${id} ?selected=${chosen === id}>${nameOf(id)}</option>`)}
            </select></label
          >
          ${numbers()}
          <p class="help">
            ${words.lead} ${chosen === undefined && games.some(({ variant }) => !ours.has(variant)) ? words.apart : nothing}
          </p>
          ${store.damaged > 0 ? html`<p class="note">${counted(all.notices.skipped, store.damaged)}</p>` : nothing}${plots()}
          ${perVariant()} ${list()}`,
    view,
  );
}

function choose(id: string | undefined): void {
  chosen = id;
  rows = 20;
  draw();
}
function follow(event: Event, id: string): void {
  event.preventDefault();
  history.pushState(null, '', `?variant=${encodeURIComponent(id)}`);
  choose(id);
}
function pick({ target }: Event): void {
  const { value } = target as HTMLSelectElement;
  history.pushState(null, '', value ? `?variant=${encodeURIComponent(value)}` : location.pathname);
  choose(value || undefined);
}
function more(): void {
  rows += 50;
  draw();
}

addEventListener('popstate', () => choose(new URLSearchParams(location.search).get('variant') ?? undefined));
store.subscribe((stores) => {
  if (stores.includes('games'))
    void store.all('games').then((fresh) => {
      games = fresh;
      draw();
    });
});
draw();
