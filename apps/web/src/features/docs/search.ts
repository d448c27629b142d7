import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** The texts of a document, as `docs/search.json` lists them. */
export interface SearchPage {
  readonly page: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
}

/** A place in the documents that has words of a query. */
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
/** Factor by which a word counts more in a title or a heading than in a text. */
const HEAD = 3;
/** Share of the best place's rank that a place needs. */
const ENOUGH = 0.4;

/** Number of letters from which a word is also found inside another. */
const LONG = 4;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Tells whether words with a space before each contain a word. A short one must be the beginning of one of them. */
const has = (words: string, word: string): boolean => words.includes(word.length < LONG ? ` ${word}` : word);

/**
 * Returns the places that have words of a query, the best first. A word counts more the fewer places have it, so that a question in whole
 * sentences finds the same as its nouns.
 */
export function find(pages: readonly SearchPage[], query: string): readonly Found[] {
  const wanted = wordsOf(query).filter((word) => word.length > 1);
  const places = pages.flatMap(({ page, title, sections }) =>
    sections.map((section) => {
      const head = ['', ...wordsOf(`${title} ${section.heading}`)].join(' ');
      return { ...section, page, title, head, all: [head, ...wordsOf(section.text)].join(' ') };
    }),
  );
  const weights = wanted.map((word) => Math.log(1 + places.length / (1 + places.filter(({ all }) => has(all, word)).length)));
  const ranked = places
    .map((place) => {
      const inHead = (word: string): number => (has(place.head, word) ? HEAD : has(place.all, word) ? 1 : 0);
      return { place, rank: wanted.reduce((sum, word, i) => sum + weights[i]! * inHead(word), 0) };
    })
    .filter(({ rank }) => rank > 0)
    // Of places of one rank, the one of which the words are more comes first.
    .sort((a, b) => b.rank - a.rank || a.place.head.length - b.place.head.length);
  return ranked
    .filter(({ rank }) => rank >= ranked[0]!.rank * ENOUGH)
    .slice(0, MOST)
    .map(({ place: { page, id, title, heading, text } }) => ({
      address: `${page}/${id && `#${id}`}`,
      title: heading === title ? title : `${title}: ${heading}`,
      text: around(text, wanted),
    }));
}

/** Returns whole words around the first word of a query in a text; the beginning of the text where none is in it. */
function around(text: string, wanted: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.max(0, wanted.map((word) => lower.indexOf(word)).find((found) => found >= 0) ?? 0);
  const start = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1 || at;
  const rest = text.slice(start, at + 2 * AROUND);
  const isWhole = start + rest.length >= text.length;
  return (start > 0 ? '… ' : '') + (isWhole ? rest : `${rest.slice(0, rest.lastIndexOf(' '))} …`);
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
      () => (pages = undefined), // Try again with the next character.
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
  // The reader may have typed before this script was loaded.
  if (field.value !== '') void show();
}

function entryOf({ address, title, text }: Found, pages: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: pages + address, lang: 'en' });
  link.append(Object.assign(document.createElement('strong'), { textContent: title }), text);
  return link;
}
