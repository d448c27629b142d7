import type { Face } from '../cards/card.js';
import type { DeckSpec, Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { formatDeck, MAX_CARDS, parseDeck, randomOf, shuffledDeck, sizeOf } from '../cards/deck.js';
import { completeOptions, type GivenOptions } from './options.js';
import { complete } from '../data/complete.js';
import { ask, ContractError, fail, ok, type Result } from '../problem.js';
import { parseSeed, type Seed } from '../cards/random.js';
import { shown } from '../shown.js';
import { Table } from '../table/table.js';
import { specificFirst } from '../words/languages.js';

/** Version of the contract that this core implements. */
export const API = 1;

/** Names of later features of the contract that this core has; a variant may name them in `needs`. */
const KNOWN: readonly string[] = ['data'];

/** The deal of a game: a seed or a deck, and options. */
export interface DealRequest {
  /** An unsigned 32-bit number or a text. Default: 0. */
  readonly seed?: Seed;
  /** Instead of a seed: the cards in the order in which they are dealt. */
  readonly deck?: string;
  /** Options; those that are missing have the variant's defaults. */
  readonly options?: GivenOptions;
}

/** A new table and the deal that it shows. */
export interface Dealt<O extends Options> {
  readonly table: Table<O>;
  readonly options: O;
  readonly source: { readonly seed: Seed } | { readonly deck: string };
}

/**
 * Deals a variant.
 * @returns the table; a problem when seed, deck or options are not valid
 * @throws ContractError when the variant breaks the contract
 */
export function deal<O extends Options>(patience: Variant<O>, request: DealRequest = {}): Result<Dealt<O>> {
  checkVariant(patience);
  const variant = complete(patience);
  const options = completeOptions(variant, request.options);
  if (!options.ok) return options;
  const spec = ask(variant.id, 'deck', () => variant.deck(options.value));
  if (typeof spec !== 'object' || spec === null)
    throw new ContractError(
      variant.id,
      'deck',
      `must return an object that names the cards of the game, such as { copies: 1 }, not ${String(spec)}`,
    );
  const size = sizeOf(spec);
  if (!(size >= 1 && size <= MAX_CARDS)) throw new ContractError(variant.id, 'deck', `must have 1 to ${MAX_CARDS} cards, not ${size}`);
  if (request.deck !== undefined) {
    const deck = parseDeck(request.deck, spec);
    if (!deck.ok) return deck;
    const source = { deck: formatDeck(deck.value) };
    return ok({ table: new Table(variant, options.value, { deck: deck.value, random: randomOf(source) }), options: options.value, source });
  }
  const seed = parseSeed(request.seed ?? 0);
  if (seed === undefined) return fail('seed-bad', { seed: String(request.seed) });
  const random = randomOf({ seed });
  const deck = numberedDeck(variant, seed, options.value, spec) ?? shuffledDeck(spec, random);
  return ok({ table: new Table(variant, options.value, { deck, random }), options: options.value, source: { seed } });
}

/** Returns the deck of a numbered deal; undefined when the variant has none for this seed. */
function numberedDeck<O extends Options>(variant: Variant<O>, seed: Seed, options: O, spec: DeckSpec): Face[] | undefined {
  if (!variant.numbered || typeof seed !== 'number') return undefined;
  const text = ask(variant.id, 'numbered', () => variant.numbered!(seed, options));
  if (text === undefined) return undefined;
  if (typeof text !== 'string')
    throw new ContractError(variant.id, 'numbered', 'must return the deck as a text such as "KS TH 9D", or undefined');
  const deck = parseDeck(text, spec);
  if (!deck.ok) throw new ContractError(variant.id, 'numbered', `must return a complete deck for deal ${seed}: ${deck.error.message}`);
  return deck.value;
}

/** Checks that a value is a variant that this core can play. @throws ContractError with the field that is wrong when it is not */
export function checkVariant(value: unknown): asserts value is Variant {
  const v = value as Partial<Variant> | null | undefined;
  const id = typeof v?.id === 'string' ? v.id : '?';
  const broken = (where: string, law: string): never => {
    throw new ContractError(id, where, law);
  };
  if (typeof v !== 'object' || v === null || Object.prototype.toString.call(v) === '[object Module]')
    return broken('module', 'must export a variant as its default export; a file that registers one exports none');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) broken('id', `must be lower-case words joined by hyphens, not ${shown(v.id)}`);
  if (v.api !== API) broken('api', `must be ${API}, the version of the contract that this core implements, not ${shown(v.api)}`);
  const { needs = [] } = v as { readonly needs?: unknown };
  if (!Array.isArray(needs)) return broken('needs', 'must be a list');
  for (const need of needs as readonly unknown[])
    if (!KNOWN.includes(String(need))) broken('needs', `names ${shown(need)}, which this core does not have; update @patience/core`);
  if (!Number.isInteger(v.rules) || v.rules! < 1) broken('rules', 'must be a whole number from 1');
  for (const values of Object.values(v.options ?? broken('options', 'must be an object, if only an empty one')) as unknown[])
    if (
      !Array.isArray(values) ||
      values.length === 0 ||
      !values.every((value) => typeof value === 'string' || Number.isFinite(value)) ||
      new Set(values.map(String)).size < values.length
    )
      broken('options', 'must list the values of each option: texts or numbers, each once');
  for (const name of ['table', 'deal'] as const)
    if (!['function', 'object'].includes(typeof v[name]) || !v[name]) broken(name, 'must be data or a function');
  checkStrings(v.strings, broken);
}

/** Some language has a name, and every language is written as BCP 47 does and has an object of words. */
function checkStrings(strings: unknown, broken: (where: string, law: string) => never): void {
  let named = false;
  for (const [tag, words] of Object.entries((strings ?? {}) as Readonly<Record<string, { readonly name?: unknown } | null | undefined>>)) {
    const name = words?.name;
    if (specificFirst(tag)[0] !== tag || !words || typeof words !== 'object' || !['undefined', 'string'].includes(typeof name))
      broken('strings', `"${tag}" must be a language tag as BCP 47 writes it, with an object of words`);
    named ||= name !== undefined;
  }
  if (!named) broken('strings', 'must have a name in at least one language');
}
