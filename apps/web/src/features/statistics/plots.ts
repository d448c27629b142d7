import { html, svg, type TemplateResult } from 'lit';
import { factRow, factTable } from '../../components/fact-table.js';
import type { CoursePoint, EndedKind } from '../../statistics/count.js';

/** Draws a plot with a table of its values, so that the values can be read without the picture. @param meaning of a point or column, and the number of games */
const figure = (
  title: string,
  meaning: string,
  tableLabel: string,
  picture: TemplateResult,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): TemplateResult =>
  html`<figure class="plot">
    <figcaption>${title} <small>${meaning}</small></figcaption>
    ${picture}
    <details>
      <summary aria-label=${`${tableLabel}: ${title}`}>${tableLabel}</summary>
      ${factTable(
        { label: title },
        head,
        rows.map(([first, ...others]) => factRow(first!, others)),
      )}
    </details>
  </figure>`;

const W = 380;
const H = 208;
const EDGE = { left: 50, right: 8, top: 22, bottom: 34 };
const x = (i: number, n: number): number => EDGE.left + ((W - EDGE.left - EDGE.right) * i) / Math.max(1, n - 1);
const y = (share: number): number => H - EDGE.bottom - (H - EDGE.top - EDGE.bottom) * share;

/** Texts of a plot of win rates. */
export interface CourseWords {
  readonly title: string;
  /** The meaning of a point, and the number of games. */
  readonly meaning: string;
  /** Label of the horizontal axis. */
  readonly axis: string;
  /** Label of the reference line. */
  readonly level: string;
  readonly table: string;
  readonly game: string;
  readonly rate: string;
  readonly percent: (share: number) => string;
}

/** Returns the points of a plot that are labelled on the horizontal axis: the first, the middle and the last. */
const ticksOf = (points: number): readonly number[] => [...new Set([0, (points - 1) >> 1, points - 1])];

/** Draws a line through rates from 0 to 1, of which there must be one at least. @param level share of the reference line, such as that of winnable deals */
export function coursePlot(course: readonly CoursePoint[], level: number | undefined, words: CourseWords): TemplateResult {
  const points = course.map(({ rate }, i) => `${x(i, course.length).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  const picture = html`<svg class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${words.title}>
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        svg`<line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(share)} y2=${y(share)} /><text x=${EDGE.left - 6} y=${y(share) + 4} text-anchor="end">${words.percent(share)}</text>`,
    )}
    ${level === undefined ? '' : svg`<line class="level" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(level)} y2=${y(level)} /><text class="named" x=${W - EDGE.right} y=${y(level) + (level > 0.85 ? 15 : -6)} text-anchor="end">${words.level}</text>`}
    ${ticksOf(course.length).map((i) => svg`<text x=${x(i, course.length)} y=${H - EDGE.bottom + 15} text-anchor=${i === 0 ? 'start' : i === course.length - 1 ? 'end' : 'middle'}>${course[i]!.game}</text>`)}
    <text x=${(EDGE.left + W - EDGE.right) / 2} y=${H - 1} text-anchor="middle">${words.axis}</text>
    <polyline class="line" points=${points} />
    ${course.length <= 40 ? course.map(({ rate }, i) => svg`<circle class="dot" cx=${x(i, course.length)} cy=${y(rate)} r="3" />`) : ''}
  </svg>`;
  return figure(
    words.title,
    words.meaning,
    words.table,
    picture,
    [words.game, words.rate],
    course.map(({ game, rate }) => [game, words.percent(rate)]),
  );
}

/** Texts of a plot of durations. */
export interface SpreadWords {
  readonly title: string;
  /** The meaning of a column, and the number of games. */
  readonly meaning: string;
  readonly table: string;
  readonly classes: readonly string[];
  /** Label of the horizontal axis. */
  readonly minutes: string;
  /** The kinds of games that are drawn, the lowest first, with their names. */
  readonly kinds: readonly (readonly [kind: EndedKind, name: string])[];
}

/** Draws a stacked column for each class of durations, with a part for each kind of games. */
export function spreadPlot(rows: readonly Readonly<Record<EndedKind, number>>[], words: SpreadWords): TemplateResult {
  const { kinds } = words;
  const totalOf = (row: Readonly<Record<EndedKind, number>>): number => kinds.reduce((sum, [kind]) => sum + row[kind], 0);
  const most = Math.max(1, ...rows.map(totalOf));
  const step = (W - EDGE.left - EDGE.right) / rows.length;
  const high = (n: number): number => ((H - EDGE.top - EDGE.bottom) * n) / most;
  const picture = html`<svg class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${words.title}>
      <line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(0)} y2=${y(0)} />
      <text x=${(EDGE.left + W - EDGE.right) / 2} y=${H - 1} text-anchor="middle">${words.minutes}</text>
      ${rows.map((row, i) => {
        const left = EDGE.left + i * step + step * 0.18;
        const total = totalOf(row);
        let below = 0;
        return svg`${kinds.map(([kind], k) => {
          below += row[kind];
          // A line without colour separates a part from the one below.
          return svg`<rect class=${kind} x=${left} width=${step * 0.64} y=${y(0) - high(below)} height=${Math.max(0, high(row[kind]) - Math.sign(k))} rx="2" />`;
        })}
        <text x=${left + step * 0.32} y=${H - EDGE.bottom + 15} text-anchor="middle">${words.classes[i]}</text>
        ${total > 0 ? svg`<text x=${left + step * 0.32} y=${y(0) - high(total) - 4} text-anchor="middle">${total}</text>` : ''}`;
      })}
    </svg>
    <p class="legend">${kinds.map(([kind, name]) => html`<span class="key ${kind}"></span>${name} `)}</p>`;
  return figure(
    words.title,
    words.meaning,
    words.table,
    picture,
    [words.minutes, ...kinds.map(([, name]) => name)],
    rows.map((row, i) => [words.classes[i]!, ...kinds.map(([kind]) => row[kind])]),
  );
}
