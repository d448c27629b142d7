import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** The texts of a document, as `docs/search.json` lists them. */
export interface SearchPage {
  readonly page: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
}

/** A place in the documents that has all words of a query. */
interface Found {
  readonly address: string;
  readonly title: string;
  /** The text around the first word of the query. */
  readonly text: string;
}

/** Largest number of places that are listed. */
const MOST = 8;
/** Number of characters around a word that was found. */
const AROUND = 50;

/** Returns the places that have all words of a query; those that have them in their headings come first. */
export function find(pages: readonly SearchPage[], query: string): readonly Found[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return pages
    .flatMap(({ page, title, sections }) =>
      sections.flatMap(({ id, heading, text }) => {
        const head = `${title} ${heading}`.toLowerCase();
        const all = `${head} ${text.toLowerCase()}`;
        if (!wanted.every((word) => all.includes(word))) return [];
        const at = Math.max(0, text.toLowerCase().indexOf(wanted[0]!) - AROUND);
        const found: Found = {
          address: `${page}/${id && `#${id}`}`,
          title: heading === title ? title : `${title}: ${heading}`,
          text: (at > 0 ? '…' : '') + text.slice(at, at + 2 * AROUND + wanted[0]!.length),
        };
        return {
          found,
          rank: wanted.filter((word) => heading.toLowerCase().includes(word)).length * 2 + Number(head.includes(wanted[0]!)),
        };
      }),
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ found }) => found);
}

/** Lets a form search the documents. Their texts are loaded when the player begins to type. */
export function startSearch(form: HTMLFormElement, words: Words['inDocs']): void {
  const field = form.querySelector('input')!;
  const list = form.querySelector<HTMLElement>('.docs-found')!;
  let pages: Promise<readonly SearchPage[]> | undefined;
  const show = async (): Promise<void> => {
    pages ??= fetch(form.dataset['index']!).then((answer) => answer.json() as Promise<readonly SearchPage[]>);
    const query = field.value;
    const found = await pages.then(
      (all) => find(all, query),
      () => undefined,
    );
    if (query !== field.value) return; // The query has changed meanwhile.
    list.hidden = query.trim() === '';
    if (found === undefined) list.textContent = words.failed;
    else if (found.length === 0) list.textContent = fill(words.none, { query });
    else list.replaceChildren(...found.map((one) => entryOf(one, form.dataset['pages']!)));
  };
  field.addEventListener('input', () => void show());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.hidden = true;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
}

/** Returns a found place as a link. */
function entryOf({ address, title, text }: Found, pages: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: pages + address, lang: 'en' });
  link.append(Object.assign(document.createElement('strong'), { textContent: title }), text);
  return link;
}
