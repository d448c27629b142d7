import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const daily: Page<Words> = {
  name: 'daily',
  path: 'daily/',
  hasDates: true,
  linkedIn: 'bar',
  texts: ({ daily: { page }, nav }) => ({ ...page, link: nav.daily }),
  lead: (doc) => doc.words.day.lead,
};
