import { SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { isObject, partAt, textsIn, withField, type JsonObject } from '../json/path.js';
import type { Complaint } from './complaints.js';
import { cardsOfDeck, decksOf } from './deal-count.js';
import { fieldId } from './mistakes.js';
import { withoutPile } from './pile-fields.js';
import { RANKS, rankPart, rankText } from './ranks.js';
import { withRoom } from './places.js';
import { namesOf, rowsOf, withCount, withDefaults, withRow, type Row } from './rows.js';
import { turnsToWaste, withClick, withDealtRest } from './stock-fields.js';

/** Returns the rules of a patience that make winning impossible or have no effect, in a recipe without mistakes. */
export const doubtsOf = (recipe: JsonObject): readonly Complaint[] => [
  ...missingBase(recipe),
  ...homes(recipe),
  ...idleHomes(recipe),
  ...ranks(recipe),
  ...deadStock(recipe),
  ...deadWaste(recipe),
];

/** The base card is one that the deck does not have: there are fewer cards. */
function missingBase(recipe: JsonObject): readonly Complaint[] {
  const { base } = recipe;
  const [one, decks] = [cardsOfDeck(recipe), decksOf(recipe)];
  if (typeof base !== 'number' || one === undefined || decks === undefined || base < one * decks) return [];
  const first = { key: 'firstIsBase', apply: () => withField(recipe, ['base'], 0) } as const;
  const names = { base: String(base + 1), n: String(one * decks) };
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
        names: {},
        field,
        cures: [{ key: 'addRow', names: { role: 'foundation' }, apply: () => withRoom(withRow(recipe, 'foundation', 4)) }],
      },
    ];
  const after = Array.isArray(recipe['after']) ? (recipe['after'] as readonly Json[]) : [];
  const gets = rows.some((row) => isOpen(withDefaults(recipe, row)['accept']));
  if (gets || after.length > 0 || actionsOf(recipe).some((action) => isObject(action) && action['to'] !== undefined)) return [];
  const cured = (): JsonObject =>
    rows.reduce((sum, { key }) => withField(sum, ['table', key, 'accept'], { empty: 'A', on: 'up same', max: 1 }), recipe);
  return [{ key: 'closedFoundations', names: {}, section: `row-${rows[0]!.key}`, cures: [{ key: 'openFoundations', apply: cured }] }];
}

/** Foundations that begin with a rank are more than the deck has cards of it. */
function idleHomes(recipe: JsonObject): readonly Complaint[] {
  const [decks, deck] = [decksOf(recipe), partAt(recipe, ['deck', 'suits'])];
  if (decks === undefined || (deck !== undefined && !Array.isArray(deck))) return [];
  const most = (deck ?? SUITS).length * decks;
  return rowsOf(recipe)
    .filter((row) => row.role === 'foundation' && row.count > most)
    .flatMap((row): readonly Complaint[] => {
      const rank = rankText(partAt(withDefaults(recipe, row), ['accept', 'empty']));
      if (rank === undefined || !RANKS.includes(rank)) return [];
      const field = fieldId({ key: 'count', path: `table.${row.key}.at` });
      const fewer = { key: 'fewerPiles', names: { n: String(most) }, apply: () => withCount(recipe, row, most) } as const;
      return [{ key: 'idleFoundations', names: { rank, n: String(row.count), most: String(most) }, field, cures: [fewer] }];
    });
}

const actionsOf = ({ actions }: JsonObject): readonly Json[] => Object.values(isObject(actions) ? actions : {});

/** Tells whether a rule for laying cards may allow any card. A rule that is not a plain one may. */
const isOpen = (accept: Json | undefined): boolean => {
  if (accept === undefined || accept === false) return false;
  if (!isObject(accept)) return true;
  const names = Object.keys(accept);
  return !names.every((name) => name === 'max' || name === 'from' || name === 'whole');
};

/** An empty column takes only a rank of which there is no card. */
function ranks(recipe: JsonObject): readonly Complaint[] {
  const left = partAt(recipe, ['deck', 'ranks']);
  if (!Array.isArray(left)) return [];
  const names = (left as readonly Json[]).flatMap((each) => rankText(each) ?? []);
  const highest = RANKS.findLast((rank) => names.includes(rank));
  if (highest === undefined) return [];
  const isMissing = (row: Row): boolean => {
    const wanted = rankText(partAt(withDefaults(recipe, row), ['accept', 'empty']));
    return wanted !== undefined && RANKS.includes(wanted) && !names.includes(wanted);
  };
  return rowsOf(recipe)
    .filter((row) => row.role !== 'foundation' && isMissing(row))
    .map((row): Complaint => {
      const at = ['table', row.key, 'accept', 'empty'];
      return {
        key: 'missingRank',
        names: { rank: rankText(partAt(recipe, at))! },
        field: fieldId({ key: 'empty', path: at.join('.') }),
        cures: [
          { key: 'takeRank', names: { rank: highest }, apply: () => withField(recipe, at, rankPart(highest)) },
          { key: 'takeAny', apply: () => withField(recipe, at, 'any') },
        ],
      };
    });
}

/** Cards are dealt to the stock, and nothing takes them from there. */
function deadStock(recipe: JsonObject): readonly Complaint[] {
  const stock = rowsOf(recipe).find(({ role }) => role === 'stock');
  const steps = Array.isArray(recipe['deal']) ? (recipe['deal'] as readonly Json[]) : [];
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
      names: {},
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
  return [{ key: 'deadWaste', names: {}, section: `row-${row.key}`, cures: [remove] }];
}
