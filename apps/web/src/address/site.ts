import type { LanguageTag } from '@patience/core';

/** The identity of the loaded document, read from the attributes of its <html>. */
export interface Here {
  /** Language of the document, as a BCP 47 tag. */
  readonly lang: LanguageTag;
  readonly page: string;
  /** Id of the variant that the document is about; undefined for a general page. */
  readonly variant: string | undefined;
  /** The variant that is included in the document: that of the page, or one suited to a first visit. */
  readonly game: DocumentGame | undefined;
  /** Address of the root of the site, whatever its base path. */
  readonly root: URL;
}

export interface DocumentGame {
  readonly id: string;
  /** Address of the variant's module. */
  readonly address: string;
  /** Family of the patience; empty for an unknown one. */
  readonly family: string;
  /** Some deals that can be won under the default options. */
  readonly deals: readonly number[];
}

export function here(document: Document = globalThis.document): Here {
  const { lang, dataset } = document.documentElement;
  return {
    lang: lang || 'en',
    page: dataset['page'] ?? '',
    variant: dataset['variant'],
    game:
      dataset['game'] === undefined
        ? undefined
        : {
            id: dataset['game'],
            address: new URL(dataset['module'] ?? '', document.baseURI).href,
            family: dataset['family'] ?? '',
            deals: (dataset['deals'] ?? '').split(' ').filter(Boolean).map(Number),
          },
    root: new URL(dataset['root'] ?? './', document.baseURI),
  };
}

/** Returns the address of a page in the language of the document, such as `games/`. */
export const pageAddress = ({ root, lang }: Pick<Here, 'root' | 'lang'>, path: string): string => new URL(`${lang}/${path}`, root).href;

/** Returns the address of a variant's table. Variants that the player added share one page. */
export const tablePath = (
  { id, added }: { readonly id: string; readonly added?: boolean },
  query: URLSearchParams = new URLSearchParams(),
): string => {
  if (added) query.set('variant', id);
  const text = query.toString();
  return `play/${added ? '' : `${id}/`}${text ? `?${text}` : ''}`;
};
