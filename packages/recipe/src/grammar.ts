import { RANKS, ROLES, SUITS } from '@patience/core';
import { COLOURS, MAX_FACES, MAX_RANK } from '@patience/core/internals';
import { ORDERS } from '@patience/core/data';
import {
  exactly,
  flag,
  integer,
  list,
  naming,
  number,
  object,
  oneOf,
  record,
  saying,
  text,
  usually,
  word,
  chosen,
  type Shape,
} from './shape.js';

/** Bounds for the sizes of a recipe, which may come from strangers. */
export const BOUNDS = {
  piles: 120,
  cards: 416,
  /** Decks. */
  copies: 8,
  /** Foundations and discard piles: four for each of ten decks. */
  homes: 40,
  steps: 60,
  actions: 6,
  options: 12,
  values: 16,
  /** Combinations of the values of all options. The reader deals each of them. */
  combinations: 256,
  /** Number of cards and piles in all these deals together. */
  dealt: 20_000,
  /** Number of values in the rules of all piles, under all combinations of options together. */
  written: 1_500_000,
  /**
   * Number of rules for laying cards that deals compile, under all combinations of options together. The patiences of this project have at
   * most 18.
   */
  compiled: 1500,
  /** Number of pile names in one part of the recipe, and of pairs of piles that forced consequences compare. */
  names: 2000,
  links: 24,
  rules: 8,
  rulesText: 20_000,
  line: 300,
  count: 200,
  /** Suits of a deck. */
  suits: 12,
  /** Ranks of a suit. */
  ranks: MAX_RANK,
  /** Characters of the outline of a suit's sign. */
  outline: 2000,
} as const;

const LETTERS = ['A', 'J', 'Q', 'K'] as const;
/** Matches the outline of a sign. */
const OUTLINE = /^(?!.*[0-9]{4})m[ mlhvcsz0-9-]*z$/;
/** Matches a rank as it is written on cards. */
const LETTER = /^[A-Z0-9]{1,2}$/;

const NAME = /^[a-z][a-z0-9]*$/;
const LOWER_CASE = 'a lower-case word';
/** Matches the name of one pile, or of a row of piles. */
const PILES = /^[a-z]{1,20}([0-9]{1,3}(-[0-9]{1,3})?)?$/;
/** Words for the steps and suits of links, as parts of a pattern. */
const LINK_STEPS = 'down|up|either|equal';
const LINK_SUITS = 'same|other|alternate|colour|any';
const LINK = new RegExp(`^([a-z][a-zA-Z0-9]*|(${LINK_STEPS}|-?1?[0-9]) (${LINK_SUITS})( wrap| from ([AJQK]|1[0-3]?|[2-9]|base))?)$`);

/** The ranks of a suit, from the ace. */
const ALL_RANKS = RANKS.map((_, i) => i + 1);
const ranks = oneOf(integer(1, BOUNDS.ranks), word(...LETTERS));
const baseRanks = oneOf(integer(1, BOUNDS.ranks), word(...LETTERS, 'base', 'before base'));
const ONE_OR_ROW = 'a pile or role such as "waste", or a row such as "t1-7"';
const piles = naming('pile', text(30, PILES, ONE_OR_ROW));
const where = oneOf(piles, list(piles, 1, BOUNDS.piles));
const role = word(...ROLES);
const face = usually('up', chosen(word('up', 'down')));
const count = (min: number): Shape => chosen(integer(min, BOUNDS.count));
const REASON = /^[a-z][a-z0-9-]*$/;
const reason = text(40, REASON, 'lower-case words joined by hyphens');

/** Words of links, for suggestions. */
const LINK_WORDS = LINK_STEPS.split('|').flatMap((step) => LINK_SUITS.split('|').map((suit) => `${step} ${suit}`));
const linkText = naming('link', text(40, LINK, 'a link such as "down alternate", or the name of one', LINK_WORDS));
const link = chosen(linkText);

/** Shape of the name of a counter, an action or a group. */
const ownName = text(30, NAME, LOWER_CASE);
/** Returns the shape of an object whose keys are names chosen by the author: of counters, actions or groups. */
const byName = (item: Shape, max: number): Shape => record(NAME, LOWER_CASE, item, max);

/** Conditions that are allowed inside a condition; these contain no further ones. */
const counted = object({ count: record(PILES, 'a pile', integer(0, BOUNDS.cards), BOUNDS.piles, 'pile') });
const simpleConditions = [object({ empty: where }), counted, object({ counter: ownName, 'over?': usually(0, integer(0, 1000)) })] as const;
const condition = oneOf(...simpleConditions, object({ any: list(oneOf(...simpleConditions), 1, BOUNDS.rules) }));

/** Returns the shape of a value for all piles of a row, or of a list of values that the piles get in turn. */
const inTurn = (shape: Shape): Shape => object({ inTurn: list(shape, 1, BOUNDS.values * 2) });

const like = object({ like: ownName, 'first?': list(role, 0, ROLES.length) });
const opens = chosen(oneOf(word('any'), baseRanks, like));
const rule = {
  'empty?': oneOf(inTurn(baseRanks), opens),
  'on?': oneOf(word('any'), inTurn(linkText), link),
  'max?': count(1),
  'whole?': exactly(true),
  'from?': chosen(list(oneOf(role, piles), 1, BOUNDS.piles)),
};
const ruleShape = object(rule);
const suit = saying('"C" (clubs), "D" (diamonds), "H" (hearts) or "S" (spades)', word(...SUITS));
/** Shape of the letter of a suit, usual or of the deck's own. */
const suitLetter = naming('suit', text(1, /^[A-Z]$/, 'the letter of a suit of the deck, such as "C"', SUITS));
const only = oneOf(object({ suit: oneOf(suitLetter, inTurn(suitLetter)) }), object({ rank: ranks }), object({ below: ranks }));
const accept = chosen(
  saying(
    'false; or rules such as { "empty": "K", "on": "down alternate" }, or a list of them',
    oneOf(
      exactly(false),
      object({ while: condition, else: reason, ...rule }),
      object({ only, else: reason, ...rule }),
      object({ higherIn: where, else: reason }),
      object({ upOrDownFrom: baseRanks }),
      ruleShape,
      list(chosen(ruleShape), 1, BOUNDS.rules),
    ),
  ),
);
const take = chosen(oneOf(exactly(false), word('top', 'all', 'any'), object({ run: link }), object({ while: condition, else: reason })));

const coordinate = number(-20, 60);
const TWO_NUMBERS = 'two numbers from -20 to 60: across and down';
const point = list(coordinate, 2, 2, TWO_NUMBERS);
const line = object({
  from: point,
  'step?': usually([1, 0], point),
  'per?': integer(1, BOUNDS.piles),
  'line?': usually([0, 1], point),
  'count?': integer(1, BOUNDS.piles),
});
const circle = object({
  circle: integer(1, BOUNDS.piles),
  across: coordinate,
  down: coordinate,
  'first?': usually(0, number(0, BOUNDS.piles)),
  'plus?': usually([0, 0], point),
});
const place = saying(
  `${TWO_NUMBERS}; or a list of places; or an object with "from" or "circle"`,
  oneOf(point, list(point, 1, BOUNDS.piles), list(line, 1, BOUNDS.piles), circle, line),
);

const ungrouped = oneOf(exactly(false), ownName);
const fan = word('down', 'right', 'left');
const pile = object({
  'role?': role,
  at: place,
  'wide?': place,
  'count?': chosen(integer(0, BOUNDS.piles)),
  'pyramid?': integer(1, 12),
  'peaks?': usually(1, integer(1, 6)),
  'as?': text(30, PILES, 'a row such as "t1-7"'),
  'accept?': accept,
  'take?': take,
  'fan?': oneOf(chosen(oneOf(fan, exactly(false))), inTurn(fan)),
  'fanned?': count(1),
  'limit?': oneOf(inTurn(integer(1, BOUNDS.count)), count(1)),
  'reveal?': usually(false, flag),
  'overlaps?': exactly(true),
  'coveredBy?': list(piles, 1, BOUNDS.piles),
  'group?': oneOf(ungrouped, inTurn(ungrouped)),
});

const rowsText = text(7, /^[0-9]{1,3}\.\.[0-9]{1,3}$/, 'rows such as "1..7"');
const rows = usually(1, chosen(oneOf(integer(1, BOUNDS.count), list(integer(0, BOUNDS.count), 1, BOUNDS.piles), rowsText)));
const skip = usually(0, integer(0, BOUNDS.piles));
const step = chosen(
  oneOf(
    object({ bases: where, to: where, 'packets?': integer(1, BOUNDS.count), 'skip?': skip }),
    object({ beneath: ranks, to: where, 'cards?': integer(1, BOUNDS.cards) }),
    object({ rest: exactly(true), to: piles }),
    object({ all: exactly(true), to: where, 'skip?': skip, 'face?': face }),
    object({ packets: count(1), to: where, 'face?': face }),
    object({ cards: count(1), to: piles, 'face?': usually('down', face), 'turn?': exactly(true) }),
    object({ to: where, 'rows?': rows, 'face?': face, 'down?': list(integer(0, BOUNDS.count), 1, BOUNDS.piles) }),
  ),
);

const times = chosen(oneOf(integer(0, 1000), word('unlimited')));
const action = oneOf(
  word('turn'),
  object({ turn: count(1), 'to?': usually('waste', piles) }),
  object({ redeal: times, 'order?': word('shuffled') }),
  object({ row: word('filled', 'allowed'), 'to?': usually('tableau', naming('pile', role)) }),
  object({ gather: integer(1, BOUNDS.count), 'times?': chosen(integer(1, 1000)), 'shuffle?': exactly(true) }),
);
const consequence = chosen(oneOf(word('removeCompleteSequences'), object({ fill: where, from: oneOf(inTurn(where), where) })));
const goals = [word('sequencesComplete'), object({ empty: where }), counted, object({ left: integer(0, BOUNDS.cards) })] as const;
const end = chosen(oneOf(...goals, object({ over: oneOf(...goals) })));
const shown = { 'on?': piles, 'as?': word('rank') };
const shows = oneOf(object({ counter: ownName, ...shown }), object({ cards: where, ...shown }));
const preference = object({
  'action?': oneOf(exactly(true), ownName),
  'from?': role,
  'to?': role,
  'onto?': word('card', 'same suit', 'gap'),
  'card?': ranks,
  'turnsUp?': exactly(true),
  'empties?': flag,
  'wholeRun?': exactly(true),
});

const letters = (min: number): Shape => list(text(2, LETTER, 'one or two capital letters or digits'), min, BOUNDS.ranks);
const ownSuit = object({
  suit: text(1, /^[A-Z]$/, 'a capital letter'),
  colour: word(...COLOURS),
  outline: text(BOUNDS.outline, OUTLINE, 'a path of whole numbers up to 999 with the commands m, l, h, v, c, s and z, from m to z'),
  'letters?': letters(0),
  'copies?': usually(1, integer(1, BOUNDS.copies)),
});

const optionValue = oneOf(text(30, /^[a-zA-Z0-9][a-zA-Z0-9 -]*$/, 'a text of letters, digits, blanks, hyphens'), integer(0, 1000));
/**
 * Matches any other character than control characters and those that change the direction of the text around them: words of a recipe become
 * part of sentences on a page.
 */
const PLAIN = '[^\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]';
/** Returns the shape of a text of plain characters. @param also pattern of further characters, followed by `|` */
const noControl = (max: number, also = ''): Shape =>
  text(max, new RegExp(`^(?:${also}${PLAIN})*$`, 'u'), `a text of at most ${max} characters without control characters`);
const named = byName(noControl(BOUNDS.line), 60);
/** Matches letters and symbols that have no visible shape: the blank of Braille and the fillers of Hangul. */
const BLANK = '[\\u2800\\u115f\\u1160\\u3164\\uffa0]';
/** Shape of a name, which must have at least one visible character. */
const name = text(
  80,
  new RegExp(`^(?=.*(?!${BLANK})[\\p{L}\\p{N}\\p{S}\\p{P}])${PLAIN}*$`, 'u'),
  'a name of 1 to 80 characters without control characters',
);
/** Names of parameters in addresses that also contain options; an option cannot have such a name. */
export const ADDRESS_WORDS = ['seed', 'deck', 'variant', 'game', 'lang', 'theme'];
const OPTION = new RegExp(`^(?!(?:${ADDRESS_WORDS.join('|')})$)[a-z][a-zA-Z0-9]{0,29}$`);
const optionName = `letters and digits, but not ${ADDRESS_WORDS.join(', ')}`;

/** Shape of a name of a rank with the letter of a usual one whose article it takes. */
const rankWords = object({ name: noControl(80), as: text(1, /^[A2-9TJQK]$/, 'the letter of a usual rank, such as "K"') });

const words = object({
  'name?': name,
  'summary?': noControl(BOUNDS.line),
  'rules?': noControl(BOUNDS.rulesText, '[\\t\\n\\r]|'),
  'guide?': noControl(BOUNDS.line),
  'actions?': named,
  'shows?': named,
  'options?': record(
    OPTION,
    optionName,
    object({ name: noControl(80), values: record(/^.{1,30}$/, 'a value', noControl(80), BOUNDS.values) }),
    BOUNDS.options,
  ),
  'reasons?': record(REASON, 'the key of a reason', noControl(BOUNDS.line), 60),
  'piles?': named,
  'suits?': record(/^[A-Z]$/, 'the letter of a suit', noControl(80), BOUNDS.suits),
  'ranks?': record(LETTER, 'a rank as it is written', oneOf(noControl(80), rankWords), 3 * BOUNDS.ranks),
  'cards?': record(/^[A-Z0-9]{0,2}[A-Z]$/, 'a card such as "22T"', noControl(80), MAX_FACES),
});

const ID = text(60, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as "my-game"');

/** The grammar of a whole recipe. */
export const recipe: Shape = object({
  '$schema?': text(BOUNDS.line),
  '$comment?': text(BOUNDS.rulesText),
  id: ID,
  'rules?': usually(1, integer(1, 1_000_000)),
  'options?': record(OPTION, optionName, list(optionValue, 1, BOUNDS.values), BOUNDS.options),
  'deck?': chosen(
    object({
      'copies?': usually(1, chosen(integer(1, BOUNDS.copies))),
      'suits?': usually(SUITS, chosen(list(oneOf(suit, ownSuit), 1, BOUNDS.suits))),
      'ranks?': usually(ALL_RANKS, chosen(list(ranks, 1, BOUNDS.ranks))),
      'letters?': chosen(letters(1)),
      'first?': chosen(
        list(oneOf(integer(1, BOUNDS.ranks), text(2, /^([AJQK]|[A2-9TJQK][CDHS])$/, 'a card such as "AC", or a rank')), 1, BOUNDS.cards),
      ),
    }),
  ),
  'numbered?': word('microsoft'),
  'base?': integer(0, BOUNDS.cards - 1),
  'links?': record(/^[a-z][a-zA-Z0-9]*$/, 'a word of letters and digits that begins with a small letter', link, BOUNDS.links),
  table: record(PILES, ONE_OR_ROW, pile, BOUNDS.piles),
  deal: list(step, 1, BOUNDS.steps, 'a list of steps such as { "to": "stock", "rest": true }'),
  'actions?': byName(action, BOUNDS.actions),
  'after?': list(consequence, 1, 12),
  'status?': end,
  'pair?': oneOf(object({ sum: integer(2, 26) }), object({ equal: word('rank') })),
  'rank?': oneOf(
    word(...ORDERS),
    list(
      oneOf(preference, list(preference, 1, 24)),
      1,
      24,
      `a list of kinds of moves, the best first, each ${preference.says}, or a list of such objects`,
    ),
  ),
  'shows?': byName(shows, BOUNDS.actions),
  'records?': list(ownName, 1, 12),
  'auto?': list(ownName, 1, 12),
  'taps?': word('two'),
  'finale?': word('fan', 'curl', 'row', 'families'),
  'source?': noControl(BOUNDS.line),
  'about?': object({ 'skill?': number(0, 1), 'minutes?': integer(1, 600) }),
  'strings?': record(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/, 'a language tag such as "de"', words, 40),
});
