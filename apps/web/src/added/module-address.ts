import { ADDRESS_SIGNS } from '../store/read.js';

/** Reads an address from which something may be fetched. One that could not be stored with what is fetched there is none. */
export function moduleAddress(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    const local = ['localhost', '127.0.0.1'].includes(url.hostname); // an author at work
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && local);
    return safe && url.href.length <= ADDRESS_SIGNS ? url.href : undefined;
  } catch {
    return undefined;
  }
}
