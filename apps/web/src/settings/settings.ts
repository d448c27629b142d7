import type { LanguageTag } from '@patience/core';

/** The player's settings for all games. Stored in localStorage, because they are needed before the first paint. */
export interface Settings {
  /** The language chosen last, as a BCP 47 tag. */
  readonly language?: LanguageTag;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly table: 'green' | 'blue' | 'wine' | 'grey';
  readonly faces: 'french' | 'german';
  readonly back: 'lattice' | 'scales' | 'sun';
  readonly fourColours: boolean;
  readonly largeIndex: boolean;
  readonly contrast: boolean;
  readonly leftHanded: boolean;
  /** One tap moves a card, or it is chosen first and then its place; `auto`: as suits device and patience. */
  readonly taps: 'auto' | 'one' | 'two';
  readonly motion: 'auto' | 'none';
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly letters: boolean;
  /** Length of announcements for screen readers. */
  readonly speech: 'short' | 'normal' | 'full';
  readonly clock: boolean;
  readonly score: boolean;
  /** Whether the game can still be won is shown beside the table. */
  readonly outlook: boolean;
  /** Of the patiences of the site only deals that are known to come out are dealt; of added ones where the player searches for one. */
  readonly winnable: boolean;
  /** The gallery as a list, without pictures. */
  readonly compact: boolean;
  /** The rules chosen last for a variant, by its id; a variant that is played by its usual rules is not listed. */
  readonly rules?: Readonly<Record<string, ChosenRules>>;
  /** The variant played last. */
  readonly last?: string;
  /** It and those played before it, the last first; at most `RECENT`. */
  readonly recent?: readonly string[];
}

/** Values of the options of a variant, as texts. */
export type ChosenRules = Readonly<Record<string, string>>;

/** So many of the variants played last are remembered. */
export const RECENT = 8;

/** The settings of a new player. */
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
  volume: 0.5,
  letters: true,
  speech: 'normal',
  clock: true,
  score: true,
  outlook: false,
  winnable: true,
  compact: false,
};

/** Names of the choices that are not just on or off. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  table: ['green', 'blue', 'wine', 'grey'],
  faces: ['french', 'german'],
  back: ['lattice', 'scales', 'sun'],
  motion: ['auto', 'none'],
  taps: ['auto', 'one', 'two'],
  speech: ['short', 'normal', 'full'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

const KEY = 'patience.settings';

/** Whether a value has the form of a language tag. A language that the site no longer has is found to be missing where it is used. */
const isLanguageTag = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i.test(value);

const isId = (value: unknown): boolean => typeof value === 'string' && value.length < 100;

/** Bounds of the stored rules: variants, options of one variant, characters of a name or value. */
const MOST_RULES = 300;
const MOST_OPTIONS = 50;
const LONGEST_TEXT = 200;

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

/** Takes what is sound of settings from anywhere; the rest is as usual. */
export function readSettings(value: unknown): Settings {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const sound = (name: string): boolean => {
    const choices = Object.hasOwn(CHOICES, name) && (CHOICES as Readonly<Record<string, readonly unknown[]>>)[name];
    if (choices) return choices.includes(given[name]);
    if (name === 'language') return isLanguageTag(given[name]);
    if (name === 'rules') return areRules(given[name]);
    if (name === 'last') return isId(given[name]);
    if (name === 'recent') return Array.isArray(given[name]) && given[name].length <= RECENT && given[name].every(isId);
    if (name === 'volume') return typeof given[name] === 'number' && given[name] >= 0 && given[name] <= 1;
    return typeof given[name] === 'boolean' && Object.hasOwn(DEFAULTS, name);
  };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(given).filter(([name]) => sound(name))) };
}

let current: Settings | undefined;

/** The settings now. */
export function settings(): Settings {
  if (current) return current;
  try {
    current = readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    current = DEFAULTS;
  }
  return current;
}

/** Has this browser been here before? Whoever was has settings; where that cannot be asked it may have been. */
export function beenHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Changes settings. Where nothing can be stored they hold until the tab is closed. */
export function change(changed: Partial<Settings>): Settings {
  current = { ...settings(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The store tells the player that nothing is kept.
  }
  return current;
}

/** All as usual again. */
export function forget(): void {
  current = DEFAULTS;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Hears of changes in other tabs. */
export function onForeignChange(listener: (settings: Settings) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    current = undefined;
    listener(settings());
  });
}

/** Returns the rules that the player chose last for a variant: nothing where those are the usual ones. */
export function rulesFor(variant: string): ChosenRules {
  const { rules = {} } = settings();
  return Object.hasOwn(rules, variant) ? rules[variant]! : {};
}

/**
 * Stores the rules that the player chose for a variant; the next deal without an address of its own follows them.
 * @param usual the options of the variant, the usual value of each first
 */
export function rememberRules(variant: string, chosen: ChosenRules, usual: Readonly<Record<string, readonly (string | number)[]>>): void {
  const own = Object.entries(chosen).filter(([name, value]) => Object.hasOwn(usual, name) && String(usual[name]![0]) !== value);
  const before = rulesFor(variant);
  if (own.length === Object.keys(before).length && own.every(([name, value]) => before[name] === value)) return;
  const others = Object.entries(settings().rules ?? {}).filter(([id]) => id !== variant);
  // The longest unchanged go first where there are too many.
  change({
    rules: Object.fromEntries([...others, ...(own.length > 0 ? [[variant, Object.fromEntries(own)] as const] : [])].slice(-MOST_RULES)),
  });
}
