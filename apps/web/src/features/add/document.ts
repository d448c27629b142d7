import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const add: Page<Words> = {
  name: 'add',
  path: 'add/',
  linkedIn: 'footer',
  texts: (words) => words.add.page,
  lead: (doc) => doc.words.add.lead,
};
