import { expect, test } from 'vitest';
import { formatNumber } from './message.js';

test.each('cs da de en en-US es fi fr hu it nl no pl pt-BR ro ru sk sv tr uk ar-EG fa bn mr'.split(' '))(
  'numbers are written as the language writes them, with its digits and its separators: %s',
  (tag) => {
    const { format } = new Intl.NumberFormat(tag);
    for (const value of [...Array.from({ length: 1200 }, (_, n) => n), -5, 0.5, 12_345])
      expect(formatNumber(value, tag)).toBe(format(value));
  },
);
