import type { AppWords } from '../words/index.js';

/** “luck and skill” for a share of skill from 0 to 1. */
export const skillWord = ({ facts }: AppWords, skill: number): string =>
  facts.skill[Math.min(facts.skill.length - 1, skill >= 1 ? 3 : skill > 0.66 ? 2 : skill > 0.33 ? 1 : 0)]!;
