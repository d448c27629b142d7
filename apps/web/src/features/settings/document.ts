import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const settings: Page<Words> = {
  name: 'settings',
  path: 'settings/',
  linkedIn: 'bar',
  texts: (words) => words.settings.page,
};
