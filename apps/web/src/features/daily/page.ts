import '../../styles/page.css';
import './style.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import { completeOptions, type Seed, type Variant } from '@patience/core';
import { dealKey } from '../../address/deal.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { allEntries } from '../../added/entries.js';
import { byName, nameOf } from '../../catalogue/names.js';
import { thumbOf } from '../../catalogue/pictures.js';
import { factWords, inOneLine } from '../../catalogue/fact-texts.js';
import type { Entry } from '../../catalogue/entry.js';
import { DayBook } from '../../daily/book.js';
import { calendarView, cursorIn, monthResult, type Month } from './calendar.js';
import { dailySeeds, dailyVariant, dayOf, monthText, readDay, readMonth, untilMidnight, weeksOf, type Day } from '../../daily/date.js';
import { findDailyDeal, type DailyProof } from './find-deal.js';
import { dateText, resultText } from '../../daily/result.js';
import { copyText } from '../../share/copy.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { isWin } from '../../statistics/count.js';
import { ruleText } from '../../statistics/rule-text.js';
import { rulesOf } from '../../store/results.js';
import { keepWinnable } from '../../store/known-deals.js';
import { forceAnnounce } from '../../text/force-announce.js';
import { counted, fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';

const shell = await start();
const { lang, words: all } = shell;
const words = all.daily;
const view = document.getElementById('view')!;
const store = await openStore(shell);
const entries = await allEntries(store);
const listed = [...entries].sort(byName(lang));
/** Pictures of the games that the player added, by id. */
const pictures = new Map<string, string>();
for (const record of await store.all('added'))
  pictures.set(record.id, (await import('../../miniature/draw.js')).pictureAddress(record.picture, lang));
let games = await store.results();
let book = new DayBook(games);
const tag = regional(lang);
/** Parameter of an address of this page that puts the deal of the day on the table as soon as it is known. */
const PLAY = 'play';
/** The current day; updated at midnight while the page is open. */
let today = dayOf(new Date());
const query = new URLSearchParams(location.search);
/** The variant that the player chose instead of the day's own. */
let other = entries.find(({ id }) => id === query.get('variant'));
let day = readDay(query.get('day'), today) ?? today;
let [year, month] = readMonth(query.get('month') ?? '') ?? readMonth(day.slice(0, 7))!;
/** The deal of the selected day; undefined while it is not known. */
let seed: Seed | undefined;
/** The knowledge about the deal, or the reason why there is none yet. */
let proof: DailyProof | 'checking' | 'failed' = 'checking';
/** The share of the searches for the deal that have ended, in percent. */
let progress = 0;
/** Whether the player wants the deal on the table as soon as it is known. */
let wanted = query.has(PLAY);
let message = '';
/** Message that says whether the month was copied as text. */
let monthMessage = '';
/** The day that the keyboard reaches in the calendar; another one if the month does not have it. */
let cursor = day;
/** Cancels the search for the deal of the day that was selected before. */
let looking: AbortController | undefined;

/** Candidates for the variant of a day: games that are mostly winnable and short enough for a daily game. */
const pool = entries.filter(({ added, winnable = 0, minutes = 0 }) => !added && winnable >= 0.7 && minutes <= 20);
const ids = (pool.length > 0 ? pool : entries.filter(({ added }) => !added)).map(({ id }) => id);

const chosenFor = (day: Day): Entry | undefined => other ?? entries.find(({ id }) => id === dailyVariant(ids, day));

const dateOf = (day: Day): string => dateText(day, lang);

/** Tells whether the page may promise a winnable deal: the variant is the day's own, and the search found nothing to the contrary. */
const promised = (): boolean => other === undefined && (proof === 'checking' || proof === 'proved');

/** Draws the small picture of a game, as in the strip of the first page. */
const picture = ({ id }: Entry): TemplateResult => {
  const own = pictures.get(id);
  return html`<img
    src=${own === undefined ? new URL(thumbOf(id), shell.root).href : own}
    width="160"
    height="120"
    alt=""
    decoding="async"
  />`;
};

/** Returns the address of the table with the deal of the day; undefined while the deal is not known. */
const tableOf = (entry: Entry): string | undefined =>
  seed === undefined ? undefined : pageAddress(shell, tablePath(entry, new URLSearchParams({ seed: String(seed) })));

/** Returns the address of this page that opens the table as soon as the deal is known. It is the same game in a new tab. */
const whenFound = (): string => `?${new URLSearchParams({ ...(other && { variant: other.id }), day, [PLAY]: '' }).toString()}`;

/** Returns the sentence about the deal of the selected day. */
const proofText = (): string => (proof === 'checking' && wanted ? words.opening : words[proof]);

/** Keeps a player who wants to play before the deal is known on this page, which opens the table then. */
function play(event: Event): void {
  if (seed !== undefined || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
  event.preventDefault();
  wanted = true;
  draw();
}

/** Draws the selected day: its patience, whether its deal can be won, the link to the table, and the player's result. */
function card(entry: Entry): TemplateResult {
  const state = book.state(day, entry.id);
  const late = state === 'won' && book.win(day, entry.id)?.late;
  return html`<section class="card" aria-labelledby="day">
    <h2 id="day">${day === today ? `${words.today}, ` : ''}${dateOf(day)}</h2>
    <div class="deal">
      ${picture(entry)}
      <div>
        <h3>${nameOf(entry, lang)}</h3>
        <p class="help">${inOneLine(factWords(all, entry, lang).slice(0, 3))}</p>
        <div class="proof ${state}">
          <p role="status">${state === 'won' ? `✓ ${late ? words.late : words.won}` : proofText()}</p>
          <p class="room" aria-hidden="true">${words.checking}</p>
        </div>
        <progress ?hidden=${proof !== 'checking'} max="100" value=${progress} aria-label=${words.checking}></progress>
      </div>
    </div>
    ${day < today && state !== 'won' ? html`<p class="help">${words.passed}</p>` : nothing}
    <div class="buttons">
      ${
        proof === 'failed'
          ? html`<button type="button" class="button" @click=${() => void look()}>${words.again}</button>`
          : html`<a id="play-day" class="button" href=${tableOf(entry) ?? whenFound()} @click=${play}>${words.play}</a>`
      }
      ${state === 'won' ? html`<button type="button" class="plain" @click=${() => void share(entry)}>${words.share}</button>` : nothing}
      <span class="said" role="status">${message}</span>
    </div>
    <label class="field"
      >${words.choose}<select @change=${pick}>
        <option value="" ?selected=${other === undefined}>${words.ofTheDay}</option>
        ${listed.map((one) => html`<option value=${one.id} ?selected=${other?.id === one.id}>${nameOf(one, lang)}</option>`)}
      </select></label
    >
  </section>`;
}

function draw(): void {
  const entry = chosenFor(day);
  if (!entry) return;
  const title = monthTitle();
  const latest = new Date(year, month, 1) > new Date();
  const streak = book.streak(today);
  const shown = monthShown();
  const won = weeksOf(year, month - 1)
    .flat()
    .filter((one) => one !== undefined && one <= today && book.state(one, other?.id) === 'won').length;
  render(
    html`<p class="lead">${promised() ? words.lead : fill(entry.scored ? words.leadScored : words.leadOther, { name: nameOf(entry, lang) })}</p>
      <div class="days">
        ${card(entry)}
        <section class="calendar" aria-labelledby="calendar">
          <h2 id="calendar">${words.calendar}</h2>
          <div class="month">
            <button type="button" class="plain" aria-label=${words.before} @click=${() => turn(-1)}>‹</button>
            <h3 id="month" aria-live="polite">${title}</h3>
            <button type="button" class="plain" aria-label=${words.after} ?disabled=${latest} @click=${() => turn(1)}>›</button>
          </div>
          ${calendarView(shown, shell, words, { go, move: moveTo })}
          <p class="help">${won === 0 ? words.none : counted(words.count, won, lang)}${streak > 0 ? ` · ${counted(words.streak, streak, lang)}` : ''}</p>
          <div class="buttons">
            ${won > 0 ? html`<button type="button" class="plain" @click=${() => void shareMonth()}>${words.shareMonth}</button>` : nothing}
            <span class="said" role="status">${monthMessage}</span>
          </div>
        </section>
      </div>`,
    view,
  );
}

/** Shows the deal of the selected day and what is known about it, or opens it if the player has asked for it. */
function show(entry: Entry, deal: Seed, known: DailyProof): void {
  [seed, proof] = [deal, known];
  if (wanted) {
    wanted = false;
    // Remove the request to play from the address, so that a player who comes back from the table stays on this page.
    remember();
    location.assign(tableOf(entry)!);
  }
  draw();
}

/** Finds the deal of the selected day. No deal is shown before: it would not be the one that everybody gets. */
async function look(): Promise<void> {
  looking?.abort();
  const { signal } = (looking = new AbortController());
  const entry = chosenFor(day);
  [seed, proof, progress, message] = [undefined, 'checking', 0, ''];
  if (!entry) return;
  const seeds = dailySeeds(entry.id, day);
  // The rules of an added variant run only in a sandbox, so no solver is asked.
  if (entry.added || entry.scored) return show(entry, seeds[0]!, entry.scored ? 'scored' : 'unproved');
  draw();
  try {
    const [{ pageSolver }, variant] = await Promise.all([import('../../table/solver.js'), entry.load()]);
    const options = completeOptions(variant, {});
    if (signal.aborted || !options.ok) return;
    const solver = pageSolver(variant, { module: entry.address });
    signal.addEventListener('abort', () => solver.stop());
    const found = await findDailyDeal(
      seeds,
      (candidate, limits) => solver.isWinnable(candidate, options.value, signal, limits),
      (ended, all) => {
        progress = Math.round((100 * ended) / all);
        draw();
      },
    );
    solver.stop();
    if (signal.aborted) return; // Another day or patience was selected meanwhile.
    if (found.proof === 'proved')
      await keepWinnable(store, dealKey({ variant: variant.id, rules: variant.rules, options: options.value, seed: '' }), found.seed);
    show(entry, found.seed, found.proof);
  } catch {
    if (signal.aborted) return;
    // The solver or the rules could not be loaded. Any deal might be another one than on other devices.
    proof = 'failed';
    draw();
  }
}

/** Shares a line with the result that reveals none of the moves. */
async function share(entry: Entry): Promise<void> {
  const seeds: readonly unknown[] = dailySeeds(entry.id, day);
  const won = games.filter((game) => game.variant === entry.id && isWin(game) && seeds.includes(game.source));
  const best = won.sort((a, b) => a.moves - b.moves)[0];
  if (!best) return;
  // Rules that cannot be loaded, or run only in a sandbox, are named as they are stored.
  const variant = entry.added ? undefined : await entry.load().catch(() => undefined);
  const text = resultText(shell, all, day, {
    ...best,
    id: entry.id,
    name: nameOf(entry, lang),
    // Everybody gets the deal with the usual rules, so that only others are named.
    rules: isUsual(best.rules, variant) ? '' : ruleText(best.rules, lang, variant),
  });
  message = forceAnnounce((await copyText(text)) ? all.share.copied : `${all.embed.notCopied} ${text}`, message);
  draw();
}

/** Tells whether a rule set is the usual one of a variant. */
function isUsual(rules: string, variant: Variant | undefined): boolean {
  const usual = variant && completeOptions(variant, {});
  return usual?.ok === true && rules === rulesOf(usual.value);
}

const monthTitle = (): string => new Date(year, month - 1, 1).toLocaleDateString(tag, { month: 'long', year: 'numeric' });

const monthShown = (): Month => ({
  year,
  month,
  today,
  shown: day,
  cursor: cursorIn(year, month, cursor, today),
  book,
  variant: other?.id,
});

/** Moves the keyboard to a day of the calendar, and shows its month. */
function moveTo(to: Day): void {
  const [shownYear, shownMonth] = [year, month];
  cursor = to;
  [year, month] = readMonth(to.slice(0, 7)) ?? [year, month];
  if (year !== shownYear || month !== shownMonth) remember();
  draw();
  document.getElementById(`day-${cursorIn(year, month, cursor, today)}`)?.focus();
}

/** Copies the month as text, a square for each day. */
async function shareMonth(): Promise<void> {
  const url = pageAddress(shell, `daily/?${new URLSearchParams({ month: monthText(year, month) }).toString()}`);
  const text = monthResult(monthShown(), monthTitle(), book.streak(today), words, lang, url);
  monthMessage = forceAnnounce((await copyText(text)) ? all.share.copied : `${all.embed.notCopied} ${text}`, monthMessage);
  draw();
}

function turn(by: number): void {
  const moved = new Date(year, month - 1 + by, 1);
  [year, month] = [moved.getFullYear(), moved.getMonth() + 1];
  remember();
  draw();
}

function go(event: Event, to: Day): void {
  event.preventDefault();
  day = cursor = to;
  wanted = false;
  remember();
  void look();
  document.querySelector('.card')?.scrollIntoView({ block: 'nearest' });
}

function pick({ target }: Event): void {
  other = entries.find(({ id }) => id === (target as HTMLSelectElement).value);
  wanted = false;
  remember();
  void look();
}

/** Writes the selected day, patience and month into the address. */
function remember(): void {
  const shown = monthText(year, month);
  const query = new URLSearchParams({
    ...(other && { variant: other.id }),
    // Leave out today, so that the address shows the new day tomorrow.
    ...(day !== today && { day }),
    ...(!day.startsWith(shown) && { month: shown }),
  });
  history.replaceState(null, '', query.size > 0 ? `?${query.toString()}` : location.pathname);
}

/** Changes the page from the old to the new day at midnight, if it shows the current day. */
function followDay(): void {
  const now = dayOf(new Date());
  if (now === today) return;
  const follows = day === today && !new URLSearchParams(location.search).has('day');
  today = now;
  if (!follows) return draw();
  day = now;
  [year, month] = readMonth(day.slice(0, 7))!;
  remember();
  void look();
}

function waitForMidnight(): void {
  setTimeout(() => {
    followDay();
    waitForMidnight();
  }, untilMidnight(new Date()));
}

store.subscribe(
  () =>
    void store.results().then((fresh) => {
      games = fresh;
      book = new DayBook(games);
      draw();
    }),
);
waitForMidnight();
// Check when the page becomes visible: timers stop while a device sleeps.
document.addEventListener('visibilitychange', followDay);
addEventListener('pageshow', followDay);
addEventListener('focus', followDay);
await look();
