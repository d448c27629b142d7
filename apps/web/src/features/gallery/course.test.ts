import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../../build/catalogue.js';
import { courseOf } from '../../../build/guide/course.js';
import { courseIn } from '../../../build/guide/index.js';
import { languages } from '../../../build/languages.js';
import { hardness } from '../../daily/games-of-day.js';

const { found } = await readCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));
const steps = courseOf(found);
const firsts = steps.filter(({ harder }) => !harder);
const others = steps.filter(({ harder }) => harder);

test('the course has twelve patiences: one of each family, then harder ones, both from easy to hard', () => {
  expect(new Set(steps.map((step) => step.found.facts.id)).size).toBe(12);
  expect(new Set(firsts.map(({ family }) => family)).size).toBe(firsts.length);
  expect(new Set(found.flatMap(({ family }) => family ?? [])).size).toBe(firsts.length);
  for (const part of [firsts, others]) {
    const hard = part.map((step) => hardness(step.found.facts));
    expect(hard).toEqual([...hard].sort((a, b) => a - b));
  }
  for (const { found: one, family, harder } of others) {
    expect(harder!.than.family).toBe(family);
    expect(hardness(one.facts)).toBeGreaterThan(hardness(harder!.than.facts));
  }
});

test('the course has a widely known patience of each family that has one, and no patience that is hardly ever won', () => {
  const known = new Set(found.filter(({ classic }) => classic).map(({ family }) => family));
  for (const { found: one, family } of firsts) expect(one.classic, one.facts.id).toBe(known.has(family));
  for (const { found: one } of steps) expect(one.classic || one.facts.winnable! >= 0.25, one.facts.id).toBe(true);
});

test('the course has fewer steps where fewer patiences are installed', () => {
  expect(courseOf([])).toEqual([]);
  expect(courseOf(found.filter(({ family }) => family === 'grids')).length).toBeLessThanOrEqual(2);
});

test.each(languages)('each step of the course has a sentence of its own, in the language %s', (lang) => {
  const { title, lead, steps: written } = courseIn(lang, found)!;
  const texts = written.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of [title, lead, ...texts]) expect(text).not.toMatch(/[{}]/);
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  if (lang === 'en') return;
  const english = courseIn('en', found)!.steps.map(({ text }) => text);
  expect(texts.filter((text) => english.includes(text))).toEqual([]);
});
