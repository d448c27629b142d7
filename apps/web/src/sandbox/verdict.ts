import type { Facts } from '../catalogue/entry.js';
import { isPicture, isText, readFacts } from '../store/read.js';

/** Longest reason that a module is refused for, in characters. */
export const WORDS_OF_FAULTS = 300;

/** Outcome of a trial. */
export type Verdict =
  | { readonly ok: true; readonly facts: Facts; readonly picture: string }
  | { readonly ok: false; readonly by: 'module' | 'facts'; readonly why: string };

/** Longest text of a verdict: facts, and a picture. */
const VERDICT_SIGNS = 200_000;

/**
 * Reads what the trial of a module has sent. Whoever sent it, only short words, numbers in range and the text of a picture are
 * accepted.
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

/** Returns the fields of a claim; none where it is no object in JSON. */
function parse(claim: unknown): Partial<Record<'ok' | 'why' | 'facts' | 'picture', unknown>> {
  if (!isText(claim, VERDICT_SIGNS)) return {};
  try {
    return { ...(JSON.parse(claim) as object) };
  } catch {
    return {};
  }
}

/** Returns words of a stranger on one line, without characters that are invisible or change the direction of writing. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, WORDS_OF_FAULTS);
