import type { Status } from '@patience/core';
import type { CommandName } from '../command-names.js';
import type { FlagName } from '../flags.js';
import type { PlayerName } from '../simulation/players.js';

/** All that the command line says, in one language. What core knows how to say is said by core. */
export interface CliWords {
  // Help
  readonly about: string;
  readonly usage: string;
  readonly command: string;
  readonly options: string;
  readonly moreHelp: string;
  readonly commands: Readonly<Record<CommandName, { readonly summary: string; readonly details: string }>>;
  readonly flags: Readonly<Record<FlagName, string>>;

  // Answers
  readonly status: Readonly<Record<Status, string>>;
  readonly stuck: string;
  readonly unfinished: string;
  readonly players: Readonly<Record<PlayerName, string>>;
  readonly verdicts: Readonly<Record<'solved' | 'impossible' | 'unknown' | 'aborted', string>>;
  readonly givenDeck: string;
  dealOf(seed: string): string;
  legalMoves(count: number): string;
  movesMade(count: number): string;
  gesturesMade(count: number): string;
  score(points: number): string;
  readonly depth: string;
  readonly newPositions: string;
  interval(low: string, high: string): string;
  searched(positions: number, ms: number): string;

  // Progress
  timeLeft(seconds: number): string;
  perftLayer(depth: number): string;
  dealsPlayed(done: number, of: number): string;
  searching(positions: number): string;

  // Bad input
  noCommand(known: string): string;
  unknownCommand(command: string, known: string): string;
  unknownFlag(flag: string, command: string): string;
  unknownLanguage(language: string): string;
  unknownPlayer(player: string, known: string): string;
  flagNeedsValue(flag: string, value: string): string;
  flagTakesNoValue(flag: string): string;
  flagTwice(flag: string): string;
  flagMissing(flag: string, command: CommandName): string;
  flagCount(flag: string, given: string, min: number, max: number): string;
  onlyForSolver(flag: string): string;
  operandMissing(operand: string, command: string): string;
  operandExtra(operand: string, command: string): string;
  setForm(given: string): string;
  setTwice(name: string): string;
  oneDeal(flags: readonly string[]): string;
  timeForm(given: string): string;
  unreadable(file: string, error: unknown): string;
  unwritable(file: string, error: unknown): string;
  noInputFile(file: string): string;
  noOutputFile(file: string): string;
  tooLarge(file: string, megabytes: number): string;
  damagedRecord(file: string, line: number): string;
  foreignRecord(file: string, line: number): string;
  heldRecord(file: string, process: number, host: string): string;
  noModuleFile(path: string): string;
  readonly cutShort: string;
  noModule(path: string, why: string): string;
  unconfinable(module: string, why: 'platform' | 'missing' | 'refused'): string;
  pattern(file: string): string;
  hidden(id: string, module: string): string;
  notLoaded(id: string, from: string, why: string): string;
  notBuilt(id: string, from: string, module: string): string;
  readonly noneInstalled: string;

  // Ours
  fault(what: string): string;
}

/** 12 s, 4 min, 1:05 h. @param minutes @param hours the units as the language writes them */
export function duration(seconds: number, minutes: string, hours: string): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const whole = Math.round(seconds / 60);
  return whole < 90 ? `${whole} ${minutes}` : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} ${hours}`;
}

/** What the system said of a file, without its path and call: `ENOENT: no such file or directory`. */
export const fileTrouble = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/, \w+( '.*')?$/, '') : String(error);
