import { BadInput, isRuleSetName, SOLVER, type RuleSet } from '@patience/atlas/count';
import { isVersion } from './task.js';

/** The versions by which all deals of a queue are decided. A worker with other versions would count something else. */
export interface Plan {
  /** Version of the solver. */
  readonly solver: string;
  /** Version of the rules of each rule set. */
  readonly rules: Readonly<Record<string, number>>;
}

/** Name of the field that holds the version of the solver. */
const SOLVER_FIELD = 'solver';
/** Prefix of the fields that hold the versions of rules. No name of a rule set makes such a field equal to the one above. */
const RULES = 'rules ';

const DAMAGED = 'The versions that are stored with the queue cannot be read: another program has written to them. Use another --queue.';

/** Returns the versions that are installed here. */
export const planOf = (ruleSets: readonly RuleSet[], solver = SOLVER): Plan => ({
  solver,
  rules: Object.fromEntries(ruleSets.map(({ name, variant }) => [name, variant.rules])),
});

/**
 * Checks that the solver and the rule sets installed here have the versions for which a counting plan was made.
 * @param mine the versions here, which may name more rule sets than the plan
 * @throws BadInput that names the first difference
 */
export function mustFit(mine: Plan, plan: Plan): void {
  if (mine.solver !== plan.solver)
    throw new BadInput(
      `The queue is counted by version ${plan.solver} of the solver; version ${mine.solver} is installed here. Install the same version.`,
    );
  for (const [name, rules] of Object.entries(plan.rules)) {
    const here = mine.rules[name];
    if (here === undefined) throw new BadInput(`The queue counts "${name}", which is not installed here; install it.`);
    if (here !== rules)
      throw new BadInput(
        `The queue counts "${name}" by version ${rules} of its rules; version ${here} is installed here. Install the same version.`,
      );
  }
}

/** Returns the part of a plan that concerns the rule sets which another plan names, too. */
export const inCommon = (plan: Plan, other: Plan): Plan => ({
  solver: plan.solver,
  rules: Object.fromEntries(Object.entries(plan.rules).filter(([name]) => Object.hasOwn(other.rules, name))),
});

/** Returns a plan as fields for a Redis hash: one for the solver, one for each rule set. So a plan can be extended without being read first. */
export const fieldsOf = ({ solver, rules }: Plan): Record<string, string> => ({
  [SOLVER_FIELD]: solver,
  ...Object.fromEntries(Object.entries(rules).map(([name, version]) => [RULES + name, String(version)])),
});

/** Reads a plan from the fields of a Redis hash. @returns undefined when there are none @throws BadInput for fields that no submission writes */
export function planFrom({ [SOLVER_FIELD]: solver, ...fields }: Readonly<Record<string, string>>): Plan | undefined {
  if (solver === undefined) return undefined;
  const entries = Object.entries(fields).map(([field, version]) => {
    const name = field.slice(RULES.length);
    if (!field.startsWith(RULES) || !isRuleSetName(name) || !/^\d{1,9}$/.test(version)) throw new BadInput(DAMAGED);
    return [name, Number(version)] as const;
  });
  if (!isVersion(solver)) throw new BadInput(DAMAGED);
  return { solver, rules: Object.fromEntries(entries) };
}
