import { html, nothing, svg, type TemplateResult } from 'lit';
import { factRow, factTable } from '../../components/fact-table.js';
import { CLASSES, courseOf, decidedOf, spreadOf, windowOf, type Counted, type EndedKind } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import type { RuleShares } from './shares.js';
import type { Words as PageWords } from './words.js';

type Words = PageWords['statistics'];

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
const EDGE = { left: 50, right: 8, top: 22, bottom: 38 };
/** The line of the labels of the horizontal axis; letters that hang below it have room. */
const AXIS = H - 5;
const x = (i: number, n: number): number => EDGE.left + ((W - EDGE.left - EDGE.right) * i) / Math.max(1, n - 1);
const y = (share: number): number => H - EDGE.bottom - (H - EDGE.top - EDGE.bottom) * share;

/** Returns the points of a plot that are labelled on the horizontal axis: the first, the middle and the last. */
const ticksOf = (points: number): readonly number[] => [...new Set([0, (points - 1) >> 1, points - 1])];

/**
 * Draws a line through the win rates of games; nothing where none is won or lost, as of scored games.
 * @param known what is known of their rule set from elsewhere: the share of winnable deals is a reference line
 */
export function coursePlot(
  played: readonly Counted[],
  known: RuleShares | undefined,
  words: Words,
  format: Format,
): TemplateResult | typeof nothing {
  const course = courseOf(played);
  if (course.length === 0) return nothing;
  const { length } = decidedOf(played);
  const level = known && (known.possible.from + known.possible.to) / 2;
  const points = course.map(({ rate }, i) => `${x(i, course.length).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  const picture = html`<svg class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${words.course}>
    ${[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        svg`<line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(share)} y2=${y(share)} /><text x=${EDGE.left - 6} y=${y(share) + 4} text-anchor="end">${format.percent(share)}</text>`,
    )}
    ${level === undefined ? '' : svg`<line class="level" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(level)} y2=${y(level)} />`}
    ${ticksOf(course.length).map((i) => svg`<text x=${x(i, course.length)} y=${H - EDGE.bottom + 15} text-anchor=${i === 0 ? 'start' : i === course.length - 1 ? 'end' : 'middle'}>${course[i]!.game}</text>`)}
    <text x=${(EDGE.left + W - EDGE.right) / 2} y=${AXIS} text-anchor="middle">${words.inOrder}</text>
    <polyline class="line" points=${points} />
    ${course.length <= 40 ? course.map(({ rate }, i) => svg`<circle class="dot" cx=${x(i, course.length)} cy=${y(rate)} r="3" />`) : ''}
  </svg>
  ${known ? html`<p class="legend"><span class="key level"></span>${words.winnable} ${format.range(known.possible)}</p>` : ''}`;
  return figure(
    words.course,
    fill(words.courseOf, { n: windowOf(length), games: format.number(length) }),
    words.table,
    picture,
    [words.number, words.rate],
    course.map(({ game, rate }) => [game, format.percent(rate)]),
  );
}

/** Draws a stacked column for each class of durations, with a part for each kind of games, the lowest first. */
export function spreadPlot(played: readonly Counted[], words: Words, format: Format): TemplateResult {
  const rows = spreadOf(played);
  const classes = [...CLASSES.map((bound, i) => `${CLASSES[i - 1] ?? 0}–${bound}`), fill(words.over, { n: CLASSES.at(-1)! })];
  const canBeWon = decidedOf(played).length > 0;
  const all: readonly (readonly [kind: EndedKind, name: string])[] = [
    ['won', words.outcome.won],
    ['over', words.outcome.over],
    // Scored games that are not over were abandoned.
    ['other', canBeWon ? words.outcome.lost : words.outcome.left],
  ];
  // Both parts of games that can be won are shown, also if one of them is empty.
  const kinds = all.filter(([kind]) => (kind !== 'over' && canBeWon) || rows.some((row) => row[kind] > 0));
  const totalOf = (row: Readonly<Record<EndedKind, number>>): number => kinds.reduce((sum, [kind]) => sum + row[kind], 0);
  const most = Math.max(1, ...rows.map(totalOf));
  const step = (W - EDGE.left - EDGE.right) / rows.length;
  const high = (n: number): number => ((H - EDGE.top - EDGE.bottom) * n) / most;
  const picture = html`<svg class="chart" viewBox="0 0 ${W} ${H}" role="img" aria-label=${words.spread}>
      <line class="grid" x1=${EDGE.left} x2=${W - EDGE.right} y1=${y(0)} y2=${y(0)} />
      <text x=${(EDGE.left + W - EDGE.right) / 2} y=${AXIS} text-anchor="middle">${words.minutes}</text>
      ${rows.map((row, i) => {
        const left = EDGE.left + i * step + step * 0.18;
        const total = totalOf(row);
        let below = 0;
        return svg`${kinds.map(([kind], k) => {
          below += row[kind];
          // A line without colour separates a part from the one below.
          return svg`<rect class=${kind} x=${left} width=${step * 0.64} y=${y(0) - high(below)} height=${Math.max(0, high(row[kind]) - Math.sign(k))} rx="2" />`;
        })}
        <text x=${left + step * 0.32} y=${H - EDGE.bottom + 15} text-anchor="middle">${classes[i]}</text>
        ${total > 0 ? svg`<text x=${left + step * 0.32} y=${y(0) - high(total) - 4} text-anchor="middle">${total}</text>` : ''}`;
      })}
    </svg>
    <p class="legend">${kinds.map(([kind, name]) => html`<span class="key ${kind}"></span>${name} `)}</p>`;
  return figure(
    words.spread,
    fill(words.spreadOf, { games: format.number(played.length) }),
    words.table,
    picture,
    [words.minutes, ...kinds.map(([, name]) => name)],
    rows.map((row, i) => [classes[i]!, ...kinds.map(([kind]) => row[kind])]),
  );
}
