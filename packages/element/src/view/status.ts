import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TableDescriber } from '../names/table-describer.js';
import { clockText, counted, fill } from '../words/index.js';

/** Renders the numbers above the table, points and time, for a patience that has them, and "paused" for any. */
export function statusTemplate(
  describer: TableDescriber,
  points: boolean,
  time: boolean,
  puzzle?: string,
): TemplateResult | typeof nothing {
  const { game, words, locale } = describer;
  const { score, paused, elapsedMs } = game;
  const numbers = describer.numbers();
  const shown: string[] = [...(puzzle === undefined ? [] : [puzzle]), ...numbers];
  if (points && score !== undefined) shown.push(counted(words.score, score, locale));
  if (paused) shown.push(words.paused);
  else if (time && score !== undefined) shown.push(fill(words.time, { time: clockText(elapsedMs) }));
  if (shown.length === 0) return nothing;
  // Without points and time, "paused" gets no line of its own: the table would jump whenever the clock stops.
  const over = puzzle === undefined && numbers.length === 0 && (score === undefined || !(points || time));
  return html`<div class="status ${over ? 'over' : ''}" part="status ${over ? 'status-over' : ''}" translate="no">${shown.map((text) => html`<span>${text}</span> `)}</div>`;
}
