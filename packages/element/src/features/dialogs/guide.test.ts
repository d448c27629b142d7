/** Tests the guides of all installed patiences. */
import { readFileSync } from 'node:fs';
import { Game, wordsOf } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { TableDescriber } from '../../names/table-describer.js';
import { aimLine, sentencesOf } from './guide.js';

const LANGUAGES = ['en', 'de'];

const variants = await Promise.all(installedVariants(import.meta.dirname).map((installed) => loadInstalled(installed)));

test.each(variants.map((variant) => [variant.id, variant] as const))('the guide says what wins: %s', (_id, variant) => {
  const game = Game.start(variant, { seed: 1 });
  if (!game.ok) throw new Error(game.error.message);
  for (const locale of LANGUAGES) {
    const guide = wordsOf(variant, locale).guide ?? '';
    const sentences = sentencesOf(guide);
    const hasAim = aimLine({ game: game.value, describer: new TableDescriber(game.value, locale) }) !== undefined;
    expect(sentences.length, `${locale}: ${guide}`).toBeGreaterThan(hasAim ? 0 : 1);
  }
});

/** Returns the guides of all patiences in a language. */
function guidesIn(locale: string): string[] {
  if (LANGUAGES.includes(locale)) return variants.map((variant) => wordsOf(variant, locale).guide ?? '');
  const file = new URL(`../../../../languages/${locale}/words/games.json`, import.meta.url);
  const games = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { guide?: string }>;
  return Object.values(games).map(({ guide = '' }) => guide);
}

test.each([...LANGUAGES, 'es', 'fr', 'nl', 'pl'])(
  'the guides of all patiences are split where the language ends a sentence: %s',
  (locale) => {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    const guides = guidesIn(locale).filter((guide) => guide !== '');
    expect(guides.length).toBeGreaterThan(100);
    for (const guide of guides) expect(sentencesOf(guide)).toEqual(Array.from(segmenter.segment(guide), ({ segment }) => segment.trim()));
  },
);
