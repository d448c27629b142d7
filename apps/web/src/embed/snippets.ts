import type { LanguageTag } from '@patience/core';

/** The choices for an embedded game. */
export interface EmbedRequest {
  readonly variant: string;
  readonly name: string;
  /** The package that the variant comes from. */
  readonly from: string;
  readonly seed?: string;
  /** Those that are not as usual. */
  readonly options?: Readonly<Record<string, string>>;
  /** Absent: the reader's. */
  readonly lang?: LanguageTag;
  /** Absent: as the reader's system is. */
  readonly theme?: 'light' | 'dark';
  readonly height: number;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const attributes = (pairs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('');

/** Options as the element's attribute has them. */
const asText = (options: EmbedRequest['options']): string | undefined =>
  options &&
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Address of the page for frames. */
export function frameAddress(root: URL, { variant, seed, options, lang, theme }: EmbedRequest): string {
  const query = new URLSearchParams({ variant, ...(seed && { seed }), ...options, ...(lang && { lang }), ...(theme && { theme }) });
  return new URL(`embed/?${query.toString()}`, root).href;
}

/** A frame with the page of this site in it: nothing runs in the other page. @param root of this site */
export const frameSnippet = (root: URL, request: EmbedRequest): string =>
  `<iframe${attributes({ src: frameAddress(root, request), title: request.name, width: '100%', height: String(request.height), loading: 'lazy' })}></iframe>`;

/** One script of this site brings the element and all its games; each is loaded when a page names it. */
export const scriptSnippet = (root: URL, { variant, seed, options, lang, theme, height }: EmbedRequest): string =>
  `<script type="module" src="${escape(new URL('patience.js', root).href)}"></script>
<style>patience-game { height: ${height}px }</style>
<patience-game${attributes({ variant, seed, options: asText(options), lang, theme })}></patience-game>`;

/** For who builds the page with packages: what to install, to import and to write. */
export const npmSnippet = ({ variant, from, seed, options, lang, theme }: EmbedRequest): string =>
  `npm install @patience/element ${from}

import '@patience/element/define';
import '${from}/register';

<patience-game${attributes({ variant, seed, options: asText(options), lang, theme })}></patience-game>`;
