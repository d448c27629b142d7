import type { PageSource } from '../site.js';
import { CONDITIONS, type Condition } from './conditions.js';

/** The address of a condition's page. */
export const pathOf = (condition: Condition): string => `/host-${CONDITIONS.indexOf(condition)}`;

/** A page for each condition. */
export const hostPages: Readonly<Record<string, PageSource>> = Object.fromEntries(
  CONDITIONS.map((condition) => [pathOf(condition), condition]),
);

/** Modules of these pages, by path. */
export const hostModules: Readonly<Record<string, URL>> = Object.fromEntries(
  [
    ['hosts', '../hosts/page.ts'],
    ['stairs', '../pages/stairs.ts'],
    ['define', '../pages/define.ts'],
    ['own-lit', '../pages/own-lit.ts'],
    ['nested', '../pages/nested.ts'],
    ['adopt', '../pages/adopt.ts'],
  ].map(([name, file]) => [`/${name!}.js`, new URL(file!, import.meta.url)]),
);
