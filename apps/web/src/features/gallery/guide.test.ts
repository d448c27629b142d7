import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../../build/catalogue.js';
import { guideWords, pathsIn, popular, short } from '../../../build/guide/index.js';
import { FRONT, PATHS, type PathName } from '../../../build/guide/paths.js';
import { likeness, rule, similarTo } from '../../../build/guide/similar.js';
import { languages } from '../../../build/languages.js';

const { found } = await readCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));
const idOf = ({ facts }: (typeof found)[number]): string => facts.id;

test('every path has six to ten installed patiences, each once', () => {
  for (const [i, { title: name, steps }] of pathsIn('en', found).entries()) {
    const ids = Object.values(PATHS)[i]!;
    expect(
      steps.map(({ found: one }) => idOf(one)),
      name,
    ).toEqual(ids);
    expect(new Set(ids).size, name).toBe(ids.length);
    expect(steps.length, name).toBeGreaterThanOrEqual(6);
    expect(steps.length, name).toBeLessThanOrEqual(10);
  }
});

test.each(languages)('every game of a recommended path has one sentence on what is new in it, in the language %s', (lang) => {
  const english = guideWords('en').paths;
  for (const name of Object.keys(PATHS) as PathName[]) {
    const steps: Readonly<Record<string, string>> = guideWords(lang).paths[name].steps;
    const template: Readonly<Record<string, string>> = english[name].steps;
    expect(Object.keys(steps), name).toEqual([...PATHS[name]]);
    for (const [id, text] of Object.entries(steps)) {
      expect(text, id).toMatch(/^\p{Lu}.*[.!]$/u);
      if (lang !== 'en') expect(text, `${lang}, ${id}`).not.toBe(template[id]);
    }
  }
});

test('a path omits patiences that are not installed, and is omitted if none is', () => {
  const [first] = pathsIn('en', found)[0]!.steps;
  expect(pathsIn('en', [first!.found])[0]!.steps.map(({ found: one }) => idOf(one))).toEqual([idOf(first!.found)]);
  expect(pathsIn('en', [])).toEqual([]);
});

test('the short row has short patiences only, and the popular row shows the patiences of the front strip', () => {
  expect(short(found).every(({ facts: { minutes } }) => minutes !== undefined && minutes <= 5)).toBe(true);
  expect(popular(found).map(idOf)).toEqual(FRONT);
  // Other patiences take the places of those that are not installed.
  expect(popular(found.filter((one) => idOf(one) !== FRONT[0]))).toHaveLength(FRONT.length);
});

test('likeness is symmetric and 1 for the patience itself, and similar patiences have the highest values', () => {
  for (const one of found) {
    expect(likeness(one, one)).toBe(1);
    const similar = similarTo(one, found, 4);
    expect(similar).toHaveLength(4);
    expect(similar).not.toContain(one);
    const least = Math.min(...similar.map((other) => likeness(one, other)));
    for (const other of found) {
      expect(likeness(one, other)).toBe(likeness(other, one));
      if (other !== one && !similar.includes(other)) expect(likeness(one, other)).toBeLessThanOrEqual(least);
    }
  }
});

test('the most similar patience is of the same family in nine of ten cases', () => {
  const same = found.filter((one) => similarTo(one, found, 1)[0]!.family === one.family);
  expect(same.length / found.length).toBeGreaterThan(0.9);
});

test('two rules that are functions are equal only if their source texts are equal', () => {
  const made = (limit: number): { readonly accept: () => boolean } => ({ accept: () => limit > 1 });
  expect(rule(made(1))).toBe(rule(made(2)));
  expect(rule({ accept: () => true })).not.toBe(rule({ accept: () => false }));
  expect(rule(() => true)).not.toBe(rule('top'));
});
