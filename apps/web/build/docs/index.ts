import { readFileSync } from 'node:fs';
import { address } from '../address.js';
import { sources } from './contents.js';
import { LIVE, scriptFiles } from './examples.js';
import { llmsText } from './llms.js';
import { plainLinks } from './markdown.js';
import { renderedOf } from './rendered.js';
import { inRepository } from './repository.js';

/** Returns the files of the documents besides their pages, by path from the root of the site. */
export function docsFiles(): Readonly<Record<string, string>> {
  const live = [
    ...scriptFiles(),
    ['live.css', readFileSync(inRepository('apps/web/src/features/docs/live.css'), 'utf8')] as const,
    ...sources.flatMap((source) => [...renderedOf(source).files]),
  ];
  return {
    ...Object.fromEntries(live.map(([name, text]) => [LIVE + name, text])),
    ...Object.fromEntries(sources.map((source) => [`docs/${source.id}.md`, plainLinks(source)])),
    'docs/search.json': JSON.stringify(
      sources.map((source) => ({ page: source.id, title: renderedOf(source).title, sections: renderedOf(source).sections })),
    ),
    'llms.txt': llmsText(address),
  };
}
