import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const embed: Page<Words> = {
  name: 'embed',
  path: 'embed/',
  linkedIn: 'footer',
  texts: (words) => words.embed.page,
  lead: (doc) => doc.words.embed.lead,
};
