import { RANKS, type Options } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { USUAL } from '@patience/core/internals';
import { findFacts, type Facts, type PileGroup, type PlainLink, type PlainRule } from '../describe/index.js';
import type { Json } from '../json.js';
import { heightsOf } from './heights.js';
import { DEFAULTS, type BuildPolicy, type SolvitaireRules } from './rules.js';

/** The rules as Solvitaire's JSON, or the rules that its format cannot express. */
export type WrittenSolvitaire = { readonly ok: true; readonly json: Json } | { readonly ok: false; readonly missing: readonly string[] };

type Tableau = SolvitaireRules['tableau piles'];

const POLICY: Readonly<Partial<Record<PlainLink['suit'], BuildPolicy>>> = { any: 'any-suit', alternate: 'red-black', same: 'same-suit' };

/**
 * Converts the rules of a patience to Solvitaire's JSON: the fields that differ from its defaults.
 * @param variant as its package exports it, or as `fromRecipe` read it
 * @param options absent: the first value of each
 * @throws Error when the options do not fit the patience
 */
export function toSolvitaire(variant: DataVariant, options: Options = {}): WrittenSolvitaire {
  const facts = findFacts(variant, options);
  const missing = facts.unsaid.filter((field) => !(field === 'after' && (facts.fills.length > 0 || facts.sequences)));
  const note = (what: string): undefined => void missing.push(what);
  const one = (role: PileGroup['role']): PileGroup | undefined => {
    const [group, ...more] = joined(facts.groups.filter((each) => each.role === role));
    if (more.length > 0) note(`${role}: piles with different rules`);
    return group;
  };
  const [tableau, home, cells, reserve, stock] = [one('tableau'), one('foundation'), one('cell'), one('reserve'), one('stock')];
  if (facts.pair !== undefined || facts.groups.some(({ role }) => role === 'discard')) note('pairs and discards');
  if (facts.cards % 52 !== 0 && facts.copies !== 1) note('deck');
  if (facts.groups.some(hasCondition)) note('rules with conditions');
  if (!tableau || !home) return { ok: false, missing: [...missing, 'tableau or foundations'] };
  const rules: SolvitaireRules = {
    ...DEFAULTS,
    'tableau piles': tableauOf(tableau, facts, note),
    ...homeOf(home, facts, note),
    cells: { count: cells?.count ?? 0, 'pre-filled': cardsOn(cells) },
    stock: stockOf(stock, facts, note),
    reserve: { size: cardsOn(reserve), stacked: reserve?.count === 1 && cardsOn(reserve) > 1 },
    'max rank': facts.cards / facts.copies / facts.suits.length,
    'two decks': facts.copies === 2,
  };
  if (!endsAtBase(tableau, rules)) note('building');
  if (cells && (cells.accept === 'unknown' || cells.accept.length === 0)) note('cells that take no card');
  if (reserve && (reserve.accept === 'unknown' || reserve.accept.length > 0)) note('reserve that takes cards');
  if (reserve && (reserve.count ?? 0) > 1 && reserve.sides?.some(({ length }) => length > 1)) note('several reserve piles');
  if (facts.copies > 2 || facts.suits.length < 4) note('deck');
  return missing.length > 0
    ? { ok: false, missing }
    : { ok: true, json: differences(rules as unknown as Json, DEFAULTS as unknown as Json) };
}

/** Tells whether a rule of some piles holds only for some cards, at some times or in one direction. */
const hasCondition = ({ accept, takeWhile }: PileGroup): boolean =>
  takeWhile !== undefined || (accept !== 'unknown' && accept.some((rule) => rule.only ?? rule.while ?? rule.waits ?? rule.sameWay));

/** Joins groups of piles that differ only in the cards dealt to them, such as foundations with and without a base card. */
function joined(groups: readonly PileGroup[]): readonly PileGroup[] {
  const rulesOf = ({ accept, take, limit, reveal, covered }: PileGroup): string => JSON.stringify([accept, take, limit, reveal, covered]);
  const [first] = groups;
  if (!first || groups.some((each) => rulesOf(each) !== rulesOf(first))) return groups;
  const counts = groups.flatMap(({ count }) => count ?? []);
  const sides = groups.flatMap((each) => (each.sides ? [each.sides] : []));
  return [
    {
      ...first,
      ids: groups.flatMap(({ ids }) => ids),
      count: counts.length === groups.length ? counts.reduce((sum, count) => sum + count, 0) : undefined,
      sides: sides.length === groups.length ? sides.flat() : undefined,
      bases: groups.flatMap(({ bases }) => bases),
    },
  ];
}

type Note = (what: string) => undefined;

const cardsOn = (group: PileGroup | undefined): number => group?.sides?.reduce((sum, { length }) => sum + length, 0) ?? 0;

function tableauOf({ accept, take, sides, count, limit, covered }: PileGroup, facts: Facts, note: Note): Tableau {
  const base = DEFAULTS['tableau piles'];
  if (accept === 'unknown' || count === undefined || !sides) return note('tableau') ?? base;
  if (limit !== undefined || covered) note('limits and covered cards');
  const heights = sides.map(({ length }) => length);
  const total = heights.reduce((sum, each) => sum + each, 0);
  const [even, diagonal] = [false, true].map((kind) => sameHeights(heights, heightsOf(count, total, kind)));
  if (!even && !diagonal) note('numbers of cards in columns');
  const top = sides.some((side) => side.includes('d'));
  if (top && !sides.every((side) => /^d*u$|^$/.test(side))) note('face-down cards');
  const links = accept.flatMap(({ on }) => (on === undefined ? [] : [on]));
  const [link] = links;
  if (links.some((each) => JSON.stringify(each) !== JSON.stringify(link))) note('different links');
  const build = link === undefined ? 'no-build' : policyOf(link, facts, note);
  const run = typeof take === 'object' ? policyOf(take.run, facts, note) : build;
  const fromColumns = accept.filter(({ on, from }) => on !== undefined && (from === undefined || from.includes('tableau')));
  const many = fromColumns.filter(({ max }) => max !== 1);
  if (take === 'any') note('cards that move in any order');
  const group = typeof take !== 'object' || many.length === 0 ? 'no' : many.every(({ whole }) => whole) ? 'whole-pile' : 'yes';
  if (group === 'whole-pile' && fromColumns.length > many.length) note('a whole column or one card');
  return {
    count,
    'build policy': build,
    'spaces policy': build === 'no-build' ? 'any' : spacesOf(accept, facts, note),
    'diagonal deal': !even && diagonal === true,
    'move built group': group,
    'move built group policy': group !== 'no' && run !== build ? run : 'same-as-build',
    'face up cards': top ? 'top' : 'all',
  };
}

const sameHeights = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort((a, b) => a - b).join() === [...other].sort((a, b) => a - b).join();

function policyOf(link: 'any' | PlainLink, { hasBase }: Facts, note: Note): BuildPolicy {
  const policy = link === 'any' ? undefined : POLICY[link.suit];
  if (link === 'any' || link.step !== -1 || policy === undefined || (link.wrap === true) !== hasBase) return note('building') ?? 'any-suit';
  return policy;
}

/** Returns whether runs of the columns end at the base card of the foundations, as they always do in Solvitaire. */
function endsAtBase({ accept, take }: PileGroup, { foundations }: SolvitaireRules): boolean {
  const base = foundations['base card'];
  if (!foundations.present || base === 'random' || accept === 'unknown') return true;
  const links = [...accept.map(({ on }) => on), typeof take === 'object' ? take.run : undefined];
  const low = RANKS.indexOf(base.replace('10', 'T') as (typeof RANKS)[number]) + 1;
  return links.every((link) => typeof link !== 'object' || (link.low ?? 1) === low);
}

function spacesOf(accept: readonly PlainRule[], { fills, cards, copies, suits }: Facts, note: Note): Tableau['spaces policy'] {
  const opens = accept.filter(({ empty }) => empty !== undefined);
  const fill = fills.find(({ group }) => group.role === 'tableau')?.from.join();
  const [rule] = opens;
  const fromWaste = opens.length === 1 && rule!.from?.join() === 'waste';
  const any = opens.length > 0 && opens.some(({ from }) => from === undefined) && opens.every(({ empty }) => empty === 'any');
  if (fill === 'reserve' && fromWaste) return 'auto-reserve-then-waste';
  if (fill === 'reserve' && any) return 'auto-reserve-then-any';
  if (fill === 'waste,stock' && opens.length === 0) return 'auto-waste-then-stock';
  if (fill !== undefined) return note('what fills gaps') ?? 'any';
  if (opens.length === 0) return 'no-build';
  if (any) return 'any';
  const highest = cards / copies / suits.length;
  const kings = opens.every(({ empty, from }) => from === undefined && (empty === highest || empty === 'before base'));
  return kings ? 'kings' : (note('empty columns') ?? 'any');
}

function homeOf(home: PileGroup, facts: Facts, note: Note): Pick<SolvitaireRules, 'foundations' | 'hole'> {
  const { foundations, hole } = DEFAULTS;
  const { accept, count, bases, sides } = home;
  if (accept === 'unknown' || !sides) return note('foundations') ?? { foundations, hole };
  if (facts.sequences) return { foundations: { ...foundations, 'only complete pile moves': true }, hole };
  const [{ on, empty }] = accept.length === 1 ? (accept as readonly [PlainRule]) : [{} as PlainRule];
  if (typeof on !== 'object') return note('foundations') ?? { foundations, hole };
  const laid = bases.filter((face) => face !== undefined);
  if (on.step === 'either' && on.suit === 'any' && count === 1) {
    const card = laid[0] === undefined ? 'random' : USUAL.format(laid[0]).replace('T', '10');
    return { foundations: { ...foundations, present: false }, hole: { present: true, 'base card': card, 'build loops': on.wrap === true } };
  }
  if (on.step !== 1 || on.suit !== 'same' || count !== 4 * facts.copies) note('foundations');
  const filled = sides.filter(({ length }) => length > 0).length;
  const initial =
    filled === 0 ? 'none' : laid.length === count ? 'all' : filled === 1 && (facts.hasBase || laid.length === 1) ? 'one' : undefined;
  const rank = laid.length > 0 ? USUAL.rank[laid[0]!]! : empty;
  if (initial === undefined || (typeof rank !== 'number' && rank !== 'base')) note('base cards');
  return {
    foundations: {
      ...foundations,
      'initial cards': initial ?? 'none',
      'base card': typeof rank === 'number' ? RANKS[rank - 1]!.replace('T', '10') : 'random',
      removable: home.take === 'top',
    },
    hole,
  };
}

function stockOf(stock: PileGroup | undefined, { actions }: Facts, note: Note): SolvitaireRules['stock'] {
  const plain = DEFAULTS.stock;
  const size = cardsOn(stock);
  if (size === 0) return actions.length > 0 ? (note('actions') ?? plain) : plain;
  let found = plain;
  for (const action of actions)
    if (action.kind === 'turn' && action.to === 'waste') found = { ...found, 'deal count': action.count };
    else if (action.kind === 'turn' && action.to === 'foundation' && action.count === 1) found = { ...found, 'deal type': 'hole' };
    else if (action.kind === 'row' && action.to === 'tableau' && !action.filled) found = { ...found, 'deal type': 'tableau piles' };
    else if (action.kind === 'redeal' && !action.shuffled && (action.times === 0 || action.times === Infinity))
      found = { ...found, redeal: action.times === Infinity };
    else note(`actions: ${action.kind}`);
  return { ...found, size };
}

/** Returns the fields of an object that differ from those of another. */
function differences(json: Json, usual: Json): Json {
  const [one, other] = [json, usual] as readonly Readonly<Record<string, Json>>[];
  const parts = Object.entries(one!).flatMap(([name, value]) => {
    const known = other![name];
    if (JSON.stringify(value) === JSON.stringify(known)) return [];
    return [[name, typeof value === 'object' && known !== undefined ? differences(value, known) : value] as const];
  });
  return Object.fromEntries(parts);
}
