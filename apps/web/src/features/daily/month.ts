import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { counted } from '../../text/fill.js';
import { calendarView, type CalendarActions } from './calendar.js';
import type { DailyModel } from './model.js';
import type { Sharing } from './sharing.js';
import { monthTitle } from './texts.js';
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
      ${calendarView(month, shell, words, actions)}
      <p class="help">${done === 0 ? words.none : counted(words.count, done, shell.lang)}${streak > 0 ? ` · ${counted(words.streak, streak, shell.lang)}` : ''}</p>
      <div class="buttons">
        ${done > 0 ? html`<button type="button" class="plain" @click=${() => void sharing.copyMonth()}>${words.shareMonth}</button>` : nothing}
        <span class="said" role="status">${sharing.month}</span>
      </div>
    </section>`;
}
