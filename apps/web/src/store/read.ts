import { readScene } from '../miniature/scene.js';
import { readSave, type LanguageTag, type SavedGame } from '@patience/core';
import { specificFirst } from '@patience/core/internals';
import type { Facts } from '../catalogue/entry.js';
import { isGameId, OUTCOMES, type AddedRecord, type GameRecord } from './records.js';

/**
 * The result of validating data from storage, files, links, messages and sandboxes: a complete value of bounded size without unknown
 * fields, or the name of the invalid field. Nothing is repaired, and the value is a copy.
 */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** The largest time that a `Date` can represent, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;
/** The longest play time of a game, in milliseconds: ten years. */
const LONGEST = 10 * 366 * 86_400_000;
/** The most moves, hints or mistakes of a game. */
const MOST = 1e9;
/** The most characters of an option's name or value, of a move, or of a deck. */
const SIGNS = 200;
const DECK_SIGNS = 10_000;
const OPTIONS = 50;
/** Longest address of a module or recipe, in characters. */
export const ADDRESS_SIGNS = 2000;
/** Longest text of a module, in characters. */
const SOURCE_SIGNS = 400_000;

const wrong = (why: string): { readonly ok: false; readonly why: string } => ({ ok: false, why });

type Fields = Readonly<Record<string, unknown>>;

/** Returns the own fields of an object, without inherited ones. */
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.assign(Object.create(null) as object, value) as Fields)
    : undefined;

/** @param most characters @param least characters */
export const isText = (value: unknown, most = SIGNS, least = 0): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;

/** Tells whether a value is the id of a variant in the form that the contract requires. Ids are used in addresses too. */
export const isVariantId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 64 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value);

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isCount = (value: unknown): value is number => isNumber(value, 0, MOST) && Number.isInteger(value);

/** @param variant id that the game must have; absent: any */
export function readGameSave(value: unknown, variant?: string): Read<SavedGame> {
  const given = fieldsOf(value);
  if (!given) return wrong('save');
  const read = readSave(given, variant === undefined ? undefined : { id: variant, rules: Number.MAX_SAFE_INTEGER });
  if (!read.ok) return wrong('save');
  const save = read.value;
  if (!isVariantId(save.variant)) return wrong('variant');
  if (save.rules > MOST) return wrong('rules');
  if (!isNumber(save.elapsedMs, 0, LONGEST)) return wrong('elapsedMs');
  if (!isCount(save.mistakes)) return wrong('mistakes');
  if (save.held && !(isNumber(save.held.elapsedMs, 0, LONGEST) && isCount(save.held.mistakes))) return wrong('held');
  if (save.deck !== undefined && !isText(save.deck, DECK_SIGNS)) return wrong('deck');
  const options = Object.entries(save.options);
  const fits = ([name, option]: (typeof options)[number]): boolean =>
    isText(name) && (typeof option === 'number' ? isNumber(option, -MOST, MOST) : isText(option));
  if (options.length > OPTIONS || !options.every(fits)) return wrong('options');
  if (!save.gestures.every((gesture) => gesture.every((move) => isText(move)))) return wrong('gestures');
  return { ok: true, value: { ...save, options: Object.fromEntries(options) } };
}

/** Checks of the fields of a record. An absent field is checked as undefined. */
type Checks<T> = { readonly [Name in keyof T]-?: (value: unknown) => boolean };

const isFlag = (value: unknown): boolean => value === undefined || value === true;
const isTime = (value: unknown): boolean => isNumber(value, 0, LAST_TIME);

const GAME: Checks<Omit<GameRecord, 'save'>> = {
  id: isGameId,
  variant: isVariantId,
  deal: (value) => isText(value, 2 * DECK_SIGNS),
  outcome: (value) => (OUTCOMES as readonly unknown[]).includes(value),
  stuck: isFlag,
  watched: isFlag,
  noUndo: isFlag,
  moves: isCount,
  hints: isCount,
  score: (value) => value === undefined || isNumber(value, -MOST, MOST),
  started: isTime,
  updated: isTime,
};

const ADDED: Checks<Omit<AddedRecord, 'facts' | 'picture'>> = {
  id: isVariantId,
  from: (value) => isText(value, ADDRESS_SIGNS),
  source: (value) => isText(value, SOURCE_SIGNS),
  digest: (value) => value === undefined || isText(value, 44, 44),
  recipe: isFlag,
  draft: (value) => value === undefined || isGameId(value),
  added: isTime,
};

/** Reads the fields that a table of checks names. */
function readFields<T>(given: Fields, checks: Checks<T>): Read<T> {
  const names = Object.keys(checks) as (keyof T & string)[];
  const bad = names.find((name) => !checks[name](given[name]));
  if (bad !== undefined) return wrong(bad);
  return { ok: true, value: Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]])) as T };
}

/** Reads a stored game in the format of this version. Its moves are checked when the game is opened. */
export function readGame(value: unknown): Read<GameRecord> {
  const given = fieldsOf(value);
  if (!given) return wrong('game');
  const read = readFields(given, GAME);
  if (!read.ok) return read;
  const save = readGameSave(given['save'], read.value.variant);
  return save.ok ? { ok: true, value: { ...read.value, save: save.value } } : save;
}

/** Reads a list of stored games. Damaged ones are left out, and so is anything else. */
export const readGames = (value: unknown): GameRecord[] =>
  (Array.isArray(value) ? value.map(readGame) : []).flatMap((read) => (read.ok ? [read.value] : []));

/** Reads the facts of a module: short texts, numbers in range, no unknown fields. @param from the address that the module came from */
export function readFacts(value: unknown, from: string): Read<Facts> {
  const given = fieldsOf(value);
  if (!given) return wrong('facts');
  const { id, packs, skill, minutes } = given;
  if (!isVariantId(id)) return wrong('id');
  const names = readTranslations(given['names'], 80, 1);
  if (!names || !Object.values(names).every((name) => VISIBLE.test(name))) return wrong('name');
  const summaries = readTranslations(given['summaries'], 400);
  if (!summaries) return wrong('summary');
  if (!isNumber(packs, 1, 16) || !Number.isInteger(packs)) return wrong('deck');
  if (skill !== undefined && !isNumber(skill, 0, 1)) return wrong('about.skill');
  if (minutes !== undefined && !isNumber(minutes, 0.1, 1000)) return wrong('about.minutes');
  return {
    ok: true,
    value: {
      id,
      from,
      names,
      summaries,
      packs,
      ...(skill !== undefined && { skill }),
      ...(minutes !== undefined && { minutes }),
      added: true,
    },
  };
}

/** Is this a text of so many characters? Those outside the basic plane are two units in a string and one character, as recipes and JSON Schema count. */
const isTextOfCharacters = (value: unknown, most: number, least: number): value is string =>
  isText(value, 2 * most, least) && [...value].length <= most;

/** Most languages of a text. */
const LANGUAGES = 50;

/** Reads a text in one language or more, by tag. */
function readTranslations(value: unknown, most: number, least = 0): Readonly<Record<LanguageTag, string>> | undefined {
  const texts = Object.entries(fieldsOf(value) ?? {});
  if (texts.length < least || texts.length > LANGUAGES) return undefined;
  const fits = (text: unknown): text is string => isTextOfCharacters(text, most, least) && !TURNING.test(text);
  const fit = texts.every((entry): entry is [LanguageTag, string] => specificFirst(entry[0])[0] === entry[0] && fits(entry[1]));
  return fit ? Object.fromEntries(texts) : undefined;
}

/**
 * Control characters, and characters that change the writing direction. They are forbidden in a name, which appears inside sentences of the
 * site.
 */
const TURNING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Matches a text with a visible character. The blank of Braille and the fillers of Hangul count as letters or symbols, but have no shape. */
const VISIBLE = /(?![\u2800\u115f\u1160\u3164\uffa0])[\p{L}\p{N}\p{S}\p{P}]/u;

/** Tells whether a value is the picture of a deal: a scene of bounded cost, which the page draws itself, or an empty text. */
export const isPicture = (value: unknown): value is string => value === '' || (typeof value === 'string' && readScene(value) !== undefined);

export function readAdded(value: unknown): Read<AddedRecord> {
  const given = fieldsOf(value);
  if (!given) return wrong('added');
  const read = readFields(given, ADDED);
  if (!read.ok) return read;
  const facts = readFacts(given['facts'], read.value.from);
  if (!facts.ok) return facts;
  if (facts.value.id !== read.value.id) return wrong('facts');
  const { picture } = given;
  return { ok: true, value: { ...read.value, facts: facts.value, picture: isPicture(picture) ? picture : '' } };
}

/** Reads a list of short texts, such as the favourites. Values that are no text, and those beyond the maximum, are left out. */
export const readTexts = (value: unknown, most = 1000, signs = SIGNS): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => isText(one, signs, 1)).slice(0, most) : [];

/** Reads the ids of the player's favourite games. */
export const readFavourites = (value: unknown): string[] => readTexts(value).filter(isVariantId);
