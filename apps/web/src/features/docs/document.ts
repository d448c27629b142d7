import { playground } from '../../../build/docs/playground.js';
import { renderedOf } from '../../../build/docs/rendered.js';
import { GROUPS, sources, type Source } from '../../../build/docs/contents.js';
import { html, type Markup } from '../../../build/html.js';
import { directionIn } from '../../../build/languages.js';
import type { Document, Page } from '../../../build/page.js';
import { link } from '../../../build/parts/chrome.js';
import { layout } from '../../../build/parts/layout.js';
import { fill } from '../../text/fill.js';
import type { Words } from './document-words.js';

/** Number of headings from which a page lists them in the navigation, and up to which. */
const LISTED = [3, 16] as const;

const pathOf = ({ id }: Source): string => `docs/${id}/`;

/** Returns the title and the one sentence of a document; those of its own file where the site has no words for it. */
const textsOf = ({ docs }: Words, source: Source): { readonly title: string; readonly text: string } =>
  (docs.pages as Partial<Record<string, { title: string; text: string }>>)[source.id] ?? {
    title: renderedOf(source).title,
    text: renderedOf(source).summary,
  };

const linkTo = (doc: Document<Words>, source: Source, label = textsOf(doc.words, source).title, isCurrent = false): Markup =>
  html`<a href="${link(doc, `${doc.lang}/${pathOf(source)}`)}" ${isCurrent && html`aria-current="page"`}>${label}</a>`;

/** Returns the attributes of an English text on a page in another language. */
const inEnglish = ({ lang }: Document<Words>): Markup => html`${lang !== 'en' && html` lang="en"`}${directionIn(lang) && html` dir="ltr"`}`;

/** Returns the search and the links to all documents, with the headings of the one that is shown. */
function navigation(doc: Document<Words>, shown?: Source): Markup {
  const { docs } = doc.words;
  const headings = shown ? renderedOf(shown).headings.filter(({ level }) => level === 2) : [];
  const list = headings.length >= LISTED[0] && headings.length <= LISTED[1];
  return html`<div class="docs-side">
    <div class="docs-tools">
      <button type="button" class="plain docs-contents" popovertarget="contents">${docs.contents}</button>
      <form role="search" class="docs-search" data-index="${link(doc, 'docs/search.json')}" data-pages="${link(doc, `${doc.lang}/docs/`)}">
        <input type="search" name="query" aria-label="${docs.search}" placeholder="${docs.search}" autocomplete="off" />
        <div class="docs-found" role="status" hidden></div>
      </form>
    </div>
    <nav id="contents" class="docs-nav" popover aria-label="${docs.page.title}">
      ${GROUPS.map(
        (group) =>
          html`<h2 class="docs-group">${docs.groups[group]}</h2>
            <ul>
              ${sources
                .filter((source) => source.group === group)
                .map(
                  (source) =>
                    html`<li>
                      ${linkTo(doc, source, undefined, source === shown)}${
                        source === shown &&
                        list &&
                        html`<ul ${inEnglish(doc)}>
                        ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
                      </ul>`
                      }
                    </li>`,
                )}
            </ul>`,
      )}
    </nav>
  </div>`;
}

const docsLayout = (doc: Document<Words>, content: Markup, shown?: Source): Markup =>
  layout(doc, html`${navigation(doc, shown)}<div class="docs-text">${content}</div>`);

function onward(doc: Document<Words>, source: Source): Markup {
  const at = sources.indexOf(source);
  const { before, next } = doc.words.docs;
  const to = (other: Source | undefined, label: string): Markup | false =>
    other !== undefined && linkTo(doc, other, fill(label, { title: textsOf(doc.words, other).title }));
  return html`<p class="onward docs-onward">${to(sources[at - 1], before)} ${to(sources[at + 1], next)}</p>`;
}

const common = { feature: 'docs', isWritten: true, className: 'wide documents' } as const;

const overview: Page<Words> = {
  ...common,
  name: 'docs',
  path: 'docs/',
  rootPath: 'docs/',
  linkedIn: 'footer',
  texts: ({ docs }) => docs.page,
  body: (doc) => {
    const { docs } = doc.words;
    return docsLayout(
      doc,
      html`<h1>${docs.page.title}</h1>
        <p class="lead">${docs.lead}${doc.lang !== 'en' && ` ${docs.english}`}</p>
        ${GROUPS.map(
          (group) =>
            html`<h2>${docs.groups[group]}</h2>
              <ul class="docs-list">
                ${sources
                  .filter((source) => source.group === group)
                  .map((source) => html`<li>${linkTo(doc, source)}<span>${textsOf(doc.words, source).text}</span></li>`)}
              </ul>`,
        )}`,
    );
  },
};

export const docs: readonly Page<Words>[] = [
  overview,
  ...sources.map((source): Page<Words> => ({
    ...common,
    name: 'docs',
    path: pathOf(source),
    texts: (words) => {
      const { title, text } = textsOf(words, source);
      return { title, description: `${words.docs.page.title}: ${text}` };
    },
    body: (doc, found) =>
      docsLayout(
        doc,
        html`<article class="article" ${inEnglish(doc)}>${renderedOf(source).body}</article>
            ${source.id === 'playground' && playground(doc.lang, doc.words.docs, found)}
            ${onward(doc, source)}`,
        source,
      ),
  })),
];
