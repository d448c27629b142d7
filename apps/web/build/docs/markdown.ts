import { posix } from 'node:path';
import { existsSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { html, Markup } from '../html.js';
import { sources, textOf, type Source } from './contents.js';
import { exampleFiles, LIVE } from './examples.js';
import { inRepository } from './repository.js';

/** A heading of a document. */
export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** A document that is written as HTML. */
export interface Rendered {
  readonly title: string;
  /** Its first paragraph, as plain text. */
  readonly summary: string;
  readonly body: Markup;
  readonly headings: readonly Heading[];
  /** The plain text under each heading, for the search. */
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
  /** Files of its live examples, by their names in the folder of examples. */
  readonly files: ReadonlyMap<string, string>;
}

const REPOSITORY = 'https://github.com/patience-cards/patience/blob/main/';

/** Returns the ids of headings as GitHub makes them, so that links work in both places. */
function idMaker(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const id = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  };
}

/** Returns the text of tokens without its marks. */
const plain = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if (token.type === 'table')
        return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows]
          .flat()
          .map((cell) => plain(cell.tokens))
          .join(' ');
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(' ');
      if (token.type === 'code') return '';
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '';
    })
    .join('');

/**
 * Returns the address of a link on the page of a document: of another document, or of a file of the repository.
 * @throws Error when a file does not exist
 */
function addressOf(href: string, from: Source, pageOf = (id: string): string => `../${id}/`): string {
  if (/^#/.test(href)) return href;
  const own = href.startsWith(REPOSITORY) ? href.slice(REPOSITORY.length) : href;
  if (/^[a-z]+:/.test(own)) return href;
  const [path = '', hash] = own.split('#');
  const file = own === href ? posix.join(posix.dirname(from.file ?? 'apps/web/x'), path) : path;
  const other = sources.find((one) => one.file === file);
  const anchor = hash === undefined ? '' : `#${hash}`;
  if (other) return pageOf(other.id) + anchor;
  if (!existsSync(inRepository(file))) throw new Error(`${from.id} links to ${href}, which does not exist.`);
  return REPOSITORY + file + anchor;
}

/** Returns the Markdown of a document, with links that are right at the address of its file on the site. */
export const plainLinks = (source: Source): string =>
  textOf(source).replace(/\]\(([^()\s]+)\)/g, (_, href: string) => `](${addressOf(href, source, (id) => `${id}.md`)})`);

/** Writes a document as HTML. @param read returns its Markdown */
export function render(source: Source, read: (source: Source) => string = textOf): Rendered {
  const marked = new Marked();
  const tokens = marked.lexer(read(source));
  const headings: Heading[] = [];
  const files = new Map<string, string>();
  const idOf = idMaker();
  const named = namedFiles(tokens);
  let examples = 0;

  const frameOf = (code: string): Markup => {
    const name = `${source.id}-${++examples}`;
    const about = headings.at(-1)!.text;
    for (const [file, text] of exampleFiles(name, about, code, named)) files.set(file, text);
    const address = `../../../${LIVE}${name}.html`;
    return html`<figure class="live">
      <iframe src="${address}" title="${about}" loading="lazy"></iframe>
      <figcaption><a href="${address}" target="_blank">Open this example alone</a></figcaption>
    </figure>`;
  };

  marked.use({
    renderer: {
      heading({ tokens: inside, depth }) {
        const text = plain(inside);
        const id = idOf(text);
        headings.push({ id, level: depth, text });
        const inner = this.parser.parseInline(inside);
        return depth === 1 ? `<h1>${inner}</h1>\n` : `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = '', ...marks] = lang.split(' ');
        const block = html`<div class="code-block"><pre tabindex="0"><code class="language-${language}">${text}</code></pre><button type="button" class="copy" hidden></button></div>`;
        return `${block.text}\n${marks.includes('live') ? frameOf(text).text : ''}\n`;
      },
      link({ href, tokens: inside }) {
        return html`<a href="${addressOf(href, source)}">${new Markup(this.parser.parseInline(inside))}</a>`.text;
      },
      image({ text }) {
        return html`${text}`.text;
      },
      html({ text }) {
        return html`${text}`.text;
      },
      table({ header, rows }) {
        const cell = (tag: 'th' | 'td', { tokens: inside }: Tokens.TableCell): string => {
          const content = this.parser.parseInline(inside);
          // An empty cell is no heading: a screen reader would announce it as one.
          return content === '' || tag === 'td' ? `<td>${content}</td>` : `<th scope="col">${content}</th>`;
        };
        const head = header.some(({ text }) => text !== '')
          ? `<thead><tr>${header.map((one) => cell('th', one)).join('')}</tr></thead>`
          : '';
        const body = rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('\n');
        return `<div class="table-box columns-${header.length}" tabindex="0">\n<table>${head}<tbody>\n${body}\n</tbody></table></div>\n`;
      },
    },
  });
  const body = new Markup(marked.parser(tokens));
  const [title] = headings;
  if (title?.level !== 1) throw new Error(`${source.id} does not begin with a heading of level 1.`);
  const summary = plain(tokens.filter(({ type }) => type === 'paragraph').slice(0, 1)).replace(/\s+/g, ' ');
  return { title: title.text, summary, body, headings, sections: sectionsOf(tokens, headings), files };
}

/** Returns the files that a document prints: each code block after a line with a file name. */
function namedFiles(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  return new Map(
    blocks.flatMap((token, i) => {
      const [, name] = /^`([\w.-]+)`:$/.exec(blocks[i - 1]?.raw.trim() ?? '') ?? [];
      return token.type === 'code' && name !== undefined ? [[name, (token as Tokens.Code).text] as const] : [];
    }),
  );
}

/** Returns the texts between the headings. */
function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): Rendered['sections'] {
  let found = -1;
  const texts: string[][] = headings.map(() => []);
  for (const token of tokens) {
    if (token.type === 'heading') found++;
    else if (found >= 0) texts[found]!.push(plain([token]));
  }
  return headings.map(({ id, level, text }, i) => ({
    id: level === 1 ? '' : id,
    heading: text,
    text: texts[i]!.join(' ').replace(/\s+/g, ' ').trim(),
  }));
}
