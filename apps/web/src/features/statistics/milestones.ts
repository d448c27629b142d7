import { html, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { installed } from '../../catalogue/installed.js';
import { DayBook } from '../../daily/book.js';
import { dayOf } from '../../daily/date.js';
import type { Format } from '../../statistics/format.js';
import { milestonesOf, milestoneText, nextMilestones } from '../../statistics/milestones.js';
import type { ResultRecord } from '../../store/results.js';
import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** Lists the next milestones with what is done of them, and those that the player has reached, the last one first. */
export function milestones(games: readonly ResultRecord[], { words, lang }: Shell<Words>, format: Format): TemplateResult {
  const reached = milestonesOf(games, (variant) => installed.find(({ id }) => id === variant)?.family);
  const next = nextMilestones(games, reached, new DayBook(games).streak(dayOf(new Date())));
  return html`<section class="milestones" aria-labelledby="milestones">
    <h2 id="milestones">${words.milestones.title}</h2>
    <ul>
      ${next.map((one) => {
        const [name, done] = [milestoneText(one, words.milestones, lang), fill(words.day.doneOf, { n: one.done, of: one.n })];
        return html`<li class="next ${one.name}">
          <span>${name}</span> <small>${done}</small> <progress max=${one.n} value=${one.done} aria-hidden="true"></progress>
        </li>`;
      })}
      ${reached
        .toReversed()
        .map(
          (one) =>
            html`<li class=${one.name}><span>${milestoneText(one, words.milestones, lang)}</span> <small>${format.day(one.at)}</small></li>`,
        )}
    </ul>
  </section>`;
}
