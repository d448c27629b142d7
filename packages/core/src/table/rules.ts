import { MAX_FACES, MAX_RANK, USUAL, type Faces } from '../cards/faces.js';
import {
  ROLES,
  type AcceptCards,
  type AcceptFn,
  type AcceptRule,
  type Action,
  type Link,
  type Pile,
  type Role,
  type TakeFn,
} from '../contract.js';
import { isFunction, isOfCards, rulesOfAccept } from './accept.js';
import { checkPiles } from './check-piles.js';
import { eachFit } from './links.js';

/** Index of rule tables for a pile without cards. The index for a face-up top card is its face. */
export const EMPTY = MAX_FACES;
/** Index of rule tables for a pile whose top card is face down. */
export const HIDDEN = EMPTY + 1;
/** Number of entries in a row of a rule table, one for each face; a power of two. */
export const ROW = 128;
/** Number of indices for the top of a pile: the faces, {@link EMPTY} and {@link HIDDEN}. Each has two words in the masks of a pile. */
const TOPS = HIDDEN + 1;

/**
 * Returns the index in {@link Rules.masks} of the first of two words for the faces that a pile accepts on a top: a bit for each face, modulo
 * 64. In a deck of more than 64 faces, two faces share a bit.
 */
export const maskAt = (pile: number, onto: number): number => (pile * TOPS + onto) * 2;

/** Value of {@link Rules.take}: no card can be picked up. */
export const TAKE_NONE = 0;
/** Value of {@link Rules.take}: only the top card can be picked up. */
export const TAKE_TOP = 1;
/** Value of {@link Rules.take}: only the whole pile can be picked up. */
export const TAKE_ALL = 2;
/** Value of {@link Rules.take}: any face-up card can be picked up with all cards on it. */
export const TAKE_ANY = 3;
/** Value of {@link Rules.take}: any run at the top of the pile can be picked up. */
export const TAKE_RUN = 4;
/** Value of {@link Rules.take}: a function decides how many cards can be picked up. */
export const TAKE_ASKS = 5;

/** Bits of an accept table's value that hold the largest number of cards accepted at once; all set for any number. */
export const ANY_COUNT = 0x7fff;
/** Bit of an accept table's value: a whole pile is accepted, however many cards it has. */
export const WHOLE = 0x8000;

/** Returns whether a value of an accept table accepts `count` cards from a pile with `length` cards. */
export const admits = (value: number, count: number, length: number): boolean =>
  (value & ANY_COUNT) >= count || (value >= WHOLE && count === length);
/** Row before those of an accept table for an empty pile whose base rank was set by play: the row of rank r is `BASED + r`. */
export const BASED = HIDDEN;
/** Number of values in an accept table: rows for the faces, empty, hidden, and empty with a base of each rank. */
export const TABLE = (BASED + MAX_RANK + 1) * ROW;
/** Value of {@link Rules.acceptOf} in place of an offset: no card is accepted. */
export const REFUSES = -1;
/** Value of {@link Rules.acceptOf} in place of an offset: a function decides. */
export const ASKS = -2;

/** A compiled action of the variant. */
export interface ActionRule {
  readonly name: string;
  /** The action is a different move on each of its piles. */
  readonly each: boolean;
  /** Indices of the piles on which the action can be done. */
  readonly piles: Int32Array;
}

/** The compiled piles of one deal: a pile is a small integer and its rules are lookup tables. Copies of a table share this object. */
export class Rules {
  readonly count: number;
  readonly index = new Map<string, number>();
  readonly ids: readonly string[];
  readonly byRole = new Map<Role, readonly string[]>();
  readonly take: Uint8Array;
  /** Pile → offset of its run's table in {@link links}; −1 for none. */
  readonly runOf: Int32Array;
  /** One table of {@link ROW} × {@link ROW} flags per link: the row is the face below, the column the face above. */
  readonly links: Uint8Array;
  /** from × count + to → offset of a table in {@link accepts}, or {@link REFUSES} or {@link ASKS}. */
  readonly acceptOf: Int32Array;
  /** Accept tables: the row is the top of the target, the column the lowest face that comes. For the values see {@link admits}. */
  readonly accepts: Uint16Array;
  /** Faces that a pile accepts on a top from at least one pile, indexed by {@link maskAt}; all faces where a function decides. */
  readonly masks: Int32Array;
  readonly acceptFns: readonly (AcceptFn | undefined)[];
  /** Pile → its accept function that reads only the picked-up cards; undefined for other piles. */
  readonly acceptCards: readonly (AcceptCards['cards'] | undefined)[];
  readonly takeFns: readonly (TakeFn | undefined)[];
  /** Pile → the largest number of cards on it. */
  readonly limit: Uint16Array;
  /** Pile → the group whose non-empty piles set its base rank while it is empty; −1 for none. */
  readonly likeOf: Int32Array;
  /** Piles whose lowest card sets the base rank of others. */
  readonly bases: Int32Array;
  /** The variant's actions, in their order. */
  readonly actions: readonly ActionRule[];
  readonly actionNames: readonly string[];
  /** The lookup tables contain all rules for moving cards: no function, no limit and no base rank set by play decides. */
  readonly readable: boolean;
  readonly coveredBy: readonly (Int32Array | undefined)[];
  readonly anyCovered: boolean;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** Pile → the nearest earlier pile of the same group; −1 for none. */
  readonly earlier: Int32Array;
  /** Pile → its group; −1 for none. */
  readonly group: Int32Array;
  /** Pile → its salt in position keys; equal for interchangeable piles. */
  readonly salt: Int32Array;
  /** Piles whose face-down cards turn face up when exposed. */
  readonly reveal: Int32Array;
  /** The pile to which pairs go: the first discard pile; −1 for none. */
  readonly discard: number;
  /** Face × {@link ROW} + face → the cached result of the variant's `pair`; undefined before the first call. */
  readonly together: (boolean | string | undefined)[];
  /** Pile → 1 when the order of its cards does not belong to the position; see {@link isUnordered}. */
  readonly unordered: Uint8Array;
  readonly anyUnordered: boolean;
  /** Foundations and discard piles. By default a game is won when they hold all cards. */
  readonly homes: Int32Array;

  constructor(
    variant: string,
    readonly piles: readonly Pile[],
    actions: Readonly<Record<string, Pick<Action<never>, 'on' | 'each'>>> = {},
    /** The faces of the deck. */
    readonly faces: Faces = USUAL,
  ) {
    checkPiles(variant, piles);
    this.together = new Array<undefined>(faces.count * ROW).fill(undefined);
    const n = (this.count = piles.length);
    this.ids = piles.map((pile) => pile.id);
    piles.forEach((pile, i) => this.index.set(pile.id, i));
    for (const role of ROLES)
      this.byRole.set(
        role,
        piles.filter((p) => p.role === role).map((p) => p.id),
      );
    const where = (test: (pile: Pile) => boolean): Int32Array => Int32Array.from(piles.keys()).filter((i) => test(piles[i]!));
    this.sources = where((p) => p.take !== undefined);
    this.targets = where((p) => p.accept !== undefined);
    this.homes = where((p) => p.role === 'foundation' || p.role === 'discard');
    this.discard = piles.findIndex((p) => p.role === 'discard');
    this.reveal = where((p) => p.reveal === true);
    this.coveredBy = piles.map((p) => p.coveredBy && Int32Array.from(p.coveredBy, (id) => this.index.get(id)!));

    this.anyCovered = piles.some((p) => p.coveredBy !== undefined);
    this.limit = Uint16Array.from(piles, (p) => Math.min(p.limit ?? 0xffff, 0xffff));
    this.actions = Object.entries(actions).map(([name, { on, each = false }]) => ({
      name,
      each,
      piles: where((p) => p.id === on || p.role === on),
    }));
    this.actionNames = this.actions.map(({ name }) => name);

    const groups = [...new Set(piles.flatMap((p) => p.group ?? []))];
    this.group = Int32Array.from(piles, (p) => groups.indexOf(p.group!));
    this.earlier = this.group.map((group, i) => (group < 0 ? -1 : this.group.subarray(0, i).lastIndexOf(group)));
    this.salt = this.group.map((group, i) => Math.imul((group < 0 ? i : n + group) + 1, 0x9e3779b1));

    this.likeOf = Int32Array.from(piles, (p) =>
      groups.indexOf(rulesOfAccept(p.accept).flatMap(({ empty }) => (typeof empty === 'object' ? empty.like : []))[0]!),
    );
    this.bases = where((p) => p.group !== undefined && this.likeOf.includes(groups.indexOf(p.group)));

    this.unordered = Uint8Array.from(piles, (p, i) => Number(isUnordered(p) && !this.bases.includes(i)));
    this.anyUnordered = this.unordered.includes(1);

    const links: Uint8Array[] = [];
    const linkKeys: string[] = [];
    this.take = new Uint8Array(n);
    this.runOf = new Int32Array(n).fill(-1);
    piles.forEach(({ take }, i) => {
      if (take === undefined) return;
      if (typeof take === 'string') this.take[i] = take === 'top' ? TAKE_TOP : take === 'all' ? TAKE_ALL : TAKE_ANY;
      else if (typeof take === 'function') this.take[i] = TAKE_ASKS;
      else {
        this.take[i] = TAKE_RUN;
        const key = JSON.stringify(take.run);
        if (!linkKeys.includes(key)) {
          linkKeys.push(key);
          links.push(linkTable(take.run, faces));
        }
        this.runOf[i] = linkKeys.indexOf(key) * ROW * ROW;
      }
    });
    this.links = joined(Uint8Array, links, ROW * ROW);

    const accepts: Uint16Array[] = [];
    const acceptMasks: Int32Array[] = [];
    const numbers = new Map<string, number>();
    this.acceptOf = new Int32Array(n * n).fill(REFUSES);
    this.masks = new Int32Array(maskAt(n, 0));
    this.acceptFns = piles.map((p) => (typeof p.accept === 'function' ? p.accept : undefined));
    this.acceptCards = piles.map((p) => (isOfCards(p.accept) ? p.accept.cards : undefined));
    this.takeFns = piles.map((p) => (typeof p.take === 'function' ? p.take : undefined));
    this.readable = piles.every(
      ({ accept, take, limit }, i) => this.likeOf[i]! < 0 && !isFunction(accept) && typeof take !== 'function' && limit === undefined,
    );
    const sources = ROLES.map((role) => ({ role, from: where((p) => p.role === role) })).filter(({ from }) => from.length > 0);
    for (const to of this.targets) {
      const accept = piles[to]!.accept!;
      if (isFunction(accept)) {
        for (let from = 0; from < n; from++) this.acceptOf[from * n + to] = ASKS;
        this.masks.fill(-1, maskAt(to, 0), maskAt(to + 1, 0));
        continue;
      }
      for (const { role, from } of sources) {
        const rules = rulesOfAccept(accept).filter((rule) => !rule.from || rule.from.includes(role));
        if (rules.length === 0) continue;
        // Compile one table for all roles for which the same rules hold, also about the first card.
        const key = JSON.stringify(rules, (name, value: unknown) => (name === 'first' ? (value as Role[]).includes(role) : value));
        let number = numbers.get(key);
        if (number === undefined) {
          numbers.set(key, (number = accepts.length));
          const table = acceptTable(rules, role, faces);
          accepts.push(table);
          acceptMasks.push(masksOf(table, faces));
        }
        for (const pile of from) this.acceptOf[pile * n + to] = number * TABLE;
        if (from.every((pile) => this.take[pile] === TAKE_NONE)) continue;
        const [at, masks] = [maskAt(to, 0), acceptMasks[number]!];
        for (let word = 0; word < masks.length; word++) this.masks[at + word]! |= masks[word]!;
      }
    }
    this.accepts = joined(Uint16Array, accepts, TABLE);
  }
}

/**
 * Returns whether the order of a pile's cards does not belong to the position. This holds for a discard pile from which the player picks up
 * nothing and whose top card does not decide which cards it accepts. `View.card` then throws when rules read the order.
 */
const isUnordered = ({ role, take, accept, reveal }: Pile): boolean =>
  role === 'discard' &&
  take === undefined &&
  reveal !== true &&
  typeof accept !== 'function' &&
  rulesOfAccept(accept).every(({ on }) => on === undefined);

function linkTable(link: Link, faces: Faces): Uint8Array {
  const table = new Uint8Array(ROW * ROW);
  eachFit(link, faces, (under, over) => (table[under * ROW + over] = 1));
  return table;
}

/** @param role role of the piles from which cards come */
function acceptTable(rules: readonly AcceptRule[], role: Role, faces: Faces): Uint16Array {
  const table = new Uint16Array(TABLE);
  for (const { empty, on, max = ANY_COUNT, whole } of rules) {
    const raise = (row: number, face: number): void => {
      const known = table[row * ROW + face]!;
      table[row * ROW + face] = whole ? known | WHOLE : (known & WHOLE) | Math.max(known & ANY_COUNT, Math.min(max, ANY_COUNT));
    };
    if (on) eachFit(on, faces, raise);
    // Base rank 0 stands for none: then the first card sets it.
    for (let base = 0; base <= faces.highest; base++)
      for (let face = 0; face < faces.count; face++) {
        const rank = faces.rank[face]!;
        const opens = typeof empty === 'object' ? base || ((empty.first?.includes(role) ?? true) && rank) : empty;
        if (opens === 'any' || opens === rank) raise(base > 0 ? BASED + base : EMPTY, face);
      }
  }
  return table;
}

/** Returns the entries of {@link Rules.masks} for one pile. @param table its accept table; for an empty pile it has the cards of every possible base rank */
function masksOf(table: Uint16Array, { count, highest }: Faces): Int32Array {
  const masks = new Int32Array(maskAt(1, 0));
  const add = (row: number): void => {
    for (let face = 0; face < count; face++)
      if (table[row * ROW + face]) masks[maskAt(0, Math.min(row, EMPTY)) + ((face >> 5) & 1)]! |= 1 << (face & 31);
  };
  for (let onto = 0; onto < count; onto++) add(onto);
  add(EMPTY);
  for (let base = 1; base <= highest; base++) add(BASED + base);
  return masks;
}

function joined<T extends Uint8Array | Uint16Array>(kind: new (length: number) => T, tables: readonly T[], size: number): T {
  const all = new kind(Math.max(1, tables.length) * size);
  tables.forEach((table, i) => {
    all.set(table, i * size);
  });
  return all;
}

/** Returns the id of the pile that the functions of an action get: the chosen pile, or the first pile of an action that is the same on all. */
export function actionPile({ ids, actions }: Rules, action: number, pile: number): string {
  const { each, piles } = actions[action]!;
  return ids[each ? pile : (piles[0] ?? 0)]!;
}
