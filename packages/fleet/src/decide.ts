import { BadInput, decideWithLine, ruleSets, SOLVER, type RuleSet } from '@patience/atlas/count';
import type { SandboxedJob } from 'bullmq';
import { mustFit, planOf } from './plan.js';
import { readTask, type Result } from './task.js';

let installed: Promise<RuleSet[]> | undefined;

/**
 * Decides one deal. BullMQ runs it in a thread of its own: the one that speaks with the server stays free to say that it lives.
 * @throws BadInput that names what differs, when this machine has other rules or another solver than the queue
 */
export default async function ({ data }: SandboxedJob<unknown, Result>): Promise<Result> {
  const task = readTask(data);
  if (task === undefined) throw new BadInput('The job is no deal to decide.');
  const { name, seed, rules, solver, budget } = task;
  const all = await (installed ??= ruleSets(process.cwd()));
  // The worker looked before it began; the queue may have become another one since.
  mustFit(planOf(all, SOLVER), { solver, rules: { [name]: rules } });
  return decideWithLine(
    all.find((one) => one.name === name)!,
    seed,
    { budget },
  );
}
