import { deal } from '@patience/core/internals';
import { complete } from '@patience/core';
import { fromRecipe } from '@patience/recipe';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exhaustive } from '../../../../packages/solver/src/testing/exhaustive.js';
import { partsOf } from '../form/sections.js';
import type { Field, FieldValue } from '../form/field.js';
import { withField, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { carriedOver } from './carry.js';
import { onlyRemovesMoves } from './relation.js';

/** Largest number of positions that the exhaustive search visits. */
const MOST = 4000;

/** The templates with few cards, so that every position can be visited. */
const SMALL: readonly JsonObject[] = [
  small('stock', { ranks: [1, 2, 3, 4], suits: ['C', 'H'] }, 3, { rows: '1..3', face: 'down' }),
  small('stock', { ranks: [1, 2, 3, 4, 5], suits: ['C', 'H'] }, 4, { rows: 2 }),
  small('cells', { ranks: [1, 2, 3, 4], suits: ['C', 'D', 'H'] }, 3, { all: true }),
  small('cells', { ranks: [1, 2, 3, 4, 5], suits: ['C', 'H'] }, 2, { all: true }),
  small('pile', { ranks: [1, 2, 3, 4, 5, 6], suits: ['C', 'H'] }, 3, { rows: 3 }),
];

function small(name: keyof typeof TEMPLATES, deck: JsonObject, columns: number, dealt: JsonObject): JsonObject {
  const { table, deal: steps, ...rest } = TEMPLATES[name];
  const key = Object.keys(table as object).find((each) => each.startsWith('t'))!;
  const cells = name === 'cells' ? { 'c1-2': { at: [0, 0] } } : {};
  const rows = Object.entries(table as JsonObject).flatMap(([pile, rules]) =>
    pile === 'c1-4' ? [] : [[pile === key ? `t1-${columns}` : pile, rules] as const],
  );
  const others = (steps as readonly JsonObject[]).slice(1);
  const status = rest['status'] === undefined ? {} : { status: { empty: `t1-${columns}` } };
  return {
    ...rest,
    ...status,
    deck,
    table: { ...cells, ...Object.fromEntries(rows) },
    deal: [{ to: `t1-${columns}`, ...dealt }, ...others],
  };
}

const fieldsOf = (recipe: JsonObject): readonly Field[] =>
  partsOf(recipe, ['en']).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

/** Returns one of the values that a control of the form can have, chosen by a number. */
function valueOf({ control }: Field, choice: number): FieldValue | undefined {
  if (control.kind === 'choice') return control.values[choice % control.values.length];
  if (control.kind === 'switch') return choice % 2 === 0;
  if (control.kind === 'number') return control.min + (choice % Math.min(6, control.max - control.min + 1));
  return control.kind === 'several' ? control.values.filter((_, i) => (choice >> i) % 2 === 1) : undefined;
}

/** Edits that change which moves are legal. */
const KEYS = [
  'step',
  'suit',
  'round',
  'empty',
  'single',
  'whole',
  'from',
  'take',
  'runSuit',
  'limit',
  'count',
  'redeals',
  'turned',
  'reveal',
  'click',
];

const edited = (recipe: JsonObject, which: number, choice: number): JsonObject => {
  const fields = fieldsOf(recipe).filter(({ key }) => KEYS.includes(key));
  const field = fields[which % fields.length]!;
  const value = valueOf(field, choice);
  return value === undefined ? recipe : field.set(value);
};

test('every deal that cannot be won still cannot after an edit that only removes moves', () => {
  let proved = 0;
  let lost = 0;
  fc.assert(
    fc.property(
      fc.nat(SMALL.length - 1),
      fc.array(fc.tuple(fc.nat(40), fc.nat(60)), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      (which, edits, reverse) => {
        const changed = edits.reduce((recipe, [field, choice]) => edited(recipe, field, choice), SMALL[which]!);
        const pair = [fromRecipe(SMALL[which]!), fromRecipe(changed)] as const;
        const [before, after] = reverse ? [pair[1], pair[0]] : pair;
        if (!before.ok || !after.ok || !onlyRemovesMoves(before.value, after.value)) return;
        proved++;
        for (let seed = 1; seed <= 4; seed++) {
          const first = deal(complete(before.value), { seed });
          const second = deal(complete(after.value), { seed });
          if (!first.ok || !second.ok || exhaustive(first.value.table, MOST) !== false) continue;
          lost++;
          expect(exhaustive(second.value.table, MOST), JSON.stringify({ which, edits, reverse, seed })).not.toBe(true);
        }
      },
    ),
    { numRuns: 400, seed: 47 },
  );
  // Check that enough lost deals were compared.
  expect(proved).toBeGreaterThan(60);
  expect(lost).toBeGreaterThan(40);
});

const dataOf = (recipe: JsonObject) => {
  const read = fromRecipe(recipe);
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return read.value;
};

test.each([
  ['building in suit instead of in colours', ['table', 't1-7', 'accept', 'on'], 'down same', false],
  ['building down in any suit', ['table', 't1-7', 'accept', 'on'], 'down any', false],
  ['empty columns that take no card', ['table', 't1-7', 'accept'], { on: 'down alternate' }, true],
  ['one card at a time', ['table', 't1-7', 'accept'], { empty: 'K', on: 'down alternate', max: 1 }, true],
  ['only the top card', ['table', 't1-7', 'take'], 'top', true],
  ['any face-up card', ['table', 't1-7', 'take'], 'any', false],
  ['two redeals', ['actions', 'redeal'], { redeal: 2 }, true],
  ['three cards at once', ['actions', 'turn'], { turn: 3 }, false],
  ['no action', ['actions'], undefined, true],
  ['cards that stay face down', ['table', 't1-7', 'reveal'], undefined, false],
  ['another deal', ['deal', '0', 'face'], 'up', false],
  ['another goal', ['status'], { left: 20 }, false],
] as const)('%s: an edit to rules of columns and a stock removes moves or does not', (_name, path, part, expected) => {
  expect(onlyRemovesMoves(dataOf(TEMPLATES.stock), dataOf(withField(TEMPLATES.stock, path, part)))).toBe(expected);
});

test('fewer piles from which the base card may come only remove moves', () => {
  const [all, two, one] = [undefined, ['waste', 'tableau'], ['waste']].map((first) =>
    dataOf(
      withField(TEMPLATES.stock, ['table', 'f1-4', 'accept'], {
        empty: { like: 'foundations', ...(first && { first }) },
        on: 'up same wrap',
      }),
    ),
  );
  expect([onlyRemovesMoves(all!, two!), onlyRemovesMoves(two!, one!), onlyRemovesMoves(all!, all!)]).toEqual([true, true, true]);
  expect([onlyRemovesMoves(two!, all!), onlyRemovesMoves(one!, two!)]).toEqual([false, false]);
});

test('more redeals add moves, fewer only remove them', () => {
  const [two, five] = [2, 5].map((redeal) => dataOf(withField(TEMPLATES.stock, ['actions', 'redeal'], { redeal })));
  expect(onlyRemovesMoves(five!, two!)).toBe(true);
  expect(onlyRemovesMoves(two!, five!)).toBe(false);
});

test('fewer cells only remove moves, more cells do not', () => {
  const [four, three] = ['c1-4', 'c1-3'].map((cells) => {
    const { 'c1-4': _, ...table } = TEMPLATES.cells['table'] as JsonObject;
    return dataOf({ ...TEMPLATES.cells, table: { [cells]: { at: [0, 0] }, ...table } });
  });
  expect(onlyRemovesMoves(four!, three!)).toBe(true);
  expect(onlyRemovesMoves(three!, four!)).toBe(false);
});

test('removing a cell to which a card is dealt does not count as only removing moves', () => {
  const [four, three] = ['c1-4', 'c1-3'].map((cells) => {
    const { 'c1-4': _, ...table } = TEMPLATES.cells['table'] as JsonObject;
    const steps = [
      { to: 'cell', rows: 1 },
      { to: 't1-8', all: true },
    ];
    return dataOf({ ...TEMPLATES.cells, deal: steps, table: { [cells]: { at: [0, 0] }, ...table } });
  });
  expect(onlyRemovesMoves(four!, three!)).toBe(false);
});

test('a won deal is carried over only if its line still wins', () => {
  const read = fromRecipe({ ...TEMPLATES.cells, deck: { ranks: [1], suits: ['C', 'H'] } });
  if (!read.ok) throw new Error('not read');
  const dealt = deal(read.value, { seed: 1 });
  expect(dealt.ok).toBe(true);
  const line = ['t1>f1', 't2>f2'];
  const result = { verdict: 'won', line, carried: false } as const;
  expect(carriedOver(1, result, read.value, false)).toEqual({ ...result, carried: true });
  expect(carriedOver(1, { ...result, line: ['t1>f1'] }, read.value, true)).toBeUndefined();
  expect(carriedOver(1, { ...result, line: ['t9>f1'] }, read.value, true)).toBeUndefined();
  expect(carriedOver(1, { verdict: 'lost', carried: false }, read.value, false)).toBeUndefined();
  expect(carriedOver(1, { verdict: 'unknown', budget: 5 }, read.value, true)).toBeUndefined();
});
