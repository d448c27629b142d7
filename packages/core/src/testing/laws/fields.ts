import type {
  AcceptCards,
  AcceptRule,
  Action,
  CompleteVariant,
  DeckSpec,
  Like,
  Link,
  MoveOptions,
  Options,
  PairCards,
  Pile,
  ShownNumber,
  Tx,
  Words,
} from '../../contract.js';
import { allOptions, startOptions } from '../../game/options.js';
import { slips } from '../../slips.js';
import { isOfCards, rulesOfAccept } from '../../table/accept.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';
import { walk } from '../walk.js';

/** Checks that objects of the contract have no unknown fields. Types do not find them in what functions return. */
export const fields: Law = {
  name: 'every field is one of the contract',
  each: 'variant',
  check(trial) {
    const { variant } = trial;
    const { actions = {}, about = {}, pair, strings } = variant;
    known(trial, 'the variant', variant, VARIANT);
    known(trial, 'about', about, ABOUT);
    if (typeof pair === 'object') known(trial, 'pair', pair, CARDS);
    for (const [name, action] of Object.entries(actions)) known(trial, `actions.${name}`, action, ACTION);
    for (const [name, number] of Object.entries(variant.shows ?? {})) known(trial, `shows.${name}`, number, SHOWN);
    for (const [locale, texts] of Object.entries(strings)) {
      known(trial, `strings.${locale}`, texts, WORDS);
      for (const [name, option] of Object.entries(texts.options ?? {})) known(trial, `strings.${locale}.options.${name}`, option, OPTION);
    }
    startOptions(variant);
    for (const options of allOptions(variant)) {
      known(trial, 'deck', variant.deck(options), DECK);
      for (const pile of dealFor({ ...trial, options }, 1).table.rules.piles) knownPile(trial, pile);
      // The fields of a call of `move` are known only when the move is made, so play some games.
      walk({ ...trial, options, variant: listening(trial), games: Math.min(trial.games, 3) }, 'fields', () => undefined);
    }
  },
};

/** Names of all fields of a type. An object with a missing or an additional field does not compile. */
type All<T> = Readonly<Record<keyof T, true>>;

const VARIANT: All<CompleteVariant> = {
  ...{ api: true, id: true, rules: true, needs: true, options: true, valid: true, deck: true, numbered: true, table: true, deal: true },
  ...{ after: true, pair: true, actions: true, status: true, score: true, rank: true, shows: true, records: true, auto: true, taps: true },
  ...{ finale: true, about: true, source: true, strings: true, startOptions: true },
};
const ABOUT: All<NonNullable<CompleteVariant['about']>> = { skill: true, minutes: true };
const ACTION: All<Action<Options>> = { on: true, each: true, when: true, run: true };
const SHOWN: All<ShownNumber<Options>> = { on: true, as: true, value: true };
const WORDS: All<Words> = {
  ...{ name: true, summary: true, guide: true, rules: true, actions: true, options: true, shows: true, reasons: true, piles: true },
  ...{ suits: true, ranks: true, cards: true },
};
const OPTION: All<NonNullable<Words['options']>[string]> = { name: true, values: true };
const DECK: All<DeckSpec> = { copies: true, suits: true, ranks: true, letters: true, first: true };
const PILE: All<Pile> = {
  ...{ id: true, role: true, at: true, wide: true, fan: true, fanned: true, accept: true, limit: true, take: true, coveredBy: true },
  ...{ overlaps: true, reveal: true, group: true },
};
const ACCEPT: All<AcceptRule> = { empty: true, on: true, max: true, whole: true, from: true };
const CARDS: All<AcceptCards | PairCards> = { cards: true };
const LINK: All<Link> = { step: true, suit: true, wrap: true, low: true };
const LIKE: All<Like> = { like: true, first: true };
const RUN = { run: true } as const;
const MOVE: All<MoveOptions> = { count: true, face: true, turn: true, take: true, lay: true };

function knownPile(trial: Trial, pile: Pile): void {
  const where = `table: ${pile.id}`;
  const { take, accept } = pile;
  known(trial, where, pile, PILE);
  if (typeof take === 'object') {
    known(trial, `${where}.take`, take, RUN);
    known(trial, `${where}.take.run`, take.run, LINK);
  }
  if (isOfCards(accept)) known(trial, `${where}.accept`, accept, CARDS);
  for (const rule of rulesOfAccept(accept)) {
    known(trial, `${where}.accept`, rule, ACCEPT);
    if (typeof rule.empty === 'object') known(trial, `${where}.accept.empty`, rule.empty, LIKE);
    if (typeof rule.on === 'object') known(trial, `${where}.accept.on`, rule.on, LINK);
  }
}

/** Returns the variant with its calls of `move` wrapped, so that their options are checked. */
function listening(trial: Trial): CompleteVariant {
  const { variant } = trial;
  const heard = (table: Tx, where: string): Tx =>
    new Proxy(table, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          if (key === 'move' && given[2] !== undefined) known(trial, `${where}: move`, given[2] as object, MOVE);
          return (member as (...all: unknown[]) => unknown).apply(target, given);
        };
      },
    });
  const { after, actions } = variant;
  return {
    ...variant,
    deal: (table, options) => variant.deal(heard(table, 'deal'), options),
    ...(after && { after: (table, options, move) => after.call(variant, heard(table, 'after'), options, move) }),
    ...(actions && {
      actions: Object.fromEntries(
        Object.entries(actions).map(([name, action]) => [
          name,
          { ...action, run: (table, options, pile) => action.run(heard(table, `actions.${name}.run`), options, pile) },
        ]),
      ),
    }),
  };
}

function known(trial: Trial, where: string, object: object, fields: Readonly<Record<string, true>>): void {
  for (const name of Object.keys(object)) {
    if (Object.hasOwn(fields, name)) continue;
    const [nearest] = Object.keys(fields)
      .map((field) => ({ field, n: slips(name, field) }))
      .sort((a, b) => a.n - b.n);
    const meant = nearest && nearest.n <= Math.min(SLIPS, name.length / 2) ? `: did you mean "${nearest.field}"?` : '';
    demand(false, trial, where, `has "${name}", which is not a field of the contract${meant}`);
  }
}

/** Largest number of typing errors up to which a known field is suggested for an unknown one; half of the letters are always allowed. */
const SLIPS = 2;
