import { textOf } from '@patience/core';
import { namedIn, nameOf, summaryIn } from '../../catalogue/names.js';
import { thumbOf } from '../../catalogue/pictures.js';
import { MINIATURE } from '../../miniature/size.js';
import { fill } from '../../text/fill.js';
import { isLongName } from '../../text/long-name.js';
import { forFirstVisit, type Found } from '../../../build/catalogue.js';
import { popular } from '../../../build/guide/index.js';
import { html, langOf, type Markup } from '../../../build/html.js';
import type { Document, Page } from '../../../build/page.js';
import { CALENDAR, failed, footer, header, link } from '../../../build/parts/chrome.js';
import { tooOld } from '../../../build/parts/layout.js';
import { inAtlas, inWorkshop, lead, plan, rulesText, source, story } from '../../../build/parts/rules.js';
import type { Words } from './words.js';

/** Returns an icon with its label. Where there is no room, the style sheet hides the label from view but not from screen readers. */
const labelled = (path: string, word: string): Markup =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg><span>${word}</span>`;

const BOOK = 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13';
const ARROW = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H5v8.5h14V12h-1';

/** Icon of all games: four cards. */
const GRID = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h6v7H4zM14 4h6v7h-6zM4 14h6v7H4zM14 14h6v7h-6z" /></svg>`;

const tools = ({ words: { table: words } }: Document): Markup =>
  html`<a class="tool" id="to-rules" href="#rules" title="${words.rules}">${labelled(BOOK, words.rules)}</a>
    <button type="button" class="tool" id="to-share" title="${words.share}" disabled>${labelled(ARROW, words.share)}</button>`;

/** Returns what a new player reads until the patience is dealt: what it is, and how it is played. */
const before = ({ lang }: Document, { facts, variant }: Found): Markup => {
  const summary = summaryIn(facts, lang);
  const guide = textOf(variant, lang, (words) => words.guide);
  return html`<p class="before"><span${langOf(summary, lang)}>${summary.text}</span> <span${langOf(guide, lang)}>${guide.text}</span></p>`;
};

/** Returns the component of a page with a table: bar, table, and the rules below it. @param found the patience that a first visit gets */
const table = (doc: Document, name: string, rules: Markup, found?: Found, more?: Markup): Markup => {
  const title = html`<div class="title">
    <h1 id="name" ${isLongName(name) && html`class="long"`}>${name}</h1>
    <div class="now"><small id="deal">${fill(doc.words.table.number, { n: '…' })}</small><small id="count"></small></div>
  </div>`;
  return html`<table-page
      >${header(doc, { title, tools: tools(doc) })}
      <main id="main" class="board${more && ' with-strip'}">
        ${tooOld(doc)}${failed(doc.words)}
        <patience-game id="game" touch-action="none"><noscript>${doc.words.noScript}</noscript></patience-game>
        ${found && before(doc, found)}
        ${more}
      </main>
      ${rules}</table-page
    >
    ${footer(doc)}`;
};

/** The place for the rules where the document is built without knowing the patience. */
const noRules = html`<section id="rules" class="rules" tabindex="-1" hidden></section>`;

/**
 * Returns the strip of other games on the first page. `strip.ts` loads its pictures after the first deal, and moves the
 * player's own games to the front.
 */
const strip = (doc: Document, found: readonly Found[]): Markup =>
  html`<nav class="strip" aria-label="${doc.words.table.others}">
    <a class="today" href="${link(doc, `${doc.lang}/daily/`)}" title="${doc.words.nav.daily}">${CALENDAR}<span>${doc.words.day.today}</span></a>
    <ul>
      ${popular(found).map(
        ({ facts }) =>
          html`<li data-id="${facts.id}">
            <a href="${link(doc, `${doc.lang}/play/${facts.id}/`)}"
              ><img
                data-src="${link(doc, thumbOf(facts.id))}"
                width="${MINIATURE.width}"
                height="${MINIATURE.height}"
                alt=""
                decoding="async"
              /><span${langOf(namedIn(facts, doc.lang), doc.lang)}>${nameOf(facts, doc.lang)}</span></a
            >
          </li>`,
      )}
    </ul>
    <a class="all" href="${link(doc, `${doc.lang}/games/`)}">${GRID}<span>${doc.words.nav.gallery}</span></a>
  </nav>`;

/** The first page: a patience for a first visit, and others below it. */
export const home: Page<Words> = {
  name: 'home',
  feature: 'table',
  path: '',
  rootPath: '',
  hasOwnTitle: true,
  dealsFirst: true,
  texts: (words) => words.home.page,
  body: (doc, found) => table(doc, doc.words.table.game, noRules, forFirstVisit(found)[0], strip(doc, found)),
};

export const play: Page<Words> = {
  name: 'play',
  feature: 'table',
  ofPatiences: true,
  dealsFirst: true,
  texts: (words) => words.play.page,
  body: (doc) => {
    const found = doc.variant!;
    const name = nameOf(found.facts, doc.lang);
    return table(
      doc,
      name,
      html`<section id="rules" class="rules" tabindex="-1" aria-labelledby="rules-title">
        <h2 id="rules-title">${doc.words.table.rules}: ${name}</h2>
        ${lead(doc, found)}
        ${story(doc, found)} ${plan(doc, found, 'lazy')} ${rulesText(doc, found, 'h3')}
        ${source(doc, found)}
        <p class="onward">${inAtlas(doc, found)} ${inWorkshop(doc, found)}</p>
      </section>`,
      found,
    );
  },
};

export const playAny: Page<Words> = {
  name: 'play-any',
  feature: 'table',
  path: 'play/',
  isPrivate: true,
  dealsFirst: true,
  texts: (words) => words.playAny.page,
  body: (doc) => table(doc, doc.words.table.game, noRules),
};
