import type { LanguageTag } from '@patience/core';
import { escapeHtml, htmlAttributes } from '../../text/html-attributes.js';

/** The author's choices for an embedded game. */
export interface EmbedRequest {
  readonly variant: string;
  readonly name: string;
  /** Name of the npm package of the variant. */
  readonly from: string;
  readonly seed?: string;
  /** Options that differ from the default. */
  readonly options?: Readonly<Record<string, string>>;
  /** Language of the table; absent: that of the reader. */
  readonly lang?: LanguageTag;
  /** Colour scheme of the table; absent: that of the reader's system. */
  readonly theme?: 'light' | 'dark';
  readonly height: number;
}

/** Returns options in the notation of the element's attribute. */
const asText = (options: EmbedRequest['options']): string | undefined =>
  options &&
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

export function frameAddress(root: URL, { variant, seed, options, lang, theme }: EmbedRequest): string {
  const query = new URLSearchParams({ variant, ...(seed && { seed }), ...options, ...(lang && { lang }), ...(theme && { theme }) });
  return new URL(`embed/?${query.toString()}`, root).href;
}

/**
 * Returns the HTML of a frame that shows a page of this site, so that no script of the site runs in the author's page. @param root of this
 * site
 */
export const frameSnippet = (root: URL, request: EmbedRequest): string =>
  `<iframe${htmlAttributes({ src: frameAddress(root, request), title: request.name, width: '100%', height: String(request.height), loading: 'lazy' })}></iframe>`;

/** Returns the HTML of a script tag and the element. The script loads each game when a page names it. */
export const scriptSnippet = (root: URL, { variant, seed, options, lang, theme, height }: EmbedRequest): string =>
  `<script type="module" src="${escapeHtml(new URL('patience.js', root).href)}"></script>
<style>patience-game { height: ${height}px }</style>
<patience-game${htmlAttributes({ variant, seed, options: asText(options), lang, theme })}></patience-game>`;

/** Returns the snippet for authors who use a bundler: the package to install, the imports, and the HTML. */
export const npmSnippet = ({ variant, from, seed, options, lang, theme }: EmbedRequest): string =>
  `npm install @patience/element ${from}

import '@patience/element/define';
import '${from}/register';

<patience-game${htmlAttributes({ variant, seed, options: asText(options), lang, theme })}></patience-game>`;
