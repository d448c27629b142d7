import { html } from '../../../build/html.js';
import { languages } from '../../../build/languages.js';
import type { Page } from '../../../build/page.js';
import { failed } from '../../../build/parts/chrome.js';
import { tooOld } from '../../../build/parts/layout.js';
import type { Words } from './words.js';

/** The page has no text: it cannot know the language of the page that embeds it. */
export const frame: Page<Words> = {
  name: 'frame',
  rootPath: 'embed/',
  hasOwnTitle: true,
  isPrivate: true,
  texts: (words) => words.frame.page,
  body: (doc) =>
    html`<main id="main" class="frame" aria-label="Patience">
      <h1 class="sr">Patience</h1>
      ${languages.map((lang) => tooOld(doc, lang))}${failed(doc.words)}
      <patience-game id="game"></patience-game><frame-page></frame-page>
    </main>`,
};
