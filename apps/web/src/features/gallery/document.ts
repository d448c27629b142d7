import { byName } from '../../catalogue/names.js';
import { counted } from '../../text/fill.js';
import { guideWords } from '../../../build/guide/index.js';
import { html } from '../../../build/html.js';
import type { Page } from '../../../build/page.js';
import { layout } from '../../../build/parts/layout.js';
import { filters } from './document-filters.js';
import { guide } from './document-guide.js';
import { writtenTile } from './document-tiles.js';
import type { Words } from './words.js';

export const gallery: Page<Words> = {
  name: 'gallery',
  path: 'games/',
  linkedIn: 'bar',
  isWritten: true,
  className: 'wide',
  texts: ({ gallery: { page }, nav }) => ({ ...page, link: nav.gallery }),
  body: (doc, found) => {
    const words = doc.words.gallery;
    const compare = byName(doc.lang);
    const listed = found.toSorted((one, other) => compare(one.facts, other.facts));
    return layout(
      doc,
      html`<gallery-page
        ><h1>${words.page.title}</h1>
        ${filters(doc, found)}
        ${found.length > 0 && guide(doc, found)}
        <h2 class="sr">${guideWords(doc.lang).all}</h2>
        <p id="found" class="found" role="status">${found.length > 0 && counted(words.found, found.length, doc.lang)}</p>
        <ul id="tiles" class="tiles">
          ${listed.map((one) => writtenTile(doc, one))}
        </ul></gallery-page
      >`,
    );
  },
};
