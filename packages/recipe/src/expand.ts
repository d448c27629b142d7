import { inTurn, pyramidsOf, type DataVariant, type PileData } from '@patience/core/data';
import { placeOf, type Place, type Point } from './place.js';
import { mapValue, type OptionValues } from './value.js';

/** A recipe that fits its grammar. */
export interface Recipe {
  readonly id: string;
  readonly rules?: number;
  readonly options?: OptionValues;
  readonly links?: Readonly<Record<string, unknown>>;
  readonly base?: number;
  readonly table: Readonly<Record<string, RecipePile>>;
  readonly deal: readonly unknown[];
  readonly actions?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A pile, or the piles of a row, as a recipe says them. */
interface RecipePile {
  readonly role?: string;
  readonly at: Place;
  readonly wide?: Place;
  readonly count?: unknown;
  readonly pyramid?: number;
  readonly peaks?: number;
  readonly as?: string;
  readonly accept?: unknown;
  readonly take?: unknown;
  readonly group?: unknown;
  readonly fan?: unknown;
  readonly [field: string]: unknown;
}

const RANKS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
const STEPS: Readonly<Record<string, number | 'either'>> = { down: -1, up: 1, either: 'either', equal: 0 };
/** The role that a letter stands for, in `t1-7` or `c1`. */
export const ROLE_LETTERS: Readonly<Record<string, string>> = { f: 'foundation', c: 'cell', t: 'tableau', r: 'reserve' };

/** Writes out all that a recipe abbreviates: ranks by letter, links as text, rows of piles and what their letters mean. */
export class Expansion {
  readonly #options: OptionValues;
  /** Piles of the whole table, in order, with the key under which the recipe has them. */
  readonly piles: { readonly key: string; readonly data: PileData }[] = [];

  constructor(private readonly recipe: Recipe) {
    this.#options = recipe.options ?? {};
    for (const [key, pile] of Object.entries(recipe.table)) this.#addRow(key, pile);
  }

  /** The patience as data of the contract. */
  variant(strings: DataVariant['strings']): DataVariant {
    const { id, rules = 1, deck = {}, base, deal, actions, links: _, table: __, $schema: ___, ...rest } = this.recipe;
    return {
      ...rest,
      api: 1,
      id,
      rules,
      options: this.#options,
      deck: this.#ranks(deck),
      ...(base !== undefined && { base }),
      table: this.piles.map(({ data }) => data),
      deal: deal.map((step) => this.#step(step)),
      ...(actions && { actions: mapFields(actions, (action) => (action === 'turn' ? { turn: 1 } : action)) }),
      strings,
    } as unknown as DataVariant;
  }

  #addRow(key: string, { count, pyramid, peaks = 1, as, at, wide, role, ...rules }: RecipePile): void {
    const name = as ?? key;
    const [, letter = '', first, last] = /^([a-z]+)(\d+)?(?:-(\d+))?$/.exec(name)!;
    const numbers = first === undefined ? [undefined] : range(Number(first), Number(last ?? first));
    const known = first === undefined ? undefined : ROLE_LETTERS[letter[0]!];
    const defaults = this.#defaults(known);
    const pyramids = pyramid === undefined ? undefined : pyramidsOf(pyramid, peaks);
    numbers.forEach((number, i) => {
      const placeIn = (place: Place): Point | undefined => (pyramids ? inPyramids(pyramids[i], place) : placeOf(place, i));
      const [half = 0, row = 0] = pyramids?.[i] ?? [];
      const here = placeIn(at);
      const there = wide && placeIn(wide);
      const cover = (pyramids ?? []).flatMap(([other, below], n) =>
        below === row + 1 && Math.abs(other - half) === 1 ? [`${letter}${numbers[0]! + n}`] : [],
      );
      const present = count === undefined ? true : mapValue(count, this.#options, (most: number) => i < most);
      if (present === false) return;
      const data: Record<string, unknown> = {
        id: number === undefined ? letter : `${letter}${number}`,
        role: role ?? known ?? letter,
        ...(here && { at: here }),
        ...(there && { wide: there }),
        ...defaults,
        ...inTurn(rules, i),
        ...(cover.length > 0 && { coveredBy: cover }),
        ...(present !== true && { present }),
      };
      if (data['accept'] !== undefined) data['accept'] = mapValue(data['accept'], this.#options, (accept) => this.#accept(accept));
      if (data['take'] !== undefined) data['take'] = mapValue(data['take'], this.#options, (take) => this.#take(take));
      if (data['fan'] !== undefined) data['fan'] = mapValue(data['fan'], this.#options, orNothing);
      const kept = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== false));
      this.piles.push({ key, data: kept as unknown as PileData });
    });
  }

  /** Defaults of a row by its letter. */
  #defaults(role: string | undefined): Readonly<Record<string, unknown>> {
    const based = this.recipe.base !== undefined;
    switch (role) {
      case 'foundation':
        return { group: 'foundations', accept: { empty: based ? 'base' : 1, on: based ? 'up same from base' : 'up same', max: 1 } };
      case 'cell':
        return { group: 'cells', accept: { empty: 'any', max: 1 }, take: 'top' };
      case 'tableau':
        return { group: 'columns', fan: 'down' };
      case 'reserve':
        return { group: 'reserve', take: 'top' };
      default:
        return {};
    }
  }

  #accept(accept: unknown): unknown {
    if (accept === false) return undefined;
    if (Array.isArray(accept)) return accept.map((rule) => mapValue(rule, this.#options, (each) => this.#rule(each)));
    return this.#rule(accept as Readonly<Record<string, unknown>>);
  }

  #rule(rule: Readonly<Record<string, unknown>>): unknown {
    const { on } = rule;
    return {
      ...(this.#ranks(rule) as object),
      ...(on !== undefined && { on: mapValue(on, this.#options, (link: string) => this.#link(link)) }),
    };
  }

  #take(take: unknown): unknown {
    if (take === false) return undefined;
    if (typeof take === 'string' || !('run' in (take as object))) return take;
    return { run: mapValue((take as { run: unknown }).run, this.#options, (link: string) => this.#link(link)) };
  }

  /** A link by its name in `links`, or written out. */
  #link(link: string): unknown {
    const { links = {} } = this.recipe;
    return Object.hasOwn(links, link) ? mapValue(links[link], this.#options, linkOf) : linkOf(link);
  }

  #step(step: unknown): unknown {
    return mapValue(step, this.#options, (each: Readonly<Record<string, unknown>>) => {
      const { rows } = each;
      return { ...(this.#ranks(each) as object), ...(rows !== undefined && { rows: mapValue(rows, this.#options, rowsOf) }) };
    });
  }

  /** Ranks by letter become numbers, in the fields that hold ranks. */
  #ranks(data: unknown): unknown {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
    return mapFields(data as Readonly<Record<string, unknown>>, (value, field) => {
      if (!RANK_FIELDS.has(field)) return value;
      return mapValue(value, this.#options, (each: unknown) => (Array.isArray(each) ? each.map(rankOf) : rankOf(each)));
    });
  }
}

/** A link that is written out. */
function linkOf(link: string): unknown {
  if (link === 'any') return link;
  const [step = '', suit, how, low] = link.split(' ');
  return {
    step: STEPS[step] ?? Number(step),
    suit,
    ...(how === 'wrap' && { wrap: true }),
    ...(low !== undefined && { low: low === 'base' ? low : rankOf(low) }),
  };
}

const RANK_FIELDS: ReadonlySet<string> = new Set(['empty', 'upOrDownFrom', 'beneath', 'ranks']);

const rankOf = (rank: unknown): unknown => (typeof rank === 'string' ? (RANKS[rank] ?? (/^\d+$/.test(rank) ? Number(rank) : rank)) : rank);

const mapFields = (
  data: Readonly<Record<string, unknown>>,
  change: (value: unknown, field: string) => unknown,
): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(data).map(([field, value]) => [field, change(value, field)]));

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** The place of a card of a pyramid; undefined for other places than a point. @param step from card to card, where 0 is one card, and from row to row */
function inPyramids(card: readonly [half: number, row: number] | undefined, step: Place): Point | undefined {
  if (!card || !('0' in step) || typeof step[0] !== 'number') return undefined;
  const [across, down] = step as Point;
  return [(card[0] / 2) * (across || 1), card[1] * down];
}

const orNothing = (value: unknown): unknown => (value === false ? undefined : value);

/** `1..7` means seven rows that get one card more each. */
function rowsOf(rows: unknown): unknown {
  if (typeof rows !== 'string') return rows;
  const [first, last] = rows.split('..').map(Number) as [number, number];
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}
