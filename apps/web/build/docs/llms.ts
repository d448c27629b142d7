import { en } from '../../src/features/docs/document-words.js';
import { GROUPS, sources } from './contents.js';
import { renderedOf } from './rendered.js';

/** Returns llms.txt, which lists the documents for language models. @param site absolute address of the site, if it is known */
export function llmsText(site = ''): string {
  const { groups, pages, page } = en.docs;
  const texts: Partial<Record<string, { readonly text: string }>> = pages;
  const lists = GROUPS.map((group) => {
    const lines = sources
      .filter((source) => source.group === group)
      .map((source) => {
        const { title, summary } = renderedOf(source);
        return `- [${title}](${site}docs/${source.id}.md): ${texts[source.id]?.text ?? summary}`;
      });
    return `## ${groups[group]}\n\n${lines.join('\n')}\n`;
  });
  return `# Patience\n\n> ${page.description}\n\n${lists.join('\n')}`;
}
