/** What an entry of the browser's history knows beside its address. */
export interface Visit {
  /** The stored game that was on the table, of several with the same deal. */
  readonly game?: string;
  /** The rules were opened here: the entry before is the table without them. */
  readonly rules?: true;
}

/** The entry that is shown. */
export const visit = (): Visit => (typeof history.state === 'object' && (history.state as Visit | null)) || {};

/** The address without the part that only opens the rules. */
export const place = (address: Pick<URL, 'pathname' | 'search'> = location): string => address.pathname + address.search;
