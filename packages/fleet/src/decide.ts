import { BadInput, decideWithLine, ruleSets, SOLVER, type RuleSet } from '@patience/atlas/count';
import type { SandboxedJob } from 'bullmq';
import { mustFit, planOf } from './plan.js';
import { PROGRAM } from './program.js';
import { readTask, type Result } from './task.js';

let installed: Promise<RuleSet[]> | undefined;

/**
 * Decides one deal. BullMQ runs this module in a thread of its own, so that the main thread stays free to renew the lock on the job.
 * @throws BadInput that names the difference, when this machine has other rules or another solver than the queue
 */
export default async function ({ data }: SandboxedJob<unknown, Result>): Promise<Result> {
  const task = readTask(data);
  if (task === undefined) throw new BadInput('The job is no deal to decide.');
  const { name, seed, rules, solver, budget } = task;
  const all = await (installed ??= ruleSets(PROGRAM));
  // Compare the versions again: since the worker started, the queue may have been removed and submitted anew.
  mustFit(planOf(all, SOLVER), { solver, rules: { [name]: rules } });
  return decideWithLine(
    all.find((one) => one.name === name)!,
    seed,
    { budget },
  );
}
