import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { pictureOf as dealPicture } from '../../catalogue/pictures.js';
import { isLate } from '../../daily/book.js';
import type { PlayedGame } from '../../daily/day-result.js';
import type { Day } from '../../daily/date.js';
import { goalText } from '../../daily/goal.js';
import { isTimed } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import type { Store } from '../../store/store.js';
import { step } from '../../daily/step.js';
import { fill, sentenceCase } from '../../text/fill.js';
import type { DailyModel } from './model.js';
import type { DailyWords, Words } from './words.js';

/** A number of moves with as many digits as most goals have. */
const MANY = 200;

/** Tells whether a word of a name is too long for its place beside the button on a narrow phone. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(({ length }) => length > 11);

/** Values that the card of a game shows besides the model, and its actions. */
export interface CardContext {
  readonly shell: Shell<Words>;
  readonly format: Format;
  /** Returns the address of the picture of a game that the player added. */
  readonly pictureOf: (id: string) => string | undefined;
  /** Returns the address of the table with a deal. */
  readonly table: (entry: Entry, seed: number | string) => string;
}

/** Returns the pictures of the games that the player added, by id. */
export async function addedPictures(store: Store, lang: Shell<Words>['lang']): Promise<ReadonlyMap<string, string>> {
  const records = await store.all('added');
  if (records.length === 0) return new Map();
  const { pictureAddress } = await import('../../miniature/draw.js');
  return new Map(records.map(({ id, picture }) => [id, pictureAddress(picture, lang)]));
}

/**
 * Draws a game of the selected day: its picture and number, its goal, the player's result, and the link to the table.
 * @param number of the game in the day, from 1
 */
export function gameCard(model: DailyModel, game: PlayedGame<Entry>, number: number, context: CardContext): TemplateResult {
  const { shell, pictureOf, format } = context;
  const { words: all, lang } = shell;
  const words = { ...all.day, ...all.daily };
  const { entry, goal, most, state } = game;
  const { proof, progress } = model.searches.of(entry.id);
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
    ${step(number, state)}
    <div class="about">
      <h3 id=${`game-${entry.id}`} class=${hasLongWord(name) ? 'long' : nothing}>${name}</h3>
      <p class="goal"><span class="text"><span>${goalText(goal, most, words, lang)}</span>${spacer}</span></p>
    </div>
    <p class="help" role="status">${status || minutes}</p>
    <progress ?hidden=${proof !== 'checking' || model.searches.wanted !== entry.id} max="100" value=${progress} aria-label=${words.checking}></progress>
    ${proof === 'failed' ? nothing : playButton(model, game, words, context)}
  </li>`;
}

/** Draws the link to the table; once it is pressed and while the deal is searched, a button that cancels. The next game to play has the strongest one. */
function playButton(model: DailyModel, { entry, best }: PlayedGame<Entry>, words: DailyWords, { table }: CardContext): TemplateResult {
  const { seed } = model.searches.of(entry.id);
  if (model.searches.wanted === entry.id)
    return html`<button type="button" class="plain play" @click=${() => model.searches.want(undefined)}>${words.cancel}</button>`;
  return html`<a
    class=${model.next === entry.id ? 'button play' : 'plain play'}
    href=${seed === undefined ? model.whenFound(entry.id) : table(entry, seed)}
    aria-describedby=${`game-${entry.id}`}
    @click=${(event: MouseEvent) => play(event, model, entry.id)}
    >${best ? words.replay : words.play}</a
  >`;
}

/** Returns what a card says about the search for its deal or about the player's result; empty where there is nothing to say. */
function statusText(model: DailyModel, { entry, state, best }: PlayedGame<Entry>, words: DailyWords, format: Format): string {
  const { proof } = model.searches.of(entry.id);
  if (model.searches.wanted === entry.id) return words.opening;
  if (best) return resultOf(best, state, model.day, words, format);
  if (state === 'tried') return words.tried;
  return proof === 'unproved' || proof === 'impossible' || proof === 'scored' ? words[proof] : '';
}

/** Returns the player's best result of a game of a day: its time if it is known, and whether the goal was missed or the win came later. */
function resultOf(best: NonNullable<PlayedGame['best']>, state: PlayedGame['state'], day: Day, words: DailyWords, format: Format): string {
  const late = isLate(best, day);
  const how = isTimed(best)
    ? fill(late ? words.lateIn : words.wonIn, { time: format.time(best.ms) })
    : sentenceCase(late ? words.late : words.won);
  return state === 'reached' ? how : `${how} · ${words.goalMissed}`;
}

/** Keeps a player who wants to play before the deal is known on this page, which opens the table then. */
function play(event: MouseEvent, model: DailyModel, id: string): void {
  if (model.searches.of(id).seed !== undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  model.searches.want(id);
}
