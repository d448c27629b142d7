import { fileURLToPath } from 'node:url';
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

/** Returns the file of a page's script, from the folder of the app. */
export const scriptOf = (name: string): string => (name === 'workshop' ? 'src/pages/workshop.ts' : `src/features/${name}/page.ts`);

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The entry points of the build, by name. */
export const scripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(ENTRY).map((name) => [name, at(scriptOf(name))])),
  patience: at('src/features/embed/patience.ts'),
};
