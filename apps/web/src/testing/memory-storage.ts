import type { TextStorage } from '../store/draft-records.js';

/** Returns a storage in memory. @param room number of characters that fit; beyond it, `setItem` throws as in a browser */
export function memoryStorage(room = Infinity): TextStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (i) => [...texts.keys()][i] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      const others = [...texts].filter(([name]) => name !== key).reduce((sum, [, { length }]) => sum + length, 0);
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}
