import type { LanguageTag, Status } from '@patience/core';
import { format, type Message, type Translated, type Values } from '@patience/core/internals';
import type { CommandName } from '../command-names.js';
import type { FlagName } from '../flags.js';
import type { PlayerName } from '../simulation/players.js';
import type { en } from './en.js';

/** Texts of the command line in one language. Texts about moves, cards and problems of games come from core. */
export type CliTexts = Translated<typeof en>;

type Verdict = 'solved' | 'impossible' | 'unknown' | 'aborted';
type Texts = Pick<
  CliTexts,
  | 'about'
  | 'usage'
  | 'command'
  | 'options'
  | 'moreHelp'
  | 'stuck'
  | 'unfinished'
  | 'givenDeck'
  | 'meanScore'
  | 'mostPoints'
  | 'depth'
  | 'newPositions'
  | 'cutShort'
  | 'noneInstalled'
>;

/** Texts of the command line in one language, with functions that fill in values. */
export interface CliWords extends Texts {
  readonly commands: Readonly<Record<CommandName, { readonly summary: string; readonly details: string }>>;
  readonly flags: Readonly<Record<FlagName, string>>;

  // Words of answers
  readonly status: Readonly<Record<Status, string>>;
  readonly players: Readonly<Record<PlayerName, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  dealOf(seed: string): string;
  legalMoves(count: number): string;
  movesMade(count: number): string;
  gesturesMade(count: number): string;
  score(points: number): string;
  bestScore(points: number): string;
  interval(low: string, high: string): string;
  searched(positions: number, ms: number): string;
  mistakes(count: number): string;
  lawsKept(count: number): string;
  lawsBroken(count: number, of: number): string;

  // Words of the progress bar
  timeLeft(seconds: number): string;
  perftLayer(depth: number): string;
  dealsPlayed(done: number, of: number): string;
  searching(positions: number): string;

  // Errors about the input
  noCommand(known: string): string;
  unknownCommand(command: string, known: string): string;
  unknownFlag(flag: string, command: string): string;
  unknownLanguage(language: string, known: string): string;
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
  outputLink(file: string): string;
  tooLarge(file: string, megabytes: number): string;
  damagedRecord(file: string, line: number): string;
  foreignRecord(file: string, line: number): string;
  heldRecord(file: string): string;
  noModuleFile(path: string): string;
  noModule(path: string, why: string): string;
  pattern(file: string): string;
  hidden(id: string, module: string): string;
  notLoaded(id: string, from: string, why: string): string;
  notBuilt(id: string, from: string, module: string): string;

  // Errors of this program
  fault(what: string): string;
}

/** Makes the words of a language from its texts. Numbers are written by the rules of the language; other values are inserted unchanged. */
export function speak(texts: CliTexts, tag: LanguageTag): CliWords {
  const say = (message: Message, values: Values): string => format(message, values, tag);
  return {
    ...texts,
    dealOf: (seed) => say(texts.dealOf, { seed }),
    legalMoves: (count) => say(texts.legalMoves, { count }),
    movesMade: (count) => say(texts.movesMade, { count }),
    gesturesMade: (count) => say(texts.gesturesMade, { count }),
    score: (points) => say(texts.score, { points }),
    bestScore: (points) => say(texts.bestScore, { points }),
    interval: (low, high) => say(texts.interval, { low, high }),
    searched: (positions, ms) => say(texts.searched, { positions, ms }),
    mistakes: (count) => say(texts.mistakes, { count }),
    lawsKept: (count) => say(texts.lawsKept, { count }),
    lawsBroken: (count, of) => say(texts.lawsBroken, { count, of }),

    timeLeft: (seconds) => (Number.isFinite(seconds) ? say(texts.timeLeft, { time: duration(seconds, texts, tag) }) : '…'),
    perftLayer: (depth) => say(texts.perftLayer, { depth }),
    dealsPlayed: (done, of) => say(done === of ? texts.dealsPlayed : texts.dealsSoFar, { done, of }),
    searching: (positions) => say(texts.searching, { positions }),

    noCommand: (known) => say(texts.noCommand, { known }),
    unknownCommand: (command, known) => say(texts.unknownCommand, { command, known }),
    unknownFlag: (flag, command) => say(texts.unknownFlag, { flag, command }),
    unknownLanguage: (language, known) => say(texts.unknownLanguage, { language, known }),
    unknownPlayer: (player, known) => say(texts.unknownPlayer, { player, known }),
    flagNeedsValue: (flag, value) => say(texts.flagNeedsValue, { flag, value }),
    flagTakesNoValue: (flag) => say(texts.flagTakesNoValue, { flag }),
    flagTwice: (flag) => say(texts.flagTwice, { flag }),
    flagMissing: (flag, command) => say(texts.flagMissing, { flag, command }),
    flagCount: (flag, given, min, max) =>
      say(max === Number.MAX_SAFE_INTEGER ? texts.flagCountFrom : texts.flagCount, { flag, given, min: String(min), max: String(max) }),
    onlyForSolver: (flag) => say(texts.onlyForSolver, { flag }),
    operandMissing: (operand, command) => say(texts.operandMissing, { operand, command }),
    operandExtra: (operand, command) => say(texts.operandExtra, { operand, command }),
    setForm: (given) => say(texts.setForm, { given }),
    setTwice: (name) => say(texts.setTwice, { name }),
    oneDeal: (flags) => say(texts.oneDeal, { flags: flags.join(', ') }),
    timeForm: (given) => say(texts.timeForm, { given }),
    unreadable: (file, error) => say(texts.unreadable, { file, error: fileTrouble(error) }),
    unwritable: (file, error) => say(texts.unwritable, { file, error: fileTrouble(error) }),
    noInputFile: (file) => say(texts.noInputFile, { file }),
    noOutputFile: (file) => say(texts.noOutputFile, { file }),
    outputLink: (file) => say(texts.outputLink, { file }),
    tooLarge: (file, megabytes) => say(texts.tooLarge, { file, megabytes }),
    damagedRecord: (file, line) => say(texts.damagedRecord, { file, line: String(line) }),
    foreignRecord: (file, line) => say(texts.foreignRecord, { file, line: String(line) }),
    heldRecord: (file) => say(texts.heldRecord, { file }),
    noModuleFile: (path) => say(texts.noModuleFile, { path }),
    noModule: (path, why) => say(texts.noModule, { path, why }),
    pattern: (file) => say(texts.pattern, { file }),
    hidden: (id, module) => say(texts.hidden, { id, module }),
    notLoaded: (id, from, why) => say(texts.notLoaded, { id, from, why }),
    notBuilt: (id, from, module) => say(texts.notBuilt, { id, from, module }),

    fault: (what) => say(texts.fault, { what }),
  };
}

/** Returns a time such as `12 s`, `4 min` or `1:05 h` in the words of a language. */
export function duration(seconds: number, { duration: units }: Pick<CliTexts, 'duration'>, tag: LanguageTag): string {
  if (seconds < 90) return format(units.seconds, { n: Math.ceil(seconds) }, tag);
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return format(units.minutes, { n: minutes }, tag);
  return format(units.hours, { time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` }, tag);
}

/** Returns the message of a file system error without the path and the call: `ENOENT: no such file or directory`. */
export const fileTrouble = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/, \w+( '.*')?$/, '') : String(error);
