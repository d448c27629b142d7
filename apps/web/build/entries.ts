import { fileURLToPath } from 'node:url';
import { pages } from '../src/features/index.js';
import type { Page } from './page.js';

const at = (file: string): string => fileURLToPath(new URL(`../src/features/${file}`, import.meta.url));

/** Returns the name of a page's script, which several pages may have. */
export const entryOf = ({ feature, name }: Page): string => feature ?? name;

/** Returns the file of a page's script. */
export const scriptOf = (page: Page): string => page.script ?? at(`${entryOf(page)}/page.ts`);

/** The entry points of the build, by name. */
export const scripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pages.map((page) => [entryOf(page), scriptOf(page)])),
  patience: at('embed/patience.ts'),
};
