import type { Json } from '@patience/recipe';
import { asList, asObject, isObject, partAt, textsIn, withField, type JsonObject } from '../json/path.js';
import type { Complaint } from './complaints.js';
import { cardsIn } from './deal-count.js';
import { fieldId } from './mistakes.js';
import { withoutPile } from './pile-fields.js';
import { choicesBy, optionsOf, removeOption } from './options.js';
import { cardsOfRank, rankPart, ranksOf, rankText, usualRanks } from './ranks.js';
import { ownIn } from './suit-parts.js';
import { withRoom } from './places.js';
import { namesOf, rowsOf, withCount, withDefaults, withRow, type Row } from './rows.js';
import { turnsToWaste, withClick, withDealtRest } from './stock-fields.js';

/** Returns the rules of a patience that make winning impossible or have no effect, in a recipe without mistakes. */
export const doubtsOf = (recipe: JsonObject): readonly Complaint[] => [
  ...missingBase(recipe),
  ...homes(recipe),
  ...idleHomes(recipe),
  ...fewHomes(recipe),
  ...unlikeColumns(recipe),
  ...ranks(recipe),
  ...deadStock(recipe),
  ...deadWaste(recipe),
  ...idleOptions(recipe),
  ...namelessLanguages(recipe),
];

/** The base card is one that the deck does not have: there are fewer cards. */
function missingBase(recipe: JsonObject): readonly Complaint[] {
  const { base } = recipe;
  const cards = cardsIn(recipe);
  if (typeof base !== 'number' || cards === undefined || base < cards) return [];
  const first = { key: 'firstIsBase', apply: () => withField(recipe, ['base'], 0) } as const;
  const names = { base: String(base + 1), n: String(cards) };
  return [{ key: 'missingBase', names, field: fieldId({ key: 'base', path: 'base' }), cures: [first] }];
}

/** All cards have to go to foundations, and there are none, or none that takes a card. */
function homes(recipe: JsonObject): readonly Complaint[] {
  if (recipe['status'] !== undefined || recipe['pair'] !== undefined) return [];
  const rows = rowsOf(recipe).filter(({ role }) => role === 'foundation' || role === 'discard');
  const field = fieldId({ key: 'goal', path: 'status' });
  if (rows.length === 0)
    return [
      {
        key: 'noFoundations',
        field,
        cures: [{ key: 'addRow', names: { role: 'foundation' }, apply: () => withRoom(withRow(recipe, 'foundation', 4)) }],
      },
    ];
  const after = asList(recipe['after']);
  const gets = rows.some((row) => isOpen(withDefaults(recipe, row)['accept']));
  if (gets || after.length > 0 || actionsOf(recipe).some((action) => isObject(action) && action['to'] !== undefined)) return [];
  const cured = (): JsonObject =>
    rows.reduce((sum, { key }) => withField(sum, ['table', key, 'accept'], { empty: 'A', on: 'up same', max: 1 }), recipe);
  return [{ key: 'closedFoundations', section: `row-${rows[0]!.key}`, cures: [{ key: 'openFoundations', apply: cured }] }];
}

/** Foundations that begin with a rank are more than the deck has cards of it. */
function idleHomes(recipe: JsonObject): readonly Complaint[] {
  const ranks = ranksOf(recipe);
  return rowsOf(recipe)
    .filter(({ role }) => role === 'foundation')
    .flatMap((row): readonly Complaint[] => {
      const rank = rankText(partAt(withDefaults(recipe, row), ['accept', 'empty']), ranks);
      const most = rank !== undefined && ranks.includes(rank) ? cardsOfRank(recipe, ranks.indexOf(rank) + 1) : undefined;
      if (rank === undefined || most === undefined || row.count <= most) return [];
      const field = fieldId({ key: 'count', path: `table.${row.key}.at` });
      const fewer = { key: 'fewerPiles', names: { n: String(most) }, apply: () => withCount(recipe, row, most) } as const;
      return [{ key: 'idleFoundations', names: { rank, n: String(row.count), most: String(most) }, field, cures: [fewer] }];
    });
}

/** All cards have to go to foundations that take one suit once, and these are fewer than the deck has of them. */
function fewHomes(recipe: JsonObject): readonly Complaint[] {
  if (['status', 'pair', 'after', 'base'].some((part) => recipe[part] !== undefined)) return [];
  const [row, ...others] = rowsOf(recipe).filter(({ role }) => role === 'foundation' || role === 'discard');
  if (!row || others.length > 0 || row.role === 'discard') return [];
  const accept = withDefaults(recipe, row)['accept'];
  const most = cardsOfRank(recipe, 1);
  if (most === undefined || row.count >= most || !isObject(accept) || typeof accept['on'] !== 'string') return [];
  // Foundations that go round, or take other suits, may take more cards than a suit has.
  if (!/^(up|down) same$/.test(accept['on']) || Object.keys(accept).some((name) => !['empty', 'on', 'max', 'from'].includes(name)))
    return [];
  const field = fieldId({ key: 'count', path: `table.${row.key}.at` });
  const more = { key: 'morePiles', names: { n: String(most) }, apply: () => withRoom(withCount(recipe, row, most)) } as const;
  return [{ key: 'fewFoundations', names: { n: String(row.count), most: String(most) }, field, cures: [more] }];
}

/** Parts of the rule for laying cards by which columns of two rows may differ, with their fields. */
const SEEN = { step: 'on', empty: 'empty' } as const;

/** Two rows of columns that look alike take other cards: the rules page and the player cannot tell which columns are meant. */
function unlikeColumns(recipe: JsonObject): readonly Complaint[] {
  const rows = rowsOf(recipe).filter(({ role }) => role === 'tableau');
  const look = (row: Row): Json => withDefaults(recipe, row)['fan'] ?? null;
  return rows.flatMap((row) =>
    (Object.keys(SEEN) as (keyof typeof SEEN)[]).flatMap((key): readonly Complaint[] => {
      const ruleOf = (one: Row): Json | undefined => partAt(withDefaults(recipe, one), ['accept', SEEN[key]]);
      const isPlain = (rule: Json | undefined): boolean => typeof rule === 'string' || typeof rule === 'number';
      const rule = ruleOf(row);
      const other = rows.find((one) => look(one) === look(row) && isPlain(ruleOf(one)) && ruleOf(one) !== rule);
      if (!other || !isPlain(rule)) return [];
      const path = ['table', row.key, 'accept', SEEN[key]];
      const same = { key: 'sameRule', apply: () => withField(recipe, path, ruleOf(other)) } as const;
      return [{ key: 'unlikeColumns', field: fieldId({ key, path: path.join('.') }), cures: [same] }];
    }),
  );
}

const actionsOf = ({ actions }: JsonObject): readonly Json[] => Object.values(asObject(actions));

/** Tells whether a rule for laying cards may allow any card. A rule that is not a plain one may. */
const isOpen = (accept: Json | undefined): boolean => {
  if (accept === undefined || accept === false) return false;
  if (!isObject(accept)) return true;
  const names = Object.keys(accept);
  return !names.every((name) => name === 'max' || name === 'from' || name === 'whole');
};

/** An empty column takes only a rank of which there is no card. */
function ranks(recipe: JsonObject): readonly Complaint[] {
  const [left, all] = [partAt(recipe, ['deck', 'ranks']), usualRanks(recipe)];
  // A suit of the deck's own has all its ranks.
  if (!Array.isArray(left) || ownIn(partAt(recipe, ['deck', 'suits'])).length > 0) return [];
  const names = (left as readonly Json[]).flatMap((each) => rankText(each, all) ?? []);
  const highest = all.findLast((rank) => names.includes(rank));
  if (highest === undefined) return [];
  const isMissing = (row: Row): boolean => {
    const wanted = rankText(partAt(withDefaults(recipe, row), ['accept', 'empty']), all);
    return wanted !== undefined && all.includes(wanted) && !names.includes(wanted);
  };
  return rowsOf(recipe)
    .filter((row) => row.role !== 'foundation' && isMissing(row))
    .map((row): Complaint => {
      const at = ['table', row.key, 'accept', 'empty'];
      return {
        key: 'missingRank',
        names: { rank: rankText(partAt(recipe, at), all)! },
        field: fieldId({ key: 'empty', path: at.join('.') }),
        cures: [
          { key: 'takeRank', names: { rank: highest }, apply: () => withField(recipe, at, rankPart(highest, all)) },
          { key: 'takeAny', apply: () => withField(recipe, at, 'any') },
        ],
      };
    });
}

/** Cards are dealt to the stock, and nothing takes them from there. */
function deadStock(recipe: JsonObject): readonly Complaint[] {
  const stock = rowsOf(recipe).find(({ role }) => role === 'stock');
  const steps = asList(recipe['deal']);
  const gets = steps.some((step) => isObject(step) && step['to'] === stock?.key);
  if (!stock || !gets) return [];
  const isUsed =
    actionsOf(recipe).some((action) => action === 'turn' || (isObject(action) && (action['turn'] ?? action['row']) !== undefined)) ||
    textsIn(recipe['after']).includes(stock.key) ||
    (partAt(recipe, ['table', stock.key, 'take']) ?? false) !== false;
  if (isUsed) return [];
  return [
    {
      key: 'deadStock',
      field: fieldId({ key: 'click', path: 'actions' }),
      cures: [
        { key: 'clickTurns', apply: () => withClick(recipe, 'turn') },
        {
          key: 'dealAll',
          apply: () => withDealtRest({ ...recipe, deal: steps.filter((step) => !isObject(step) || step['to'] !== stock.key) }),
        },
      ],
    },
  ];
}

/** There is a waste without a stock, and nothing brings cards to it. With a stock, the sentence about the stock is enough. */
function deadWaste(recipe: JsonObject): readonly Complaint[] {
  const rows = rowsOf(recipe);
  const row = rows.find(({ role }) => role === 'waste');
  if (!row || rows.some(({ role }) => role === 'stock') || turnsToWaste(recipe)) return [];
  const named = ['deal', 'actions', 'after'].flatMap((part) => textsIn(recipe[part]));
  if (named.includes(row.key) || isOpen(withDefaults(recipe, row)['accept'])) return [];
  const remove = { key: 'removeRow', names: namesOf(recipe, row), apply: () => withoutPile(recipe, row) } as const;
  return [{ key: 'deadWaste', section: `row-${row.key}`, cures: [remove] }];
}

/** An option changes no rule: nothing depends on it, or everything that does is the same under each of its values. */
function idleOptions(recipe: JsonObject): readonly Complaint[] {
  return Object.entries(optionsOf(recipe)).flatMap(([name, values]): readonly Complaint[] => {
    const partsUnder = choicesBy(recipe, name).map(({ values: of }) => values.map((each) => (isObject(of) ? of[String(each)] : each)));
    if (partsUnder.some((parts) => new Set(parts.map((part) => JSON.stringify(part))).size > 1)) return [];
    const field = fieldId({ key: 'optionValues', path: `options.${name}` });
    return [
      { key: 'idleOption', names: { option: name }, field, cures: [{ key: 'removeOption', apply: () => removeOption(recipe, name) }] },
    ];
  });
}

/** A language in which the patience has no name: its name there is that of another language, or its id. */
const namelessLanguages = ({ strings }: JsonObject): readonly Complaint[] =>
  Object.entries(asObject(strings)).flatMap(([tag, words]): readonly Complaint[] =>
    isObject(words) && words['name'] === undefined
      ? [{ key: 'unnamed', field: fieldId({ key: 'name', path: `strings.${tag}.name` }), cures: [] }]
      : [],
  );
