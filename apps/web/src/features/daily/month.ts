import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import type { DayResult } from '../../daily/day-result.js';
import { GAMES } from '../../daily/games-of-day.js';
import { dayText, monthTitle } from '../../daily/day-text.js';
import { counted, fill } from '../../text/fill.js';
import type { Entry } from '../../catalogue/entry.js';
import { calendarView, legend, type CalendarActions } from './calendar.js';
import type { DailyModel } from './model.js';
import type { Sharing } from './sharing.js';
import type { Words } from './words.js';

/** Draws the month with its days, and the button that copies it. */
export function monthView(model: DailyModel, shell: Shell<Words>, sharing: Sharing, actions: CalendarActions): TemplateResult {
  const words = { ...shell.words.day, ...shell.words.daily };
  const { month, done } = model;
  const streak = model.book.streak(model.today);
  return html`<section class="calendar" aria-labelledby="calendar">
      <h2 id="calendar">${words.calendar}</h2>
      <div class="month">
        <button type="button" class="plain" aria-label=${words.before} @click=${() => model.turn(-1)}>‹</button>
        <h3 id="month" aria-live="polite">${monthTitle(month, shell.lang)}</h3>
        <button type="button" class="plain" aria-label=${words.after} ?disabled=${model.isLatest(new Date())} @click=${() => model.turn(1)}>›</button>
      </div>
      ${calendarView(month, shell, words, actions)} ${legend(words)}
      <p class="help counts">${done === 0 ? words.none : counted(words.count, done, shell.lang)}${streak > 0 ? ` · ${counted(words.streak, streak, shell.lang)}` : ''}</p>
      <div class="buttons">
        ${done > 0 ? html`<button type="button" class="plain" @click=${() => void sharing.copyMonth()}>${words.shareMonth}</button>` : nothing}
        <span class="said" role="status">${sharing.month}</span>
      </div>
      ${diary(model, shell, actions)}
    </section>`;
}

/** Lists the games that were played on the days of the month, the last day first; nothing where none was played. */
function diary(model: DailyModel, shell: Shell<Words>, actions: CalendarActions): TemplateResult | typeof nothing {
  const { played } = model;
  if (played.length === 0) return nothing;
  const words = { ...shell.words.day, ...shell.words.daily };
  // Beside the games there is room for the list.
  return html`<details class="diary" ?open=${matchMedia('(width >= 56.25em)').matches}>
    <summary>${words.diary}</summary>
    <ul>
      ${played.map(
        ({ day, result }) =>
          html`<li>
            <a href=${`?day=${day}`} @click=${(event: Event) => actions.go(event, day)}>${dayText(day, shell.lang)}</a>
            <span>${fill(words.doneOf, { n: result.done, of: GAMES })}</span>
            <p>${namesOf(result, model, shell)}</p>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Returns the names of the games that were played on a day, those that were won with a tick. */
function namesOf({ games, others }: DayResult<Entry>, model: DailyModel, { words }: Shell<Words>): TemplateResult {
  const all = [
    ...games.filter(({ state }) => state !== 'open').map(({ entry, state }) => ({ id: entry.id, isDone: state === 'reached' })),
    ...others.map((id) => ({ id, isDone: true })),
  ];
  return html`${all.map(
    ({ id, isDone }, i) =>
      html`<span>${model.nameOf(id)}${isDone ? html`<i class="tick" role="img" aria-label=${words.day.won}></i>` : ''}${i < all.length - 1 ? ',' : ''}</span> `,
  )}`;
}
