#!/usr/bin/env node
/** `npm create patience-variant`, and `pnpm new-variant` inside the repository. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.js';
import { complete, HELP, Mistake, readFlags } from './plan.js';
import { write } from './write.js';

try {
  const { given, yes, help } = readFlags(process.argv.slice(2));
  if (help) say(HELP);
  else {
    const asks = !yes && process.stdin.isTTY && process.stdout.isTTY;
    const plan = complete(asks ? await ask(given) : given);
    const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
    if (plan.workspace && given.into === undefined) plan.into = join(root, 'packages', 'variants', plan.id);
    const files = write(plan);
    if (plan.workspace && given.into === undefined) announce(root, plan.package, plan.en);
    const folder = relative(process.cwd(), plan.into) || '.';
    say(`${plan.en} lies in ${folder}: ${files.length} files.\n`);
    say(plan.workspace ? '  npm run dev     plays it\n  npm test        proves it' : `  cd ${folder}\n  npm install\n  npm run dev     plays it, and again whenever you save\n  npm test        proves it\n  npm run build   makes the one module that is published`);
  }
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A changeset, so that the new package is published with the next release. @param {string} root @param {string} name @param {string} title */
function announce(root, name, title) {
  const folder = join(root, '.changeset');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `new-${name.replace(/^@.*\//, '')}.md`), `---\n'${name}': minor\n---\n\nA new patience: ${title}.\n`);
}
