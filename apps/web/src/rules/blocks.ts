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
