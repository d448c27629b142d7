import type { LanguageTag } from '@patience/core';
import type { Found } from './catalogue.js';
import type { Markup } from './html.js';
import type { DocumentWords } from './languages.js';

/** Texts of a page; for a page of each patience with the placeholders `name` and `summary`. */
interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** Label of links to the page; the title unless given. */
  readonly link?: string;
}

/** A page of the site, as its feature describes it to the build. @typeParam Own the words of its feature */
export interface Page<Own = object> {
  /** Name of the page, by which style sheets know it. Its component is `<name>-page`. */
  readonly name: string;
  /** Folder of its script in `src/features`, unless it is called like the page. */
  readonly feature?: string;
  /** File of its script, unless it is `page.ts` of the feature. */
  readonly script?: string;
  /** Path below the folder of each language, such as `games/`. */
  readonly path?: string;
  /** Path of one more document, which is in English, from the root of the site. */
  readonly rootPath?: string;
  /** Whether each patience has a document, in a folder called like the page. */
  readonly ofPatiences?: true;
  /** Place of the link to it on all pages: the bar at the top, or the footer. */
  readonly linkedIn?: 'bar' | 'footer';
  /** Whether search engines should not list it: it shows the player's own data, or content from the address. */
  readonly isPrivate?: true;
  /** Whether its document has content to read before any script runs. All others are filled by their script. */
  readonly isWritten?: true;
  /** Whether it deals before it loads words other than those for a first deal. */
  readonly dealsFirst?: true;
  /** Whether it shows many days: its document has the names of months and weekdays, which a browser takes long to find. */
  readonly hasDates?: true;
  /** Whether its title stands without the name of the site. */
  readonly hasOwnTitle?: true;
  /** Classes of its content. */
  readonly className?: string;
  texts(words: DocumentWords<Own>): PageTexts;
  /** Returns a first sentence that is the same for all players. */
  lead?(doc: Document<Own>): string;
  /** Returns the content of <body>; unless given, it has the title, the lead and the component, which its script fills. */
  body?(doc: Document<Own>, found: readonly Found[]): Markup;
}

/** A link that all pages show. */
export interface PageLink {
  readonly page: Page;
  /** Path from the root of the site. */
  readonly path: string;
  readonly label: string;
}

/** One HTML file of the site. @typeParam Own the words of its feature */
export interface Document<Own = object> {
  /** Folder of the document from the root of the site, such as `de/games/`; its file is index.html. */
  readonly path: string;
  readonly page: Page;
  readonly lang: LanguageTag;
  readonly words: DocumentWords<Own>;
  readonly title: string;
  readonly description: string;
  readonly variant?: Found;
  /** Paths of the same page in all languages, for `hreflang` links; absent for pages that search engines should not list. */
  readonly translations?: Readonly<Record<LanguageTag, string>>;
  readonly links: Readonly<Record<'bar' | 'footer', readonly PageLink[]>>;
}
