import { isGameId } from '../store/records.js';

/** Data of an entry of the browser's history besides its address. */
export interface Visit {
  /** The stored game that was on the table, of several with the same deal. */
  readonly game?: string;
  /** The code of a shared game that was laid on the table here, and is not stored before the player's first move in it. */
  readonly shared?: string;
  /** The rules were opened here: the entry before is the table without them. */
  readonly rules?: true;
}

/** The entry that is shown. */
export function visit(): Visit {
  const { game, shared, rules } = (history.state ?? {}) as Partial<Record<keyof Visit, unknown>>;
  return { ...(isGameId(game) && { game }), ...(typeof shared === 'string' && { shared }), ...(rules === true && { rules }) };
}

/** The address says whether the rules are open. */
export const rulesAreOpen = (): boolean => location.hash === '#rules';

/** Returns path and query of an address, without the fragment that opens the rules. */
export const pathWithoutRules = (address: Pick<URL, 'pathname' | 'search'> = location): string => address.pathname + address.search;
