import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const atlas: Page<Words> = {
  name: 'atlas',
  path: 'atlas/',
  linkedIn: 'footer',
  className: 'wide',
  texts: (words) => words.atlas.page,
  lead: (doc) => doc.words.atlas.lead,
};
