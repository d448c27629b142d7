import type { Page } from '../../../build/page.js';
import type { Words } from './words.js';

export const statistics: Page<Words> = {
  name: 'statistics',
  path: 'statistics/',
  linkedIn: 'bar',
  texts: (words) => words.statistics.page,
};
