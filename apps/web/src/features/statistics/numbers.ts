import { html, nothing, type TemplateResult } from 'lit';
import type { Summary } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import type { Words as PageWords } from './words.js';

type Words = PageWords['statistics'];

/** A number with its name, and a smaller text after it. */
export type NamedNumber = readonly [name: string, value: string, more?: string];

/** Draws a bar filled to a win rate. */
export const rateBar = (rate: number | undefined, words: Words, format: Format): TemplateResult | typeof nothing =>
  rate === undefined ? nothing : html`<meter min="0" max="1" value=${rate} aria-label=${`${words.rate} ${format.percent(rate)}`}></meter>`;

/** Rounds a mean from ten on to a whole number; a smaller one keeps its decimals. */
export const wholeFromTen = (mean: number | undefined): number | undefined => (mean !== undefined && mean >= 10 ? Math.round(mean) : mean);

const item = ([name, value, more]: NamedNumber, bar: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<div class=${bar === nothing ? nothing : 'leading'}>
    <dt>${name}</dt>
    <dd>${value}${more === undefined ? nothing : html` <small>${more}</small>`}${bar}</dd>
  </div>`;

/**
 * Draws the numbers of a set of games: the share won, or the best score, the wins in a row and one more; the others unfold.
 * @param s summary of the games
 * @param isOne whether all games are of one patience: points of different patiences cannot be compared
 * @param last the number after those of the summary, if there is one
 */
export function numbers(s: Summary, isOne: boolean, last: NamedNumber | undefined, words: Words, format: Format): TemplateResult {
  const score = isOne ? s.bestScore : undefined;
  const canBeWon = s.rate !== undefined || score === undefined;
  const of = fill(words.ladder.of, { won: format.number(s.wins), games: format.number(s.games) });
  return html`<dl class="numbers">
      ${canBeWon ? item([words.wins, format.percent(s.rate), of], rateBar(s.rate ?? 0, words, format)) : nothing}
      ${score === undefined ? nothing : item([words.bestScore, format.number(score), `${words.meanScore} ${format.number(wholeFromTen(s.meanScore))}`])}
      ${canBeWon ? item([words.streak, format.number(s.streak), `${words.best} ${format.number(s.best)}`]) : item([words.games, format.number(s.games)])}
      ${last ? item(last) : nothing}
    </dl>
    <details class="more-numbers">
      <summary>${words.moreNumbers}</summary>
      <dl class="numbers">
        ${canBeWon ? html`${item([words.time, format.time(s.time)])} ${item([words.moves, format.number(s.moves)])}` : nothing}
        ${item([words.hints, format.number(wholeFromTen(s.hints))])} ${item([words.total, format.time(s.total)])}
      </dl>
    </details>`;
}
