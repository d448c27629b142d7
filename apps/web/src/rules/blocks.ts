import type { Locale } from '@patience/core';

/** A piece of a rules page. */
export type Block =
  { readonly kind: 'heading' | 'paragraph'; readonly text: string } | { readonly kind: 'list'; readonly items: readonly string[] };

/** Reads `Words.rules`: paragraphs divided by blank lines, `## ` headings, `- ` lists. Whatever else stands there is text. */
export function blocksOf(rules: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    paragraph = [];
    items = [];
  };
  for (const raw of rules.split('\n')) {
    const line = raw.trim();
    if (line === '') end();
    else if (line.startsWith('## ')) {
      end();
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    } else if (line.startsWith('- ')) {
      if (paragraph.length > 0) end();
      items.push(line.slice(2).trim());
    } else if (items.length > 0) items.push(`${items.pop()!} ${line}`);
    else paragraph.push(line);
  }
  end();
  return blocks;
}

/** What stands before the first heading of the rules, as text: what else the patience is called. */
export function introOf(rules: string): string {
  const blocks = blocksOf(rules);
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return blocks
    .slice(0, Math.max(end, 0))
    .map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text))
    .join(' ');
}

/** How the rules head the story of a patience, in each language. */
const STORY: Readonly<Record<Locale, string>> = { de: 'Herkunft', en: 'History' };

/** The rules with the story of the patience, the section of that name, taken out of them; undefined where there is none. */
export function storyOf(rules: string, lang: Locale): { readonly story: string | undefined; readonly rest: readonly Block[] } {
  const blocks = blocksOf(rules);
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === STORY[lang]);
  if (at < 0) return { story: undefined, rest: blocks };
  const after = blocks.findIndex(({ kind }, i) => i > at && kind === 'heading');
  const end = after < 0 ? blocks.length : after;
  const story = blocks
    .slice(at + 1, end)
    .map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text))
    .join(' ');
  return { story, rest: [...blocks.slice(0, at), ...blocks.slice(end)] };
}
