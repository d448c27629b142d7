import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directionOf, registerLanguage, type Language, type LanguageTag, type Translation } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { addBuiltIn, translated } from '@patience/core/internals';
import { lettersOf } from '@patience/element/drawing';
import { languageOf } from '../src/offline/languages.js';
import type { Words as FirstWords } from '../src/features/table/first-words.js';
import * as documents from '../src/words/documents.js';
import * as shared from '../src/words/shared.js';
import * as everywhere from '../src/words/site.js';
import type { AppWords } from '../src/words/types.js';
import { de as deInWorkshop, en as enInWorkshop } from '../../workshop/build.js';

/** Name of the file with the site's texts in a language package: `words/web.json`. */
const PART = 'web';
/** Name of the file with the texts of the workshop, which only its page loads: `words/workshop.json`. */
const WORKSHOP = 'workshop';
/** Name of the file with the sentences that describe a patience without a rules text: `words/describe.json`. */
const DESCRIBE = 'describe';
/** Word files that a page with a table needs, besides those of the variants. */
const TABLE_PARTS = ['core', 'table', 'dialogs', 'advice', 'sandbox', 'deck'];

/** The words of one file, in the languages that are built in. */
interface WordFile {
  readonly en: object;
  readonly de: object;
}

/** Words of all features, which are found by the names of their files: those for a first deal, those of documents alone, and all others. */
const forFirstDeal = Object.values(import.meta.glob<WordFile>('../src/features/*/first-words.ts', { eager: true }));
const ofFeatures = Object.values(import.meta.glob<WordFile>('../src/features/*/words.ts', { eager: true }));
const inDocuments = Object.values(import.meta.glob<WordFile>('../src/features/*/document-words.ts', { eager: true }));

/** The modules with words that pages load, and the words that only the build writes into documents. */
const PARTS: Readonly<Record<'table' | 'other' | 'documents', readonly WordFile[]>> = {
  table: [everywhere, ...forFirstDeal],
  other: [shared, ...ofFeatures],
  documents: [documents, ...inDocuments],
};

/** All files with words. */
export const WORD_FILES = Object.values(PARTS).flat();

/** All texts of the site in the languages that are built in. English is the fallback for texts that another language lacks. */
export const builtIn = {
  en: Object.assign({}, ...WORD_FILES.map(({ en }) => en)) as DocumentWords,
  de: Object.assign({}, ...WORD_FILES.map(({ de }) => de)) as DocumentWords,
};

/** The words of a document: those that all features share, and those of its own feature. */
export type DocumentWords<Own = object> = AppWords & documents.Words & Own;

/** Folders of further language packages, from the environment variable `PATIENCE_LANGUAGES`, separated as in `PATH`. */
const folders = (process.env['PATIENCE_LANGUAGES'] ?? '').split(delimiter).filter(Boolean);

/** The installed language packages that contain texts of the site, by language. */
const packaged: ReadonlyMap<LanguageTag, Language> = new Map(
  installedLanguages(fileURLToPath(new URL('..', import.meta.url)), ...folders)
    .map((language) => [language.tag, readLanguage(language)] as const)
    .filter(([, words]) => words[PART]),
);

addBuiltIn({ de: { [PART]: builtIn.de, [WORKSHOP]: deInWorkshop } });
for (const [tag, words] of packaged) registerLanguage(tag, words);

/** The languages of the site, sorted by tag. */
export const languages: readonly LanguageTag[] = [...new Set(['de', 'en', ...packaged.keys()])].sort();

/** Returns all texts of the site in a language; English where the language lacks one. @typeParam Own the words of the caller's feature */
export const wordsOf = <Own = object>(lang: LanguageTag): DocumentWords<Own> => translated(PART, builtIn.en, lang) as DocumentWords<Own>;

/** Returns the first sentences of the workshop in a language. */
export const workshopLead = (lang: LanguageTag): string => translated(WORKSHOP, enInWorkshop, lang).lead;

/** Returns the name of a language in that language: “Deutsch”. */
export function nameOfLanguage(tag: LanguageTag): string {
  const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag)!;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/** Returns the value of a page's attribute `dir`; undefined for left to right, the default. */
export const directionIn = (lang: LanguageTag): 'rtl' | undefined => (directionOf(lang) === 'rtl' ? 'rtl' : undefined);

/** Prefix of the ids of virtual modules with the texts of a language package: `virtual:patience-words/fr/table`. */
const WORDS = 'virtual:patience-words/';

/** Prefix of the ids of virtual modules that list which patiences to play after each one: `virtual:patience-next/fr`. */
export const NEXT_GAMES = 'virtual:patience-next/';

/** Returns the packaged language whose pages alone need a file; undefined when other pages may need it. */
export const packagedLanguageOf = (file: string): LanguageTag | undefined => languageOf(file, [...packaged.keys()]);

/**
 * Returns the folder of a script in `assets/`, with a slash at its end: that of the packaged language whose texts it has, else none. The
 * service worker caches the scripts of such a folder for readers of the language only.
 * @param module id of the module that the script was made from
 */
export const scriptFolder = (module: string): string => {
  const tag = [...packaged.keys()].find((lang) => module.startsWith(`\0${WORDS}${lang}/`) || module === `\0${NEXT_GAMES}${lang}`);
  return tag === undefined ? '' : `${tag}/`;
};

/** Returns the id of the module with the texts of a language, by which the build finds it to preload it. */
export const wordsModule = (lang: LanguageTag, part: 'table' | 'other'): string => `\0${WORDS}${lang}/${part}`;

/** Returns the source of a virtual module of languages; undefined for any other id. */
export function languageModule(id: string): string | undefined {
  if (id === 'virtual:patience-languages')
    return `export const languageNames = ${JSON.stringify(byTag(languages, nameOfLanguage))};
      export const words = {${languages.map(loadersOf).join()}};`;
  if (id === 'virtual:patience-deal-habits')
    return `export const numberWords = ${JSON.stringify([...new Set(languages.flatMap((lang) => wordsOf<FirstWords>(lang).deal.numberWords.split(' ')))])};
      export const letters = ${JSON.stringify(byTag(languages, lettersOf))};`;
  const [lang = '', part = ''] = id.startsWith(WORDS) ? id.slice(WORDS.length).split('/') : [];
  if (part === 'table' || part === 'other') return (part === 'table' ? registered(lang) : '') + own(lang, part);
  const words = packaged.get(lang);
  if (!words) return undefined;
  if (part === WORKSHOP) return `export const words = ${JSON.stringify(translated(WORKSHOP, enInWorkshop, lang))};`;
  if (part === 'rules')
    return registration(lang, { games: gamesOf(words, ({ rules, ...others }) => (rules ? { ...others, rules } : others)) });
  return part === DESCRIBE ? registration(lang, { [DESCRIBE]: words[DESCRIBE] }) : undefined;
}

/** Returns the source that exports the words of a part in a language. */
function own(lang: LanguageTag, part: 'table' | 'other'): string {
  const words: Readonly<Record<string, unknown>> = { ...wordsOf(lang) };
  const sections = PARTS[part].flatMap(({ en }) => Object.keys(en));
  return `export const words = ${JSON.stringify(Object.fromEntries(sections.map((section) => [section, words[section]])))};`;
}

/** Returns the source that registers the words of core and table in a language other than English. */
function registered(lang: LanguageTag): string {
  // The core of the site lacks its German words, so that only German pages load them: see `build/site.ts`.
  if (lang === 'de')
    return `import { registerLanguage } from '@patience/core'; import { german } from '@patience/core/internals'; registerLanguage('de', { core: german });\n`;
  const words = packaged.get(lang);
  if (!words) return '';
  const parts = Object.fromEntries(TABLE_PARTS.map((name) => [name, words[name]]));
  return registration(lang, { ...parts, games: gamesOf(words, ({ rules: _, ...others }) => others) });
}

const byTag = <T>(tags: readonly LanguageTag[], of: (tag: LanguageTag) => T): Record<LanguageTag, T> =>
  Object.fromEntries(tags.map((tag) => [tag, of(tag)]));

const gamesOf = ({ games = {} }: Language, pick: (words: Translation) => Translation): Record<string, Translation> =>
  Object.fromEntries(Object.entries(games).map(([id, words]) => [id, pick(words)]));

const registration = (lang: LanguageTag, words: Language): string =>
  `import { registerLanguage } from '@patience/core'; registerLanguage(${JSON.stringify(lang)}, ${JSON.stringify(words)});\n`;

const loadersOf = (lang: LanguageTag): string => {
  const load = (part: string): string => `import(${JSON.stringify(`${WORDS}${lang}/${part}`)})`;
  const texts = (part: string): string => `${part}: async () => (await ${load(part)}).words`;
  const ofPackage = packaged.has(lang) ? [texts(WORKSHOP), `rules: () => ${load('rules')}`, `describe: () => ${load(DESCRIBE)}`] : [];
  return `${JSON.stringify(lang)}: { ${[texts('table'), texts('other'), ...ofPackage].join()} }`;
};
