import { mendedJson, unpackRecipe } from '@patience/recipe';
import { fromSolvitaire, isSolvitaire } from '@patience/recipe/solvitaire';
import { recipeCode } from '@patience/web/share/watch-code.js';
import { formatJson } from '../json/format.js';
import { isObject } from '../json/path.js';

/** Longest text that is opened, in characters. */
const LONGEST = 200_000;

/** The text of a recipe and its source, or the reason why there is none. */
export type Opened =
  | {
      readonly ok: true;
      readonly text: string;
      readonly from: 'link' | 'text';
      /** The recipe as a link carries it, if it came from one. */
      readonly code?: string;
    }
  | { readonly ok: false; readonly reason: 'unread' | 'other' | 'large' | 'damaged' | 'newer' }
  /** A rules file of Solvitaire with fields that cannot be taken over. */
  | { readonly ok: false; readonly reason: 'solvitaire'; readonly fields: readonly string[] };

/** Opens a text that the player provides: a recipe, a link that carries one, or a rules file of Solvitaire. Checks only its format. */
export async function openText(given: string): Promise<Opened> {
  if (given.length > LONGEST) return { ok: false, reason: 'large' };
  const code = recipeCode(given);
  if (code === undefined) return openJson(given, 'text');
  const opened = await unpackRecipe(code);
  if (!opened.ok) return opened;
  const read = openJson(opened.text, 'link');
  return read.ok ? { ...read, code } : read;
}

function openJson(text: string, from: 'link' | 'text'): Opened {
  try {
    const json = JSON.parse(mendedJson(text)) as unknown;
    if (!isObject(json)) return { ok: false, reason: 'other' };
    if (!isSolvitaire(json) && json['table'] === undefined && json['extends'] === undefined) return { ok: false, reason: 'other' };
    if (!isSolvitaire(json)) return { ok: true, text: formatJson(json), from };
    const written = fromSolvitaire(json, 'my-solvitaire');
    if (written.ok) return { ok: true, text: formatJson(written.recipe), from };
    return { ok: false, reason: 'solvitaire', fields: written.mistakes.map(({ path }) => path) };
  } catch {
    return { ok: false, reason: 'unread' };
  }
}
