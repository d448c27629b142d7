import { holds, plain } from '@patience/web/text/plain.js';

/** A patience to begin with, as the list shows it. */
export interface Start {
  readonly name: string;
  /** All texts by which a search finds it: its names in every language. */
  readonly texts: readonly string[];
}

/** Returns the patiences that have all words of a search; all of them if the search is empty. */
export function startsFor<T extends Start>(starts: readonly T[], search: string): readonly T[] {
  const wanted = plain(search).trim();
  return wanted === '' ? starts : starts.filter(({ texts }) => holds(plain(texts.join(' ')), wanted));
}

/** Returns the patience that a search means: the first with a name that begins with the search, else the first that is found. */
export function likeliest<T extends Start>(found: readonly T[], search: string): T | undefined {
  const wanted = plain(search).trim();
  return found.find(({ texts }) => texts.some((text) => plain(text).startsWith(wanted))) ?? found[0];
}
