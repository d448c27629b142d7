import { isRuleSetName, type Entry } from '@patience/atlas/count';

/** One deal to decide: a job of the queue. All that the verdict depends on. */
export interface Task {
  /** Name of the rule set: the patience's id and the values of its options. */
  readonly name: string;
  readonly seed: number;
  /** Version of the rules. */
  readonly rules: number;
  /** Version of the solver. */
  readonly solver: string;
  /** Positions at most. */
  readonly budget: number;
}

/** What a job gives back: the verdict, and for a deal that can be won the moves that win it, in notation. */
export interface Result {
  readonly entry: Entry;
  readonly line?: readonly string[];
}

/** The same task has the same id, and a queue takes an id once. */
export const idOf = ({ name, seed, rules, solver, budget }: Task): string =>
  `${name.replaceAll(' ', '.')}/rules-${rules}/solver-${solver}/budget-${budget}/${seed}`;

/** Longest line that is read: many times the longest that was found. */
const MOST_MOVES = 100_000;

/** Reads a job's data, which anybody with the server's password can write. @returns undefined for what is no task, and for one with more fields */
export function readTask(data: unknown): Task | undefined {
  if (!hasFields(data, ['name', 'seed', 'rules', 'solver', 'budget'])) return undefined;
  const { name, seed, rules, solver, budget } = data;
  if (
    !isRuleSetName(name) ||
    !isCount(seed) ||
    seed > 0xffffffff ||
    !isCount(rules) ||
    !isVersion(solver) ||
    !isCount(budget) ||
    budget === 0
  )
    return undefined;
  return { name, seed, rules, solver, budget };
}

/** Reads what a job gave back. @returns undefined for what is no result of this task, and for one with more fields */
export function readResult(value: unknown, task: Task): Result | undefined {
  if (!hasFields(value, ['entry', 'line']) || !hasFields(value['entry'], ENTRY)) return undefined;
  const { entry, line } = value;
  const { seed, verdict, positions, moves, random, rules, solver, budget } = entry;
  const fits = seed === task.seed && rules === task.rules && solver === task.solver && budget === task.budget;
  if (!fits || !isCount(positions) || typeof random !== 'boolean') return undefined;
  const limits = { rules: task.rules, solver: task.solver, budget: task.budget };
  // The fields are in the order of the records that a count on one machine writes.
  if (verdict === 'solved') {
    if (!isLine(line) || moves !== line.length) return undefined;
    return { entry: { seed: task.seed, verdict, positions, moves: line.length, random, ...limits }, line };
  }
  if ((verdict !== 'impossible' && verdict !== 'unknown') || line !== undefined || moves !== undefined) return undefined;
  return { entry: { seed: task.seed, verdict, positions, random, ...limits } };
}

const ENTRY = ['seed', 'verdict', 'positions', 'moves', 'random', 'rules', 'solver', 'budget'];

/** A version as packages have it. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[\w.]{1,40})?$/.test(value);

/** A number that counts something. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isLine = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_MOVES &&
  value.every((move) => typeof move === 'string' && move.length <= 100);

const hasFields = (value: unknown, fields: readonly string[]): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => fields.includes(key));
