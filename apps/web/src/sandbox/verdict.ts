import type { Facts } from '../catalogue/entry.js';
import { parseJson } from '../text/parse-json.js';
import { isPicture, isText, readFacts } from '../store/read.js';

/** Most characters of the reason why a module is refused. */
export const WORDS_OF_FAULTS = 300;

/** Result of a trial: the facts of the module, or the reason why it is refused. */
export type Verdict =
  | { readonly ok: true; readonly facts: Facts; readonly picture: string }
  | { readonly ok: false; readonly by: 'module' | 'facts'; readonly why: string };

/** Most characters of a verdict, including its facts and picture. */
const VERDICT_SIGNS = 200_000;

/**
 * Reads the answer of a trial, which is untrusted: only short texts, numbers in range and the text of a picture are accepted.
 * @param claim a text in JSON
 * @param from the address that the module came from
 */
export function readVerdict(claim: unknown, from: string): Verdict {
  const { ok, why, facts, picture } = parse(claim);
  if (ok !== true) return { ok: false, by: 'module', why: isText(why, WORDS_OF_FAULTS) && why !== '' ? plainText(why) : '…' };
  const read = readFacts(facts, from);
  if (!read.ok) return { ok: false, by: 'facts', why: read.why };
  if (!isPicture(picture)) return { ok: false, by: 'facts', why: 'picture' };
  return { ok: true, facts: read.value, picture };
}

/** Returns the fields of an answer; empty if it is no JSON object. */
function parse(claim: unknown): Partial<Record<'ok' | 'why' | 'facts' | 'picture', unknown>> {
  return isText(claim, VERDICT_SIGNS) ? { ...(parseJson(claim) as object | undefined) } : {};
}

/** Returns untrusted text on one line, without invisible characters and characters that change the writing direction. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, WORDS_OF_FAULTS);
