import { RANKS } from '../../cards/card.js';
import { facesOf } from '../../cards/faces.js';
import { ROLES } from '../../contract.js';
import { askTake } from '../../table/lift.js';
import { allOptions, completeOptions } from '../../game/options.js';
import { refuse } from '../../moves/refusal.js';
import { cardsMove, pairMove, type Move } from '../../moves/move.js';
import { isCommonReason, pileName } from '../../words/index.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';
import { everyAction, walk } from '../walk.js';
import { watched } from './looking.js';

/** Checks that a variant has all texts in each of its languages. An incomplete translation belongs in a language package. */
export const words: Law = {
  name: 'all words exist in every language of the variant',
  each: 'variant',
  check(trial) {
    const { variant } = trial;
    const reasons = reasonsGiven(trial);
    const named = pilesNamed(trial);
    const deck = ownCards(trial);
    for (const [locale, texts] of Object.entries(variant.strings)) {
      const need = (text: unknown, what: string): void => {
        demand(typeof text === 'string' && text.trim() !== '', trial, `strings.${locale}`, `lacks ${what}`);
      };
      need(texts.name, 'the name');
      need(texts.summary, 'the summary');
      need(texts.rules, 'the rules page');
      for (const action of Object.keys(variant.actions ?? {})) need(texts.actions?.[action], `the action "${action}"`);
      for (const name of Object.keys(variant.shows ?? {})) need(texts.shows?.[name], `the shown number "${name}"`);
      for (const [option, values] of Object.entries(variant.options)) {
        need(texts.options?.[option]?.name, `the option "${option}"`);
        for (const value of values) need(texts.options?.[option]?.values[value], `the value "${value}" of option "${option}"`);
      }
      const known = (names: object | undefined, there: readonly string[], what: (name: string) => string): void => {
        for (const name of Object.keys(names ?? {}))
          demand(there.includes(name), trial, `strings.${locale}`, `names ${what(name)}, which the variant does not have`);
      };
      known(texts.actions, Object.keys(variant.actions ?? {}), (name) => `the action "${name}"`);
      known(texts.shows, Object.keys(variant.shows ?? {}), (name) => `the shown number "${name}"`);
      known(texts.options, Object.keys(variant.options), (name) => `the option "${name}"`);
      for (const [option, { values }] of Object.entries(texts.options ?? {}))
        known(values, variant.options[option]!.map(String), (value) => `the value "${value}" of option "${option}"`);
      for (const key of reasons) if (!isCommonReason(key)) need(texts.reasons?.[key], `the reason "${key}"`);
      for (const suit of deck.suits) need(texts.suits?.[suit], `the name of the suit "${suit}"`);
      for (const letter of deck.letters) need(nameIn(texts.ranks?.[letter]), `the name of the rank "${letter}"`);
      known(texts.suits, deck.suits, (name) => `the suit "${name}"`);
      known(texts.ranks, deck.all.letters, (name) => `the rank "${name}"`);
      known(texts.cards, deck.all.cards, (name) => `the card "${name}"`);
      for (const pile of named) need(texts.piles?.[pile], `the name of the pile "${pile}"`);
    }
    const given = Object.entries(variant.strings).map(([locale, texts]) => ({
      locale,
      keys: Object.keys(texts.reasons ?? {})
        .sort()
        .join(' '),
    }));
    for (const { locale, keys } of given)
      demand(
        keys === given[0]!.keys,
        trial,
        'strings',
        `explain different refusals: "${given[0]!.locale}" has texts for [${given[0]!.keys}], "${locale}" for [${keys}]; write the same reasons in every language`,
      );
  },
};

const nameIn = (word: string | { readonly name: string } | undefined): string | undefined => (typeof word === 'object' ? word.name : word);

/** Returns the suits of the decks' own and the ranks that need names, which are those that no language names; and all ranks and cards. */
function ownCards(trial: Trial): Record<'suits' | 'letters', string[]> & { readonly all: Record<'letters' | 'cards', string[]> } {
  const specs = allOptions(trial.variant).map((options) => trial.variant.deck(options));
  const faces = specs.map(facesOf);
  const letters = [...new Set(faces.flatMap((own) => Array.from(own.rank, (_, face) => own.letter(face))))];
  return {
    suits: [...new Set(specs.flatMap(({ suits = [] }) => suits.flatMap((suit) => (typeof suit === 'object' ? [suit.suit] : []))))],
    letters: letters.filter((letter) => letter !== '' && !(RANKS as readonly string[]).includes(letter) && !/^\d+$/.test(letter)),
    all: { letters, cards: faces.flatMap((own) => Array.from(own.rank, (_, face) => own.format(face))) },
  };
}

/** Checks that no two piles have the same name, because screen readers and the keyboard identify piles by name. */
export const pileNames: Law = {
  name: 'no two piles are called alike in any language of the variant',
  each: 'options',
  check(trial) {
    const { piles, byRole } = dealFor(trial, 1).table.rules;
    for (const locale of Object.keys(trial.variant.strings)) {
      /** Name → id of the pile that has it. */
      const called = new Map<string, string>();
      for (const pile of piles) {
        const name = pileName(pile, byRole.get(pile.role)!.length === 1, locale, trial.variant);
        const other = called.get(name);
        demand(
          other === undefined,
          trial,
          `strings.${locale}`,
          `piles "${other}" and "${pile.id}" are both called "${name}": number the ids of the role (t1, t2, …), or name the piles in strings.piles`,
        );
        called.set(name, pile.id);
      }
    }
  },
};

/** Returns the piles and roles that a variant names in any language, and checks that each exists with some options. */
function pilesNamed(trial: Trial): Set<string> {
  const { variant } = trial;
  const there = new Set<string>(ROLES);
  for (const options of allOptions(variant)) for (const id of dealFor({ ...trial, options }, 1).table.rules.ids) there.add(id);
  const named = new Set(Object.values(variant.strings).flatMap(({ piles }) => Object.keys(piles ?? {})));
  for (const pile of named) demand(there.has(pile), trial, 'strings', `names the pile "${pile}", which is neither a pile nor a role`);
  return named;
}

/** Returns the keys of reasons that the variant's functions return in random games and for forbidden options. */
function reasonsGiven(trial: Trial): Set<string> {
  const { variant } = trial;
  const keys = new Set<string>();
  let combinations: Record<string, string | number>[] = [{}];
  for (const [name, values] of Object.entries(variant.options))
    combinations = combinations.flatMap((c) => values.map((value) => ({ ...c, [name]: value })));
  for (const options of combinations) {
    const complete = completeOptions(variant, options);
    if (!complete.ok) keys.add(String(complete.error.params['reason']));
  }
  for (const options of allOptions(variant))
    walk({ ...trial, options, variant: watched(trial), games: Math.min(trial.games, 5) }, 'reasons', (table) => {
      const { sources, targets, acceptFns, acceptCards, takeFns } = table.rules;
      const note = (move: Move): void => {
        const why = refuse(table, move);
        if (why?.code === 'variant' || why?.code === 'action') keys.add(String(why.params['key']).split(' ')[0]!);
      };
      everyAction(table).forEach(note);
      for (const from of sources) {
        if (table.len[from] === 0) continue;
        const most = takeFns[from] ? askTake(table, from) : 1;
        if (typeof most === 'string') {
          keys.add(most);
          continue;
        }
        for (const to of targets) if (acceptFns[to] || acceptCards[to]) note(cardsMove(from, to, 1));
        if (variant.pair) for (const to of sources) if (from < to) note(pairMove(from, to));
      }
    });
  return keys;
}
