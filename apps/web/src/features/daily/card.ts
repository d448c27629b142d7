import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { factWords, inOneLine } from '../../catalogue/fact-texts.js';
import { nameOf } from '../../catalogue/names.js';
import { thumbOf } from '../../catalogue/pictures.js';
import { dateText } from '../../daily/result.js';
import type { DailyModel } from './model.js';

/** Values that the card of the selected day shows besides the model, and its actions. */
export interface CardContext {
  /** Address of the picture of a game that the player added. */
  readonly picture: string | undefined;
  /** Address of the table with the deal; undefined while the deal is not known. */
  readonly table: string | undefined;
  readonly message: string;
  readonly pick: (id: string) => void;
  readonly again: () => void;
  readonly share: () => void;
}

/** Draws the selected day: its patience, whether its deal can be won, the link to the table, and the player's result. */
export function dayCard(model: DailyModel, entry: Entry, shell: Shell, context: CardContext): TemplateResult {
  const { words: all, lang } = shell;
  const words = all.daily;
  const { day, today, proof, other } = model;
  const state = model.book.state(day, entry.id);
  const result = state === 'won' && (model.book.win(day, entry.id)?.late ? words.late : words.won);
  return html`<section class="card" aria-labelledby="day">
    <h2 id="day">${day === today ? `${words.today}, ` : ''}${dateText(day, lang)}</h2>
    <div class="deal">
      <img src=${context.picture ?? new URL(thumbOf(entry.id), shell.root).href} width="160" height="120" alt="" decoding="async" />
      <div>
        <h3>${nameOf(entry, lang)}</h3>
        <p class="help">${inOneLine(factWords(all, entry, lang).slice(0, 3))}</p>
        <div class="proof ${state}">
          <p role="status">${result ? `✓ ${result}` : proof === 'checking' && model.wanted ? words.opening : words[proof]}</p>
          <p class="room" aria-hidden="true">${words.checking}</p>
        </div>
        <progress ?hidden=${proof !== 'checking'} max="100" value=${model.progress} aria-label=${words.checking}></progress>
      </div>
    </div>
    ${day < today && state !== 'won' ? html`<p class="help">${words.passed}</p>` : nothing}
    <div class="buttons">
      ${
        proof === 'failed'
          ? html`<button type="button" class="button" @click=${context.again}>${words.again}</button>`
          : html`<a id="play-day" class="button" href=${context.table ?? model.whenFound} @click=${(event: MouseEvent) => play(event, model)}
              >${words.play}</a
            >`
      }
      ${state === 'won' ? html`<button type="button" class="plain" @click=${context.share}>${words.share}</button>` : nothing}
      <span class="said" role="status">${context.message}</span>
    </div>
    <label class="field"
      >${words.choose}<select @change=${({ target }: Event) => context.pick((target as HTMLSelectElement).value)}>
        <option value="" ?selected=${other === undefined}>${words.ofTheDay}</option>
        ${model.listed.map((one) => html`<option value=${one.id} ?selected=${other?.id === one.id}>${nameOf(one, lang)}</option>`)}
      </select></label
    >
  </section>`;
}

/** Keeps a player who wants to play before the deal is known on this page, which opens the table then. */
function play(event: MouseEvent, model: DailyModel): void {
  if (model.seed !== undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  model.want();
}
