/** The formula behind every patience's `about`: how long a game takes, and how much skill decides, computed from counts of played deals. */

import { skillUnseeing } from '@patience/atlas';
import { wilsonInterval } from '@patience/solver';

/** The counts of one patience with its default options. */
export interface Measured {
  /** Version of the rules by which the deals were played. */
  readonly rules: number;
  /** Share of the cards that lie face down after the deal, from 0 to 1. */
  readonly hidden: number;
  /** Number of deals that the random player and the first player played; their wins follow. */
  readonly deals: number;
  readonly random: number;
  readonly first: number;
  /** Number of deals that the solver found winnable, of fewer deals than those above; its other verdicts follow. */
  readonly solved: number;
  readonly impossible: number;
  readonly unknown: number;
  /**
   * Length of a winning game: moves of cards, and actions such as turning the stock. It is the median of the solver's lines; where the
   * solver found none, that of a recorded won game; absent where there is none either.
   */
  readonly line?: readonly [cards: number, actions: number];
}

/** The field `about` of the contract, with rounded values. */
export interface About {
  /** Skill from 0 to 1 in steps of 0.1; absent when the solver won no deal. */
  readonly skill?: number;
  /** Whole minutes, at least one; absent when no won game is known. */
  readonly minutes?: number;
}

/** Seconds that a person takes for a move of cards, with looking, choosing and an occasional undo. An estimate. */
const SECONDS = 5;

/** Seconds that a person takes for an action such as turning the stock. An estimate. */
const SECONDS_OF_ACTION = 1;

/**
 * Computes `about` from counts. Skill is the share of winnable deals that a careless player does not win. The careless player is the better
 * one of the random player and the first player. Deals that the solver left open are not counted; where it won none, there is no skill.
 */
export function aboutOf({ hidden, deals, random, first, solved, impossible, line }: Measured): About {
  if (!line) return {};
  const minutes = Math.max(1, Math.round(secondsOf(line) / 60));
  if (solved === 0) return { minutes };
  const careless = Math.max(random, first) / deals;
  return { skill: skillOf(solved / (solved + impossible), careless, hidden), minutes };
}

/** Returns the skill in steps of 0.1. @param winnable share of deals that can be won @param careless share of deals that the careless player wins */
const skillOf = (winnable: number, careless: number, hidden: number): number =>
  tenth(skillUnseeing(Math.max(0, winnable - careless), hidden));

/** Factor by which declared minutes may differ from the measured ones, because people differ. */
const LEEWAY = 1.7;

/**
 * Returns whether declared values agree with the measurement: skill within the 95 % interval of the measured shares, minutes within
 * {@link LEEWAY}. Any skill agrees where the measurement gives none, and any value where no won game is known.
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

/** Returns the seconds that a person takes for a game of this length. */
export const secondsOf = ([cards, actions]: readonly [cards: number, actions: number]): number =>
  cards * SECONDS + actions * SECONDS_OF_ACTION;
