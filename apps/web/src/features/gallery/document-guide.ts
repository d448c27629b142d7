import type { Found } from '../../../build/catalogue.js';
import { courseIn, guideWords, pathsIn, popular, short, type Path } from '../../../build/guide/index.js';
import { html, markupOf, type Markup } from '../../../build/html.js';
import type { Document } from '../../../build/page.js';
import { GAMES } from '../../daily/games-of-day.js';
import { fill } from '../../text/fill.js';
import { link } from '../../../build/parts/chrome.js';
import { cardGame, small } from '../../../build/parts/previews.js';
import { suggestionCard } from '../../catalogue/suggestion-card.js';

/** Number of pictures of a row that a phone shows without scrolling. */
const SEEN = 3;

const row = (doc: Document, id: string, title: string, found: readonly Found[], isSeen = false): Markup =>
  html`<section class="row" aria-labelledby="${id}" data-resume="${guideWords(doc.lang).resume}">
    <h2 id="${id}">${title}</h2>
    <ul class="previews">
      ${found.map((one, i) => html`<li data-id="${one.facts.id}">${small(doc, one, 'play', isSeen && i < SEEN)}</li>`)}
    </ul>
  </section>`;

const pathOf = (doc: Document, { title, lead, steps }: Path, id?: string): Markup =>
  html`<details class="path">
    <summary>
      <strong>${title}:</strong>
      <span>${lead}</span>
    </summary>
    <ol${id !== undefined && html` id="${id}"`}>
      ${steps.map(({ found, text }) => html`<li data-id="${found.facts.id}">${small(doc, found)} ${text}</li>`)}
    </ol>
  </details>`;

/** The row of today's games: places of the right size, which `today.ts` fills, since the document does not know the day. */
const today = (doc: Document): Markup =>
  html`<section class="row today" aria-labelledby="row-today">
    <h2 id="row-today"><a href="${link(doc, `${doc.lang}/daily/`)}">${doc.words.nav.daily}</a> <span class="count"></span></h2>
    <ul class="previews">
      ${Array.from({ length: GAMES }, () => html`<li aria-hidden="true"><i class="blank"></i><span class="name"></span><small></small></li>`)}
    </ul>
  </section>`;

/** The next patience for a player who has played none. `onward.ts` shows the one for the player, and how much of the course is won. */
const onward = (doc: Document, { title, steps }: Path): Markup =>
  html`<section class="onward" aria-labelledby="onward">
    <h2 id="onward">${doc.words.path.next}</h2>
    ${markupOf(suggestionCard(cardGame(doc, steps[0]!.found), steps[0]!.text))}
    <p class="course">
      <a href="#course">${title}</a> <span class="count">${fill(doc.words.path.wonOf, { n: 0, of: steps.length })}</span>
      <progress max="${steps.length}" value="0" aria-hidden="true"></progress>
    </p>
  </section>`;

/**
 * The guide above the tiles of the gallery: patiences to begin with, today's games, the course and curated paths. Scripts add the player's
 * begun games and results, and hide the guide while the player searches.
 */
export function guide(doc: Document, found: readonly Found[]): Markup {
  const words = guideWords(doc.lang);
  const course = courseIn(doc.lang, found);
  return html`<div id="guide" class="guide">
    ${row(doc, 'row-popular', words.popular, popular(found), true)} ${today(doc)} ${course && onward(doc, course)}
    ${row(doc, 'row-short', words.short, short(found))}
    <section class="paths" aria-labelledby="paths-title">
      <h2 id="paths-title">${words.title}</h2>
      ${course && pathOf(doc, course, 'course')} ${pathsIn(doc.lang, found).map((path) => pathOf(doc, path))}
    </section>
  </div>`;
}
