import type { Locale } from '@patience/core';
import { wordsOf, type Document } from './documents.js';
import { html } from './html.js';

/** The manifest of the installable app. */
export const manifest = (lang: Locale): string =>
  JSON.stringify({
    name: wordsOf(lang).site,
    short_name: wordsOf(lang).site,
    description: wordsOf(lang).pages.home.description,
    lang,
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

export const robots = (site: string | undefined): string => `User-agent: *\nAllow: /\n${site === undefined ? '' : `Sitemap: ${site}sitemap.xml\n`}`;

/** A site map has absolute addresses: without a known site those of `npm start`. */
export const sitemap = (all: readonly Document[], site = 'http://127.0.0.1:4173/'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${all
  .filter(({ translations, path }) => translations && path !== '')
  .map(
    ({ path, translations }) => html`<url><loc>${site + path}</loc>${Object.entries(translations!).map(([lang, there]) => html`<xhtml:link rel="alternate" hreflang="${lang}" href="${site + there}"/>`)}</url>
`,
  )}</urlset>
`.text}`;
