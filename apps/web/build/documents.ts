import { wordsOf as variantWords, type LanguageTag } from '@patience/core';
import { fill } from '../src/text/fill.js';
import type { PageName } from '../src/address/page-name.js';
import type { AppWords } from '../src/words/types.js';
import { basePath } from './address.js';
import type { Found } from './catalogue.js';
import { languages, wordsOf } from './languages.js';

/** One HTML file of the site. */
export interface Document {
  /** Folder of the document from the root of the site, such as `de/games/`; its file is index.html. */
  readonly path: string;
  readonly page: PageName;
  readonly lang: LanguageTag;
  readonly words: AppWords;
  readonly title: string;
  readonly description: string;
  readonly variant?: Found;
  /** Paths of the same page in all languages, for `hreflang` links; absent for pages that search engines should not list. */
  readonly translations?: Readonly<Record<LanguageTag, string>>;
}

/** Folder of each page, below the folder of its language. */
export const FOLDERS: Readonly<Partial<Record<PageName, string>>> = {
  home: '',
  gallery: 'games/',
  daily: 'daily/',
  statistics: 'statistics/',
  settings: 'settings/',
  transfer: 'transfer/',
  watch: 'watch/',
  embed: 'embed/',
  add: 'add/',
  atlas: 'atlas/',
  workshop: 'workshop/',
  'play-any': 'play/',
};

/** Pages that search engines should not list: they show the player's own data, or content from the address. */
const PRIVATE: readonly PageName[] = ['play-any', 'watch', 'frame', 'missing'];

/** Returns every HTML file of the site. */
export function documents(found: readonly Found[]): Document[] {
  return [...languages.flatMap((lang) => inLanguage(lang, found)), ...atRoot()];
}

function inLanguage(lang: LanguageTag, found: readonly Found[]): Document[] {
  const words = wordsOf(lang);
  const pages = (Object.entries(FOLDERS) as [PageName, string][]).map(([page, folder]): Document => {
    const { title, description } = words.pages[page];
    return {
      path: `${lang}/${folder}`,
      page,
      lang,
      words,
      title: page === 'home' ? title : `${title} · ${words.site}`,
      description,
      ...translated(page, folder),
    };
  });
  const own = found.flatMap((variant) =>
    (['play', 'rules'] as const).map((page): Document => {
      const { name, summary } = variantWords(variant.variant, lang);
      const folder = `${page}/${variant.facts.id}/`;
      const { title, description } = words.pages[page];
      return {
        path: `${lang}/${folder}`,
        page,
        lang,
        words,
        variant,
        title: `${fill(title, { name })} · ${words.site}`,
        description: fill(description, { name, summary }),
        ...translated(page, folder),
      };
    }),
  );
  return [...pages, ...own];
}

/** Returns the path of a folder in every language. */
const inAll = (folder: string): Record<LanguageTag, string> => Object.fromEntries(languages.map((lang) => [lang, `${lang}/${folder}`]));

const translated = (page: PageName, folder: string): Pick<Document, 'translations'> =>
  PRIVATE.includes(page) ? {} : { translations: inAll(folder) };

function atRoot(): Document[] {
  const words = wordsOf('en');
  const missing = (folder: string, lang: LanguageTag): Document => {
    const words = wordsOf(lang);
    return { path: `${folder}404.html`, page: 'missing', lang, words, ...words.pages.missing };
  };
  return [
    { path: '', page: 'home', lang: 'en', words, ...words.pages.home, translations: inAll('') },
    { path: 'embed/', page: 'frame', lang: 'en', words, ...words.pages.frame },
    // Write a 404 page for the root and for each language: many hosts send the nearest one, some only the one at the root.
    missing('', 'en'),
    ...languages.map((lang) => missing(`${lang}/`, lang)),
  ];
}

/**
 * Returns the relative path from a document to the root of the site, such as `../../`. The 404 page gets an absolute path, since it is sent
 * for any address.
 */
export const toRoot = ({ path, page }: Pick<Document, 'path' | 'page'>): string =>
  page === 'missing' ? basePath : '../'.repeat(path.split('/').length - 1) || './';
