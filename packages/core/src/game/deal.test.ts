import { describe, expect, test } from 'vitest';
import type { Variant } from '../variant.js';
import { checkVariant } from './check-variant.js';
import { startOptions } from './options.js';
import { deal } from './deal.js';
import { formatDeck } from '../cards/deck.js';
import { Game } from './game.js';
import { sample } from '../testing/sample.js';

const sorted = 'AC 2C 3C 4C 5C 6C AD 2D 3D 4D 5D 6D AH 2H 3H 4H 5H 6H AS 2S 3S 4S 5S 6S';
const numbered: Variant = { ...(sample as unknown as Variant), numbered: (seed) => (seed === 7 ? sorted : undefined) };

function dealt(variant: Variant, seed: number | string): string {
  const result = deal(variant, { seed });
  if (!result.ok) throw new Error(result.error.message);
  return formatDeck(result.value.table.face);
}

describe('numbered deals', () => {
  test('numbered deals are dealt by the variant, whether the number is a number or its digits', () => {
    expect(dealt(numbered, 7)).toBe(sorted);
    expect(dealt(numbered, '7')).toBe(sorted);
  });

  test('numbers and texts that are no numbered deals are shuffled', () => {
    for (const seed of [6, 8, 'seven']) expect(dealt(numbered, seed)).toBe(dealt(sample as unknown as Variant, seed));
  });

  test('numbered deals are saved and opened by their number', () => {
    const game = Game.start(numbered, { seed: 7 });
    expect(game.ok && game.value.save().seed).toBe(7);
    const opened = game.ok && Game.load(numbered, game.value.save());
    expect(opened && opened.ok && formatDeck(opened.value.table.face)).toBe(sorted);
  });

  test('a numbered deal must be a whole deck of the variant', () => {
    expect(() => dealt({ ...numbered, numbered: () => sorted.slice(3) }, 1)).toThrow(
      'Variant "sample", numbered: must return a complete deck for deal 1: The deck has',
    );
    const thrower = (): never => {
      throw new RangeError('no such deal');
    };
    expect(() => dealt({ ...numbered, numbered: thrower }, 1)).toThrow('Variant "sample", numbered: threw RangeError: no such deal');
  });
});

test('a patience that needs an unknown feature is refused; unknown fields are ignored', () => {
  const variant = sample as unknown as Variant;
  expect(() => dealt({ ...variant, needs: ['weather'] }, 1)).toThrow(
    'Variant "sample", needs: names "weather", which this core does not have; update @patience/core',
  );
  expect(dealt({ ...variant, needs: [], weather: 'fine' } as Variant, 1)).toBe(dealt(variant, 1));
});

test.each([null, undefined, 'all'])('a deck function that returns %s is a ContractError', (spec) => {
  const variant = { ...sample, deck: () => spec } as unknown as Variant;
  expect(() => dealt(variant, 1)).toThrow(`Variant "sample", deck: must return an object such as { copies: 1 }, not ${String(spec)}`);
});

test.each([
  [{ copies: 9 }, 468],
  [{ copies: 1e9, ranks: [1, 1, 14] }, 4e9],
  [{ suits: [] }, 0],
  [{ copies: Number.NaN }, Number.NaN],
])('a deck has 1 to 416 cards: %j', (spec, size) => {
  const variant = { ...sample, deck: () => spec } as unknown as Variant;
  expect(() => dealt(variant, 1)).toThrow(`Variant "sample", deck: must have 1 to 416 cards, not ${size}`);
});

test('start options that are missing have their defaults; a deal without options has only defaults', () => {
  const variant = {
    ...sample,
    valid: undefined,
    options: { suits: [4, 2, 1], aces: ['same', 'other'] },
    startOptions: { suits: 1 },
  } as unknown as Variant;
  expect(startOptions(variant)).toEqual({ suits: 1, aces: 'same' });
  expect(startOptions({ ...variant, startOptions: undefined } as unknown as Variant)).toEqual({ suits: 4, aces: 'same' });
  expect(() => startOptions({ ...variant, startOptions: { suits: 5 } })).toThrow('Variant "sample", startOptions: must be');
  const started = deal(variant, { seed: 1 });
  expect(started.ok && started.value.options).toEqual({ suits: 4, aces: 'same' });
});

describe('checkVariant refuses a value that is no variant and names the field', () => {
  const words = { name: 'X', summary: '', rules: '' };
  const whole = {
    api: 1,
    id: 'x-1',
    rules: 1,
    options: { cells: [4, 3], way: ['up', 'down'] },
    deck: () => ({}),
    table: () => [],
    deal: () => undefined,
    strings: { de: words, en: words },
  };
  const errorOf = (change: object): string => {
    try {
      checkVariant({ ...whole, ...change });
      return 'fine';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('a complete variant is accepted', () => {
    expect(errorOf({})).toBe('fine');
    expect(errorOf({ options: {} })).toBe('fine');
  });

  test.each<[object, string]>([
    [{ id: 'X' }, 'Variant "X", id: must be lower-case words joined by hyphens, not "X"'],
    [{ id: 'x--1' }, 'Variant "x--1", id: must be lower-case words joined by hyphens, not "x--1"'],
    [{ id: 7 }, 'Variant "?", id: must be lower-case words joined by hyphens, not 7'],
    [{ api: 2 }, 'Variant "x-1", api: must be 1, the version of the contract that this core implements, not 2'],
    [{ needs: 'weather' }, 'Variant "x-1", needs: must be a list'],
    [{ needs: null }, 'Variant "x-1", needs: must be a list'],
    [{ rules: 0 }, 'Variant "x-1", rules: must be a whole number from 1'],
    [{ rules: 1.5 }, 'Variant "x-1", rules: must be a whole number from 1'],
    [{ options: undefined }, 'Variant "x-1", options: must be an object, if only an empty one'],
    [{ options: { cells: 4 } }, 'Variant "x-1", options: must list the values of each option: texts or numbers, each once'],
    [{ options: { cells: [] } }, 'Variant "x-1", options: must list the values of each option: texts or numbers, each once'],
    [{ options: { cells: [NaN] } }, 'Variant "x-1", options: must list the values of each option: texts or numbers, each once'],
    [{ options: { cells: [4, '4'] } }, 'Variant "x-1", options: must list the values of each option: texts or numbers, each once'],
    [{ table: undefined }, 'Variant "x-1", table: must be data or a function'],
    [{ deal: 1 }, 'Variant "x-1", deal: must be data or a function'],
    [{ strings: undefined }, 'Variant "x-1", strings: must have a name in at least one language'],
    [{ strings: {} }, 'Variant "x-1", strings: must have a name in at least one language'],
    [{ strings: { de: { summary: 'Leicht.' } } }, 'Variant "x-1", strings: must have a name in at least one language'],
    [
      { strings: { de: { name: 1 }, en: words } },
      'Variant "x-1", strings: "de" must be a language tag as BCP 47 writes it, with an object of words',
    ],
    [
      { strings: { fr: null, en: words } },
      'Variant "x-1", strings: "fr" must be a language tag as BCP 47 writes it, with an object of words',
    ],
    [
      { strings: { 'no language': words } },
      'Variant "x-1", strings: "no language" must be a language tag as BCP 47 writes it, with an object of words',
    ],
    [
      { strings: { 'pt-br': words } },
      'Variant "x-1", strings: "pt-br" must be a language tag as BCP 47 writes it, with an object of words',
    ],
  ])('%j', (change, message) => {
    expect(errorOf(change)).toBe(message);
  });
});
