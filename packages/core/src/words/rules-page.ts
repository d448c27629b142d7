/** A heading, a paragraph or a list of a rules page. */
export interface RulesBlock {
  readonly kind: 'heading' | 'text' | 'list';
  /** The items of a list; for a heading or a paragraph, its whole text. */
  readonly texts: readonly string[];
}

/**
 * Reads `Words.rules`: paragraphs separated by blank lines, `## ` headings, `- ` lists. Any other line continues the paragraph or the item
 * above it.
 */
export function rulesBlocks(rules: string): RulesBlock[] {
  const blocks: RulesBlock[] = [];
  /** The block that the next line may continue. */
  let open: { readonly kind: RulesBlock['kind']; readonly texts: string[] } | undefined;
  for (const raw of rules.split('\n')) {
    const line = raw.trim();
    const item = line.startsWith('- ');
    if (!line) open = undefined;
    else if (line.startsWith('## ')) {
      open = undefined;
      blocks.push({ kind: 'heading', texts: [line.slice(3)] });
    } else if (open && !item) open.texts.push(`${open.texts.pop()!} ${line}`);
    else {
      if (open?.kind !== 'list') blocks.push((open = { kind: item ? 'list' : 'text', texts: [] }));
      open.texts.push(item ? line.slice(2) : line);
    }
  }
  return blocks;
}
