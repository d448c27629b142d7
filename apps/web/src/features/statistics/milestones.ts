import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { installed } from '../../catalogue/installed.js';
import type { Format } from '../../statistics/format.js';
import { milestonesOf } from '../../statistics/milestones.js';
import { milestoneText } from '../../statistics/milestone-text.js';
import type { ResultRecord } from '../../store/results.js';
import type { Words } from './words.js';

/** Lists the milestones that the player has reached, the last one first. */
export function milestones(games: readonly ResultRecord[], { words, lang }: Shell<Words>, format: Format): TemplateResult | typeof nothing {
  const reached = milestonesOf(games, (variant) => installed.find(({ id }) => id === variant)?.family).toReversed();
  if (reached.length === 0) return nothing;
  return html`<section class="milestones" aria-labelledby="milestones">
    <h2 id="milestones">${words.milestones.title}</h2>
    <ul>
      ${reached.map((one) => html`<li>${milestoneText(one, words.milestones, lang)} <small>${format.date(one.at)}</small></li>`)}
    </ul>
  </section>`;
}
