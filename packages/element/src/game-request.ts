import type { GivenOptions, Seed, Variant } from '@patience/core';

/** The game that a page requests by attributes and properties. */
export interface GameRequest {
  readonly variant: string | Variant | undefined;
  readonly src: string | undefined;
  /** A recipe, as an object or as JSON text. */
  readonly recipe: object | string | undefined;
  readonly seed: Seed | undefined;
  readonly deck: string | undefined;
  readonly options: GivenOptions | string | undefined;
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
  readonly autosave: string | null | undefined;
}

/** Returns the request of an element's attributes and properties. A removed attribute is null. An empty seed is none: templates write empty values. */
export const gameRequest = ({ variant, src, recipe, seed, deck, options, autosave }: GameSettings): GameRequest => ({
  variant: variant ?? undefined,
  src: src ?? undefined,
  recipe: recipe ?? undefined,
  seed: seed === '' ? undefined : (seed ?? undefined),
  deck: deck?.toString(),
  options: options ?? undefined,
  storageKey: autosave ?? undefined,
});

/** Tells whether a request is for a recipe, which is data and runs no code. An address is one of a recipe when its path ends in `.json`. */
export const asksRecipe = ({ recipe, src }: GameRequest): boolean => !!recipe || (!!src && /^[^?#]+\.json([?#]|$)/.test(addressOf(src)));

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

/** Tells whether two recipes are the same. A page that renders again often sets an equal object. */
export const sameRecipe = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

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
