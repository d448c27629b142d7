import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { pictureOf as dealPicture } from '../../catalogue/pictures.js';
import { isLate, type PlayedGame } from '../../daily/day-result.js';
import type { Day } from '../../daily/date.js';
import { goalText } from '../../daily/goal-text.js';
import type { Format } from '../../statistics/format.js';
import type { Store } from '../../store/store.js';
import { fill } from '../../text/fill.js';
import type { DailyModel } from './model.js';
import type { DailyWords, Words } from './words.js';

/** A number of moves with as many digits as most goals have. */
const MANY = 200;

/** Values that the card of a game shows besides the model, and its actions. */
export interface CardContext {
  readonly shell: Shell<Words>;
  readonly format: Format;
  /** Returns the address of the picture of a game that the player added. */
  readonly pictureOf: (id: string) => string | undefined;
  /** Returns the address of the table with a deal. */
  readonly table: (entry: Entry, seed: number | string) => string;
  readonly again: () => void;
}

/** Returns the pictures of the games that the player added, by id. */
export async function addedPictures(store: Store, lang: Shell<Words>['lang']): Promise<ReadonlyMap<string, string>> {
  const records = await store.all('added');
  if (records.length === 0) return new Map();
  const { pictureAddress } = await import('../../miniature/draw.js');
  return new Map(records.map(({ id, picture }) => [id, pictureAddress(picture, lang)]));
}

/** Draws a game of the selected day: its picture, its goal, the player's result, and the link to the table. */
export function gameCard(model: DailyModel, game: PlayedGame<Entry>, context: CardContext): TemplateResult {
  const { shell, format, pictureOf, table, again } = context;
  const { words: all, lang } = shell;
  const words = { ...all.day, ...all.daily };
  const { entry, goal, most, state } = game;
  const { seed, proof, progress } = model.searchOf(entry.id);
  const status = statusText(model, game, words, format);
  const minutes = entry.minutes === undefined ? nothing : fill(all.facts.minutes, { n: format.number(entry.minutes) });
  const name = nameOf(entry, lang);
  // While the number of moves is not known, keep the space of the sentence with a number: nothing moves when it comes.
  const spacer =
    goal === 'moves' && most === undefined
      ? html`<span class="spacer" aria-hidden="true">${goalText(goal, MANY, words, lang)}</span>`
      : nothing;
  return html`<li class="game ${state}" data-id=${entry.id}>
    <img src=${pictureOf(entry.id) ?? new URL(dealPicture(entry.id, lang), shell.root).href} width="160" height="120" alt="" decoding="async" />
    <div class="about">
      <h3 id=${`game-${entry.id}`}>${name}</h3>
      <p class="goal"><span class="mark" aria-hidden="true">${state === 'reached' ? '✓' : ''}</span><span class="text"><span>${goalText(goal, most, words, lang)}</span>${spacer}</span></p>
      <p class="help" role="status">${status || minutes}</p>
      <progress ?hidden=${proof !== 'checking'} max="100" value=${progress} aria-label=${words.checking}></progress>
    </div>
    ${
      proof === 'failed'
        ? html`<button type="button" class="plain" @click=${again}>${words.again}</button>`
        : html`<a
            class=${state === 'reached' ? 'plain play' : 'button play'}
            href=${seed === undefined ? model.whenFound(entry.id) : table(entry, seed)}
            aria-describedby=${`game-${entry.id}`}
            @click=${(event: MouseEvent) => play(event, model, entry.id)}
            >${words.play}</a
          >`
    }
  </li>`;
}

/** Returns what a card says about the search for its deal or about the player's result; empty where there is nothing to say. */
function statusText(model: DailyModel, { entry, state, best }: PlayedGame<Entry>, words: DailyWords, format: Format): string {
  const { proof } = model.searchOf(entry.id);
  if (model.wanted === entry.id) return words.opening;
  if (best) return resultOf(best, state, model.day, words, format);
  if (state === 'tried') return words.tried;
  return proof === 'failed' || proof === 'unproved' || proof === 'impossible' || proof === 'scored' ? words[proof] : '';
}

/** Returns the player's best result of a game of a day: its time, and whether the goal was missed or the win came later. */
function resultOf(best: NonNullable<PlayedGame['best']>, state: PlayedGame['state'], day: Day, words: DailyWords, format: Format): string {
  const how = fill(isLate(best, day) ? words.lateIn : words.wonIn, { time: format.time(best.ms) });
  return state === 'reached' ? how : `${how} · ${words.goalMissed}`;
}

/** Keeps a player who wants to play before the deal is known on this page, which opens the table then. */
function play(event: MouseEvent, model: DailyModel, id: string): void {
  if (model.searchOf(id).seed !== undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  model.want(id);
}
