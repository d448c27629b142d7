import { readFileSync } from 'node:fs';
import { sources, textOf, type Source } from './contents.js';
import { LIVE, scriptFiles } from './examples.js';
import { render, type Rendered } from './markdown.js';
import { inRepository } from './repository.js';

const rendered = new Map<Source, Rendered>();

/** Returns a document as HTML. It is written once for all languages. */
export function renderedOf(source: Source): Rendered {
  const known = rendered.get(source) ?? render(source);
  rendered.set(source, known);
  return known;
}

/** Returns the files of the documents besides their pages, by path from the root of the site. */
export function docsFiles(): Readonly<Record<string, string>> {
  const live = [
    ...scriptFiles(),
    ['live.css', readFileSync(inRepository('apps/web/src/features/docs/live.css'), 'utf8')] as const,
    ...sources.flatMap((source) => [...renderedOf(source).files]),
  ];
  return {
    ...Object.fromEntries(live.map(([name, text]) => [LIVE + name, text])),
    ...Object.fromEntries(sources.map((source) => [`docs/${source.id}.md`, textOf(source)])),
    'docs/search.json': JSON.stringify(
      sources.map((source) => ({ page: source.id, title: renderedOf(source).title, sections: renderedOf(source).sections })),
    ),
  };
}
