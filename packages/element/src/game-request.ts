import type { GivenOptions, Seed, Variant } from '@patience/core';

/** Which game is request, as attributes and properties say it. */
export interface GameRequest {
  readonly variant: string | Variant | undefined;
  readonly src: string | undefined;
  /** A recipe, as an object or as JSON text. */
  readonly recipe: object | string | undefined;
  readonly seed: Seed | undefined;
  readonly deck: string | undefined;
  readonly options: GivenOptions | string | undefined;
  /** Where games are kept between visits; undefined: nowhere. */
  readonly storageKey: string | undefined;
}

/** The attributes and properties that ask for a game. */
interface GameSettings {
  readonly variant: string | Variant | null | undefined;
  readonly src: string | null | undefined;
  readonly recipe: object | string | null | undefined;
  readonly seed: Seed | null | undefined;
  readonly deck: string | null | undefined;
  readonly options: GivenOptions | string | null | undefined;
  readonly autosave: string | null | undefined;
}

/** What an element's attributes and properties ask for. An attribute that was removed is null. */
export const gameRequest = ({ variant, src, recipe, seed, deck, options, autosave }: GameSettings): GameRequest => ({
  variant: variant ?? undefined,
  src: src ?? undefined,
  recipe: recipe ?? undefined,
  seed: seed ?? undefined,
  deck: deck?.toString(),
  options: options ?? undefined,
  storageKey: autosave ?? undefined,
});

/** Is a recipe asked for, which is data and runs no code? An address is one of a recipe when its path ends in `.json`. */
export const asksRecipe = ({ recipe, src }: GameRequest): boolean => !!recipe || (!!src && /^[^?#]+\.json([?#]|$)/.test(addressOf(src)));

/** Options as an attribute writes them: `suits=2 passes=3`. What is no such pair is refused, as a name or a value that there is not. */
const parseOptions = (text: string): GivenOptions =>
  Object.fromEntries(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0]!, pair.replace(/^[^=]*=?/, '')]),
  );

/** What the author of a page gave as options, be it text or an object. */
export const optionsOf = <T>(given: T | string): T | GivenOptions => (typeof given === 'string' ? parseOptions(given) : given);

/** Do both ask for the same options, in whatever form and order? A page that draws itself anew gives them anew each time. */
export const sameOptions = (one: unknown, other: unknown): boolean => one === other || written(one) === written(other);

/** Are both the same seed, as a number or as text? Null and undefined are none. */
export const sameSeed = (one: Seed | null | undefined, other: Seed | null | undefined): boolean =>
  (one ?? undefined) === (other ?? undefined) || (one != null && other != null && String(one) === String(other));

/** Are both the same recipe? A page that draws itself anew gives it anew each time. */
export const sameRecipe = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Do both lead to the same address, seen from this page? */
export const sameAddress = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? undefined) === (other ?? undefined) || (!!one && !!other && addressOf(one) === addressOf(other));

/** The whole address of a module, as a link on this page would lead there: a link makes an address of anything. */
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
