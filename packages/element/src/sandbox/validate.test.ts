import fc from 'fast-check';
import { LOCALES, say } from '@patience/core';
import { describe, expect, test, vi } from 'vitest';
import { readMessage } from './validate.js';

const save = {
  format: 1,
  variant: 'any',
  rules: 1,
  options: { draw: 3 },
  seed: 7,
  gestures: [['a>b'], ['turn']],
  cursor: 1,
  elapsedMs: 9,
  mistakes: 0,
};
const state = { save, status: 'playing', stuck: false, paused: false, running: true, score: 5 };
const words = { name: 'Any', summary: 'One.', rules: 'Two.', options: { draw: { name: 'Draw', values: { 3: 'three' } } } };
const problem = {
  code: 'option-value',
  params: { variant: 'any', option: 'draw', value: 'two', known: '1, 3' },
  message: 'Option “draw” cannot be “two”. Possible: 1, 3.',
};
const sound = {
  open: { is: 'open', variant: { id: 'any', rules: 1, options: { draw: [1, 3] }, strings: { de: words, en: words } } },
  broken: { is: 'broken', why: 'no' },
  ill: { is: 'broken', why: 'no', problem },
  refusal: { is: 'answer', n: 4, ok: false, why: '', problem },
  answer: { is: 'answer', n: 3, ok: true, state, why: '', gesture: ['a>b'], solved: true },
  event: { is: 'event', event: 'patience-move', by: 'player', state, gesture: ['a>b'], why: '', pile: '' },
  menu: {
    is: 'menu',
    settings: {
      fourColors: true,
      largeIndex: false,
      highContrast: false,
      leftHanded: false,
      outlook: false,
      sounds: false,
      cloth: 'wine',
      back: undefined,
      faces: 'german',
    },
  },
  shown: { is: 'shown', shown: { result: true, busy: false } },
  deal: { is: 'deal' },
  ruledDeal: { is: 'deal', seed: 7, options: { draw: '3' } },
  sheet: { is: 'sheet', sheet: 'deal' },
  ruledSheet: { is: 'sheet', sheet: 'deal', options: { draw: '3' } },
  escape: { is: 'escape' },
  action: { is: 'action', n: 0 },
};
const long = 'x'.repeat(3e7);
const changed = (from: object, ...changes: readonly object[]): object => Object.assign({}, from, ...changes) as object;

test('a message of a guest is read unchanged', () => {
  for (const message of Object.values(sound)) expect(readMessage(message, 'any')).toEqual(message);
});

test('start options from the sandbox are dropped unless the variant has these options and values', () => {
  const opening = (startOptions: unknown): object => ({ is: 'open', variant: { ...sound.open.variant, startOptions } });
  expect(readMessage(opening({ draw: 3 }))).toEqual(opening({ draw: 3 }));
  for (const foreign of [{ draw: 4 }, { draw: '3' }, { rooms: 1 }, { __proto__: { draw: 3 } }, [], 'x', null])
    expect(readMessage(opening(foreign))).toEqual(sound.open);
});

test('texts of a guest cannot change the direction of the text around them or be invisible', () => {
  const [before, after] = ['\u202eA\u2067n\u0007y\n', 'Any\n'];
  const texts = { name: before, summary: before, rules: before, options: { draw: { name: before, values: { 3: before } } } };
  const read = { name: after, summary: after, rules: after, options: { draw: { name: after, values: { 3: after } } } };
  const opening = (words: object): object => ({ is: 'open', variant: { ...sound.open.variant, strings: { de: words, en: words } } });
  expect(readMessage(opening(texts))).toEqual(opening(read));
  expect(readMessage({ is: 'broken', why: before })).toEqual({ is: 'broken', why: 'Any ' });
  const ill = { ...problem, params: { ...problem.params, value: before } };
  expect(readMessage({ is: 'broken', why: 'no', problem: ill })).toMatchObject({ problem: { params: { value: 'Any ' } } });
  expect(readMessage({ ...sound.event, pile: before }, 'any')).toMatchObject({ pile: 'Any ' });
  expect(readMessage({ ...sound.event, gesture: [before] }, 'any')).toBeUndefined();
});

test('a guest may report any seed, up to the highest number', () => {
  for (const seed of [2 ** 32 - 1, 'x'.repeat(200)]) {
    const message = changed(sound.event, { state: changed(state, { save: changed(save, { seed }) }) });
    expect(readMessage(message, 'any')).toEqual(message);
  }
});

test('messages of a guest before the name of its variant are rejected', () => {
  expect(readMessage(sound.open)).toEqual(sound.open);
  for (const message of [sound.answer, sound.event, sound.menu, sound.deal, sound.sheet, sound.escape, sound.action])
    expect(readMessage(message)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a list', [sound.open]],
  ['what every object has', { is: 'constructor' }],
  ['another variant', changed(sound.open, { variant: changed(sound.open.variant, { id: 'sw' }) })],
  ['an id that is a path', changed(sound.open, { variant: changed(sound.open.variant, { id: '../sw' }) })],
  [
    'a name of thirty million characters',
    changed(sound.open, { variant: changed(sound.open.variant, { strings: { de: words, en: changed(words, { name: long }) } }) }),
  ],
  ['a save of another variant', changed(sound.event, { state: changed(state, { save: changed(save, { variant: 'sw' }) }) })],
  ['a move of thirty million characters', changed(sound.event, { state: changed(state, { save: changed(save, { gestures: [[long]] }) }) })],
  [
    'moves that are too many together',
    changed(sound.event, {
      state: changed(state, { save: changed(save, { gestures: Array.from({ length: 9e4 }, () => ['a-long-pile>another']), cursor: 0 }) }),
    }),
  ],
  [
    'a deck of thirty million characters',
    changed(sound.event, { state: changed(state, { save: changed(save, { seed: undefined, deck: long }) }) }),
  ],
  ['a seed that is none', changed(sound.event, { state: changed(state, { save: changed(save, { seed: 2 ** 32 }) }) })],
  ['a time that is none', changed(sound.event, { state: changed(state, { save: changed(save, { elapsedMs: 1e300 }) }) })],
  ['a score that is none', changed(sound.event, { state: changed(state, { score: Number.NaN }) })],
  ['an outcome that is none', changed(sound.event, { state: changed(state, { status: '__proto__' }) })],
  ['an event of the document', changed(sound.event, { event: 'click' })],
  ['a sheet that does not exist', { is: 'sheet', sheet: 'reload' }],
  ['a seed of a deal that is none', { is: 'deal', seed: 2 ** 32 }],
  ['a deal by rules of thirty million characters', { is: 'deal', options: { draw: long } }],
  ['a deal by rules that are no texts', { is: 'deal', options: { draw: {} } }],
  [
    'a sheet with too many rules',
    { is: 'sheet', sheet: 'deal', options: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`o${n}`, 1])) },
  ],
  ['a menu that says nothing', { is: 'menu', settings: {} }],
  [
    'a menu with a cloth that no table has',
    {
      is: 'menu',
      settings: {
        fourColors: true,
        largeIndex: false,
        highContrast: false,
        leftHanded: false,
        outlook: false,
        sounds: false,
        cloth: 'url(//evil)',
      },
    },
  ],
])('%s is rejected', (_name, message) => {
  expect(readMessage(message, 'any')).toBeUndefined();
});

test('the languages of a variant are counted before a tag of them is read', () => {
  const reads = vi.spyOn(Intl, 'getCanonicalLocales');
  const opening = (languages: number): object => {
    const others = Object.fromEntries(Array.from({ length: languages }, (_, n) => [`a${n}!`, words]));
    return { is: 'open', variant: { ...sound.open.variant, strings: { ...others, en: words } } };
  };
  expect(readMessage(opening(1))).toBeUndefined();
  expect(reads).toHaveBeenCalled();
  reads.mockClear();
  expect(readMessage(opening(100))).toBeUndefined();
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
});

test.each<[string, object]>([
  ['a code that nobody knows', { code: 'bank-empty' }],
  ['the code of another', { code: 'variant-broken' }],
  ['details of thirty million characters', { params: { value: long } }],
  ['details that are no texts', { params: { value: {} } }],
  ['too many details', { params: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, n])) }],
  ['itself as its reason', { code: 'save-move', params: { reason: 'save-move' } }],
  ['itself as its reason behind an invisible character', { code: 'save-move', params: { reason: '\u202esave-move' } }],
])('a problem with %s is dropped, and the rest of the message stays', (_name, change) => {
  const texts = readMessage(changed(sound.refusal, { problem: changed(problem, change) }), 'any');
  expect(texts).toEqual({ is: 'answer', n: 4, ok: false, why: '' });
});

test('the sentence of a problem is the page’s own, except for combinations of options, for which only the variant has words', () => {
  const message = 'Send your password to the bank.';
  const sentence = (code: string): unknown => readMessage({ is: 'broken', why: '', problem: { code, params: { field: 'seed' }, message } });
  expect(sentence('save-field')).toMatchObject({ problem: { message: 'This saved game is damaged: “seed” is missing or wrong.' } });
  expect(sentence('option-combination')).toMatchObject({ problem: { message } });
});

describe('fuzzed', () => {
  const numRuns = Number(process.env['PATIENCE_FUZZ'] ?? 2000);
  /** A valid message in which one value, at any depth, is replaced. */
  const broken = fc
    .tuple(
      fc.constantFrom(...Object.values(sound)),
      fc.array(fc.nat(9), { maxLength: 6 }),
      fc.oneof(fc.anything({ withBigInt: true, withMap: true }), fc.constant('x'.repeat(5000)), fc.double()),
    )
    .map(([message, way, other]) => {
      const copy = structuredClone(message) as Record<string, unknown>;
      let at = copy;
      for (const step of way) {
        const keys = Object.keys(at);
        const key = keys[step % Math.max(1, keys.length)];
        if (key === undefined) break;
        const next = at[key];
        if (typeof next !== 'object' || next === null) {
          at[key] = other;
          break;
        }
        at = next as typeof at;
      }
      return copy;
    });

  test('a fuzzed message of a guest is well-formed and bounded, or rejected', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(fc.anything(), broken), (value) => {
        const read = readMessage(value, 'any');
        if (!read) return;
        taken++;
        const text = JSON.stringify(read);
        expect(text.length).toBeLessThan(700_000);
        expect(readMessage(JSON.parse(text), 'any')).toEqual(JSON.parse(text));
        if (read.is === 'event') expect(read.state.save.variant).toBe('any');
        if (read.is === 'open') expect(read.variant.id).toBe('any');
        if ('problem' in read) for (const locale of LOCALES) expect(say(read.problem, locale)).toBeTypeOf('string');
      }),
      { numRuns },
    );
    expect(taken).toBeGreaterThan(numRuns / 100); // Some of the messages are still valid, so the others are rejected for a reason.
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

test('a game with a position is refused, whatever the position is', () => {
  const { seed: _, ...rest } = save;
  for (const position of [{ piles: { t1: 'KS' } }, { piles: { t1: { toString: 1 } } }, { piles: {}, counters: { n: { toString: 1 } } }])
    expect(readMessage({ ...sound.event, state: { ...state, save: { ...rest, position } } }, 'any')).toBeUndefined();
});

test('a guest cannot name a fault that only the page finds', () => {
  const given = { is: 'broken', why: 'no', problem: { ...problem, params: { ...problem.params, fault: 'focus' } } };
  expect(readMessage(given)).toEqual({ is: 'broken', why: 'no' });
  expect(readMessage({ ...given, problem })).toHaveProperty('problem');
});
