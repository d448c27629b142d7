import { ADDRESS_SIGNS } from '../store/read.js';

/**
 * Reads the address of a module or recipe; undefined for one that is not allowed, has a name and a password, or is too long to be stored.
 */
export function moduleAddress(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    const local = ['localhost', '127.0.0.1'].includes(url.hostname); // Allow plain http on the local machine, for authors at work.
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && local);
    return safe && url.username === '' && url.password === '' && url.href.length <= ADDRESS_SIGNS ? url.href : undefined;
  } catch {
    return undefined;
  }
}
