import { COLOURS, SUITS } from '../../cards/card.js';
import { facesOf, MAX_RANK } from '../../cards/faces.js';
import { type CompleteVariant, type DeckSpec, type Link, type Pile, ROLES, type SuitSpec } from '../../contract.js';
import { newDeck } from '../../cards/deck.js';
import { ask } from '../../problem.js';
import { shown } from '../../shown.js';
import { rulesOfAccept } from '../../table/accept.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';

/** Checks that data uses the words of the contract, because a typing error would silently change the rules. */
export const spelling: Law = {
  name: 'data uses the words of the contract',
  each: 'options',
  check(trial) {
    spelledWhole(trial, trial.variant);
    spelledDeck(trial);
    for (const pile of dealFor(trial, 1).table.rules.piles) spelledPile(trial, pile);
  },
};

function spelledWhole(trial: Trial, { taps, finale, about = {} }: CompleteVariant): void {
  const { skill = 0, minutes = 1 } = about;
  one(trial, 'taps', taps, taps === undefined || taps === 'two', 'two, or absent');
  one(trial, 'finale', finale, finale === undefined || FINALES.includes(finale), `one of ${FINALES.join(', ')}, or absent`);
  one(trial, 'about.skill', skill, skill >= 0 && skill <= 1, 'from 0 to 1');
  one(trial, 'about.minutes', minutes, minutes > 0 && minutes <= 1000, 'above 0, and 1,000 at most');
}

/** Checks the result of `deck`. @throws ContractError for a value that the contract does not allow */
export function spelledDeck(trial: Trial): void {
  const { variant, options } = trial;
  const spec: DeckSpec | null | undefined = ask(variant.id, 'deck', () => variant.deck(options));
  one(trial, 'deck', spec, typeof spec === 'object' && spec !== null, 'an object that describes the cards');
  const { copies = 1, suits = SUITS, ranks = [1], first = [] } = spec;
  one(trial, 'deck.copies', copies, Number.isInteger(copies) && copies >= 1, 'a whole number from 1');
  for (const suit of suits)
    if (typeof suit === 'object' && suit !== null) spelledSuit(trial, suit);
    else one(trial, 'deck.suits', suit, SUITS.includes(suit), `one of ${SUITS.join(', ')}, or a suit of the deck's own`);
  spelledLetters(trial, 'deck.letters', spec.letters);
  const { highest } = facesOf(spec);
  const isRank = (rank: unknown): boolean => Number.isInteger(rank) && (rank as number) >= 1 && (rank as number) <= highest;
  for (const rank of ranks) one(trial, 'deck.ranks', rank, isRank(rank), `a rank from 1 to ${highest}`);
  const left = newDeck(spec);
  for (const card of first)
    if (typeof first[0] === 'number') one(trial, 'deck.first', card, isRank(card), `a rank from 1 to ${highest}, like the others`);
    else {
      const face = typeof card === 'string' ? facesOf(spec).parse(card) : undefined;
      const at = face === undefined ? -1 : left.indexOf(face);
      one(trial, 'deck.first', card, at >= 0, 'a card of the deck, written like "AC", no oftener than it is there');
      left.splice(at, 1);
    }
}

/** Checks a suit of a deck's own. */
function spelledSuit(trial: Trial, { suit, colour, outline, letters, copies = 1 }: SuitSpec): void {
  one(trial, 'deck.suits.suit', suit, /^[A-Z]$/.test(suit), 'a capital letter');
  one(trial, 'deck.suits.colour', colour, COLOURS.includes(colour), `one of ${COLOURS.join(', ')}`);
  one(trial, 'deck.suits.outline', outline, OUTLINE.test(outline), 'a path of whole numbers with the commands m, l, h, v, c, s and z');
  one(trial, 'deck.suits.copies', copies, Number.isInteger(copies) && copies >= 1, 'a whole number from 1');
  spelledLetters(trial, 'deck.suits.letters', letters);
}

function spelledLetters(trial: Trial, where: string, letters: readonly string[] | undefined): void {
  for (const letter of letters ?? []) one(trial, where, letter, /^[A-Z0-9]{1,2}$/.test(letter), 'one or two capital letters or digits');
}

function spelledPile(trial: Trial, { id, fan, take, accept }: Pile): void {
  const where = `table: ${id}`;
  one(trial, `${where}.fan`, fan, [undefined, 'down', 'right', 'left'].includes(fan), 'down, right or left');
  if (typeof take === 'object') spelledLink(trial, `${where}.take.run`, take.run);
  else if (typeof take !== 'function')
    one(trial, `${where}.take`, take, [undefined, 'top', 'all', 'any'].includes(take), 'top, all, any, a run or a function');
  const rules = rulesOfAccept(accept);
  for (const [i, rule] of rules.entries()) {
    const { empty, on, max = 1, from } = rule;
    const here = rules.length > 1 ? `${where}.accept[${i}]` : `${where}.accept`;
    one(trial, here, rule, empty !== undefined || on !== undefined, 'a rule that accepts something: with `empty`, `on` or both');
    one(trial, `${here}.from`, from, from === undefined || from.length > 0, 'a list of roles, or absent for all');
    for (const role of from ?? []) one(trial, `${here}.from`, role, ROLES.includes(role), `one of ${ROLES.join(', ')}`);
    one(
      trial,
      `${where}.accept.empty`,
      empty,
      empty === undefined || empty === 'any' || isRank(empty) || typeof empty === 'object',
      'any, a rank from 1 or { like: a group }',
    );
    const { first = [] } = typeof empty === 'object' ? empty : {};
    for (const role of first)
      one(trial, `${where}.accept.empty.first`, role, (from ?? ROLES).includes(role), `one of ${(from ?? ROLES).join(', ')}`);
    one(trial, `${where}.accept.max`, max, Number.isInteger(max) && max >= 1, 'a whole number from 1');
    if (on === undefined) continue;
    one(trial, `${where}.accept.on`, on, on === 'any' || typeof on === 'object', 'any or how the card must fit');
    if (on !== 'any') spelledLink(trial, `${where}.accept.on`, on);
  }
}

function spelledLink(trial: Trial, where: string, { step, suit, low = 1 }: Link): void {
  const whole = Number.isInteger(step) && Math.abs(step as number) <= 12;
  one(trial, `${where}.step`, step, step === 'either' || whole, 'either or a whole number from -12 to 12');
  one(trial, `${where}.suit`, suit, SUIT_LINKS.includes(suit), `one of ${SUIT_LINKS.join(', ')}`);
  one(trial, `${where}.low`, low, isRank(low), 'a rank from 1');
}

/** A path as `SuitSpec.outline` describes it. */
const OUTLINE = /^m[\d mlhvcsz-]{1,2000}$/;
const FINALES: readonly string[] = ['fan', 'curl', 'row', 'families'];
const SUIT_LINKS: readonly string[] = ['same', 'other', 'alternate', 'colour', 'any'];

const isRank = (rank: unknown): boolean => Number.isInteger(rank) && (rank as number) >= 1 && (rank as number) <= MAX_RANK;

function one(trial: Trial, where: string, value: unknown, fits: boolean, wanted: string): void {
  demand(fits, trial, where, `must be ${wanted}, not ${shown(value)}`);
}
