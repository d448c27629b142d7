#!/usr/bin/env node
/** The program of `npm create patience-variant`, and of `pnpm new-variant` inside the repository. */
import { relative } from 'node:path';
import { ask, Interrupted } from './ask.js';
import { HELP, readFlags } from './flags.js';
import { checkFolder } from './folder.js';
import { Mistake } from './mistake.js';
import { check, complete, USUAL } from './plan.js';
import { nextSteps } from './next-steps.js';
import { announce, checkNeighbours, home, openWorkspace } from './workspace.js';
import { write } from './write.js';

/** @typedef {import('./plan.js').Plan} Plan */

// Ignore a closed pipe: a reader such as `head -1` closes it when it has enough, and the files are written by then.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

try {
  // Remove `--`, which pnpm passes to scripts and npm does not.
  const { given, yes, help } = readFlags(process.argv.slice(2).filter((argument) => argument !== '--'));
  if (help) say(HELP);
  else await create(given, !yes && given.recipe === undefined && process.stdin.isTTY && process.stdout.isTTY);
} catch (error) {
  if (error instanceof Interrupted) {
    say('');
    process.exitCode = 130;
  } else if (error instanceof Mistake) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

/** @param {Partial<Plan>} given @param {boolean} asks */
async function create(given, asks) {
  const workspace = given.workspace ? await openWorkspace() : undefined;
  /** Returns the folder of the new package; undefined as long as its id is not known. @param {Partial<Plan>} plan */
  const place = ({ id, into, family = USUAL }) => into ?? (workspace && id !== undefined ? home(workspace, family, id) : id);
  /** @param {Partial<Plan>} plan */
  const examine = (plan) => {
    check(plan);
    if (workspace) checkNeighbours(workspace, plan);
    const into = place(plan);
    if (into !== undefined) checkFolder(into);
  };
  examine(given);
  const { into: _, ...rest } = complete(asks ? await ask(given, examine) : given);
  const plan = {
    ...rest,
    into: place({ id: rest.id, family: rest.family, ...(given.into !== undefined && { into: given.into }) }) ?? rest.id,
  };
  examine(plan);
  const files = write(plan);
  if (workspace) announce(workspace, plan);
  const folder = relative(process.cwd(), plan.into) || '.';
  say(`${plan.en} is in ${folder}: ${files.length} files.\n`);
  say(nextSteps(workspace ? relative(workspace.root, plan.into) : undefined, folder, plan.recipe !== undefined));
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
