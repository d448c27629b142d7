import { textOf } from '@patience/core';
import { namedIn, nameOf, summaryIn } from '../../src/catalogue/names.js';
import { planOf } from '../../src/catalogue/pictures.js';
import { storyOf } from '../../src/rules/story.js';
import { isLongName } from '../../src/text/long-name.js';
import { counted, fill } from '../../src/text/fill.js';
import type { PageName } from '../../src/address/page-name.js';
import type { Found } from '../catalogue.js';
import { drawPlan, PLAN_WIDTH, planNames } from '../plan.js';
import type { Document } from '../documents.js';
import { html, langOf, Markup } from '../html.js';
import { directionIn, languages, wordsOf, workshopLead } from '../languages.js';
import { guideWords } from '../guide/index.js';
import { failed, footer, header, link } from './chrome.js';
import { guide, similar } from './guide.js';
import { factList, filters, strip, tile } from './tiles.js';

/** Returns the content of <body>. */
export function body(doc: Document, found: readonly Found[]): Markup {
  return (BODIES[doc.page] ?? plain)(doc, found);
}

type Body = (doc: Document, found: readonly Found[]) => Markup;

const page = (doc: Document, content: Markup, className = ''): Markup =>
  html`${header(doc)}${failed(doc.words)}
    <main id="main" class="page ${className}">${content}</main>
    ${footer(doc)}`;

/**
 * Returns the body of a page that only its script can fill, since it depends on the player. @param className classes of its content @param
 * lead text below its title, which is there before the script
 */
const scripted =
  (className = '', lead: (doc: Document) => Markup | '' = () => ''): Body =>
  (doc) =>
    page(
      doc,
      html`<h1>${doc.words.pages[doc.page].title}</h1>
        ${lead(doc)}
        ${view(doc)}`,
      className,
    );
const plain = scripted();

/** Pages whose text begins with a sentence that is the same for all players. */
const LED = ['daily', 'transfer', 'embed', 'add', 'atlas'] as const satisfies readonly PageName[];

/** Returns the component of a page, which is named after the page, with what can be read before its script. */
const view = ({ page, words }: Document): Markup => {
  if (page === 'workshop') return html`<div id="view" class="view"></div>`;
  const led = LED.find((one) => one === page);
  const tag = new Markup(`${page}-page`);
  return html`<${tag} id="view" class="view"
    >${led && html`<p class="lead">${words[led].lead}</p>`}<noscript><p class="note">${words.scriptNeeded}</p></noscript></${tag}
  >`;
};

/** Returns an icon with its label. Where there is no room, the style sheet hides the label from view but not from screen readers. */
const labelled = (path: string, word: string): Markup =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg><span>${word}</span>`;

const BOOK = 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13';
const ARROW = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H5v8.5h14V12h-1';

const tools = ({ words: { table: words } }: Document): Markup =>
  html`<a class="tool" id="to-rules" href="#rules" title="${words.rules}">${labelled(BOOK, words.rules)}</a>
    <button type="button" class="tool" id="to-share" title="${words.share}" disabled>${labelled(ARROW, words.share)}</button>`;

/** Returns the note that a browser too old for the table shows, with a link to the rules, which any browser can show. */
const old = (doc: Document, lang = doc.lang): Markup => {
  const { tooOld, table } = wordsOf(lang);
  const rules = link(doc, doc.variant ? `${lang}/rules/${doc.variant.facts.id}/` : `${lang}/games/`);
  return html`<p class="old" lang="${lang}">
    ${tooOld} <a href="${rules}"${doc.page === 'frame' && html` target="_blank" rel="noopener"`}>${table.rules}</a>
  </p>`;
};

/** Returns the component of a page with a table: bar, table, and the rules below it. */
const table = (doc: Document, name: string, rules: Markup, more?: Markup): Markup => {
  const title = html`<div class="title">
    <h1 id="name" ${isLongName(name) && html`class="long"`}>${name}</h1>
    <div class="now"><small id="deal">${fill(doc.words.table.number, { n: '…' })}</small><small id="count"></small></div>
  </div>`;
  return html`<table-page
      >${header(doc, { title, tools: tools(doc) })}
      <main id="main" class="board${more && ' with-strip'}">
        ${old(doc)}${failed(doc.words)}
        <patience-game id="game" touch-action="none"><noscript>${doc.words.noScript}</noscript></patience-game>
        ${more}
      </main>
      ${rules}</table-page
    >
    ${footer(doc)}`;
};

/** The place for the rules where the document is built without knowing the patience. */
const noRules = html`<section id="rules" class="rules" tabindex="-1" hidden></section>`;

/** Returns the figure on a rules page that shows the place of each kind of pile. */
const plan = (doc: Document, { facts, variant }: Found, loading: 'lazy' | 'eager'): Markup =>
  html`<figure class="plan">
    <img
      src="${link(doc, planOf(facts.id))}"
      width="${PLAN_WIDTH}"
      height="${drawPlan(variant).height}"
      loading="${loading}"
      alt="${doc.words.plan.piles}"
    />
    <figcaption>${planNames(variant, doc.lang)}</figcaption>
  </figure>`;

/** Returns the rules of a patience, and the `lang` attribute if they are in another language than the page. */
function rulesOf({ lang, words }: Document, { variant }: Found): ReturnType<typeof storyOf> & { readonly tag: Markup } {
  const text = textOf(variant, lang, ({ rules }) => rules);
  return { ...storyOf(text.text, words.rulesPage.history), tag: langOf(text, lang) };
}

const rulesText = (doc: Document, found: Found, level: 'h2' | 'h3'): Markup => {
  const { rest, tag } = rulesOf(doc, found);
  const heading = (text: string): Markup => (level === 'h2' ? html`<h2${tag}>${text}</h2>` : html`<h3${tag}>${text}</h3>`);
  return html`${rest.map(({ kind, texts }) =>
    kind === 'list'
      ? html`<ul${tag}>
          ${texts.map((item) => html`<li>${item}</li>`)}
        </ul>`
      : kind === 'heading'
        ? heading(texts.join(' '))
        : html`<p${tag}>${texts.join(' ')}</p>`,
  )}`;
};

/** Returns the history of the patience, taken from its rules. */
const story = (doc: Document, found: Found): Markup | false => {
  const { story, tag } = rulesOf(doc, found);
  return story !== undefined && html`<p class="story"${tag}>${story}</p>`;
};

/** Returns where the rules come from. */
const source = ({ words }: Document, { variant: { source } }: Found): Markup | false =>
  source !== undefined && html`<p class="note">${fill(words.rulesPage.source, { source })}</p>`;

/** Returns the one-sentence summary of a patience. */
const lead = ({ lang }: Document, { facts }: Found): Markup => {
  const summary = summaryIn(facts, lang);
  return html`<p class="lead"${langOf(summary, lang)}>${summary.text}</p>`;
};

/** Returns a link to the patience in the atlas. */
const inAtlas = (doc: Document, { facts }: Found): Markup =>
  html`<a
    href="${link(doc, `${doc.lang}/atlas/?variant=${facts.id}`)}"
    aria-label="${doc.words.atlas.known}: ${nameOf(facts, doc.lang)}"
    >${doc.words.atlas.known}</a
  >`;

/** Returns the link to the workshop with the rules of a patience; empty if part of them is a program, which the workshop cannot show. */
const inWorkshop = (doc: Document, { facts, isData }: Found): Markup | false =>
  isData &&
  html`<a href="${link(doc, `${doc.lang}/workshop/`)}#start=game:${facts.id}"
    >${doc.words.add.recipe.change}<span class="sr">: ${nameOf(facts, doc.lang)}</span></a
  >`;

const BODIES: Partial<Record<PageName, Body>> = {
  home: (doc, found) => table(doc, doc.words.table.game, noRules, strip(doc, found)),

  play: (doc) =>
    table(
      doc,
      nameOf(doc.variant!.facts, doc.lang),
      html`<section id="rules" class="rules" tabindex="-1" aria-labelledby="rules-title">
        <h2 id="rules-title">${doc.words.table.rules}: ${nameOf(doc.variant!.facts, doc.lang)}</h2>
        ${lead(doc, doc.variant!)}
        ${story(doc, doc.variant!)} ${plan(doc, doc.variant!, 'lazy')} ${rulesText(doc, doc.variant!, 'h3')}
        ${source(doc, doc.variant!)}
        <p class="onward">${inAtlas(doc, doc.variant!)} ${inWorkshop(doc, doc.variant!)}</p>
      </section>`,
    ),

  'play-any': (doc) => table(doc, doc.words.table.game, noRules),

  rules: (doc, found) => {
    const { facts } = doc.variant!;
    const { text: name } = namedIn(facts, doc.lang);
    return page(
      doc,
      html`<article class="article">
        <h1${langOf(namedIn(facts, doc.lang), doc.lang)}>${name}</h1>
        ${lead(doc, doc.variant!)}
        ${story(doc, doc.variant!)} ${factList(doc, facts)}
        <p class="onward">
          <a class="button" href="${link(doc, `${doc.lang}/play/${facts.id}/`)}"
            >${doc.words.gallery.play}<span class="sr"> ${name}</span></a
          >
        </p>
        ${plan(doc, doc.variant!, 'eager')} ${rulesText(doc, doc.variant!, 'h2')} ${source(doc, doc.variant!)} ${similar(doc, doc.variant!, found, 'h2')}
        <p class="onward">${inAtlas(doc, doc.variant!)} ${inWorkshop(doc, doc.variant!)}</p>
      </article>`,
    );
  },

  gallery: (doc, found) =>
    page(
      doc,
      html`<gallery-page
        ><h1>${doc.words.pages.gallery.title}</h1>
        ${filters(doc, found)}
        ${found.length > 0 && guide(doc, found)}
        <h2 class="sr">${guideWords(doc.lang).all}</h2>
        <p id="found" class="found" role="status">
          ${found.length > 0 && counted(doc.words.gallery.found, found.length, doc.lang)}
        </p>
        <button type="button" id="reset" class="plain" hidden>${doc.words.gallery.reset}</button>
        <ul id="tiles" class="tiles">
          ${found.map((one, i) => tile(doc, one, i))}
        </ul></gallery-page
      >`,
      'wide',
    ),

  atlas: scripted('wide'),

  workshop: scripted('wide making', ({ lang }) => html`<p class="lead">${workshopLead(lang)}</p>`),

  // The frame page has no text: it cannot know the language of the page that embeds it.
  frame: (doc) =>
    html`<main id="main" class="frame" aria-label="Patience">
      <h1 class="sr">Patience</h1>
      ${languages.map((lang) => old(doc, lang))}${failed(doc.words)}
      <patience-game id="game"></patience-game><frame-page></frame-page>
    </main>`,

  // Say in every language that the page is missing, since the language of the address may not be the reader's.
  missing: (doc) =>
    page(
      doc,
      html`${[doc.lang, ...languages.filter((lang) => lang !== doc.lang)].map((lang) => {
        const words = wordsOf(lang);
        return html`<section lang="${lang}"${directionIn(lang) !== directionIn(doc.lang) && html` dir="${directionIn(lang) ?? 'ltr'}"`}>
            ${lang === doc.lang ? html`<h1>${words.pages.missing.title}</h1>` : html`<h2>${words.pages.missing.title}</h2>`}
            <p>${words.missing.lead}</p>
            <p class="buttons">
              <a class="button" href="${link(doc, `${lang}/`)}">${words.missing.home}</a>
              <a class="plain" href="${link(doc, `${lang}/games/`)}">${words.nav.gallery}</a>
            </p>
          </section> `;
      })}`,
    ),

  watch: (doc) =>
    html`${header(doc)}
      <main id="main" class="board watching">
        <h1 class="sr">${doc.words.pages.watch.title}</h1>
        ${old(doc)}${failed(doc.words)}
        <patience-game id="game" without-tools></patience-game>
        <watch-page id="view" class="view player"></watch-page>
      </main>
      ${footer(doc)}`,
};
