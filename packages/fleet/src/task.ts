import type { Entry } from '@patience/atlas/count';

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

/** What a job gives back. */
export type Result = Entry;

/** The same task has the same id, and a queue takes an id once. */
export const idOf = ({ name, seed, rules, solver, budget }: Task): string =>
  `${name.replaceAll(' ', '.')}/rules-${rules}/solver-${solver}/budget-${budget}/${seed}`;
