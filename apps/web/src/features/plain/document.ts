import type { Facts } from '../../catalogue/entry.js';
import { factWords } from '../../catalogue/fact-texts.js';
import { namedIn } from '../../catalogue/names.js';
import { html, langOf, type Markup } from '../../../build/html.js';
import { directionIn, languages, wordsOf } from '../../../build/languages.js';
import type { Document, Page } from '../../../build/page.js';
import { link } from '../../../build/parts/chrome.js';
import { layout } from '../../../build/parts/layout.js';
import { similar } from '../../../build/parts/previews.js';
import { inAtlas, inWorkshop, lead, plan, rulesText, source, story } from '../../../build/parts/rules.js';
import type { Words } from './words.js';

/** Returns the facts that a player wants before playing a game, as a list. */
const factList = ({ words, lang }: Document, facts: Facts): Markup =>
  html`<ul class="facts">
    ${factWords(words, facts, lang).map((text) => html`<li>${text}</li>`)}
  </ul>`;

/** The rules of each patience, complete without a script. */
export const rules: Page<Words> = {
  name: 'rules',
  feature: 'plain',
  ofPatiences: true,
  isWritten: true,
  texts: (words) => words.rules.page,
  body: (doc, all) => {
    const found = doc.variant!;
    const name = namedIn(found.facts, doc.lang);
    return layout(
      doc,
      html`<article class="article">
        <h1${langOf(name, doc.lang)}>${name.text}</h1>
        ${lead(doc, found)}
        ${story(doc, found)} ${factList(doc, found.facts)}
        <p class="onward">
          <a class="button" href="${link(doc, `${doc.lang}/play/${found.facts.id}/`)}"
            >${doc.words.onRules.play}<span class="sr"> ${name.text}</span></a
          >
        </p>
        ${plan(doc, found, 'eager')} ${rulesText(doc, found, 'h2')} ${source(doc, found)} ${similar(doc, found, all, 'h2')}
        <p class="onward">${inAtlas(doc, found)} ${inWorkshop(doc, found)}</p>
      </article>`,
    );
  },
};

/**
 * The page for a wrong address. It says in every language that the page is missing, since the language of the address may not be the reader's.
 * Many hosts send the nearest such document, some only the one at the root.
 */
export const missing: Page<Words> = {
  name: 'missing',
  feature: 'plain',
  path: '404.html',
  rootPath: '404.html',
  hasOwnTitle: true,
  isPrivate: true,
  isWritten: true,
  texts: (words) => words.missing.page,
  body: (doc) =>
    layout(
      doc,
      html`${[doc.lang, ...languages.filter((lang) => lang !== doc.lang)].map((lang) => {
        const { missing: words, nav } = wordsOf<Words>(lang);
        const direction = directionIn(lang) !== directionIn(doc.lang) && html`dir="${directionIn(lang) ?? 'ltr'}"`;
        return html`<section lang="${lang}" ${direction}>
            ${lang === doc.lang ? html`<h1>${words.page.title}</h1>` : html`<h2>${words.page.title}</h2>`}
            <p class="lead">${words.lead}</p>
            <p class="buttons">
              <a class="button" href="${link(doc, `${lang}/`)}">${words.home}</a>
              <a class="plain" href="${link(doc, `${lang}/games/`)}">${nav.gallery}</a>
            </p>
          </section> `;
      })}`,
    ),
};

/**
 * The page that the service worker sends without a network in place of one that it does not cache. It has the address of that page, so its
 * links begin at the root of the site.
 */
export const offline: Page<Words> = {
  name: 'offline',
  feature: 'plain',
  path: 'offline.html',
  isPrivate: true,
  isWritten: true,
  texts: (words) => words.offline.page,
  body: (doc) => {
    const { offline: words, missing: toTable, nav } = doc.words;
    return layout(
      doc,
      html`<h1>${words.page.title}</h1>
        <p>${words.lead}</p>
        <p class="buttons">
          <a class="button" href="${link(doc, `${doc.lang}/`)}">${toTable.home}</a>
          <a class="plain" href="${link(doc, `${doc.lang}/games/`)}">${nav.gallery}</a>
        </p>`,
    );
  },
};
