import { expect, test } from 'vitest';
import { forceAnnounce } from './force-announce.js';

test('what is said several times is another text each time, and the same words', () => {
  let said = '';
  for (let i = 0; i < 4; i++) {
    const before = said;
    said = forceAnnounce('Copied.', before);
    expect(said).not.toBe(before);
    expect(said.trim()).toBe('Copied.');
  }
});
