import { isGameId } from '../../store/records.js';

/** State of an entry in the browser's history. */
export interface Visit {
  /** Id of the stored game that was on the table, of several with the same deal. */
  readonly game?: string;
  /** Code of the shared game on the table, which is not stored before the player's first move. */
  readonly shared?: string;
  /** Present if the rules were opened at this entry: the previous entry is the table without them. */
  readonly rules?: true;
}

export function visit(): Visit {
  const { game, shared, rules } = (history.state ?? {}) as Partial<Record<keyof Visit, unknown>>;
  return { ...(isGameId(game) && { game }), ...(typeof shared === 'string' && { shared }), ...(rules === true && { rules }) };
}

export const rulesAreOpen = (): boolean => location.hash === '#rules';

/** Returns path and query of an address, without the fragment that opens the rules. */
export const pathWithoutRules = (address: Pick<URL, 'pathname' | 'search'> = location): string => address.pathname + address.search;

/** Media query of windows in which open rules lie beside the table. */
export const WIDE = '(width >= 68.75em)';

/** Tells whether the rules are open and lie over the table, not beside it. */
export const rulesCover = (): boolean => document.documentElement.classList.contains('rules-open') && !matchMedia(WIDE).matches;
