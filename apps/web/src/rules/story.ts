import { rulesBlocks, type RulesBlock } from '@patience/core/rules-page';

/** Returns the text before the first heading of the rules: other names of the patience. */
export function introOf(rules: string): string {
  const blocks = rulesBlocks(rules);
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return textOf(blocks.slice(0, Math.max(end, 0)));
}

/** Returns the names in an intro, without the words before them. @param lead these words: “Also known as” */
export const namesIn = (intro: string, lead: string): string => (intro.startsWith(`${lead} `) ? intro.slice(lead.length + 1) : intro);

const textOf = (blocks: readonly RulesBlock[]): string => blocks.flatMap(({ texts }) => texts).join(' ');

/** Heading of the history in English rules. Rules that are missing in a language are shown in English. */
const ENGLISH_HISTORY = 'History';

/**
 * Cuts the section about the history out of the rules; `story` is undefined without such a section.
 * @param heading of that section in the language of the page
 */
export function storyOf(rules: string, heading: string): { readonly story: string | undefined; readonly rest: readonly RulesBlock[] } {
  const blocks = rulesBlocks(rules);
  const at = blocks.findIndex((block) => block.kind === 'heading' && [heading, ENGLISH_HISTORY].includes(textOf([block])));
  if (at < 0) return { story: undefined, rest: blocks };
  const after = blocks.findIndex(({ kind }, i) => i > at && kind === 'heading');
  const end = after < 0 ? blocks.length : after;
  return { story: textOf(blocks.slice(at + 1, end)), rest: [...blocks.slice(0, at), ...blocks.slice(end)] };
}
