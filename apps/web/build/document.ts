import type { LanguageTag } from '@patience/core';
import { CSP } from '../src/policy/policy.js';
import type { Family } from '../src/catalogue/families.js';
import type { Document } from './page.js';
import { toRoot } from './parts/chrome.js';
import { html, Markup } from './html.js';
import { directionIn, languages } from './languages.js';
import { namesByIntl } from '../src/text/date-names.js';
import { regional } from '../src/text/regional.js';

/** The files of the build that a document needs, as addresses from the root of the site. */
export interface Files {
  readonly script: string;
  readonly boot: string;
  readonly styles: readonly string[];
  /** Modules that the document preloads, so that the browser fetches them in parallel; none where the first paint comes first. */
  readonly preload: readonly string[];
  /** The variant that a page with a table deals first, its module, its family, and some of its winnable deals. */
  readonly game?: { readonly id: string; readonly module: string; readonly family: Family | undefined; readonly deals: readonly number[] };
}

/** Returns a language tag with a country, as Open Graph requires it: `de_DE`. */
function ogLocale(lang: LanguageTag): string {
  const { language, region } = new Intl.Locale(regional(lang)).maximize();
  return `${language}_${region ?? ''}`;
}

/** Returns a whole HTML file. @param site absolute address of the site with a slash at its end, if it is known */
export function write(doc: Document, body: Markup, files: Files, site: string | undefined): string {
  const { path, page, lang, words, title, description, variant, translations } = doc;
  const root = toRoot(doc);
  const to = (file: string): string => (file.startsWith('/') ? file : root + file);
  const picture = `pictures/${variant ? `social-${variant.facts.id}` : 'social'}.png`;
  const absolute =
    site === undefined
      ? undefined
      : html`${translations && html`<link rel="canonical" href="${site + path}" /> `}${
          translations &&
          Object.entries(translations).map(([other, there]) => html`<link rel="alternate" hreflang="${other}" href="${site + there}" /> `)
        }${page.name === 'home' && html`<link rel="alternate" hreflang="x-default" href="${site}" /> `}<meta
            property="og:url"
            content="${site + path}"
          />
          <meta property="og:image" content="${site + picture}" />
          <meta property="og:image:alt" content="${title}" />
          <meta name="twitter:card" content="summary_large_image" />`;
  const head = html`<!doctype html>
    <html lang="${lang}" ${directionIn(lang) && html`dir="rtl" `}data-root="${root}" data-page="${page.name}" ${translations && path === page.rootPath && html` data-languages="${languages.join(' ')}"`}${variant && html` data-variant="${variant.facts.id}"`}${
      files.game &&
      html` data-game="${files.game.id}" data-module="${to(files.game.module)}" data-family="${files.game.family ?? ''}" data-deals="${files.game.deals.join(' ')}"`
    }${page.hasDates && html` data-dates="${JSON.stringify(namesByIntl(lang))}"`}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(CSP)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${translations === undefined && html`<meta name="robots" content="noindex" /> `}${files.styles.map(
          (file) => html`<link rel="stylesheet" href="${to(file)}" /> `,
        )}
        <link rel="preload" as="script" href="${to(files.boot)}" />
        ${files.preload.map((file) => html`<link rel="modulepreload" href="${to(file)}" /> `)}
        <script src="${to(files.boot)}"></script>
        <script type="module" ${page.isWritten && html`fetchpriority="low" `}src="${to(files.script)}"></script>
        <link rel="icon" href="${to('icon.svg')}" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="${to('icon-180.png')}" />
        <link rel="manifest" href="${to(`manifest.${lang}.webmanifest`)}" />
        <meta name="theme-color" content="#0f3d21" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="${words.site}" />
        <meta property="og:locale" content="${ogLocale(lang)}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        ${absolute}
      </head>
      <body class="${page.name}"></body>
    </html> `;
  return `${head.text}${body.text}\n</body>\n</html>\n`;
}
