import { RANKS } from '@patience/core';
import { mergePatch } from '@patience/core/data';
import { check } from '../check.js';
import type { Json } from '../json.js';
import type { Mistake } from '../mistake.js';
import { heightsOf } from './heights.js';
import { DEFAULTS, solvitaireShape, type BuildPolicy, type SolvitaireRules } from './rules.js';

/** A recipe made from Solvitaire's JSON, or all mistakes that were found. */
export type ReadSolvitaire = { readonly ok: true; readonly recipe: Json } | { readonly ok: false; readonly mistakes: readonly Mistake[] };

type Fields = { readonly [name: string]: Json };

const SUIT: Readonly<Record<BuildPolicy, string | undefined>> = {
  'any-suit': 'any',
  'red-black': 'alternate',
  'same-suit': 'same',
  'no-build': undefined,
};
/** Number of cards in a complete sequence of one suit. The action `removeCompleteSequences` of recipes assumes the same number. */
const WHOLE = 13;

/** Suit of the first foundation of Solvitaire, on which it puts the card if only one base card is laid out and its rank is fixed. */
const FIRST_SUIT = 'C';

/** Returns whether JSON is a rules file of Solvitaire rather than a recipe. */
export const isSolvitaire = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  !('table' in json) &&
  !('extends' in json) &&
  Object.keys(json).some((key) => Object.hasOwn(DEFAULTS, key));

/**
 * Converts the rules of a game in Solvitaire's JSON to a recipe.
 * @param json a value that `JSON.parse` returned; absent fields have the values of Solvitaire
 * @param id of the new patience
 * @returns the recipe, or the mistakes; rules that recipes cannot express are mistakes
 */
export function fromSolvitaire(json: unknown, id: string): ReadSolvitaire {
  const mistakes: Mistake[] = [];
  check(solvitaireShape, json, '', { note: (mistake) => mistakes.push(mistake) });
  if (mistakes.length > 0) return { ok: false, mistakes };
  const rules = mergePatch(DEFAULTS as unknown as Json, renamed(json as Fields)) as unknown as SolvitaireRules;
  mistakes.push(...missingWords(rules));
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, recipe: recipeOf(rules, id) };
}

/**
 * Returns the rules with the short name `complete piles` replaced: Solvitaire's parser reads the short name, its own files use the longer
 * one.
 */
function renamed(json: Fields): Json {
  const { foundations } = json;
  const { 'complete piles': complete, ...rest } = (foundations ?? {}) as Fields;
  return complete === undefined ? json : { ...json, foundations: { ...rest, 'only complete pile moves': complete } };
}

/** Lists the fields that recipes cannot express. */
function missingWords({ accordion, sequences, foundations, hole, ...rules }: SolvitaireRules): Mistake[] {
  const tableau = rules['tableau piles'];
  const missing: Mistake[] = [];
  const note = (path: string, found: unknown, allowed: string): void => void missing.push({ path, found: JSON.stringify(found), allowed });
  if (accordion.size > 0) note('accordion.size', accordion.size, '0: recipes have no word for the distance between piles');
  if (sequences.count > 0) note('sequences.count', sequences.count, '0: recipes have no word for the left neighbour of a card');
  if (tableau['move built group'] === 'maximal-group')
    note('tableau piles.move built group', 'maximal-group', 'another value: recipes have no word for the longest run alone');
  if (foundations['only complete pile moves'] && rules['max rank'] !== WHOLE)
    note('max rank', rules['max rank'], `${WHOLE}, where only complete piles leave`);
  if (accordion.size === 0 && sequences.count === 0 && foundations.present === hole.present)
    note('hole.present', hole.present, 'either foundations or a hole');
  if (foundations['initial cards'] === 'all' && foundations['base card'] === 'random')
    note('foundations.initial cards', 'all', '"one" or "none" with a base card that is "random"');
  if (foundations['base card'] === 'random' && foundations['initial cards'] === 'none')
    note('foundations.initial cards', 'none', '"one": recipes read a base from a card that lies open');
  return missing;
}

function recipeOf(rules: SolvitaireRules, id: string): Json {
  const { foundations, hole, cells, stock, reserve } = rules;
  const copies = rules['two decks'] ? 2 : 1;
  const based = foundations.present && foundations['base card'] === 'random';
  const spaces = rules['tableau piles']['spaces policy'];
  const [families, top] = [4 * copies, rules['max rank']];
  const wide = Math.max(rules['tableau piles'].count, families + 2, 8);
  const after: Json[] = [
    ...(foundations['only complete pile moves'] ? ['removeCompleteSequences'] : []),
    ...(spaces.startsWith('auto-reserve') ? [{ fill: 'tableau', from: 'r1' }] : []),
    ...(spaces === 'auto-waste-then-stock' ? [{ fill: 'tableau', from: ['waste', 'stock'] }] : []),
  ];
  const first: Json | undefined = hole.present
    ? hole['base card'] === 'random'
      ? undefined
      : [hole['base card'].replace('10', 'T')]
    : based || foundations['initial cards'] === 'none'
      ? undefined
      : foundations['initial cards'] === 'all'
        ? [rankNumber(foundations['base card'])]
        : [`${foundations['base card'].replace('10', 'T')}${FIRST_SUIT}`];
  return {
    id,
    deck: {
      copies,
      ...(top < WHOLE && { ranks: Array.from({ length: top }, (_, i) => i + 1) }),
      ...(first !== undefined && { first }),
    },
    ...(based && { base: reserve.size }),
    table: {
      ...(stock.size > 0 && { stock: { at: [0, 0] } }),
      ...(stock.size > 0 && stock['deal type'] === 'waste' && { waste: { at: [1, 0], take: 'top' } }),
      ...homePiles(rules, families),
      ...(cells.count > 0 && { [`c1-${cells.count}`]: { at: { from: [0, 1.1], per: wide }, accept: fromTable({ empty: 'any', max: 1 }) } }),
      ...reservePiles(reserve, cells.count > 0 ? 2.2 : 1.1, wide),
      [`t1-${rules['tableau piles'].count}`]: columns(rules),
    },
    deal: dealOf(rules, families * top),
    ...actionsOf(stock),
    ...(after.length > 0 && { after }),
    ...(hole.present && { status: { empty: ['tableau', ...(cells.count > 0 ? ['cell'] : []), ...(reserve.size > 0 ? ['reserve'] : [])] } }),
  };
}

const rankNumber = (rank: string): number => (rank === '10' ? 10 : RANKS.indexOf(rank as (typeof RANKS)[number]) + 1);
const rankText = (rank: string): Json => (/^\d+$/.test(rank) ? Number(rank) : rank === 'T' ? 10 : rank);

/** Restricts a rule to cards of columns, reserve and waste, so that it never accepts a card that comes from a foundation. */
const fromTable = (rule: Fields): Json => ({ ...rule, from: ['tableau', 'reserve', 'waste'] });

function homePiles({ foundations, hole }: SolvitaireRules, families: number): Fields {
  if (hole.present) return { f1: { at: [3, 0], group: false, accept: { on: `either any${hole['build loops'] ? ' wrap' : ''}`, max: 1 } } };
  const take = foundations.removable ? { take: 'top' } : {};
  const at = { from: [2.5, 0] };
  if (foundations['only complete pile moves']) return { [`f1-${families}`]: { at, accept: false } };
  const base = rankText(foundations['base card']);
  const plain = base === 'A' || base === 'random';
  const accept = plain ? {} : { accept: { empty: base, on: `up same from ${base as string}`, max: 1 } };
  return { [`f1-${families}`]: { at, ...accept, ...take } };
}

const reservePiles = ({ size, stacked }: SolvitaireRules['reserve'], down: number, wide: number): Fields =>
  size === 0
    ? {}
    : stacked
      ? { r1: { at: [0, down], reveal: true, group: false } }
      : { [`r1-${size}`]: { at: { from: [0, down], per: wide } } };

/** Returns the end of a link between cards of columns. Solvitaire ends runs at the base card: a king may lie on an ace if that is another rank. */
function ringOf({ present, 'base card': base }: SolvitaireRules['foundations']): string {
  if (!present || base === 'A') return '';
  return base === 'random' ? ' wrap' : ` from ${rankText(base) as string}`;
}

function columns({ foundations, stock, ...rules }: SolvitaireRules): Json {
  const tableau = rules['tableau piles'];
  const spaces = tableau['spaces policy'];
  const suit = SUIT[tableau['build policy']];
  const wrap = ringOf(foundations);
  const on = suit && `down ${suit}${wrap}`;
  const policy = tableau['move built group policy'];
  const runSuit = policy === 'same-as-build' ? suit : SUIT[policy];
  const group = tableau['move built group'];
  const empty =
    suit === undefined || spaces === 'no-build' || spaces === 'auto-waste-then-stock'
      ? {}
      : { empty: spaces === 'kings' ? (wrap === ' wrap' ? 'before base' : rules['max rank']) : 'any' };
  const rows = stock['deal type'] === 'tableau piles' && stock.size > 0 ? { group: false } : {};
  const common = { at: [0, 3.4], ...rows, ...(tableau['face up cards'] === 'top' && { reveal: true }) };
  if (on === undefined) return { ...common, take: 'top' };
  const openWaste = spaces === 'auto-reserve-then-waste' ? [{ empty: 'any', from: ['waste'] }] : undefined;
  const opens: Fields = openWaste ? {} : empty;
  const single = group === 'no' || runSuit === undefined;
  const rule: Fields = { on, ...opens };
  const accept: Json[] =
    group === 'whole-pile'
      ? [
          { ...rule, max: 1, from: ['waste', 'reserve', 'cell', 'foundation'] },
          { on, ...opens, whole: true },
        ]
      : [single ? { ...rule, max: 1 } : rule];
  const all = [...accept, ...(openWaste ?? [])];
  return { ...common, accept: all.length === 1 ? all[0]! : all, take: single ? 'top' : { run: `down ${runSuit}${wrap}` } };
}

/** Returns the steps of the deal in the order of the deck: reserve, base cards, hole, columns, cells; the rest is the stock. */
function dealOf(rules: SolvitaireRules, deck: number): Json {
  const { foundations, hole, cells, stock, reserve } = rules;
  const tableau = rules['tableau piles'];
  const families = rules['two decks'] ? 8 : 4;
  const laid = hole.present ? 1 : foundations['initial cards'] === 'all' ? families : foundations['initial cards'] === 'one' ? 1 : 0;
  const isLate = laid === 1 && (hole.present ? hole : foundations)['base card'] === 'random';
  const inColumns = deck - laid - reserve.size - cells['pre-filled'] - stock.size;
  const heights = heightsOf(tableau.count, inColumns, tableau['diagonal deal']);
  const t = `t1-${tableau.count}`;
  return [
    ...(laid > 1 ? [{ to: `f1-${families}` }] : []),
    // A fixed base card is on top of the deck; a random one comes after the reserve.
    ...(laid === 1 && !isLate ? [{ to: 'f1' }] : []),
    ...(reserve.size > 0
      ? reserve.stacked
        ? [...(reserve.size > 1 ? [{ to: 'r1', cards: reserve.size - 1 }] : []), { to: 'r1', cards: 1, face: 'up' }]
        : [{ to: `r1-${reserve.size}` }]
      : []),
    ...(isLate ? [{ to: 'f1' }] : []),
    ...(tableau['face up cards'] === 'all'
      ? [{ to: t, rows: heights }]
      : [
          ...(heights.some((height) => height > 1)
            ? [{ to: t, rows: heights.map((height) => Math.max(0, height - 1)), face: 'down' }]
            : []),
          { to: t, rows: heights.map((height) => Math.min(1, height)) },
        ]),
    ...(cells['pre-filled'] > 0 ? [{ to: `c1-${cells['pre-filled']}` }] : []),
    ...(stock.size > 0 ? [{ to: 'stock', rest: true }] : []),
  ];
}

function actionsOf(stock: SolvitaireRules['stock']): Fields {
  if (stock.size === 0) return {};
  switch (stock['deal type']) {
    case 'tableau piles':
      return { actions: { deal: { row: 'allowed' } } };
    case 'hole':
      return { actions: { turn: { turn: 1, to: 'f1' } } };
    case 'waste':
      return { actions: { turn: { turn: stock['deal count'] }, ...(stock.redeal && { redeal: { redeal: 'unlimited' } }) } };
  }
}
