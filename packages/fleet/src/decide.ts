import { decide, ruleSets, SOLVER, type RuleSet } from '@patience/atlas/count';
import type { SandboxedJob } from 'bullmq';
import { mustFit, planOf } from './plan.js';
import type { Result, Task } from './task.js';

let installed: Promise<RuleSet[]> | undefined;

/**
 * Decides one deal. BullMQ runs it in a thread of its own: the one that speaks with the server stays free to say that it lives.
 * @throws BadInput that names what differs, when this machine has other rules or another solver than the queue
 */
export default async function ({ data }: SandboxedJob<Task, Result>): Promise<Result> {
  const { name, seed, rules, solver, budget } = data;
  const all = await (installed ??= ruleSets(process.cwd()));
  // The worker looked before it began; the queue may have become another one since.
  mustFit(planOf(all, SOLVER), { solver, rules: { [name]: rules } });
  return decide(
    all.find((one) => one.name === name)!,
    seed,
    { budget },
  );
}
