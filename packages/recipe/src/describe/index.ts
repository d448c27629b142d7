/** Describes the rules of a patience in sentences, found from its data and by trying its functions. */
import { completeOptions, wordsOf, type LanguageTag, type Options } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { findFacts, type Facts } from './facts.js';
import { writeGoal } from './goal.js';
import { writeLayout } from './layout.js';
import { writeNumbers } from './numbers.js';
import { writePlay } from './play.js';
import { writeStock } from './stock.js';
import { descriptionWords } from './words/index.js';
import { Writer, type Section } from './writer.js';

export { findFacts, type EndFact, type Facts, type PairFact } from './facts.js';
export type { ActionFact } from './actions.js';
export type { Fill } from './consequences.js';
export type { Grid, PileGroup, PlainLink, PlainRank, PlainRule, PlainTake } from './piles.js';
export type { Section } from './writer.js';

/** The order of the sections. */
const SECTIONS: readonly Section[] = ['goal', 'layout', 'play', 'stock'];

/** The description of a patience. */
export interface Description {
  /** The rules page, as `Words.rules` has it. */
  readonly rules: string;
  /** The sentences of the rules page by section. */
  readonly sections: Readonly<Record<Section, readonly string[]>>;
  /** The language of the description. */
  readonly lang: LanguageTag;
  /**
   * Fields of the patience that the description leaves out, because a function decides them or because it has no sentence for them (a
   * foundation with several rules): `status`, `actions.redeal`, `table.f1.accept`.
   */
  readonly unsaid: readonly string[];
}

/**
 * Describes the rules of a patience: goal, layout, play and stock.
 * @param variant as its package exports it, or as `fromRecipe` read it
 * @param locale a language; English where there are no sentences in it
 * @param options describes the game under these options only; absent: under the first value of each, with the changes by other values
 * @throws Error when the options do not fit the patience; ContractError when it breaks the contract
 */
export function describe(variant: DataVariant, locale: LanguageTag, options?: Options): Description {
  const { words, lang } = descriptionWords(locale);
  const write = (chosen: Options): { readonly facts: Facts; readonly sections: Writer['sections'] } => {
    const facts = findFacts(variant, chosen);
    const writer = new Writer(words, lang);
    writeGoal(facts, writer);
    writeLayout(facts, writer);
    writeNumbers(facts, writer);
    writePlay(facts, writer);
    writeStock(facts, writer);
    return { facts, sections: writer.sections };
  };
  const { facts, sections } = write(options ?? {});
  const unsaid = new Set(facts.unsaid);
  if (options === undefined)
    addOptions(
      facts,
      (chosen) => {
        const other = write(chosen);
        for (const field of other.facts.unsaid) unsaid.add(field);
        return other.sections;
      },
      sections,
      new Writer(words, lang),
    );
  return { rules: pageOf(sections, words.headings), sections, lang, unsaid: [...unsaid] };
}

/** Adds sentences about the changes that each other value of an option makes. */
function addOptions(facts: Facts, write: (options: Options) => Writer['sections'], sections: Writer['sections'], writer: Writer): void {
  const { variant } = facts;
  const usual = Object.fromEntries(SECTIONS.map((section) => [section, [...sections[section]]])) as unknown as Writer['sections'];
  const names = wordsOf(variant, writer.lang).options;
  for (const [option, values] of Object.entries(variant.options))
    for (const value of values.slice(1)) {
      if (!completeOptions(variant, { [option]: value }).ok) continue;
      const other = write({ [option]: value });
      for (const section of SECTIONS)
        for (const sentence of other[section].filter((each) => !usual[section].includes(each)))
          sections[section].push(
            writer.sentence('withOption', sentence, {
              option: names?.[option]?.name ?? option,
              value: names?.[option]?.values[String(value)] ?? String(value),
            }),
          );
    }
}

function pageOf(sections: Writer['sections'], headings: Readonly<Record<Section, string>>): string {
  return SECTIONS.filter((section) => sections[section].length > 0)
    .map((section) => {
      const asList = section === 'play' || section === 'stock';
      const lines = sections[section];
      return `## ${headings[section]}\n${asList ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' ')}`;
    })
    .join('\n\n');
}

/**
 * Returns a patience with a summary and a rules page in each of its languages. A missing summary is replaced by the name, missing
 * rules by those that {@link describe} writes.
 */
export function withTexts(variant: DataVariant): DataVariant {
  const strings = Object.entries(variant.strings).map(([language, words]) => [
    language,
    { ...words, summary: words.summary || words.name, rules: words.rules || describe(variant, language).rules },
  ]);
  return { ...variant, strings: Object.fromEntries(strings) as DataVariant['strings'] };
}
