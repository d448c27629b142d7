import { FACES, isRed, rankOf, suitOf, type Face } from './card.js';
import { ROLES, type AcceptFn, type AcceptRule, type Link, type Pile, type Role } from './contract.js';
import { ContractError } from './problem.js';
import { MAX_PILES } from './move.js';

/** What lies on top of a pile, as an index of rule tables: a face 0–51, or one of these. */
export const EMPTY = 52;
/** A card lies there face down. */
export const HIDDEN = 53;

/** Values of {@link Rules.take}: nothing is lifted here. */
export const TAKE_NONE = 0;
/** The top card. */
export const TAKE_TOP = 1;
/** The whole pile at once. */
export const TAKE_ALL = 2;
/** Any card that is face up, with all that lies on it. */
export const TAKE_ANY = 3;
/** Any end of the pile that is a run. */
export const TAKE_RUN = 4;

/** Values of an accept table: most cards at once, and whether a whole pile may come however many cards it has. */
export const ANY_COUNT = 0x7fff;
/** A bit of such a value: a whole pile may come. */
export const WHOLE = 0x8000;

/** Do so many cards of a pile with so many fit, by a value of an accept table? */
export const admits = (value: number, count: number, length: number): boolean =>
  (value & ANY_COUNT) >= count || (value >= WHOLE && count === length);
/** Rows of 64 faces: 52 faces, empty, hidden. */
const TABLE = 54 * 64;
/** Instead of an offset: nothing is accepted, or a function decides. */
export const REFUSES = -1;
/** A function decides. */
export const ASKS = -2;

/** Does `over` fit on `under`? The meaning of {@link Link}, once, for tables, kit and reasons alike. */
export function fits(link: Link, under: Face, over: Face): boolean {
  const step = rankOf(over) - rankOf(under);
  const up = step === 1 || (link.wrap === true && step === -12);
  const down = step === -1 || (link.wrap === true && step === 12);
  if (!(link.step === 1 ? up : link.step === -1 ? down : up || down)) return false;
  if (link.suit === 'same') return suitOf(under) === suitOf(over);
  return link.suit === 'any' || isRed(under) !== isRed(over);
}

/** The piles of one deal, compiled: piles are small integers and rules are tables. Shared by copies of a table. */
export class Rules {
  readonly count: number;
  readonly index = new Map<string, number>();
  readonly ids: readonly string[];
  readonly byRole = new Map<Role, readonly string[]>();
  readonly take: Uint8Array;
  /** Offset of a pile's run in {@link links}, or −1. */
  readonly runOf: Int32Array;
  /** Per link 64 × 64 flags: row the card below, column the card above. */
  readonly links: Uint8Array;
  /** from × count + to → offset in {@link accepts}, REFUSES or ASKS. */
  readonly acceptOf: Int32Array;
  /** Rows by what lies on top, columns by face: how many cards may come at once, led by that face; see {@link admits}. */
  readonly accepts: Uint16Array;
  /** Per pile and top (54 × 2 words): which faces are accepted from anywhere; all where a function decides. */
  readonly masks: Int32Array;
  readonly acceptFns: readonly (AcceptFn | undefined)[];
  readonly coveredBy: readonly (Int32Array | undefined)[];
  readonly anyCovered: boolean;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** The nearest earlier pile of the same group, or −1. */
  readonly earlier: Int32Array;
  /** Number of the pile's group, or −1. */
  readonly group: Int32Array;
  /** Salt of the pile in position keys: the same for interchangeable piles. */
  readonly salt: Int32Array;
  /** Piles whose face-down cards turn up when exposed. */
  readonly reveal: Int32Array;
  /** Where pairs go: the first discard pile, or −1. */
  readonly discard: number;
  /** Face × 64 + face: do they leave together? 0 not asked yet, 1 no, 2 yes. */
  readonly together = new Uint8Array(64 * 64);
  /** Foundations and discard piles: full when the game is won by default. */
  readonly homes: Int32Array;

  constructor(
    variant: string,
    readonly piles: readonly Pile[],
  ) {
    checkPiles(variant, piles);
    const n = (this.count = piles.length);
    this.ids = Object.freeze([...piles.map((pile) => pile.id)]);
    piles.forEach((pile, i) => this.index.set(pile.id, i));
    for (const role of ROLES) this.byRole.set(role, Object.freeze(piles.filter((p) => p.role === role).map((p) => p.id)));
    const where = (test: (pile: Pile) => boolean): Int32Array => Int32Array.from(piles.keys()).filter((i) => test(piles[i]!));
    this.sources = where((p) => p.take !== undefined);
    this.targets = where((p) => p.accept !== undefined);
    this.homes = where((p) => p.role === 'foundation' || p.role === 'discard');
    this.discard = piles.findIndex((p) => p.role === 'discard');
    this.reveal = where((p) => p.reveal === true);
    this.coveredBy = piles.map((p) => p.coveredBy && Int32Array.from(p.coveredBy, (id) => this.index.get(id)!));

    this.anyCovered = piles.some((p) => p.coveredBy !== undefined);

    const groups = [...new Set(piles.flatMap((p) => p.group ?? []))];
    this.group = Int32Array.from(piles, (p) => (p.group === undefined ? -1 : groups.indexOf(p.group)));
    this.earlier = Int32Array.from(piles, (p, i) =>
      p.group === undefined ? -1 : piles.findLastIndex((q, j) => j < i && q.group === p.group),
    );
    this.salt = Int32Array.from(piles, (p, i) => Math.imul(p.group === undefined ? i + 1 : n + 1 + groups.indexOf(p.group), 0x9e3779b1));

    const links: Uint8Array[] = [];
    const linkKeys: string[] = [];
    this.take = new Uint8Array(n);
    this.runOf = new Int32Array(n).fill(-1);
    piles.forEach(({ take }, i) => {
      if (take === undefined) return;
      if (typeof take === 'string') this.take[i] = take === 'top' ? TAKE_TOP : take === 'all' ? TAKE_ALL : TAKE_ANY;
      else {
        this.take[i] = TAKE_RUN;
        const key = JSON.stringify(take.run);
        if (!linkKeys.includes(key)) {
          linkKeys.push(key);
          links.push(linkTable(take.run));
        }
        this.runOf[i] = linkKeys.indexOf(key) * 4096;
      }
    });
    this.links = joined(Uint8Array, links, 4096);

    const accepts: Uint16Array[] = [];
    const acceptKeys: string[] = [];
    this.acceptOf = new Int32Array(n * n).fill(REFUSES);
    this.masks = new Int32Array(n * 54 * 2);
    this.acceptFns = piles.map((p) => (typeof p.accept === 'function' ? p.accept : undefined));
    for (const to of this.targets) {
      const accept = piles[to]!.accept!;
      for (let from = 0; from < n; from++) {
        if (typeof accept === 'function') {
          this.acceptOf[from * n + to] = ASKS;
          this.masks.fill(-1, to * 108, to * 108 + 108);
          continue;
        }
        const role = piles[from]!.role;
        const rules = ([] as readonly AcceptRule[]).concat(accept).filter((rule) => !rule.from || rule.from.includes(role));
        if (rules.length === 0) continue;
        const key = JSON.stringify(rules);
        if (!acceptKeys.includes(key)) {
          acceptKeys.push(key);
          accepts.push(acceptTable(rules));
        }
        const table = acceptKeys.indexOf(key);
        this.acceptOf[from * n + to] = table * TABLE;
        if (this.take[from] !== TAKE_NONE)
          for (let onto = 0; onto < 54; onto++)
            for (let face = 0; face < FACES; face++)
              if (accepts[table]![onto * 64 + face]) this.masks[(to * 54 + onto) * 2 + (face >> 5)]! |= 1 << (face & 31);
      }
    }
    this.accepts = joined(Uint16Array, accepts, TABLE);
  }
}

function linkTable(link: Link): Uint8Array {
  const table = new Uint8Array(4096);
  for (let under = 0; under < FACES; under++)
    for (let over = 0; over < FACES; over++) if (fits(link, under, over)) table[under * 64 + over] = 1;
  return table;
}

function acceptTable(rules: readonly AcceptRule[]): Uint16Array {
  const table = new Uint16Array(TABLE);
  for (const { empty, on, max = ANY_COUNT, whole } of rules)
    for (let face = 0; face < FACES; face++) {
      if (on) for (let onto = 0; onto < FACES; onto++) if (fits(on, onto, face)) raise(onto * 64 + face, max, whole);
      if (empty === 'any' || empty === rankOf(face)) raise(EMPTY * 64 + face, max, whole);
    }
  return table;

  function raise(place: number, max: number, whole: true | undefined): void {
    const known = table[place]!;
    table[place] = whole ? known | WHOLE : (known & WHOLE) | Math.max(known & ANY_COUNT, Math.min(max, ANY_COUNT));
  }
}

function joined<T extends Uint8Array | Uint16Array>(kind: new (length: number) => T, tables: readonly T[], size: number): T {
  const all = new kind(Math.max(1, tables.length) * size);
  tables.forEach((table, i) => {
    all.set(table, i * size);
  });
  return all;
}

/** A table's piles as the contract wants them; throws ContractError. */
function checkPiles(variant: string, piles: readonly Pile[]): void {
  const broken = (law: string): never => {
    throw new ContractError(variant, 'table', law);
  };
  if (!Array.isArray(piles) || piles.length === 0) broken('must return at least one pile');
  if (piles.length > MAX_PILES) broken(`returns ${piles.length} piles; at most ${MAX_PILES} are possible`);
  const ids = new Set<string>();
  for (const pile of piles) {
    if (typeof pile.id !== 'string' || !/^[a-z][a-z0-9]*$/i.test(pile.id) || pile.id === 'pack')
      broken(`pile id ${JSON.stringify(pile.id)} must be a letter, then letters and digits, and not "pack"`);
    if (ids.has(pile.id)) broken(`pile id "${pile.id}" is used twice`);
    ids.add(pile.id);
    if (!ROLES.includes(pile.role)) broken(`pile "${pile.id}" has the unknown role ${JSON.stringify(pile.role)}`);
    for (const place of [pile.at, pile.wide ?? pile.at])
      if (!Array.isArray(place) || place.length !== 2 || !place.every((x) => typeof x === 'number' && x >= 0 && x < 1000))
        broken(`pile "${pile.id}" needs a place [x, y] in card units, from 0`);
    if (pile.fanned !== undefined && (!Number.isInteger(pile.fanned) || pile.fanned < 1))
      broken(`pile "${pile.id}" needs a whole number from 1 as \`fanned\``);
    if ((pile.wide === undefined) !== (piles[0]!.wide === undefined)) broken('either all piles have a `wide` place or none');
  }
  for (const pile of piles)
    for (const id of pile.coveredBy ?? []) if (!ids.has(id)) broken(`pile "${pile.id}" is covered by "${id}", which is not on the table`);
}
