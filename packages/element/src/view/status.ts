import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Namer } from '../namer.js';
import { clockText, fill } from '../words/index.js';

/** Points and time, for a patience that counts them. */
export function statusTemplate({ game, words }: Namer, points: boolean, time: boolean): TemplateResult | typeof nothing {
  const { score, paused, elapsedMs } = game;
  if (score === undefined || !(points || time)) return nothing;
  return html`<div class="status" part="status">
    ${points ? html`<span>${fill(words.score, { n: score })}</span>` : nothing}
    ${time ? html`<span>${paused ? words.paused : fill(words.time, { time: clockText(elapsedMs) })}</span>` : nothing}
  </div>`;
}
