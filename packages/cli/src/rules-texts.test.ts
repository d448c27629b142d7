/** Compares what the rules texts of all installed patiences say about moves with what the rules do. */
import { allOptions, complete, type Options, type Variant, type View, wordsOf } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { deal, interpret } from '@patience/core/internals';
import { layOut, type LaidOut } from '@patience/core/testing';
import { isFullRun } from '@patience/tooling/sample';
import { expect, test } from 'vitest';

const variants = await Promise.all(installedVariants(import.meta.dirname).map((installed) => loadInstalled(installed)));

/** The languages in which the project's own patiences are written. */
const LOCALES = ['de', 'en'] as const;
type Locale = (typeof LOCALES)[number];

/** The lower card of a run of two. A nine has neighbours in every sequence of ranks. */
const LOWER = '9S';
/** Cards that may lie on or below the nine in a column. */
const NEIGHBOURS = ['8', '9', 'T'].flatMap((rank) => ['S', 'H', 'C', 'D'].map((suit) => rank + suit));

/** Matches the words of a rules text for a run that is moved in one gesture, although its cards move one at a time. */
const IN_ONE_GO: Readonly<Record<Locale, RegExp>> = { en: /in one go/, de: /auf einmal verlegt/ };
/** Matches the words of a rules text for patiences in which only single cards are moved. */
const ALWAYS_ONE: Readonly<Record<Locale, RegExp>> = {
  en: /always (move|one card)/,
  de: /Bewegt wird immer|immer eine einzelne Karte|immer nur eine/,
};

function laidOut(variant: Variant, piles: Record<string, string>, options: Options): LaidOut | undefined {
  try {
    return layOut(variant, piles, options);
  } catch {
    // These rules throw on a table with so few cards.
    return undefined;
  }
}

/** Returns whether only one card at a time can be lifted from a column. */
const isSingle = (variant: Variant, options: Options): boolean =>
  laidOut(variant, {}, options)?.table.rules.piles.every(({ role, take }) => role !== 'tableau' || take === undefined || take === 'top') ??
  false;

/** Returns whether one gesture moves two cards from a column through empty columns or cells, on a table that is otherwise empty. */
function detours(variant: Variant, options: Options): boolean {
  const columns =
    laidOut(variant, {}, options)?.table.rules.piles.filter(({ role, take, fan }) => role === 'tableau' && take !== undefined && fan) ?? [];
  const [from, to] = [columns[0]?.id, columns.at(-1)?.id];
  if (from === undefined || to === undefined || from === to) return false;
  /** @param piles the run lies on the first column */
  const carries = (piles: Record<string, string>): boolean => {
    const table = laidOut(variant, piles, options)?.table;
    if (!table) return false;
    const [source, target] = [from, to].map((id) => table.rules.index.get(id)!);
    // Forced consequences may have moved the cards away.
    if (table.len[source!] !== 2) return false;
    const found = interpret(table, source!, 1, target!);
    return found.ok && found.moves.length > 1;
  };
  return NEIGHBOURS.some((upper) => {
    if (!laidOut(variant, { [to]: LOWER, [from]: upper }, options)?.may(`${from}>${to}`)) return false;
    const run = `${LOWER} ${upper}`;
    return carries({ [from]: run }) || NEIGHBOURS.some((onto) => carries({ [from]: run, [to]: onto }));
  });
}

test('a rules text says that cards move one at a time, and a run in one gesture, where the rules carry runs through empty places', () => {
  const faults = variants.flatMap((variant) => {
    // Trying all hands of two cards costs much: the short run tries them with the first value of each option.
    const tried = isFullRun() ? allOptions(variant) : allOptions(variant).slice(0, 1);
    const carried = tried.filter((options) => detours(variant, options));
    if (carried.length === 0) return [];
    const single = carried.some((options) => isSingle(variant, options));
    return LOCALES.flatMap((locale) => {
      const { rules } = wordsOf(variant, locale);
      return [
        ...(!single || IN_ONE_GO[locale].test(rules) ? [] : [`${variant.id}, ${locale}: says nothing of runs`]),
        ...(ALWAYS_ONE[locale].test(rules) ? [`${variant.id}, ${locale}: says that only one card is ever moved`] : []),
      ];
    });
  });
  expect(faults).toEqual([]);
});

/** Returns the names of a patience in a language: its name, and other names that its rules text gives for the whole patience. */
function namesOf(variant: Variant, locale: Locale): readonly string[] {
  const { name, rules } = wordsOf(variant, locale);
  const [, others = ''] = /^(?:Also known as|Auch bekannt als) ([^.;(]+(?:St\. [^.;(]+)?)/.exec(rules) ?? [];
  return [name, ...others.split(/, | and | und /)].map((one) => one.replace(/^(The|Der|Die|Das) /, '').trim()).filter(Boolean);
}

test.each(LOCALES)('no two patiences share a name in one language: %s', (locale) => {
  const owners = new Map<string, Set<string>>();
  for (const variant of variants)
    for (const name of namesOf(variant, locale))
      owners.set(name.toLowerCase(), (owners.get(name.toLowerCase()) ?? new Set()).add(variant.id));
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([name, ids]) => `${name}: ${[...ids].join(', ')}`)).toEqual([]);
});

test('the reason why a redeal is refused mentions the waste only where there is one', () => {
  const faults = variants.flatMap((variant) => {
    const dealt = deal(variant, { seed: 1 });
    if (!dealt.ok || dealt.value.table.rules.byRole.get('waste')!.length > 0 || !refusesRedeal(variant)) return [];
    return LOCALES.filter((locale) => variant.strings[locale]?.reasons?.['no-redeal'] === undefined).map(
      (locale) => `${variant.id}, ${locale}`,
    );
  });
  expect(faults).toEqual([]);
});

/** Returns whether an action whose limit is reached is refused with `no-redeal`. All counters are set high, after a deal and on an empty table. */
function refusesRedeal(variant: Variant): boolean {
  const dealt = deal(variant, { seed: 1 });
  const tables = [dealt.ok ? dealt.value.table : undefined, laidOut(variant, {}, {})?.table];
  return tables.some((table) => {
    if (!table) return false;
    const { view, rules, options } = table;
    const late: View = {
      piles: (role) => view.piles(role),
      count: (pile) => view.count(pile),
      card: (pile, depth) => view.card(pile, depth),
      run: (pile) => view.run(pile),
      counter: () => 100,
    };
    return rules.actions.some(
      ({ name, piles }) => complete(variant).actions![name]!.when(late, options, rules.ids[piles[0]!]!) === 'no-redeal',
    );
  });
}
