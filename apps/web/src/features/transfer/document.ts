import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const transfer: Page<Words> = {
  name: 'transfer',
  path: 'transfer/',
  texts: (words) => words.transfer.page,
  lead: (doc) => doc.words.transfer.lead,
};
