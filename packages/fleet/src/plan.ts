import { BadInput, isRuleSetName, SOLVER, type RuleSet } from '@patience/atlas/count';
import { isVersion } from './task.js';

/** What all deals of a queue are decided by. A worker with other versions would count something else. */
export interface Plan {
  /** Version of the solver. */
  readonly solver: string;
  /** Version of the rules of each rule set. */
  readonly rules: Readonly<Record<string, number>>;
}

/** Names of fields; no rule set begins so that both are one. */
const SOLVED_BY = 'solver';
const RULES = 'rules ';

const DAMAGED = 'What the queue says it is counted by makes no sense: somebody else has written to the server. Use another --queue.';

/** What is installed here. */
export const planOf = (ruleSets: readonly RuleSet[], solver = SOLVER): Plan => ({
  solver,
  rules: Object.fromEntries(ruleSets.map(({ name, variant }) => [name, variant.rules])),
});

/**
 * May one with these versions work for this plan?
 * @throws BadInput that names what differs
 */
export function mustFit(mine: Plan, plan: Plan): void {
  if (mine.solver !== plan.solver)
    throw new BadInput(`The queue is counted by version ${plan.solver} of the solver; here is version ${mine.solver}.`);
  for (const [name, rules] of Object.entries(plan.rules)) {
    const here = mine.rules[name];
    if (here === undefined) throw new BadInput(`The queue counts "${name}", which is not installed here.`);
    if (here !== rules) throw new BadInput(`The queue counts "${name}" by version ${rules} of its rules; here is version ${here}.`);
  }
}

/** What a plan says of the rule sets that another one names, too. */
export const inCommon = (plan: Plan, other: Plan): Plan => ({
  solver: plan.solver,
  rules: Object.fromEntries(Object.entries(plan.rules).filter(([name]) => Object.hasOwn(other.rules, name))),
});

/** A field for the solver and one for each rule set: so kept, a plan is added to without being read. */
export const fieldsOf = ({ solver, rules }: Plan): Record<string, string> => ({
  [SOLVED_BY]: solver,
  ...Object.fromEntries(Object.entries(rules).map(([name, version]) => [RULES + name, String(version)])),
});

/** The plan that such fields keep; undefined when there are none. @throws BadInput for fields that no submission writes */
export function planFrom({ [SOLVED_BY]: solver, ...fields }: Readonly<Record<string, string>>): Plan | undefined {
  if (solver === undefined) return undefined;
  const entries = Object.entries(fields).map(([field, version]) => {
    const name = field.slice(RULES.length);
    if (!field.startsWith(RULES) || !isRuleSetName(name) || !/^\d{1,9}$/.test(version)) throw new BadInput(DAMAGED);
    return [name, Number(version)] as const;
  });
  if (!isVersion(solver)) throw new BadInput(DAMAGED);
  return { solver, rules: Object.fromEntries(entries) };
}
