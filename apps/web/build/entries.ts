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

const at = (url: URL): string => fileURLToPath(url);

/** The entry points of the build, by name. */
export const scripts: Readonly<Record<string, string>> = {
  table: at(new URL('../src/pages/table.ts', import.meta.url)),
  gallery: at(new URL('../src/pages/gallery.ts', import.meta.url)),
  daily: at(new URL('../src/pages/daily.ts', import.meta.url)),
  statistics: at(new URL('../src/pages/statistics.ts', import.meta.url)),
  settings: at(new URL('../src/pages/settings.ts', import.meta.url)),
  transfer: at(new URL('../src/pages/transfer.ts', import.meta.url)),
  watch: at(new URL('../src/pages/watch.ts', import.meta.url)),
  embed: at(new URL('../src/pages/embed.ts', import.meta.url)),
  frame: at(new URL('../src/pages/frame.ts', import.meta.url)),
  add: at(new URL('../src/pages/add.ts', import.meta.url)),
  atlas: at(new URL('../src/pages/atlas.ts', import.meta.url)),
  workshop: at(new URL('../src/pages/workshop.ts', import.meta.url)),
  plain: at(new URL('../src/pages/plain.ts', import.meta.url)),
  patience: at(new URL('../src/embed/patience.ts', import.meta.url)),
  sw: at(new URL('../src/offline/sw.ts', import.meta.url)),
};
