import type { Locale } from '@patience/core';
import { rulesBlocks, type RulesBlock } from '@patience/core/rules-page';

/** What stands before the first heading of the rules, as text: what else the patience is called. */
export function introOf(rules: string): string {
  const blocks = rulesBlocks(rules);
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return textOf(blocks.slice(0, Math.max(end, 0)));
}

/** The names in it, without the words that lead to them. */
export const namesIn = (intro: string): string => intro.replace(/^(Also known as|Auch bekannt als) /, '');

const textOf = (blocks: readonly RulesBlock[]): string => blocks.flatMap(({ texts }) => texts).join(' ');

/** How the rules head the story of a patience, in each language. */
const STORY: Readonly<Record<Locale, string>> = { de: 'Herkunft', en: 'History' };

/** The rules with the story of the patience, the section of that name, taken out of them; undefined where there is none. */
export function storyOf(rules: string, lang: Locale): { readonly story: string | undefined; readonly rest: readonly RulesBlock[] } {
  const blocks = rulesBlocks(rules);
  const at = blocks.findIndex((block) => block.kind === 'heading' && textOf([block]) === STORY[lang]);
  if (at < 0) return { story: undefined, rest: blocks };
  const after = blocks.findIndex(({ kind }, i) => i > at && kind === 'heading');
  const end = after < 0 ? blocks.length : after;
  return { story: textOf(blocks.slice(at + 1, end)), rest: [...blocks.slice(0, at), ...blocks.slice(end)] };
}
