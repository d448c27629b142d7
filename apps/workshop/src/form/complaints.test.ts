/** Mistakes and doubts, as the form words them, and the buttons that repair them. */
import { installedVariants } from '@patience/core/installed';
import type { Variant } from '@patience/core';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { beginDraft, edit } from '../draft/draft.js';
import { readText } from '../draft/reading.js';
import { formatJson } from '../json/format.js';
import { withField, type JsonObject } from '../json/path.js';
import { fromVariant } from '../start/beginning.js';
import { TEMPLATES } from '../start/templates.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { complaintsOf, type Complaint } from './complaints.js';
import { doubtsOf } from './doubts.js';
import { controlName, editedField } from './edited-field.js';
import { withRoom } from './places.js';
import { partsOf, withoutUnused } from './sections.js';
import { rowsOf, withRow } from './rows.js';
import { takeStep } from './steps.js';

const LANGUAGES = ['de', 'en'];

/** Returns what is shown for a recipe: its mistakes, or else its doubts. */
function shown(recipe: JsonObject): readonly Complaint[] {
  const { read } = readText(formatJson(recipe));
  return read.ok ? doubtsOf(recipe) : complaintsOf(recipe, read.mistakes, partsOf(recipe, LANGUAGES));
}

const keysOf = (recipe: JsonObject): readonly string[] => shown(recipe).map(({ key }) => key);

const { stock, cells } = TEMPLATES;

/** Recipes with one fault, the sentence for it, and the buttons that repair it. */
const FAULTS: readonly (readonly [what: string, recipe: JsonObject, key: string, cures: readonly string[]])[] = [
  ['eighteen columns for one deck', takeStep(stock, ['count', 'table.t1-7.at', 18]), 'tooFewCards', ['moreDecks', 'fewerRows']],
  ['no step of the deal', withField(cells, ['deal'], []), 'noDeal', ['dealRest']],
  ['a deal that leaves cards', withField(cells, ['deal'], [{ to: 't1-8', rows: 2 }]), 'cardsLeft', ['dealRest']],
  ['no suit', takeStep(cells, ['suits', 'deck.suits', []]), 'noSuit', ['all']],
  ['no rank', takeStep(cells, ['ranks', 'deck.ranks', []]), 'noRank', ['all']],
  ['first a word that is no card', withField(cells, ['deck'], { first: ['XYZ'] }), 'noCard', []],
  ['a rank of three letters', withField(cells, ['deck'], { letters: ['A', 'X9Z'] }), 'badRank', []],
  ['a rank that is written twice', withField(cells, ['deck'], { letters: ['A', 'B', 'A'] }), 'rankTwice', []],
  ['seven piles and three numbers of cards', withField(stock, ['deal', '0', 'rows'], [5, 5, 4]), 'rowsOf', []],
  ['no number of cards for one pile', withField(stock, ['deal', '0'], { to: 't1', rows: [] }), 'rowsOfOne', []],
  ['pairs without a pile for them', takeStep(stock, ['pair', 'pair', 'equal']), 'noDiscard', ['addPile']],
  ['three foundations for four suits', takeStep(cells, ['count', 'table.f1-4.at', 3]), 'fewFoundations', ['morePiles']],
  ['eight foundations and four aces', takeStep(cells, ['count', 'table.f1-4.at', 8]), 'idleFoundations', ['fewerPiles']],
  ['a click on no stock', withField(cells, ['actions'], { turn: { turn: 1 } }), 'clickWithout', ['addPile', 'clickNothing']],
  ['gathering without a stock', withField(cells, ['actions'], { again: { gather: 3 } }), 'clickWithout', ['addPile', 'clickNothing']],
  ['a step to a pile that is gone', withField(stock, ['deal', '2'], { to: 'r1', rows: 1 }), 'pileGone', ['removeStep']],
  ['a goal of piles that are gone', withField(cells, ['status'], { empty: 'r1' }), 'pileGone', ['winHome']],
  ['a row without places', withField(cells, ['table', 'c1-4', 'at'], [[0, 0]]), 'noPlace', ['layOut']],
  ['a base card that is not chosen', withField(cells, ['table', 't1-8', 'accept', 'empty'], 'base'), 'noBase', ['firstIsBase']],
  ['base card 99', withField(stock, ['base'], 98), 'missingBase', ['firstIsBase']],
  ['no foundations', takeStep(cells, ['-', 'row-f1-4']), 'noFoundations', ['addRow']],
  ['closed foundations', withField(cells, ['table', 'f1-4', 'accept'], false), 'closedFoundations', ['openFoundations']],
  [
    'columns for kings only, without kings',
    takeStep(stock, ['ranks', 'deck.ranks', ['A', '2', '3', '4', '5', '6', '7']]),
    'missingRank',
    ['takeRank', 'takeAny'],
  ],
  ['a stock that nobody turns', takeStep(stock, ['click', 'actions', 'nothing']), 'deadStock', ['clickTurns', 'dealAll']],
  ['a waste to which nothing brings cards', withRow(cells, 'waste', 1), 'deadWaste', ['removeRow']],
  ['an option on which nothing depends', withField(stock, ['options'], { other: [1, 2] }), 'idleOption', ['removeOption']],
  [
    'an option whose values are alike',
    { ...stock, options: { draw: [1, 3] }, deck: { copies: { option: 'draw', values: { 1: 1, 3: 1 } } } },
    'idleOption',
    ['removeOption'],
  ],
  [
    'a language without a name',
    takeStep(withField(stock, ['strings'], { en: { name: 'Mine' } }), ['name', 'strings.en.name', ' ']),
    'unnamed',
    [],
  ],
  ['a stock left behind by gathering', takeStep(stock, ['click', 'actions', 'gather']), 'deadStock', ['clickTurns', 'dealAll']],
];

test.each(FAULTS)('%s: the form says so, and each of its buttons repairs it', (_what, recipe, key, cures) => {
  const [first, ...others] = shown(recipe);
  expect([first?.key, others.map((each) => each.key)]).toEqual([key, []]);
  expect(first!.cures.map((act) => act.key)).toEqual(cures);
  for (const cure of first!.cures) expect(keysOf(withoutUnused(cure.apply())), cure.key).toEqual([]);
});

test('the doubt about an option that changes nothing names the option', () => {
  expect(shown(withField(stock, ['options'], { other: [1, 2] }))[0]).toMatchObject({ key: 'idleOption', names: { option: 'other' } });
});

test('columns of two kinds that look alike and take other cards are marked at the fields of both, and each button makes them alike', () => {
  const recipe = withRoom(withField(withRow(cells, 'tableau', 1), ['table', 't1-8', 'accept', 'empty'], 'K'));
  const found = shown(recipe);
  expect(found.map(({ key, field }) => [key, field])).toEqual([
    ['unlikeColumns', 'field-empty-table_t1-8_accept_empty'],
    ['unlikeColumns', 'field-empty-table_t9_accept_empty'],
  ]);
  for (const { cures } of found) expect(keysOf(cures[0]!.apply())).toEqual([]);
  expect(keysOf(withField(recipe, ['table', 't9', 'fan'], 'right'))).toEqual([]);
});

test('the base card is one of the cards of the deck', () => {
  const [base] = partsOf(withField(stock, ['base'], 0), LANGUAGES)
    .flatMap(({ sections }) => sections)
    .flatMap(({ fields }) => fields)
    .filter(({ key }) => key === 'base');
  expect(base!.control).toMatchObject({ kind: 'number', min: 0, max: 52 });
});

test.each([1, 2])('ticking all suits again after the last was unticked brings back all foundations of %i decks', (decks) => {
  const dealt = takeStep(cells, ['copies', 'deck.copies', decks]);
  const one = takeStep(dealt, ['suits', 'deck.suits', ['S']]);
  const none = takeStep(one, ['suits', 'deck.suits', []]);
  const [mistake] = shown(none);
  expect(mistake!.key).toBe('noSuit');
  expect(rowsOf(mistake!.cures[0]!.apply()).find(({ role }) => role === 'foundation')!.count).toBe(4 * decks);
});

test('an option that changes a rule under one of its values is no fault', () => {
  const turn = { turn: { option: 'draw' } };
  const copies = { option: 'draw', values: { 3: 2 } };
  expect(keysOf({ ...stock, options: { draw: [1, 3] }, actions: { turn } })).toEqual([]);
  expect(keysOf({ ...stock, options: { draw: [1, 3] }, deck: { copies } })).toEqual([]);
});

test('the numbers of cards are those of the deal and the deck', () => {
  const [first] = shown(takeStep(stock, ['count', 'table.t1-7.at', 18]));
  expect(first!.names).toEqual({ need: '171', have: '52' });
  expect(first!.cures.map(({ names }) => names)).toEqual([{ n: '4' }, { n: '3' }]);
  expect(first!.field).toBe('field-dealRows-deal_0_rows');
});

test('sentences and buttons of all faults have words in English and German, and none is the reader’s own', () => {
  for (const [, recipe] of FAULTS)
    for (const { key, cures } of shown(recipe))
      for (const words of [en, de]) {
        expect(words.complaints[key]).not.toMatch(/JSON|deal\.\w|table\.\w/);
        for (const cure of cures) expect(words.acts[cure.key]).toBeTruthy();
      }
});

test('a mistake is marked at the control whose edit brought it, also after a further edit of this control', () => {
  const field = partsOf(stock, LANGUAGES)
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .find(({ key, path }) => key === 'count' && path === 'table.t1-7.at')!;
  const name = controlName(field);
  const once = takeStep(stock, ['count', 'table.t1-7.at', 18]);
  const draft = edit(beginDraft(formatJson(stock)), formatJson(once), name);
  expect(editedField(draft, partsOf(once, LANGUAGES))).toBe('field-count-table_t1-18_at');
  const twice = takeStep(once, ['count', 'table.t1-18.at', 17]);
  expect(editedField(edit(draft, formatJson(twice), name), partsOf(twice, LANGUAGES))).toBe('field-count-table_t1-17_at');
});

test('a mistake that was there before an edit is not blamed on it', () => {
  const before = edit(beginDraft(formatJson(stock)), formatJson(withField(stock, ['deal'], [])));
  const after = edit(before, formatJson(withField(stock, ['deal'], [{ to: 't1-7' }])), 'dealRows deal.0.rows');
  expect(editedField(after, partsOf(stock, LANGUAGES))).toBeUndefined();
});

const installed = await Promise.all(
  installedVariants(import.meta.dirname).map(
    async ({ module }) => ((await import(/* @vite-ignore */ module)) as { default: Variant }).default,
  ),
).then((variants) =>
  variants.flatMap((variant) => {
    const beginning = fromVariant(variant, { de, en });
    return beginning.ok ? [beginning.recipe] : [];
  }),
);
const all = sample(
  [...Object.values(TEMPLATES), ...installed].map((recipe) => [recipe['id'] as string, recipe] as const),
  1_000,
  16,
);

test.each(all)('there is nothing to say about %s', (_id, recipe) => {
  expect(keysOf(recipe)).toEqual([]);
});
