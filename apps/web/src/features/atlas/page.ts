import '../../styles/page.css';
import '../../styles/gallery.css';
import './style.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import { agrees } from '@patience/atlas';
import { pageAddress } from '../../address/site.js';
import { rowDetails, rowName, rowTitle, type AtlasData, type AtlasRow } from './data.js';
import { answer, ORDERS, type Order, type Question } from './order.js';
import { picture } from './picture.js';
import { atLeast, atMost } from '../../catalogue/hundredths.js';
import { factRow, factTable } from '../../components/fact-table.js';
import { start } from '../../app-shell/start.js';
import { counted, fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';

const shell = await start();
const { lang, root } = shell;
const words = shell.words.atlas;
const view = document.getElementById('view')!;
const file = new URL('atlas.json', root).href;
const percent = new Intl.NumberFormat(regional(lang), { style: 'percent', maximumFractionDigits: 0 });
/** Number format with up to four decimals for published shares. */
const fine = new Intl.NumberFormat(regional(lang), { maximumFractionDigits: 4 });
const exact = new Intl.NumberFormat(regional(lang), { maximumFractionDigits: 1 });

const given = new URLSearchParams(location.search);
let question: Question = {
  text: given.get('text') ?? '',
  order: ORDERS.find((order) => order === given.get('order')) ?? 'winnable',
  // A variant in the address shows all its rule sets, unless the address says otherwise.
  all: given.get('all') === '1' || (given.has('variant') && given.get('all') !== '0'),
};
const data = await load();
if (data) {
  // The address names a patience by its id; show its name in the search field instead.
  const about = data.rows.find(({ variant }) => variant === given.get('variant'));
  if (about) question = { ...question, text: rowName(about, lang), variant: about.variant };
  new ResizeObserver(draw).observe(view);
}
draw();

/** Loads the atlas data; no other page loads them. */
async function load(): Promise<AtlasData | undefined> {
  try {
    const response = await fetch(file);
    return response.ok ? ((await response.json()) as AtlasData) : undefined;
  } catch {
    return undefined; // The device is offline.
  }
}

/** Formats an interval: `44.1–58.2%`. */
function span([low, high]: readonly [number, number]): string {
  return fill(words.span, { low: exact.format(low * 100), high: exact.format(high * 100) });
}

function draw(): void {
  if (!data) return void render(html`<p class="note">${words.missing}</p>`, view);
  const rows = answer(data.rows, question, lang);
  // Scale the picture with the root font size, which grows on very large screens.
  const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const room = view.getBoundingClientRect().width;
  const width = Math.max(280, Math.floor(room / larger));
  const published = new Map(data.published.map(({ name, share }) => [name, share]));
  const drawn = picture(rows, published, width, {
    lang,
    winnable: words.winnable,
    luck: words.luck,
    skill: words.skill,
    moves: words.moves,
    percent: (share) => percent.format(share),
    number: (n) => exact.format(n),
    span: ([low, high]) => fill(words.span, { low: atLeast(low), high: atMost(high) }),
  });
  render(
    html`<p class="lead">${words.lead}</p>
      <form class="filters" role="search" @submit=${(event: Event) => event.preventDefault()} @input=${ask}>
        <label class="grow">${words.search}<input type="search" name="text" autocomplete="off" .value=${question.text} /></label>
        <label
          >${words.order}<select name="order">
            ${ORDERS.map((order) => html`<option value=${order} ?selected=${order === question.order}>${words.orders[order]}</option>`)}
          </select></label
        >
        <label class="check"><input type="checkbox" name="all" .checked=${question.all} />${words.all}</label>
      </form>
      <p class="found" role="status">${rows.length === 0 ? words.nothing : counted(words.found, rows.length, lang)}</p>
      <p class="help">${words.legend}</p>
      <svg
        class="atlas-picture"
        width="100%"
        height=${Math.round((drawn.height * room) / width)}
        viewBox="0 0 ${width} ${drawn.height}"
        preserveAspectRatio="xMinYMin"
        role="img"
        aria-label=${words.picture}
      >
        ${drawn.shapes}
      </svg>
      <details class="atlas-table rows">
        <summary>${words.table}</summary>
        ${table(rows, data)}
      </details>
      <h2>${words.how}</h2>
      <p>${words.method}</p>
      <p>${words.skillMethod}</p>
      <p>${words.fairMethod}</p>
      ${comparison(data)}
      <p><a class="plain" href=${file} download>${words.json}</a></p>`,
    view,
  );
}

function ask({ currentTarget }: Event): void {
  const form = new FormData(currentTarget as HTMLFormElement);
  const text = form.get('text') as string;
  const variant = text === question.text ? question.variant : undefined;
  question = { text, variant, order: form.get('order') as Order, all: form.has('all') };
  history.replaceState(null, '', pathOf(question));
  draw();
}

/** Returns the address of the page with its search, filter and order, for reloading and sharing. */
function pathOf({ text, variant, order, all }: Question): string {
  const params = new URLSearchParams({
    ...(variant === undefined ? text.trim() !== '' && { text } : { variant }),
    ...(order !== 'winnable' && { order }),
    ...(all !== (variant !== undefined) && { all: all ? '1' : '0' }),
  });
  return params.size > 0 ? `?${params.toString()}` : location.pathname;
}

/** Draws the table that compares published figures with ours. */
function comparison({ rows, published }: AtlasData): TemplateResult {
  const both = published.flatMap((one) => {
    const row = rows.find(({ name }) => name === one.name);
    return row ? [{ ...one, row, agree: agrees(row, one) }] : [];
  });
  return html`<details class="atlas-table compared">
    <summary>${fill(words.published, { n: both.length, agree: both.filter(({ agree }) => agree).length })}</summary>
    ${factTable(
      { label: words.elsewhere },
      [words.game, words.winnable, words.elsewhere, words.agree, words.source],
      both.map(({ row, share, within, source, agree, reason }) =>
        factRow(rowTitle(row, lang), [
          span(row.winnable),
          fill(words.within, { share: fine.format(share * 100), within: fine.format(within * 100) }),
          agree ? words.yes : html`${words.no}${reason ? html` <span lang="en">(${reason})</span>` : nothing}`,
          html`<cite lang="en">${source}</cite>`,
        ]),
      ),
    )}
  </details>`;
}

function table(rows: readonly AtlasRow[], { published }: AtlasData): TemplateResult {
  const heads = [
    words.game,
    words.winnable,
    words.fair,
    words.skill,
    words.luck,
    words.moves,
    words.deals,
    words.solved,
    words.impossible,
    words.unknown,
    words.positions,
    words.command,
  ];
  const line = (row: AtlasRow): TemplateResult => {
    const { skill } = row;
    const details = rowDetails(row, lang);
    const other = published.find(({ name }) => name === row.name);
    const rules = html`<a href=${pageAddress(shell, `rules/${row.variant}/`)}>${rowName(row, lang)}</a>${
      details === '' ? nothing : html` <small>${details}</small>`
    }`;
    const winnable = html`${span(row.winnable)}${
      other ? html` <small>${words.elsewhere} ${fill(words.share, { share: fine.format(other.share * 100) })}</small>` : nothing
    }`;
    return factRow(rules, [
      winnable,
      row.fair ? span(row.fair.share) : '–',
      skill ? span(skill) : '–',
      skill ? span([1 - skill[1], 1 - skill[0]]) : '–',
      row.moves ?? '–',
      row.deals,
      row.solved,
      row.impossible,
      row.unknown,
      exact.format(row.budget[1]),
      html`<code translate="no">${row.command}</code>`,
    ]);
  };
  return factTable({ label: words.picture }, heads, rows.map(line));
}
