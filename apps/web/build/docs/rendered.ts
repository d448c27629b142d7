import type { Source } from './contents.js';
import { render, type Rendered } from './markdown.js';

const rendered = new Map<Source, Rendered>();

/** Returns a document as HTML. It is written once for all languages. */
export function renderedOf(source: Source): Rendered {
  const known = rendered.get(source) ?? render(source);
  rendered.set(source, known);
  return known;
}
