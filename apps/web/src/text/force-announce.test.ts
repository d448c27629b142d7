import { expect, test } from 'vitest';
import { forceAnnounce } from './force-announce.js';

test('a repeated announcement is a different text with the same words', () => {
  let text = '';
  for (let i = 0; i < 4; i++) {
    const before = text;
    text = forceAnnounce('Copied.', before);
    expect(text).not.toBe(before);
    expect(text.trim()).toBe('Copied.');
  }
});
