import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRepository } from './repository.js';

/** Folder of the element's package with whole pages, each of which is an example. */
const FOLDER = 'packages/element/examples/';

/** Returns the pages in the folder of examples as sections of a document: their titles, and their code as live examples. */
export function pagesText(): string {
  if (!existsSync(inRepository(FOLDER))) return '';
  return readdirSync(inRepository(FOLDER))
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const text = readFileSync(inRepository(FOLDER + name), 'utf8').trim();
      const [, title = name] = /<title>(.*?)<\/title>/.exec(text) ?? [];
      return `## ${title}\n\n\`\`\`html live\n${text}\n\`\`\``;
    })
    .join('\n\n');
}
