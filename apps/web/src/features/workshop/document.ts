import { page as script } from '../../../../workshop/build.js';
import { html } from '../../../build/html.js';
import { workshopLead } from '../../../build/languages.js';
import type { Page } from '../../../build/page.js';
import { layout } from '../../../build/parts/layout.js';
import type { Words } from './words.js';

/** The page of the package apps/workshop. */
export const workshop: Page<Words> = {
  name: 'workshop',
  script,
  path: 'workshop/',
  linkedIn: 'bar',
  isWritten: true,
  className: 'wide making',
  texts: ({ nav, workshop: { description } }) => ({ title: nav.workshop, description }),
  body: (doc) =>
    layout(
      doc,
      html`<h1>${doc.words.nav.workshop}</h1>
        <p class="lead">${workshopLead(doc.lang)}</p>
        <div id="view" class="view"></div>`,
    ),
};
