import { expect, test, vi } from 'vitest';
import { copyText } from './copy.js';

test('copying a text reports whether it succeeded', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('words')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('words');
  writeText.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  expect(await copyText('words')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('words')).toBe(false);
});
