import { wordsOf as variantWords, type LanguageTag } from '@patience/core';
import { pages } from '../src/features/index.js';
import { fill } from '../src/text/fill.js';
import type { Found } from './catalogue.js';
import { languages, wordsOf } from './languages.js';
import type { Document, Page, PageLink } from './page.js';

/** Returns every HTML file of the site. */
export const documents = (found: readonly Found[]): Document[] => [
  ...languages.flatMap((lang) => pages.flatMap((page) => inLanguage(page, lang, found))),
  ...pages.flatMap((page) => (page.rootPath === undefined ? [] : { ...documentOf(page, 'en', page.path ?? ''), path: page.rootPath })),
];

const inLanguage = (page: Page, lang: LanguageTag, found: readonly Found[]): Document[] => [
  ...(page.path === undefined ? [] : [documentOf(page, lang, page.path)]),
  ...(page.ofPatiences ? found.map((variant) => documentOf(page, lang, `${page.name}/${variant.facts.id}/`, variant)) : []),
];

/** Returns a document of a page. @param folder its path below the folder of the language */
function documentOf(page: Page, lang: LanguageTag, folder: string, variant?: Found): Document {
  const words = wordsOf(lang);
  const { title, description } = page.texts(words);
  const { name, summary } = variant ? variantWords(variant.variant, lang) : { name: '', summary: '' };
  return {
    path: `${lang}/${folder}`,
    page,
    lang,
    words,
    title: page.hasOwnTitle ? title : `${fill(title, { name })} · ${words.site}`,
    description: fill(description, { name, summary }),
    ...(variant && { variant }),
    ...(!page.isPrivate && { translations: Object.fromEntries(languages.map((other) => [other, `${other}/${folder}`])) }),
    links: { bar: linksIn('bar', lang), footer: linksIn('footer', lang) },
  };
}

const linksIn = (place: 'bar' | 'footer', lang: LanguageTag): PageLink[] =>
  pages
    .filter(({ linkedIn }) => linkedIn === place)
    .map((page) => {
      const { title, link = title } = page.texts(wordsOf(lang));
      return { page, path: `${lang}/${page.path!}`, label: link };
    });
