/** How long a patience takes and what skill is worth in it, from counts: the one formula behind every variant's `about`. */

import { skillUnseeing } from '@patience/atlas';
import { wilsonInterval } from '@patience/solver';

/** What was counted for one variant with its default options. */
export interface Measured {
  /** Version of the rules that were played. */
  readonly rules: number;
  /** Share of the cards that lie face down after the deal. */
  readonly hidden: number;
  /** Deals that the players below took on, and how many each won. */
  readonly deals: number;
  readonly random: number;
  readonly first: number;
  /** What the solver said to its own, fewer, deals. */
  readonly solved: number;
  readonly impossible: number;
  readonly unknown: number;
  /**
   * In the median of the lines that win: moves of cards, and actions, as turning the stock. Where the solver found none, of the
   * recorded game that is won; absent when there is none either.
   */
  readonly line?: readonly [cards: number, actions: number];
}

/** As the contract has it, in the steps in which it is said. */
export interface About {
  /** Tenths; absent when the solver won no deal. */
  readonly skill?: number;
  /** Whole minutes, at least one; absent when no game that is won is known. */
  readonly minutes?: number;
}

/** Seconds that a person takes for a move of cards: looking, choosing, now and then taking one back. */
const SECONDS = 5;

/** Seconds for a click that turns or deals. */
const SECONDS_OF_ACTION = 1;

/**
 * Skill decides the deals that can be won and that a careless player does not win: the better one of the random player and
 * the one who takes what the rank puts first. Deals that the solver left open are left out; where it won none, nothing is said of skill.
 */
export function aboutOf({ hidden, deals, random, first, solved, impossible, line }: Measured): About {
  if (!line) return {};
  const minutes = Math.max(1, Math.round(secondsOf(line) / 60));
  if (solved === 0) return { minutes };
  const careless = Math.max(random, first) / deals;
  return { skill: skillOf(solved / (solved + impossible), careless, hidden), minutes };
}

/** In tenths. @param winnable share of the deals that can be won @param careless share of those that the careless player wins */
const skillOf = (winnable: number, careless: number, hidden: number): number =>
  tenth(skillUnseeing(Math.max(0, winnable - careless), hidden));

/** Minutes may be so many times more or fewer than measured: people differ. */
const LEEWAY = 1.7;

/**
 * Do declared values agree with what was measured? Skill within what the shares of so few deals allow (95 %), minutes within
 * what people differ; skill of which nothing is known may be anything, and so may both where no game that is won is known.
 */
export function agrees({ skill, minutes }: About, measured: Measured): boolean {
  const { hidden, deals, random, first, solved, impossible, line } = measured;
  if (!line) return true;
  const [least, most] = wilsonInterval(solved, 0, solved + impossible);
  const [luckless, lucky] = wilsonInterval(Math.max(random, first), 0, deals);
  const exact = Math.max(1, secondsOf(line) / 60);
  if (minutes === undefined || minutes < Math.floor(exact / LEEWAY) || minutes > Math.ceil(exact * LEEWAY)) return false;
  if (solved === 0) return true;
  return skill !== undefined && skill >= skillOf(least, lucky, hidden) && skill <= skillOf(most, luckless, hidden);
}

const tenth = (share: number): number => Math.round(share * 10) / 10;

/** How long a person plays such a line. */
export const secondsOf = ([cards, actions]: readonly [cards: number, actions: number]): number =>
  cards * SECONDS + actions * SECONDS_OF_ACTION;

/** The field as a variant's source writes it, on a line of its own. */
export const ABOUT_LINE = /^ {2}about: \{.*\},\n/m;

/** What such a line says; nothing when there is none. */
export function declared(source: string): About {
  const line = ABOUT_LINE.exec(source)?.[0] ?? '';
  const fields = [...line.matchAll(/(skill|minutes): ([\d.]+)/g)].map(([, name, value]) => [name, Number(value)]);
  return Object.fromEntries(fields) as About;
}

/** A line that {@link ABOUT_LINE} finds; none when nothing is known. */
export function aboutLine(about: About): string {
  const fields = Object.entries(about).map(([name, value]) => `${name}: ${value}`);
  return fields.length === 0 ? '' : `  about: { ${fields.join(', ')} },\n`;
}
