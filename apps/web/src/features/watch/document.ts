import { html } from '../../../build/html.js';
import type { Page } from '../../../build/page.js';
import { failed, footer, header } from '../../../build/parts/chrome.js';
import { tooOld } from '../../../build/parts/layout.js';
import type { Words } from './words.js';

export const watch: Page<Words> = {
  name: 'watch',
  path: 'watch/',
  isPrivate: true,
  texts: (words) => words.watch.page,
  body: (doc) =>
    html`${header(doc)}
      <main id="main" class="board watching">
        <h1 class="sr">${doc.words.watch.page.title}</h1>
        ${tooOld(doc)}${failed(doc.words)}
        <patience-game id="game" without-tools></patience-game>
        <watch-page id="view" class="view player"></watch-page>
      </main>
      ${footer(doc)}`,
};
