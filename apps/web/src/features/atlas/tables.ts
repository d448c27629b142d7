import { agrees } from '@patience/atlas';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import { factRow, factTable } from '../../components/fact-table.js';
import { fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';
import { rowDetails, rowName, rowTitle, type AtlasData, type AtlasRow } from './data.js';
import type { Words } from './words.js';

/** Formats the numbers of the atlas in the language of the page. */
export class AtlasFormat {
  readonly #percent: Intl.NumberFormat;
  readonly #fine: Intl.NumberFormat;
  readonly #exact: Intl.NumberFormat;

  constructor(private readonly shell: Shell<Words>) {
    const tag = regional(shell.lang);
    this.#percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    this.#fine = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 });
    this.#exact = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  }

  percent = (share: number): string => this.#percent.format(share);
  /** Formats a published share, with up to four decimals. */
  fine = (share: number): string => this.#fine.format(share);
  exact = (n: number): string => this.#exact.format(n);

  /** Formats an interval: `44.1–58.2%`. */
  span = ([low, high]: readonly [number, number]): string =>
    fill(this.shell.words.atlas.span, { low: this.exact(low * 100), high: this.exact(high * 100) });
}

/** Draws the table that compares published figures with ours. */
export function comparison({ rows, published }: AtlasData, shell: Shell<Words>, format: AtlasFormat): TemplateResult {
  const {
    lang,
    words: { atlas: words },
  } = shell;
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
          format.span(row.winnable),
          fill(words.within, { share: format.fine(share * 100), within: format.fine(within * 100) }),
          agree ? words.yes : html`${words.no}${reason ? html` <span lang="en">(${reason})</span>` : nothing}`,
          html`<cite lang="en">${source}</cite>`,
        ]),
      ),
    )}
  </details>`;
}

/** Draws all figures of rows as a table. */
export function rowsTable(rows: readonly AtlasRow[], { published }: AtlasData, shell: Shell<Words>, format: AtlasFormat): TemplateResult {
  const {
    lang,
    words: { atlas: words },
  } = shell;
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
    const winnable = html`${format.span(row.winnable)}${
      other ? html` <small>${words.elsewhere} ${fill(words.share, { share: format.fine(other.share * 100) })}</small>` : nothing
    }`;
    return factRow(rules, [
      winnable,
      row.fair ? format.span(row.fair.share) : '–',
      skill ? format.span(skill) : '–',
      skill ? format.span([1 - skill[1], 1 - skill[0]]) : '–',
      row.moves ?? '–',
      row.deals,
      row.solved,
      row.impossible,
      row.unknown,
      format.exact(row.budget[1]),
      html`<code translate="no">${row.command}</code>`,
    ]);
  };
  return factTable({ label: words.picture }, heads, rows.map(line));
}
