import type { LanguageTag } from '@patience/core';
import type { PageName } from './page-name.js';

/** Which document this is, as its <html> says. */
export interface Here {
  /** A BCP 47 tag. */
  readonly lang: LanguageTag;
  readonly page: PageName;
  /** The variant that the document is about. */
  readonly variant: string | undefined;
  /** The variant that comes with the document: that of the page, or a good first one. */
  readonly game: DocumentGame | undefined;
  /** The root of the site, at whatever base path it was put. */
  readonly root: URL;
}

/** The variant that comes with a document. */
export interface DocumentGame {
  readonly id: string;
  /** The address of its module. */
  readonly address: string;
  /** Some winnable deals by the usual rules. */
  readonly deals: readonly number[];
}

/** Reads the document once. */
export function here(document: Document = globalThis.document): Here {
  const { lang, dataset } = document.documentElement;
  return {
    lang: lang || 'en',
    page: dataset['page'] as PageName,
    variant: dataset['variant'],
    game:
      dataset['game'] === undefined
        ? undefined
        : {
            id: dataset['game'],
            address: new URL(dataset['module'] ?? '', document.baseURI).href,
            deals: (dataset['deals'] ?? '').split(' ').filter(Boolean).map(Number),
          },
    root: new URL(dataset['root'] ?? './', document.baseURI),
  };
}

/** Address of a page of the site in its language: `games/`. */
export const pageAddress = ({ root, lang }: Pick<Here, 'root' | 'lang'>, path: string): string => new URL(`${lang}/${path}`, root).href;

/** Address of a variant's table. Variants that the player added share one page. */
export const tablePath = (
  { id, added }: { readonly id: string; readonly added?: boolean },
  query: URLSearchParams = new URLSearchParams(),
): string => {
  if (added) query.set('variant', id);
  const text = query.toString();
  return `play/${added ? '' : `${id}/`}${text ? `?${text}` : ''}`;
};
