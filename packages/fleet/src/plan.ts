import { BadInput, SOLVER, type RuleSet } from '@patience/atlas/count';

/** What all deals of a queue are decided by. A worker with other versions would count something else. */
export interface Plan {
  /** Version of the solver. */
  readonly solver: string;
  /** Version of the rules of each rule set. */
  readonly rules: Readonly<Record<string, number>>;
}

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

/** Both plans in one. @throws BadInput when they differ in what both name */
export function joined(one: Plan, other: Plan): Plan {
  const common = Object.fromEntries(Object.entries(one.rules).filter(([name]) => name in other.rules));
  mustFit(other, { solver: one.solver, rules: common });
  return { solver: one.solver, rules: { ...one.rules, ...other.rules } };
}
