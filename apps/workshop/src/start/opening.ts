import { openStore } from '@patience/web/app-shell/open.js';
import { MOST_DRAFTS } from '@patience/web/store/draft-records.js';
import { fill } from '@patience/web/text/fill.js';
import { readText } from '../draft/reading.js';
import { formatJson } from '../json/format.js';
import { openText } from '../out/opening.js';
import type { Workshop } from '../workshop.js';
import { begin, type StartName } from './begin.js';

/** Starts of the fragment of an address that begins with a template or a game, and of the name of a game that the player added. */
export const START = '#start=';
const ADDED = 'added:';

/** Begins with a template or a game. @param name see {@link StartName}; that of a game that the player added opens its draft */
export async function start(workshop: Workshop, name: string): Promise<void> {
  const why = name.startsWith(ADDED) ? await openAdded(workshop, name.slice(ADDED.length)) : await beginWith(workshop, name as StartName);
  if (why !== '') workshop.refuse(why);
}

/** @returns why the draft could not be begun; empty if it was */
async function beginWith({ bench, words, naming, lang }: Workshop, name: StartName): Promise<string> {
  const begun = await begin(name, words, naming, lang);
  if (!begun.ok) return begun.why;
  if (!bench.begin(formatJson(begun.recipe), name)) return fill(words.drafts.many, { n: MOST_DRAFTS });
  // Until its first edit the draft is kept by the address alone.
  if (bench.isOnlyInAddress) history.replaceState(history.state, '', START + name);
  return '';
}

/** Opens the draft from which a game was added, or begins one with its recipe. @returns why that failed; empty if it did not */
async function openAdded({ shell, bench, words }: Workshop, id: string): Promise<string> {
  const store = await openStore(shell);
  const record = await store.get('added', id);
  if (record?.draft !== undefined && bench.open(record.draft)) return '';
  const recipe = record?.recipe ? readText(record.source).recipe : undefined;
  if (!record || !recipe) return fill(words.start.failed, { why: id });
  if (!bench.begin(formatJson(recipe), 'text')) return fill(words.drafts.many, { n: MOST_DRAFTS });
  await store.write([{ store: 'added', put: { ...record, draft: bench.id } }]);
  return '';
}

/** Opens the text of a recipe. @returns a sentence that says whether that succeeded, or why not */
export async function openRecipe(
  { shell, bench, words }: Workshop,
  text: string,
): Promise<{ readonly ok: boolean; readonly says: string }> {
  const opened = await openText(text);
  const { out, drafts } = words;
  if (!opened.ok) {
    const { link } = shell.words.adding;
    if (opened.reason === 'solvitaire') return { ok: false, says: fill(out.unreadSolvitaire, { fields: opened.fields.join(', ') }) };
    return { ok: false, says: opened.reason === 'damaged' || opened.reason === 'newer' ? link[opened.reason] : out[opened.reason] };
  }
  if (!bench.begin(opened.text, opened.from)) return { ok: false, says: fill(drafts.many, { n: MOST_DRAFTS }) };
  // Until its first edit such a draft is kept by the address alone.
  if (opened.code !== undefined && bench.isOnlyInAddress) history.replaceState(history.state, '', `#recipe=${opened.code}`);
  return { ok: true, says: bench.isOnlyInAddress ? out.openedLink : out.opened };
}
