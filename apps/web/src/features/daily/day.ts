import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import type { PlayedGame } from '../../daily/day-result.js';
import { dateText } from '../../daily/day-text.js';
import { GAMES } from '../../daily/games-of-day.js';
import { fill } from '../../text/fill.js';
import { gameCard, type CardContext } from './card.js';
import type { DailyModel } from './model.js';
import type { Sharing } from './sharing.js';
import type { Words } from './words.js';

interface DayContext extends CardContext {
  /** Selects other deals. */
  readonly select: (run: () => Promise<void>) => void;
}

/** Draws the games of the selected day. @param isWhole whether the list of all patiences is drawn */
export function dayView(model: DailyModel, sharing: Sharing, isWhole: boolean, context: DayContext): TemplateResult {
  const { shell, select } = context;
  const { words: all, lang } = shell;
  const words = { ...all.day, ...all.daily };
  const { day, today, other, games } = model;
  const { done, others } = model.resultOf(day);
  const names = others.map((id) => model.nameOf(id));
  const toToday = (event: Event): void => {
    event.preventDefault();
    select(() => model.select(today));
  };
  return html`<section class="day" aria-labelledby="day">
    <div class="head">
      <h2 id="day">${day === today ? `${words.today}, ` : ''}${dateText(day, lang)}</h2>
      ${day === today ? nothing : html`<a href="?" @click=${toToday}>${words.toToday}</a>`}
    </div>
    ${other ? nothing : progress(games, done, day === today, shell)}
    ${model.searches.hasFailed ? failed(shell, () => select(() => model.look())) : nothing}
    <ol class="games">
      ${repeat(
        games,
        ({ entry }) => entry.id,
        (game, i) => gameCard(model, game, i + 1, context),
      )}
    </ol>
    ${names.length > 0 ? html`<p class="help">${fill(words.also, { names: names.join(', ') })}</p>` : nothing}
    ${day < today && model.book.state(day) !== 'won' ? html`<p class="help">${words.passed}</p>` : nothing}
    ${done > 0 ? share(shell, sharing) : nothing}
    <label class="field"
      >${words.choose}<select @change=${({ target }: Event) => select(() => model.pick((target as HTMLSelectElement).value))}>
        <option value="" ?selected=${other === undefined}>${words.ofTheDay}</option>
        ${(isWhole ? model.listed : other ? [other] : []).map((one) => html`<option value=${one.id} ?selected=${other?.id === one.id}>${nameOf(one, lang)}</option>`)}
      </select></label
    >
  </section>`;
}

/** Draws a bar with a part for each game of a day, and how many are done. */
function progress(games: readonly PlayedGame[], done: number, isToday: boolean, { words: all }: Shell<Words>): TemplateResult {
  const words = { ...all.day, ...all.daily };
  return html`<div class="progress">
    <p class="parts" aria-hidden="true">${games.map(({ state }) => html`<i class=${state}></i>`)}</p>
    <p class="done">${done === GAMES && isToday ? words.allDone : fill(words.doneOf, { n: done, of: GAMES })}</p>
  </div>`;
}

/** Says once that deals are missing, and offers to look again. */
const failed = ({ words: { daily } }: Shell<Words>, again: () => void): TemplateResult =>
  html`<div class="note" role="alert">
    <p>${daily.failed}</p>
    <button type="button" class="plain" @click=${again}>${daily.again}</button>
  </div>`;

const share = ({ words: { day, daily } }: Shell<Words>, sharing: Sharing): TemplateResult =>
  html`<div class="buttons">
    <button type="button" class="plain" @click=${() => void sharing.copyDay()}>${day.share}</button>
    <button type="button" class="plain" @click=${() => void sharing.saveDay()}>${daily.picture}</button>
    <span class="said" role="status">${sharing.day}</span>
  </div>`;
