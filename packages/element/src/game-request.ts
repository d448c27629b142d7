import type { DealRequest, GivenOptions, Seed, Variant } from '@patience/core';

/** The game that a page requests by attributes and properties. */
export interface GameRequest {
  readonly variant: string | Variant | undefined;
  readonly src: string | undefined;
  /** A recipe, as an object or as JSON text. */
  readonly recipe: object | string | undefined;
  readonly seed: Seed | undefined;
  readonly deck: string | undefined;
  readonly options: GivenOptions | string | undefined;
  /** A saved game to begin with, instead of a deal. */
  readonly savedGame: unknown;
  /** A position to begin with, instead of a deal. */
  readonly position?: unknown;
  /** Moves to begin with, as text. */
  readonly moves?: string;
  /** Prefix of the storage key under which games are stored between visits; undefined: not stored. */
  readonly storageKey: string | undefined;
}

/** The attributes and properties that select a game. */
interface GameSettings {
  readonly variant: string | Variant | null | undefined;
  readonly src: string | null | undefined;
  readonly recipe: object | string | null | undefined;
  readonly seed: Seed | null | undefined;
  readonly deck: string | null | undefined;
  readonly options: GivenOptions | string | null | undefined;
  readonly savedGame: unknown;
  readonly autosave: string | null | undefined;
}

/**
 * Returns the prefix of the storage keys of an element, from its attribute `autosave`. Without a name it is the path of the page, so that pages of one
 * origin share a game only under a name that both of them use.
 */
export const storageKeyOf = (autosave: string | null | undefined): string | undefined =>
  autosave === '' ? location.pathname : (autosave ?? undefined);

/**
 * Returns the seed of an attribute or property. An empty one is none: templates write empty values. The text of a negative number is that number, which
 * is refused in either form.
 */
const seedOf = (seed: Seed | null | undefined): Seed | undefined =>
  typeof seed === 'string' && /^-\d+$/.test(seed) ? Number(seed) : seed === '' ? undefined : (seed ?? undefined);

/** Returns the request of an element's attributes and properties. A removed attribute is null. */
export const gameRequest = ({ variant, src, recipe, seed, deck, options, savedGame, autosave }: GameSettings): GameRequest => ({
  variant: variant ?? undefined,
  src: src ?? undefined,
  recipe: recipe ?? undefined,
  seed: seedOf(seed),
  deck: deck?.toString(),
  options: options ?? undefined,
  savedGame: savedGame ?? undefined,
  storageKey: storageKeyOf(autosave),
});

/** Tells whether a request is for a recipe, which is data and runs no code. An address is one of a recipe when its path ends in `.json`. */
export const asksRecipe = ({ recipe, src }: GameRequest): boolean => !!recipe || (!!src && /^[^?#]+\.json([?#]|$)/.test(addressOf(src)));

/** Returns a deal as an object. A seed stands for a deal with it; null, as undefined, for any deal. */
export const dealOf = (deal: Seed | DealRequest | null | undefined): DealRequest =>
  typeof deal === 'object' ? (deal ?? {}) : deal === undefined ? {} : { seed: deal };

/** Parses options in the form of an attribute: `suits=2 passes=3`. Core reports invalid names and values. */
const parseOptions = (text: string): GivenOptions =>
  Object.fromEntries(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0]!, pair.replace(/^[^=]*=?/, '')]),
  );

/** Returns options given as text or as an object. */
export const optionsOf = <T>(given: T | string): T | GivenOptions => (typeof given === 'string' ? parseOptions(given) : given);

/** Tells whether two values request the same options, in whatever form and order. A page that renders again often sets an equal object. */
export const sameOptions = (one: unknown, other: unknown): boolean => one === other || written(one) === written(other);

/** Tells whether two seeds are the same, as a number or as text. Null, undefined and an empty text mean no seed. */
export const sameSeed = (one: Seed | null | undefined, other: Seed | null | undefined): boolean =>
  String(one ?? '') === String(other ?? '');

/** Tells whether two recipes or saved games are the same. A page that renders again often sets an equal object. */
export const sameData = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Tells whether two addresses are the same, relative to this page. */
export const sameAddress = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one && other ? addressOf(one) === addressOf(other) : !one === !other;

/** Returns the absolute address of a module. A link element makes an address of any text. */
export const addressOf = (src: string): string => Object.assign(document.createElement('a'), { href: src }).href;

function written(options: unknown): string {
  const given = optionsOf(options ?? {});
  if (typeof given !== 'object') return typeof given;
  return JSON.stringify(
    Object.entries(given)
      .map(([name, value]) => [name, String(value)])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
}
