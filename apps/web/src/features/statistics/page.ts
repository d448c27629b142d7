import '../../styles/page.css';
import './style.css';
import type { Variant } from '@patience/core';
import { html, nothing, render, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { writeDeal } from '../../address/deal.js';
import { allEntries } from '../../added/entries.js';
import { nameOf } from '../../catalogue/names.js';
import { installed } from '../../catalogue/installed.js';
import { factRow, factTable } from '../../components/fact-table.js';
import { notice } from '../../components/notices.js';
import { askToKeep } from '../../store/ask-to-keep.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { bestGames, charts } from './charts.js';
import { Format } from '../../statistics/format.js';
import { peopleRange } from './ladder.js';
import { numbers, rateBar, wholeFromTen, type NamedNumber } from './numbers.js';
import { ruleText } from '../../statistics/rule-text.js';
import { KnownShares, type Shares } from './shares.js';
import { Tally, type Scope } from './tally.js';
import { isOpen, type GameRecord } from '../../store/records.js';
import type { ResultRecord } from '../../store/results.js';
import { counted, fill } from '../../text/fill.js';

/** Number of games listed at first, and added by each “Show more”. */
const FIRST = 20;
const MORE = 50;
/** Number of variants or rule sets listed at first and added by each “Show more”, and of those to choose from. An imported file can name a hundred thousand. */
const PARTS = 250;

const shell = await start();
const { lang, words: all } = shell;
const words = all.statistics;
const view = document.getElementById('view')!;
const format = new Format(lang);
const store = await openStore(shell);
const [entries, results] = await Promise.all([allEntries(store), store.results()]);
void askToKeep(false, results.length);
const byId = new Map(entries.map((entry) => [entry.id, entry]));
/** The shares of deals that can be won and of games that people win; empty without the network, before this file was kept. */
const shares = await import('virtual:patience-shares').then(
  (loaded) => new KnownShares(loaded.shares as Shares, loaded.defaults),
  () => new KnownShares({}, {}),
);
const ours = new Set(installed.map(({ id }) => id));
let tally = new Tally(results, ours);
/** The games that are shown (all, or those of a variant or rule set), read from the address. */
let scope = scopeOf();
/** The variant that is shown, once loaded; it supplies the names of its options. */
let variant: Variant | undefined;
let rows = FIRST;
let partRows = PARTS;
/** The whole games of the listed rows that were read, by id. */
const games = new Map<string, GameRecord | undefined>();

function scopeOf(): Scope {
  const query = new URLSearchParams(location.search);
  return { variant: query.get('variant') ?? undefined, rules: query.get('rules') ?? undefined };
}

const titleOf = (id: string): string => {
  const entry = byId.get(id);
  return entry ? nameOf(entry, lang) : id;
};
const rulesName = (rules: string): string => ruleText(rules, lang, variant) || words.usualRules;

/** Returns the share of winnable deals under the default rules as text, if known. */
const possible = (id: string): string => format.possible(byId.get(id) ?? {});

/** Returns the number after those of the summary: how many patiences were played, or what can be won. */
function lastNumber(): NamedNumber | undefined {
  const { variant } = scope;
  if (variant === undefined) return [words.different, format.number(tally.different()), fill(words.outOf, { n: ours.size })];
  // The charts show what can be won by one rule set.
  const known = byId.get(variant)?.winnable !== undefined && !shares.of(variant, tally.onlyRules(scope));
  return known ? [words.winnability, possible(variant)] : undefined;
}

/** Draws personal bests and charts of the shown games. */
function figures(): TemplateResult {
  const summary = tally.summary(scope);
  const watch = (id: string): string => `${pageAddress(shell, 'watch/')}#game=${id}`;
  const { highest, ...bests } = tally.bests(scope);
  return html`${bestGames({ ...bests, ...(highest && scope.variant !== undefined && { highest }) }, summary.best, watch, words, format)}
  ${charts(tally.over(scope), summary, shares.of(scope.variant, tally.onlyRules(scope)), words, format)}`;
}

/** Draws a table with a row for each variant, or for each rule set of the shown variant. */
function parts(): TemplateResult | typeof nothing {
  const { variant, rules } = scope;
  if (rules !== undefined) return nothing;
  const scopes: readonly (Scope & { readonly name: string })[] =
    variant === undefined
      ? played(partRows).map((id) => ({ variant: id, name: titleOf(id) }))
      : tally.mostPlayedRules(variant, partRows).map((rules) => ({ variant, rules, name: rulesName(rules) }));
  if (scopes.length < 2) return nothing;
  const title = variant === undefined ? words.all : words.byRules;
  const ofAll = variant === undefined;
  const isScored = scopes.some((one) => tally.summary(one).bestScore !== undefined);
  const heads = [
    ofAll ? words.game : words.rules,
    words.games,
    words.wins,
    words.rate,
    words.winnable,
    ...(ofAll ? [] : [words.people]),
    words.streak,
    words.best,
    words.time,
    words.quickest,
    ...(isScored ? [words.bestScore, words.meanOfScores] : []),
  ];
  const rows = scopes.map((one) => {
    const s = tally.summary(one);
    return factRow(html`<a href=${pathOf(one)} @click=${(event: Event) => follow(event, one)}>${one.name}</a>`, [
      s.games,
      s.rate === undefined ? '–' : s.wins,
      html`${format.percent(s.rate)}${rateBar(s.rate, words, format)}`,
      ...(ofAll ? [possible(one.variant!)] : fromElsewhere(one)),
      ...(s.rate === undefined ? ['–', '–'] : [s.streak, s.best]),
      format.time(s.time),
      format.time(s.quickest),
      ...(isScored ? [format.number(s.bestScore), format.number(wholeFromTen(s.meanScore))] : []),
    ]);
  });
  const table = factTable({ label: title }, heads, rows, 'variants');
  const names = variant === undefined ? tally.variants : tally.rulesOf(variant);
  return names.length <= partRows
    ? table
    : html`${table}
        <p><button type="button" class="plain" @click=${moreParts}>${words.more}</button></p>`;
}

/** Returns what can be won by a rule set, and what people win. */
function fromElsewhere({ variant, rules }: Scope): readonly [possible: string, people: string] {
  const known = shares.of(variant, rules);
  const people = peopleRange(known ?? {});
  return [known ? format.range(known.possible) : '–', people ? format.range(people) : '–'];
}

/** Returns the ids of the variants with counted games, sorted by name: of more than so many, those with the most games. */
const played = (most: number): string[] =>
  tally
    .mostPlayed(most)
    .filter((id) => tally.over({ variant: id }).length > 0)
    .sort(byName);
const byName = (a: string, b: string): number => titleOf(a).localeCompare(titleOf(b), lang);

function list(): TemplateResult {
  const listed = tally.list(scope);
  return html`<h2 id="list" tabindex="-1">${words.list}</h2>
    ${factTable(
      { labelledBy: 'list' },
      [words.date, words.game, words.result, words.moveCount, words.do],
      repeat(listed.slice(0, rows), ({ id }) => id, line),
      'games',
    )}
    ${listed.length > rows ? html`<p><button type="button" class="plain" @click=${more}>${words.more}</button></p>` : nothing}`;
}

function line(result: ResultRecord): TemplateResult {
  const { id, variant, source, outcome, stuck, watched, moves, updated, ms, score } = result;
  const name = titleOf(variant);
  return html`<tr>
    <td>${format.date(updated)}</td>
    <th scope="row">${name} <small>${String(source).startsWith('deck ') ? '' : source}</small></th>
    <td>
      <span class="outcome ${outcome}">${words.outcome[stuck ? (outcome === 'open' ? 'stuck' : 'lost') : outcome]}</span>
      ${score === undefined ? nothing : html`<small>${counted(words.points, score, lang)}</small>`}
      <small>${format.time(ms)}</small>${watched ? html` <small>${words.watched}</small>` : nothing}
    </td>
    <td><span class="bare">${moves}</span><small class="unit">${counted(all.table.moves, moves, lang)}</small></td>
    <td class="do">
      ${links(result)}
      <button type="button" data-delete=${id} aria-label=${`${words.delete}: ${name}, ${format.date(updated)}`} @click=${() => void remove(id)}>
        ${words.delete}
      </button>
    </td>
  </tr>`;
}

/** Draws the links to a game. They appear once the whole game was read, since they contain its deal. */
function links({ id, variant, outcome }: ResultRecord): TemplateResult | typeof nothing {
  const [entry, game] = [byId.get(variant), games.get(id)];
  if (!entry || !game) return nothing;
  const open = isOpen({ outcome });
  const query = writeDeal(game.save, {});
  if (open) query.set('game', id);
  return html`<a href=${pageAddress(shell, tablePath(entry, query))}>${open ? words.open : words.again}</a>
    <a href="${pageAddress(shell, 'watch/')}#game=${id}">${words.watch}</a>`;
}

/** Reads the whole games of the listed rows. */
async function readRows(): Promise<void> {
  const missing = tally
    .list(scope)
    .slice(0, rows)
    .filter(({ id }) => !games.has(id));
  if (missing.length === 0) return;
  const read = await Promise.all(missing.map(({ id }) => store.get('games', id)));
  for (const [i, { id }] of missing.entries()) games.set(id, read[i]);
  draw();
}

function draw(): void {
  // If the database cannot be reached, a notice says so, and it is unknown whether there are stored games.
  render(
    tally.size === 0
      ? store.away
        ? nothing
        : empty()
      : html`${choices()}${numbers(tally.summary(scope), scope.variant !== undefined, lastNumber(), words, format)}${notes()}${figures()} ${parts()} ${list()}`,
    view,
  );
  void readRows();
}

const empty = (): TemplateResult =>
  html`<p class="lead">${words.none}</p>
    <p><a class="button" href=${pageAddress(shell, '')}>${all.nav.home}</a></p>`;

function choices(): TemplateResult {
  const sets = scope.variant === undefined ? [] : tally.mostPlayedRules(scope.variant, PARTS);
  const variants = new Set(tally.mostPlayed(PARTS));
  // A variant that has games is one of the choices while it is shown.
  if (scope.variant !== undefined && tally.list({ variant: scope.variant }).length > 0) variants.add(scope.variant);
  return html`<div class="choices">
    <label class="field narrow"
      >${words.choose}<select name="variant" @change=${({ target }: Event) => show({ variant: (target as HTMLSelectElement).value || undefined })}>
        <option value="" ?selected=${scope.variant === undefined}>${words.all}</option>
        ${[...variants].sort(byName).map((id) => html`<option value=${id} ?selected=${scope.variant === id}>${titleOf(id)}</option>`)}
      </select></label
    >
    ${
      sets.length < 2
        ? nothing
        : html`<label class="field narrow"
            >${words.rules}<select name="rules" @change=${({ target }: Event) => showRules((target as HTMLSelectElement).value)}>
              <option value="*" ?selected=${scope.rules === undefined}>${words.allRules}</option>
              ${sets.map((rules) => html`<option value=${rules} ?selected=${scope.rules === rules}>${rulesName(rules)}</option>`)}
            </select></label
          >`
    }
  </div>`;
}

const notes = (): TemplateResult =>
  html`<p class="help">
      ${words.lead} ${words.streakLead} ${scope.variant === undefined && tally.variants.some((id) => !ours.has(id)) ? words.apart : nothing}
    </p>
    ${store.damaged > 0 ? html`<p class="note">${counted(all.notices.skipped, store.damaged, lang)}</p>` : nothing}`;

function pathOf({ variant, rules }: Scope): string {
  const query = new URLSearchParams({ ...(variant !== undefined && { variant }), ...(rules !== undefined && { rules }) });
  return query.size > 0 ? `?${query.toString()}` : location.pathname;
}

function choose(next: Scope): void {
  scope = next;
  rows = FIRST;
  partRows = PARTS;
  draw();
  void loadRuleNames();
}

/** Loads the shown variant if its rules have to be named. */
async function loadRuleNames(): Promise<void> {
  const { variant: id } = scope;
  const entry = id === undefined ? undefined : byId.get(id);
  if (!entry || entry.added || variant?.id === id || tally.rulesOf(entry.id).every((rules) => rules === '')) return;
  const loaded = await entry.load().catch(() => undefined);
  if (scope.variant !== id || !loaded) return;
  variant = loaded;
  draw();
}

function show(next: Scope): void {
  history.pushState(null, '', pathOf(next));
  choose(next);
}

const showRules = (rules: string): void => show({ ...scope, rules: rules === '*' ? undefined : rules });

function follow(event: Event, next: Scope): void {
  event.preventDefault();
  show({ variant: next.variant, rules: next.rules });
}

function more(): void {
  rows += MORE;
  draw();
}

function moreParts(): void {
  partRows += PARTS;
  draw();
}

/** The running {@link load}, and the one that follows it. An import changes the games many times. */
let loading: Promise<void> | undefined;
let next: Promise<void> | undefined;

async function load(): Promise<void> {
  if (loading) return (next ??= loading.then(() => ((next = undefined), load())));
  loading = read().finally(() => (loading = undefined));
  return loading;
}

async function read(): Promise<void> {
  tally = new Tally(await store.results(), ours);
  games.clear();
  draw();
}

/** Deletes one game; a notice offers to restore it. */
async function remove(id: string): Promise<void> {
  const game = await store.get('games', id);
  if (!game) return;
  const listed = tally.list(scope);
  const next = listed[listed.findIndex((one) => one.id === id) + 1];
  await store.write([{ store: 'games', remove: id }]);
  await load();
  const focused = next && document.querySelector<HTMLElement>(`[data-delete="${next.id}"]`);
  (focused ?? document.getElementById('list'))?.focus();
  const back = (): void => void store.write([{ store: 'games', put: game }]).then(load);
  notice(words.deleted, { actions: [{ label: words.restore, run: back }], close: all.notices.ok });
}

addEventListener('popstate', () => choose(scopeOf()));
store.subscribe((stores) => {
  if (stores.includes('games')) void load();
});
choose(scope);
