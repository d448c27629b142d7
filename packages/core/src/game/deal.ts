import type { Face } from '../cards/card.js';
import type { CompleteVariant, DeckSpec, Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { faultOfDeck, formatDeck, parseDeck, randomOf, shuffledDeck } from '../cards/deck.js';
import { checkVariant } from './check-variant.js';
import { completeOptions, type GivenOptions } from './options.js';
import { layPosition, readPosition, type Position, type ReadPosition } from './position.js';
import { complete } from '../data/complete.js';
import { ask, ContractError, fail, ok, type Result } from '../problem.js';
import { parseSeed, type Seed } from '../cards/random.js';
import { quoted } from '../shown.js';
import { Table } from '../table/table.js';

/** The deal of a game: a seed or a deck, and options. */
export interface DealRequest {
  /** An unsigned 32-bit number or a text. Default: 0. */
  readonly seed?: Seed;
  /** Instead of a seed: the cards in the order in which they are dealt. */
  readonly deck?: string;
  /** Instead of a seed: a position with which the game begins. */
  readonly position?: Position;
  /** Options; those that are missing have the variant's defaults. */
  readonly options?: GivenOptions;
}

/** The origin of a game: a seed, a deck in the order in which it was dealt, or a position. */
export type Source = { readonly seed: Seed } | { readonly deck: string } | { readonly position: ReadPosition };

/** A new table and the deal that it shows. */
export interface Dealt<O extends Options> {
  readonly table: Table<O>;
  readonly options: O;
  readonly source: Source;
}

/**
 * Deals a variant.
 * @returns the table; a problem when seed, deck or options are not valid
 * @throws ContractError when the variant breaks the contract
 */
export function deal<O extends Options>(patience: Variant<O>, request: DealRequest = {}): Result<Dealt<O>> {
  checkVariant(patience);
  const variant = complete(patience);
  const read = request.position === undefined ? undefined : readPosition(request.position);
  if (read?.ok === false) return read;
  const options = completeOptions(variant, request.options ?? read?.value.options);
  if (!options.ok) return options;
  const spec = ask(variant.id, 'deck', () => variant.deck(options.value));
  if (typeof spec !== 'object' || spec === null)
    throw new ContractError(variant.id, 'deck', `must return an object such as { copies: 1 }, not ${String(spec)}`);
  const fault = ask(variant.id, 'deck', () => faultOfDeck(spec));
  if (fault !== undefined) throw new ContractError(variant.id, 'deck', fault);
  if (read) return begin(variant, options.value, spec, read.value);
  if (request.deck !== undefined) {
    const deck = parseDeck(request.deck, spec);
    if (!deck.ok) return deck;
    const source = { deck: formatDeck(deck.value, spec) };
    return ok({ table: new Table(variant, options.value, { deck: deck.value, random: randomOf(source) }), options: options.value, source });
  }
  const seed = parseSeed(request.seed ?? 0);
  if (seed === undefined) return fail('seed-bad', { seed: quoted(request.seed) });
  const random = randomOf({ seed });
  const deck = numberedDeck(variant, seed, options.value, spec) ?? shuffledDeck(spec, random);
  return ok({ table: new Table(variant, options.value, { deck, random }), options: options.value, source: { seed } });
}

/** Returns a table that begins with a position. */
function begin<O extends Options>(
  variant: CompleteVariant<O>,
  options: O,
  spec: DeckSpec,
  { variant: id, options: _, ...position }: Position,
): Result<Dealt<O>> {
  if (id !== undefined && id !== variant.id) return fail('save-foreign', { variant: id, wanted: variant.id });
  const laid = layPosition(variant, options, spec, position);
  if (!laid.ok) return laid;
  const source = { position };
  const { deck } = laid.value;
  return ok({ table: new Table(variant, options, { deck, random: randomOf(source), position: laid.value }), options, source });
}

/** Returns the deck of a numbered deal; undefined when the variant has none for this seed. */
function numberedDeck<O extends Options>(variant: CompleteVariant<O>, seed: Seed, options: O, spec: DeckSpec): Face[] | undefined {
  if (!variant.numbered || typeof seed !== 'number') return undefined;
  const text = ask(variant.id, 'numbered', () => variant.numbered!(seed, options));
  if (text === undefined) return undefined;
  if (typeof text !== 'string')
    throw new ContractError(variant.id, 'numbered', 'must return the deck as a text such as "KS TH 9D", or undefined');
  const deck = parseDeck(text, spec);
  if (!deck.ok) throw new ContractError(variant.id, 'numbered', `must return a complete deck for deal ${seed}: ${deck.error.message}`);
  return deck.value;
}
