import { fileURLToPath } from 'node:url';
import { page as workshop } from '../../workshop/build.js';
import type { PageName } from '../src/address/page-name.js';

/** The script of each page. */
export const ENTRY: Readonly<Record<PageName, string>> = {
  home: 'table',
  play: 'table',
  'play-any': 'table',
  rules: 'plain',
  missing: 'plain',
  gallery: 'gallery',
  daily: 'daily',
  statistics: 'statistics',
  settings: 'settings',
  transfer: 'transfer',
  watch: 'watch',
  embed: 'embed',
  frame: 'frame',
  add: 'add',
  atlas: 'atlas',
  workshop: 'workshop',
};

const at = (file: string): string => fileURLToPath(new URL(`../src/features/${file}`, import.meta.url));

/** Returns the file of a page's script. */
export const scriptOf = (name: string): string => (name === 'workshop' ? workshop : at(`${name}/page.ts`));

/** The entry points of the build, by name. */
export const scripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(ENTRY).map((name) => [name, scriptOf(name)])),
  patience: at('embed/patience.ts'),
};
