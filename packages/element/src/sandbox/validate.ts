import { readSave, type Problem, type SavedGame, type Translation, type Variant } from '@patience/core';
import { fail, specificFirst } from '@patience/core/internals';
import { SHEETS, type MenuSettings } from '../events.js';
import { LOOK_NAMES, LOOKS, MENU, type Look } from '../menu-settings.js';
import {
  EVENTS,
  PROBLEMS,
  SHOWN,
  type ChosenOptions,
  type FromGuest,
  type GuestEvent,
  type GuestShown,
  type GuestState,
  type GuestVariant,
} from './protocol.js';

/** Largest number of characters of a word, of a sentence, and of the rules. */
const WORD = 200;
const SENTENCE = 400;
const TEXT = 20_000;
/** Largest numbers of options, of values of one, and of languages of a patience. */
const OPTIONS = 50;
const VALUES = 100;
const LANGUAGES = 100;
/** Largest numbers of details of a problem and of moves of a gesture, and of characters of a deck and of all moves of a game. */
const DETAILS = 20;
const MOVES = 1000;
const DECK = 10_000;
const WHOLE = 500_000;
/** Largest number that a guest may send, such as a score. */
const MOST = 1e9;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the own fields of an object, without its prototype's. */
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.assign(Object.create(null) as object, value) as Fields)
    : undefined;

const isText = (value: unknown, most: number, least = 0): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= -MOST && value <= MOST;
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isSeedNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
/** Tells whether a value is the id of a variant by the contract. */
const isId = (value: unknown): value is string => isText(value, 64) && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value);
const isValue = (value: unknown): value is string | number => isText(value, WORD) || isNumber(value);
const isGesture = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOVES && value.every((move) => isText(move, WORD) && lineOf(move) === move);
const textOf = (value: unknown): string => (isText(value, SENTENCE) ? lineOf(value) : '');

/** Control characters except line ends, and characters that change text direction: names are parts of the page's sentences. */
const TURNING = /[\0-\b\v-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g; // eslint-disable-line no-control-regex -- it is about these

const plain = (text: string): string => text.replace(TURNING, '');

/** Returns a text as one line, for sentences of the page and details of its events. */
const lineOf = (text: string): string => plain(text).replace(/[\s\u2028\u2029]/g, ' ');

/**
 * Reads a message of the guest. Accepts only short texts, numbers in range and a save of bounded size, and drops all other fields.
 * @param value the message, parsed from JSON
 * @param id of the variant in the sandbox; undefined until the guest has named it
 * @returns undefined when it is not a valid message
 */
export function readMessage(value: unknown, id?: string): FromGuest | undefined {
  const given = fieldsOf(value);
  if (id === undefined && given?.['is'] !== 'open' && given?.['is'] !== 'broken') return undefined;
  return given && readNamed(given, id);
}

function readNamed(given: Fields, id = ''): FromGuest | undefined {
  switch (given['is']) {
    case 'open': {
      const variant = readVariant(given['variant'], id);
      return variant && { is: 'open', variant };
    }
    case 'broken':
      return { is: 'broken', why: textOf(given['why']), ...problemIn(given) };
    case 'answer':
      return readAnswer(given, id);
    case 'event':
      return readEvent(given, id);
    case 'shown':
      return readShown(given['shown']);
    case 'menu':
      return readMenu(given['settings']);
    case 'deal':
      return readDeal(given);
    case 'sheet':
      return readSheet(given);
    case 'escape':
      return { is: 'escape' };
    case 'action':
      return isCount(given['n']) ? { is: 'action', n: given['n'] } : undefined;
    default:
      return undefined;
  }
}

function readDeal({ seed, options }: Fields): FromGuest | undefined {
  const chosen = readChosen(options);
  if (!chosen || !(seed === undefined || isText(seed, WORD) || isSeedNumber(seed))) return undefined;
  return { is: 'deal', ...(seed !== undefined && { seed }), ...chosen };
}

function readSheet({ sheet: name, options }: Fields): FromGuest | undefined {
  const sheet = SHEETS.find((one) => one === name);
  const chosen = readChosen(options);
  return sheet && chosen && { is: 'sheet', sheet, ...chosen };
}

/** Reads the rules that the player chose for a deal: none, or a bounded number of short values. */
function readChosen(value: unknown): { readonly options?: ChosenOptions } | undefined {
  if (value === undefined) return {};
  const named = Object.entries(fieldsOf(value) ?? { '': undefined });
  const fit = named.length <= OPTIONS && named.every(([name, option]) => isText(name, WORD, 1) && isValue(option));
  return fit ? { options: Object.fromEntries(named) as ChosenOptions } : undefined;
}

function readAnswer({ n, ok, state, why, problem, gesture, solved }: Fields, id: string): FromGuest | undefined {
  if (!isCount(n)) return undefined;
  const read = state === undefined ? undefined : readState(state, id);
  if (state !== undefined && !read) return undefined;
  return {
    is: 'answer',
    n,
    ok: ok === true,
    why: textOf(why),
    ...(read && { state: read }),
    ...problemIn({ problem }),
    ...(isGesture(gesture) && { gesture: [...gesture] }),
    ...(typeof solved === 'boolean' && { solved }),
  };
}

function readEvent({ event, by, state, gesture, why, pile, problem }: Fields, id: string): FromGuest | undefined {
  if (!(EVENTS as readonly unknown[]).includes(event)) return undefined;
  const read = readState(state, id);
  if (!read || !isGesture(gesture)) return undefined;
  return {
    is: 'event',
    event: event as GuestEvent,
    by: by === 'page' || by === 'automatic' ? by : 'player',
    state: read,
    gesture: [...gesture],
    why: textOf(why),
    pile: isText(pile, WORD) ? lineOf(pile) : '',
    ...problemIn({ problem }),
  };
}

/**
 * Reads a problem with a known code and short details. Its sentence is that of the page, unless only the variant has words for it. An
 * invalid problem is dropped, and the reason is used alone. A fault is found by the page, so a guest cannot name one. A problem whose reason is the problem itself is dropped too, because its
 * sentence would never end.
 */
function problemIn({ problem }: Fields): { readonly problem?: Problem } {
  const { code, params, message } = fieldsOf(problem) ?? {};
  const details = Object.entries(fieldsOf(params) ?? {});
  const fits =
    (PROBLEMS as readonly unknown[]).includes(code) &&
    details.length <= DETAILS &&
    details.every(
      ([name, detail]) =>
        isText(name, WORD) && name !== 'fault' && (isText(detail, SENTENCE) || isNumber(detail)) && lineOf(String(detail)) !== code,
    );
  if (!fits) return {};
  const own = code === 'option-combination' ? textOf(message) : '';
  const lines = details.map(([name, detail]) => [name, typeof detail === 'string' ? lineOf(detail) : detail] as const);
  return { problem: fail(code as string, Object.fromEntries(lines) as Problem['params'], own || undefined).error };
}

function readMenu(value: unknown): FromGuest | undefined {
  const given = fieldsOf(value);
  const isLook = (name: Look): boolean => given?.[name] === undefined || (LOOKS[name] as readonly unknown[]).includes(given[name]);
  if (!given || !MENU.every((name) => typeof given[name] === 'boolean') || !LOOK_NAMES.every(isLook)) return undefined;
  return {
    is: 'menu',
    settings: Object.fromEntries([...MENU, ...LOOK_NAMES].map((name) => [name, given[name]])) as unknown as MenuSettings,
  };
}

function readShown(value: unknown): FromGuest | undefined {
  const given = fieldsOf(value);
  if (!given || !SHOWN.every((name) => typeof given[name] === 'boolean')) return undefined;
  return { is: 'shown', shown: Object.fromEntries(SHOWN.map((name) => [name, given[name]])) as GuestShown };
}

function readState(value: unknown, id: string): GuestState | undefined {
  const { save, status, stuck, paused, running, score } = fieldsOf(value) ?? {};
  const read = readBounded(save, id);
  if (!read || (status !== 'playing' && status !== 'won' && status !== 'lost' && status !== 'over')) return undefined;
  if (score !== undefined && !isNumber(score)) return undefined;
  return {
    save: read,
    status,
    stuck: stuck === true,
    paused: paused === true,
    running: running === true,
    ...(score !== undefined && { score }),
  };
}

/** Reads a save of this variant whose size a page can store. The form of a seed limits its size. */
function readBounded(value: unknown, id: string): SavedGame | undefined {
  const given = fieldsOf(value);
  const read = given && readSave(given, { id, rules: MOST });
  if (!read?.ok) return undefined;
  const { options, gestures, deck, position, elapsedMs, mistakes, held = { elapsedMs, mistakes } } = read.value;
  const named = Object.entries(options);
  const fits =
    position === undefined &&
    named.length <= OPTIONS &&
    named.every(([name, option]) => isText(name, WORD) && isValue(option)) &&
    gestures.every(isGesture) &&
    gestures.flat().reduce((sum, { length }) => sum + length + 1, 0) <= WHOLE &&
    (deck === undefined || isText(deck, DECK)) &&
    [elapsedMs, held.elapsedMs].every((time) => isNumber(time / 1000)) &&
    [mistakes, held.mistakes].every(isNumber);
  return fits ? { ...read.value, options: Object.fromEntries(named) } : undefined;
}

function readVariant(value: unknown, id: string): GuestVariant | undefined {
  const { id: claimed, rules, options, startOptions, strings } = fieldsOf(value) ?? {};
  const named = Object.entries(fieldsOf(options) ?? {});
  const started = fieldsOf(startOptions);
  const spoken = Object.entries(fieldsOf(strings) ?? {});
  if (!isCount(rules) || !isId(claimed) || (id !== '' && claimed !== id)) return undefined;
  // Count before reading: reading a language tag takes some microseconds.
  if (named.length > OPTIONS || spoken.length > LANGUAGES) return undefined;
  const fits = ([name, values]: [string, unknown]): boolean =>
    isText(name, WORD, 1) && Array.isArray(values) && values.length > 0 && values.length <= VALUES && values.every(isValue);
  const words = spoken.map(([tag, said]) => [tag, isTag(tag) ? readWords(said) : undefined] as const);
  // An unknown option or value is dropped: the sandbox's own check names it.
  const known = named.flatMap(([name, values]) =>
    Array.isArray(values) && values.includes(started?.[name]) ? [[name, started?.[name]]] : [],
  );
  if (!named.every(fits) || words.some(([, read]) => !read) || !words.some(([, read]) => read?.name)) return undefined;
  return {
    id: claimed,
    rules,
    options: Object.fromEntries(named) as Variant['options'],
    ...(known.length > 0 && { startOptions: Object.fromEntries(known) as NonNullable<Variant['startOptions']> }),
    strings: Object.fromEntries(words) as Variant['strings'],
  };
}

/** Tells whether a text is a language tag in its canonical spelling. */
const isTag = (tag: string): boolean => specificFirst(tag)[0] === tag;

/** Reads the words of one language. Missing words come from another language. */
function readWords(value: unknown): Translation | undefined {
  const fields = fieldsOf(value);
  const { name, summary, rules, options } = fields ?? {};
  const isMissingOr = (text: unknown, most: number, least?: number): text is string | undefined =>
    text === undefined || isText(text, most, least);
  if (!fields || !isMissingOr(name, WORD, 1) || !isMissingOr(summary, SENTENCE) || !isMissingOr(rules, TEXT)) return undefined;
  const named = Object.entries(fieldsOf(options) ?? {})
    .slice(0, OPTIONS)
    .flatMap(([option, said]) => {
      const { name: called, values } = fieldsOf(said) ?? {};
      if (!isText(option, WORD) || !isText(called, WORD)) return [];
      const texts = Object.entries(fieldsOf(values) ?? {}).slice(0, VALUES);
      return [
        [
          option,
          {
            name: plain(called),
            values: Object.fromEntries(
              texts.flatMap(([key, text]) => (isText(key, WORD) && isText(text, WORD) ? [[key, plain(text)]] : [])),
            ),
          },
        ],
      ];
    });
  const texts = Object.entries({ name, summary, rules }).flatMap(([key, text]) => (text === undefined ? [] : [[key, plain(text)]]));
  return { ...(Object.fromEntries(texts) as Translation), options: Object.fromEntries(named) as never };
}
