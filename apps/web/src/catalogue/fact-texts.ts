import type { LanguageTag } from '@patience/core';
import { counted, fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import type { Facts } from './entry.js';
import { winnableOf } from './hundredths.js';

/** Returns a phrase such as “luck and skill” for a share of skill from 0 to 1. */
const skillWord = ({ facts }: AppWords, skill: number): string =>
  facts.skill[Math.min(facts.skill.length - 1, skill >= 1 ? 3 : skill > 0.66 ? 2 : skill > 0.33 ? 1 : 0)]!;

/** Returns a phrase for the share of winnable deals. It never says “no deal” or “all deals”, since only a sample was measured. */
function winnableWord({ facts }: AppWords, n: number, undecided: boolean): string {
  if (undecided) return fill(facts.winnableAtLeast, { n });
  return n === 0 ? facts.hardlyAny : n === 100 ? facts.nearlyAll : fill(facts.winnable, { n });
}

/** Joins short phrases with dots into one line. A line break comes after the dot, not before it. */
export const inOneLine = (words: readonly string[]): string => words.join('\u00a0· ');

/** Returns facts for a player who chooses a game, as short phrases. */
export function factWords(words: AppWords, facts: Omit<Facts, 'summaries'>, lang: LanguageTag): string[] {
  const { packs, minutes, skill, undecided, scored, added } = facts;
  const winnable = winnableOf(facts);
  return [
    counted(words.facts.packs, packs, lang),
    ...(minutes === undefined ? [] : [fill(words.facts.minutes, { n: minutes })]),
    ...(skill === undefined ? [] : [skillWord(words, skill)]),
    ...(winnable === undefined ? [] : [winnableWord(words, winnable, undecided === true)]),
    ...(scored ? [words.facts.scored] : []),
    ...(added ? [words.facts.own] : []),
  ];
}
