import type { LanguageTag, Variant } from '@patience/core';

/** The player's settings for all games, in localStorage because they are needed before the first paint. */
export interface Settings {
  /** The language chosen last, as a BCP 47 tag. */
  readonly language?: LanguageTag;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly table: 'green' | 'blue' | 'wine' | 'grey' | 'teal' | 'plum' | 'walnut' | 'night';
  readonly faces: 'french' | 'german';
  readonly back: 'lattice' | 'scales' | 'sun' | 'diamonds' | 'rings' | 'stars';
  readonly fourColours: boolean;
  readonly largeIndex: boolean;
  readonly contrast: boolean;
  readonly leftHanded: boolean;
  /** Taps for a move: `one` moves a card at once, `two` selects it and then its place, `auto` depends on device and patience. */
  readonly taps: 'auto' | 'one' | 'two';
  readonly motion: 'auto' | 'none';
  readonly sound: boolean;
  /** Whether sounds were offered to the player, which happens once. */
  readonly soundsOffered: boolean;
  /** Families of patiences of which the player has played a first game: these are no longer demonstrated. */
  readonly families?: readonly string[];
  /** Volume of sounds, 0 to 1. */
  readonly volume: number;
  readonly letters: boolean;
  /** Length of screen-reader announcements. */
  readonly speech: 'short' | 'normal' | 'full';
  readonly clock: boolean;
  readonly score: boolean;
  /** Whether the table shows if the game can still be won. */
  readonly outlook: boolean;
  /** Whether only winnable deals are dealt. For an added patience, only when the player asks for one. */
  readonly winnable: boolean;
  /** Whether the gallery is a list without pictures. */
  readonly compact: boolean;
  /** The rules chosen last, by variant id and without defaults; a variant with the rules of a first visit is absent. */
  readonly rules?: Readonly<Record<string, ChosenRules>>;
  /** Id of the variant played last. */
  readonly last?: string;
  /** Ids of the variants played last, latest first; at most `RECENT`. */
  readonly recent?: readonly string[];
}

/** Values of a variant's options, as texts. */
export type ChosenRules = Readonly<Record<string, string>>;

/** Number of variants played last that are remembered. */
export const RECENT = 8;

export const DEFAULTS: Settings = {
  theme: 'auto',
  table: 'green',
  faces: 'french',
  back: 'lattice',
  fourColours: false,
  largeIndex: false,
  contrast: false,
  leftHanded: false,
  taps: 'auto',
  motion: 'auto',
  sound: false,
  soundsOffered: false,
  volume: 0.5,
  letters: true,
  speech: 'normal',
  clock: true,
  score: true,
  outlook: false,
  winnable: true,
  compact: false,
};

/** Allowed values of the settings that are not on or off. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  table: ['green', 'blue', 'wine', 'grey', 'teal', 'plum', 'walnut', 'night'],
  faces: ['french', 'german'],
  back: ['lattice', 'scales', 'sun', 'diamonds', 'rings', 'stars'],
  motion: ['auto', 'none'],
  taps: ['auto', 'one', 'two'],
  speech: ['short', 'normal', 'full'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

const KEY = 'patience.settings';

/** Tells whether a value has the form of a language tag. Whether the site has the language is checked where the setting is used. */
const isLanguageTag = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i.test(value);

const isId = (value: unknown): boolean => typeof value === 'string' && value.length < 100;

/** Limits of the stored rules: number of variants, options of a variant, and characters of a name or value. */
const MOST_RULES = 300;
const MOST_OPTIONS = 50;
const LONGEST_TEXT = 200;

/** Limit of the stored families: more than there are. */
const MOST_FAMILIES = 50;

function areRules(value: unknown): boolean {
  const isRecord = (one: unknown, most: number): one is Readonly<Record<string, unknown>> =>
    typeof one === 'object' && one !== null && !Array.isArray(one) && Object.keys(one).length <= most;
  const isText = (one: unknown): boolean => typeof one === 'string' && one.length <= LONGEST_TEXT;
  return (
    isRecord(value, MOST_RULES) &&
    Object.entries(value).every(
      ([id, chosen]) =>
        isId(id) && isRecord(chosen, MOST_OPTIONS) && Object.entries(chosen).every(([name, text]) => isText(name) && isText(text)),
    )
  );
}

/** Reads settings from untrusted data. An invalid setting gets its default. */
export function readSettings(value: unknown): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const sound = (name: string): boolean => {
    const choices = Object.hasOwn(CHOICES, name) && (CHOICES as Readonly<Record<string, readonly unknown[]>>)[name];
    if (choices) return choices.includes(given[name]);
    if (name === 'language') return isLanguageTag(given[name]);
    if (name === 'rules') return areRules(given[name]);
    if (name === 'last') return isId(given[name]);
    if (name === 'recent') return Array.isArray(given[name]) && given[name].length <= RECENT && given[name].every(isId);
    if (name === 'families') return Array.isArray(given[name]) && given[name].length <= MOST_FAMILIES && given[name].every(isId);
    if (name === 'volume') return typeof given[name] === 'number' && given[name] >= 0 && given[name] <= 1;
    return typeof given[name] === 'boolean' && Object.hasOwn(DEFAULTS, name);
  };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(given).filter(([name]) => sound(name))) };
}

let current: Settings | undefined;

export function settings(): Settings {
  if (current) return current;
  try {
    current = readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    current = DEFAULTS;
  }
  return current;
}

/** Tells whether this browser has visited the site before: it then has stored settings. True if the storage cannot be read. */
export function hasVisited(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Changes settings. If nothing can be stored, they apply until the tab is closed. */
export function change(changed: Partial<Settings>): Settings {
  current = { ...settings(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Ignore the error: the store reports that nothing can be stored.
  }
  return current;
}

export function resetSettings(): void {
  current = DEFAULTS;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Ignore the error: nothing was stored.
  }
}

/** Calls a listener when another tab changes the settings. */
export function onForeignChange(listener: (settings: Settings) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    current = undefined;
    listener(settings());
  });
}

/** Returns the rules that the player chose last for a variant, without its defaults; undefined if they chose none. */
export function rulesFor(variant: string): ChosenRules | undefined {
  const { rules = {} } = settings();
  return Object.hasOwn(rules, variant) ? rules[variant] : undefined;
}

/** Stores the rules that the player chose for a variant. The next deal without rules in its address uses them. */
export function rememberRules({ id, options, startOptions }: Pick<Variant, 'id' | 'options' | 'startOptions'>, chosen: ChosenRules): void {
  const all = Object.entries(options);
  const own = Object.fromEntries(
    all.flatMap(([name, [first]]) => (String(first) === (chosen[name] ?? String(first)) ? [] : [[name, chosen[name]!]])),
  );
  const isStart = all.every(([name, [first]]) => (own[name] ?? String(first)) === String(startOptions?.[name] ?? first));
  const [before, after] = [rulesFor(id), isStart ? undefined : own];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const others = Object.entries(settings().rules ?? {}).filter(([other]) => other !== id);
  // Drop the entries that were unchanged longest when there are too many.
  change({ rules: Object.fromEntries([...others, ...(after ? [[id, after] as const] : [])].slice(-MOST_RULES)) });
}
