import type { Face } from '../cards/card.js';
import { facesOf, type Faces } from '../cards/faces.js';
import { newDeck, parseDeck } from '../cards/deck.js';
import type { AcceptRule, CompleteVariant, DeckSpec, Options, Pile, Tx } from '../contract.js';
import { ask, fail, ok, type Result } from '../problem.js';
import { rulesOfAccept } from '../table/accept.js';
import { fits } from '../table/links.js';
import { pileCards } from '../table/perft.js';
import { isRecord, recordFrom } from './json-record.js';
import { quoted } from '../shown.js';
import type { Table } from '../table/table.js';
import type { GivenOptions } from './options.js';

/**
 * A position as plain data for JSON: the cards of each pile and the counters. It has the faces of face-down cards, as a saved game has them by its deal,
 * so show a player the table instead.
 */
export interface Position {
  /** Id of the patience. A position of another patience is refused. */
  readonly variant?: string;
  /** Options of the game. Default: those of the request in which the position stands. */
  readonly options?: GivenOptions;
  /** Cards by id of the pile, the lowest first, such as `<KS> 9D`; face-down cards in angle brackets. A pile that is not named is empty. */
  readonly piles: Readonly<Record<string, string>>;
  /** Values of counters, such as the number of passes; 0 where there is none. */
  readonly counters?: Readonly<Record<string, number>>;
  /** The cards in dealing order, for a patience whose piles depend on it. Default: the cards pile by pile. */
  readonly pack?: string;
}

/** A position whose form was checked. */
export type ReadPosition = Omit<Position, 'variant' | 'options'>;

/** A checked position, from which a table can begin. */
export interface LaidPosition {
  /** Faces in the order in which {@link LaidPosition.lay} lays them. */
  readonly deck: readonly Face[];
  readonly piles: readonly Pile[];
  lay(table: Tx): void;
}

/** A card of a position, and where it lies. */
interface Placed {
  readonly pile: string;
  readonly face: Face;
  readonly up: boolean;
}

/** Largest value of a counter, as in the contract. */
const MOST = 1_000_000;
/** Largest number of characters of all piles together, and largest number of counters: several times those of any game. */
const MAX_TEXT = 10_000;
const MAX_COUNTERS = 100;

/** Returns the position of a table. */
export function positionOf(table: Table): Position & { readonly variant: string; readonly options: Options } {
  const { rules, variant, options, face } = table;
  const piles = rules.ids.flatMap((id, pile) => (table.len[pile]! > 0 ? [[id, pileCards(table, pile).join(' ')] as const] : []));
  const counters = table.counters();
  return {
    variant: variant.id,
    options,
    piles: Object.fromEntries(piles),
    ...(Object.keys(counters).length > 0 && { counters }),
    ...(dependsOnPack(table) && { pack: Array.from(face, (one) => rules.faces.format(one)).join(' ') }),
  };
}

/** Tells whether the piles of a table would be others if its cards were dealt pile by pile. */
function dependsOnPack({ variant, options, rules, cards, len, slots, shift }: Table): boolean {
  const byPile = rules.ids.flatMap((_, pile) =>
    Array.from({ length: len[pile]! }, (_none, place) => cards[slots[(pile << shift) + place]!]!),
  );
  const piles = ask(variant.id, 'table', () => variant.table(options, byPile));
  // Two functions may decide otherwise, for example by different base cards.
  const functions: unknown[] = [];
  const text = (of: readonly Pile[]): string =>
    JSON.stringify(of, (_, value: unknown) => {
      if (typeof value !== 'function') return value;
      if (!functions.includes(value)) functions.push(value);
      return `function ${functions.indexOf(value)}`;
    });
  return text(piles) !== text(rules.piles);
}

/** Checks the form of a position that may come from anywhere. @param position an object or its JSON text */
export function readPosition(position: unknown): Result<Position> {
  const { variant, options, piles, counters, pack } = recordFrom(position) ?? {};
  if (!isRecord(piles)) return fail('position-unreadable');
  const named = Object.entries(piles);
  const wrong = named.find(([, cards]) => typeof cards !== 'string');
  if (wrong) return fail('position-card', { pile: quoted(wrong[0]), word: quoted(wrong[1]) });
  if (lengthOf(named.flat()) > MAX_TEXT || lengthOf([pack]) > MAX_TEXT) return fail('position-unreadable');
  if (counters !== undefined && !isRecord(counters)) return fail('position-unreadable');
  const counted = Object.entries(counters ?? {});
  if (counted.length > MAX_COUNTERS || lengthOf(counted.flat()) > MAX_TEXT) return fail('position-unreadable');
  for (const [name, value] of counted)
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > MOST)
      return fail('position-counter', { name: quoted(name), value: quoted(value) });
  return ok({
    ...(typeof variant === 'string' && { variant }),
    ...(isRecord(options) && { options }),
    piles: piles as Position['piles'],
    ...(counters && { counters: counters as Record<string, number> }),
    ...(typeof pack === 'string' && { pack }),
  });
}

const lengthOf = (texts: readonly unknown[]): number =>
  texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);

/**
 * Checks that a position has each card of the deck once, on piles that exist, and that cards on foundations and cells could be laid there.
 * @param spec the cards of the game
 */
export function layPosition<O extends Options>(
  variant: CompleteVariant<O>,
  options: O,
  spec: DeckSpec,
  { piles, counters = {}, pack }: ReadPosition,
): Result<LaidPosition> {
  const faces = facesOf(spec);
  const placed = cardsOf(piles, faces);
  if (!placed.ok) return placed;
  const wrong = miscounted(placed.value, spec);
  if (wrong) return wrong;
  const order = pack === undefined ? ok(placed.value.map(({ face }) => face)) : parseDeck(pack, spec);
  if (!order.ok) return order;
  const cards = order.value.map((face, id) => faces.card(id, face));
  const table = ask(variant.id, 'table', () => variant.table(options, cards));
  const known = new Set(table.map(({ id }) => id));
  const unknown = Object.keys(piles).find((pile) => !known.has(pile));
  if (unknown !== undefined) return fail('position-pile', { pile: quoted(unknown), known: [...known].join(', ') });
  for (const pile of table) {
    const refused = misplaced(
      pile,
      placed.value.filter((card) => card.pile === pile.id),
      faces,
    );
    if (refused) return refused;
  }
  return ok({
    deck: placed.value.map(({ face }) => face),
    piles: table,
    lay(tx) {
      for (const { pile, up } of placed.value) tx.move('pack', pile, { face: up ? 'up' : 'down' });
      for (const [counter, value] of Object.entries(counters)) tx.set(counter, value);
    },
  });
}

/** Returns the cards of all piles. */
function cardsOf(piles: Position['piles'], faces: Faces): Result<readonly Placed[]> {
  const placed: Placed[] = [];
  for (const [pile, text] of Object.entries(piles))
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const face = faces.parse(word.replace(/^<(.*)>$/, '$1'));
      if (face === undefined) return fail('position-card', { pile: quoted(pile), word: quoted(word) });
      placed.push({ pile, face, up: !word.startsWith('<') });
    }
  return ok(placed);
}

/** Returns the problem of a position that has a card too often or not at all; undefined when each card is there once. */
function miscounted(placed: readonly Placed[], spec: DeckSpec): ReturnType<typeof fail> | undefined {
  const left = newDeck(spec);
  for (const { pile, face } of placed) {
    const at = left.indexOf(face);
    if (at < 0) return fail('position-double', { pile: quoted(pile), card: facesOf(spec).format(face) });
    left.splice(at, 1);
  }
  return left.length > 0 ? fail('position-missing', { card: facesOf(spec).format(left[0]!) }) : undefined;
}

/**
 * Returns the problem of a foundation or a cell on which a card could not be laid, as far as data can tell; undefined when there is none. On a pile that no
 * card of the player begins, actions and consequences lay cards, which need not follow each other.
 */
function misplaced({ id, role, accept }: Pile, cards: readonly Placed[], faces: Faces): ReturnType<typeof fail> | undefined {
  const rules = rulesOfAccept(accept);
  if ((role !== 'foundation' && role !== 'cell') || !rules.some(({ empty }) => empty !== undefined)) return undefined;
  for (const [i, { face, up }] of cards.entries()) {
    const under = cards[i - 1];
    if (!up || (under && !under.up)) continue;
    if (!under && !rules.some((rule) => mayBegin(rule, faces.rank[face]!)))
      return fail('position-base', { pile: id, card: faces.format(face) });
    if (under && !rules.some(({ on }) => on && fits(on, under.face, face, faces)))
      return fail('position-order', { pile: id, card: faces.format(face), a: faces.format(under.face) });
  }
  return undefined;
}

const mayBegin = ({ empty }: AcceptRule, rank: number): boolean => typeof empty !== 'number' || empty === rank;
