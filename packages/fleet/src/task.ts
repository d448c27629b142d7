import { isRuleSetName, type Entry } from '@patience/atlas/count';

/** One deal to decide, with everything that the verdict depends on. It is the data of a job in the queue. */
export interface Task {
  /** Name of the rule set: the patience's id and the values of its options. */
  readonly name: string;
  readonly seed: number;
  /** Version of the rules. */
  readonly rules: number;
  /** Version of the solver. */
  readonly solver: string;
  /** Maximum number of positions in the search. */
  readonly budget: number;
}

/** The result of a job: the verdict and, for a deal that can be won, the moves that win it, in notation. */
export interface Result {
  readonly entry: Entry;
  readonly line?: readonly string[];
}

/** Returns the id of a task's job. Equal tasks have equal ids, so that the queue takes no deal twice. */
export const idOf = ({ name, seed, rules, solver, budget }: Task): string =>
  `${name.replaceAll(' ', '.')}/rules-${rules}/solver-${solver}/budget-${budget}/${seed}`;

/** Maximum length of a winning line: many times the longest that any search found. */
const MAX_MOVES = 100_000;

/** Reads the data of a job, which anybody with the server's password can write. @returns undefined for anything but a task with exactly its fields */
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

/** Reads the result of a job, which anybody with the server's password can write. @returns undefined for anything but a result of this task */
export function readResult(value: unknown, task: Task): Result | undefined {
  if (!hasFields(value, ['entry', 'line']) || !hasFields(value['entry'], ENTRY)) return undefined;
  const { entry, line } = value;
  const { seed, verdict, positions, moves, random, rules, solver, budget } = entry;
  const fits = seed === task.seed && rules === task.rules && solver === task.solver && budget === task.budget;
  if (!fits || !isCount(positions) || typeof random !== 'boolean') return undefined;
  const limits = { rules: task.rules, solver: task.solver, budget: task.budget };
  // Write the fields in the order of a count on one machine, so that equal results are equal lines.
  if (verdict === 'solved') {
    if (!isLine(line) || moves !== line.length) return undefined;
    return { entry: { seed: task.seed, verdict, positions, moves: line.length, random, ...limits }, line };
  }
  if ((verdict !== 'impossible' && verdict !== 'unknown') || line !== undefined || moves !== undefined) return undefined;
  return { entry: { seed: task.seed, verdict, positions, random, ...limits } };
}

const ENTRY = ['seed', 'verdict', 'positions', 'moves', 'random', 'rules', 'solver', 'budget'];

/** Returns whether a value is the version of a package, such as `1.2.3`. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[\w.]{1,40})?$/.test(value);

/** Returns whether a value is a whole number that is not negative. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isLine = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_MOVES &&
  value.every((move) => typeof move === 'string' && move.length <= 100);

const hasFields = (value: unknown, fields: readonly string[]): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => fields.includes(key));
