import type { Facts } from '../catalogue/entry.js';
import { isPicture, isText, readFacts } from '../store/read.js';

/** Signs of the reason that a module is refused for. */
export const WORDS_OF_FAULTS = 300;

/** What became of a trial. */
export type Verdict = { readonly ok: true; readonly facts: Facts; readonly picture: string } | { readonly ok: false; readonly why: string };

/**
 * Reads what a cell says of a module. Whoever sent it, nothing in it is believed but short words, sensible numbers and
 * the text of a picture.
 * @param from the address that the module came from
 */
export function readVerdict(claim: unknown, from: string): Verdict {
  const { ok, why, facts, picture } = (typeof claim === 'object' && claim !== null ? claim : {}) as Partial<
    Record<'ok' | 'why' | 'facts' | 'picture', unknown>
  >;
  if (ok !== true) return { ok: false, why: isText(why, WORDS_OF_FAULTS) ? why : 'it does not say what is wrong' };
  const read = readFacts(facts, from);
  if (!read.ok) return { ok: false, why: `its ${read.why} is missing, too long or out of range` };
  if (!isPicture(picture)) return { ok: false, why: 'its picture is none' };
  return { ok: true, facts: read.value, picture };
}
