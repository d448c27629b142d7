import { ROLES } from '../../contract.js';
import { askTake } from '../../table/lift.js';
import { allOptions, completeOptions } from '../../game/options.js';
import { refuse } from '../../moves/refusal.js';
import { cardsMove, pairMove, type Move } from '../../moves/move.js';
import { isCommonReason, pileName } from '../../words/index.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';
import { everyAction, walk } from '../walk.js';
import { watched } from './looking.js';

/** Whatever language a variant brings it brings whole: a translation that lacks words belongs in a language package. */
export const words: Law = {
  name: 'all words exist in every language of the variant',
  each: 'variant',
  check(trial) {
    const { variant } = trial;
    const reasons = reasonsGiven(trial);
    const named = pilesNamed(trial);
    for (const [locale, said] of Object.entries(variant.strings)) {
      const need = (text: unknown, what: string): void => {
        demand(typeof text === 'string' && text.trim() !== '', trial, `strings.${locale}`, `lacks ${what}`);
      };
      need(said.name, 'the name');
      need(said.summary, 'the summary');
      need(said.rules, 'the rules page');
      for (const action of Object.keys(variant.actions ?? {})) need(said.actions?.[action], `the action "${action}"`);
      for (const [option, values] of Object.entries(variant.options)) {
        need(said.options?.[option]?.name, `the option "${option}"`);
        for (const value of values) need(said.options?.[option]?.values[value], `the value "${value}" of option "${option}"`);
      }
      const known = (names: object | undefined, there: readonly string[], what: (name: string) => string): void => {
        for (const name of Object.keys(names ?? {}))
          demand(there.includes(name), trial, `strings.${locale}`, `names ${what(name)}, which the variant does not have`);
      };
      known(said.actions, Object.keys(variant.actions ?? {}), (name) => `the action "${name}"`);
      known(said.options, Object.keys(variant.options), (name) => `the option "${name}"`);
      for (const [option, { values }] of Object.entries(said.options ?? {}))
        known(values, variant.options[option]!.map(String), (value) => `the value "${value}" of option "${option}"`);
      for (const key of reasons) if (!isCommonReason(key)) need(said.reasons?.[key], `the reason "${key}"`);
      for (const pile of named) need(said.piles?.[pile], `the name of the pile "${pile}"`);
    }
    const given = Object.entries(variant.strings).map(([locale, said]) => ({
      locale,
      keys: Object.keys(said.reasons ?? {})
        .sort()
        .join(' '),
    }));
    for (const { locale, keys } of given)
      demand(
        keys === given[0]!.keys,
        trial,
        'strings',
        `gives the reasons [${given[0]!.keys}] in "${given[0]!.locale}" and [${keys}] in "${locale}"`,
      );
  },
};

/** Whoever does not see the table knows its piles by their names: what is called alike cannot be told apart, nor asked for. */
export const pileNames: Law = {
  name: 'no two piles are called alike in any language of the variant',
  each: 'options',
  check(trial) {
    const { piles, byRole } = dealFor(trial, 1).table.rules;
    for (const locale of Object.keys(trial.variant.strings)) {
      /** The pile that has a name already. */
      const called = new Map<string, string>();
      for (const pile of piles) {
        const name = pileName(pile, byRole.get(pile.role)!.length === 1, locale, trial.variant);
        const other = called.get(name);
        demand(
          other === undefined,
          trial,
          `strings.${locale}`,
          `piles "${other}" and "${pile.id}" are both called "${name}": number the ids of a role through, or name them in strings.piles`,
        );
        called.set(name, pile.id);
      }
    }
  },
};

/** Piles and roles that have a name of their own in any language: each is on a table, with some options. */
function pilesNamed(trial: Trial): Set<string> {
  const { variant } = trial;
  const there = new Set<string>(ROLES);
  for (const options of allOptions(variant)) for (const id of dealFor({ ...trial, options }, 1).table.rules.ids) there.add(id);
  const named = new Set(Object.values(variant.strings).flatMap(({ piles }) => Object.keys(piles ?? {})));
  for (const pile of named) demand(there.has(pile), trial, 'strings', `names the pile "${pile}", which is neither a pile nor a role`);
  return named;
}

/** Reason keys that the variant's functions give in random games and for forbidden options. */
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
