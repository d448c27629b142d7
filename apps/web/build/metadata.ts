import type { LanguageTag } from '@patience/core';
import type { Words } from '../src/features/table/words.js';
import type { Document } from './page.js';
import { directionIn, wordsOf } from './languages.js';
import { html } from './html.js';

/** Returns the web app manifest in a language. */
export const manifest = (lang: LanguageTag): string =>
  JSON.stringify({
    name: wordsOf(lang).site,
    short_name: wordsOf(lang).site,
    description: wordsOf<Words>(lang).home.page.description,
    lang,
    dir: directionIn(lang) ?? 'ltr',
    id: './',
    start_url: `./${lang}/`,
    scope: './',
    display: 'standalone',
    background_color: '#14532d',
    theme_color: '#0f3d21',
    categories: ['games', 'cards'],
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  });

/** Returns robots.txt: it allows everything, and names the site map when the address of the site is known. */
export const robots = (site: string | undefined): string =>
  `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}sitemap.xml\n`}`;

/** Returns the site map. @param site absolute address of the site, since a site map has absolute addresses */
export const sitemap = (all: readonly Document[], site: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${all
        .filter(({ translations, path }) => translations && path !== '')
        .map(
          ({ path, translations }) =>
            html`<url
              ><loc>${site + path}</loc
              >${Object.entries(translations!).map(([lang, there]) => html`<xhtml:link rel="alternate" hreflang="${lang}" href="${site + there}" />`)}</url
            > `,
        )}</urlset
    > `.text
  }`;
