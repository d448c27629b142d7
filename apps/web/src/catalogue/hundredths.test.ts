import { expect, test } from 'vitest';
import { languages, wordsOf } from '../../build/languages.js';
import { Format } from '../statistics/format.js';
import { atLeast, atMost } from './hundredths.js';
import { factWords } from './fact-texts.js';

const tenths = Array.from({ length: 999 }, (_, i) => (i + 1) / 1000);

test('a lower bound is never rounded up, an upper bound never down, and whole hundredths stay as they are', () => {
  for (const share of tenths) {
    const n = Math.round(share * 1000);
    expect(atLeast(share), String(share)).toBe(Math.floor(n / 10));
    expect(atMost(share), String(share)).toBe(Math.ceil(n / 10));
  }
});

test('statistics, gallery and rules show the same share of winnable deals', () => {
  for (const lang of languages) {
    const format = new Format(lang);
    const numberIn = (text: string): number => Number(/\d+/.exec(text)![0]);
    for (const winnable of tenths) {
      const [, atLeastSo] = factWords(
        wordsOf(lang),
        { id: '', from: '', names: { de: '', en: '' }, packs: 1, winnable, undecided: true },
        lang,
      );
      const text = format.possible({ winnable, undecided: true });
      expect(text).toMatch(/^≥/);
      expect(numberIn(text), `${lang} ${winnable}`).toBe(numberIn(atLeastSo!));
      expect(numberIn(text)).toBeLessThanOrEqual(winnable * 100 + 1e-9);
      const [, about] = factWords(wordsOf(lang), { id: '', from: '', names: { de: '', en: '' }, packs: 1, winnable }, lang);
      if (/\d/.test(about!)) expect(numberIn(format.possible({ winnable })), `${lang} ${winnable}`).toBe(numberIn(about!));
    }
    expect(format.possible({})).toBe('–');
  }
});
