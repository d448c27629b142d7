import { agrees } from '@patience/atlas';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import { factRow, factTable } from '../../components/fact-table.js';
import type { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';
import { rowDetails, rowName, rowTitle, type AtlasData, type AtlasRow } from './data.js';
import type { Words } from './words.js';

/** Formats a published share in per cent, with up to four decimals. */
const fine = (share: number, { lang }: Shell<Words>): string =>
  new Intl.NumberFormat(regional(lang), { maximumFractionDigits: 4 }).format(share * 100);

/** Formats an interval: `44.1–58.2%`. */
const span = ([low, high]: readonly [number, number], { words }: Shell<Words>, format: Format): string =>
  fill(words.atlas.span, { low: format.number(low * 100), high: format.number(high * 100) });

export function comparison({ rows, published }: AtlasData, shell: Shell<Words>, format: Format): TemplateResult {
  const { lang } = shell;
  const words = shell.words.atlas;
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
          span(row.winnable, shell, format),
          fill(words.within, { share: fine(share, shell), within: fine(within, shell) }),
          agree ? words.yes : html`${words.no}${reason ? html` <span lang="en">(${reason})</span>` : nothing}`,
          html`<cite lang="en">${source}</cite>`,
        ]),
      ),
    )}
  </details>`;
}

export function rowsTable(rows: readonly AtlasRow[], { published }: AtlasData, shell: Shell<Words>, format: Format): TemplateResult {
  const { lang } = shell;
  const words = shell.words.atlas;
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
    const winnable = html`${span(row.winnable, shell, format)}${
      other ? html` <small>${words.elsewhere} ${fill(words.share, { share: fine(other.share, shell) })}</small>` : nothing
    }`;
    return factRow(rules, [
      winnable,
      row.fair ? span(row.fair.share, shell, format) : '–',
      skill ? span(skill, shell, format) : '–',
      skill ? span([1 - skill[1], 1 - skill[0]], shell, format) : '–',
      row.moves ?? '–',
      row.deals,
      row.solved,
      row.impossible,
      row.unknown,
      format.number(row.budget[1]),
      html`<code translate="no">${row.command}</code>`,
    ]);
  };
  return factTable({ label: words.picture }, heads, rows.map(line));
}
