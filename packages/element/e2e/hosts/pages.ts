import type { PageSource } from '../site.js';
import { CONDITIONS, type Condition } from './conditions.js';

/** Returns the path of a condition's page. */
export const pathOf = (condition: Condition): string => `/host-${CONDITIONS.indexOf(condition)}`;

/** The page of each condition, by path. */
export const hostPages: Readonly<Record<string, PageSource>> = Object.fromEntries(
  CONDITIONS.map((condition) => [pathOf(condition), condition]),
);

/** Modules of these pages, by path. */
export const hostModules: Readonly<Record<string, URL>> = {
  '/hosts.js': new URL('./page.ts', import.meta.url),
  '/stairs.js': new URL('../pages/stairs.ts', import.meta.url),
  '/define.js': new URL('../pages/define.ts', import.meta.url),
  '/own-lit.js': new URL('../pages/own-lit.ts', import.meta.url),
  '/nested.js': new URL('../pages/nested.ts', import.meta.url),
  '/adopt.js': new URL('../pages/adopt.ts', import.meta.url),
};
