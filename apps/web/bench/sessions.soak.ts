/**
 * Plays random sessions of all installed variants: `pnpm -F @patience/web soak -- --sessions 100000 [--state FILE] [--only id,id]`, or
 * `--minutes` for a time. In a session each variant is dealt, played with random moves, saved, loaded, shared and replayed. With a state
 * file a run continues after the last session of the run before. A failed session is printed, with exit code 1.
 * Needs built variants (`pnpm build`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { playSession } from '../src/testing/session.js';

/** Number of sessions between two reports. */
const REPORT = 10_000;

const { values } = parseArgs({
  options: { sessions: { type: 'string' }, minutes: { type: 'string' }, state: { type: 'string' }, only: { type: 'string' } },
});
const sessions = Number(values.sessions ?? Infinity);
const until = performance.now() + Number(values.minutes ?? (values.sessions === undefined ? 1 : Infinity)) * 60_000;
// Use another suffix than the other soak tests, which may share the state file.
const state = values.state === undefined ? undefined : `${values.state}.sessions`;
const only = values.only?.split(',');
const installed = installedVariants(process.cwd()).filter(({ id }) => only?.includes(id) ?? true);
const variants = await Promise.all(installed.map(loadInstalled));

const counts = { sessions: 0, moves: 0, refused: 0, undone: 0, won: 0 };
if (state !== undefined && existsSync(state)) Object.assign(counts, JSON.parse(readFileSync(state, 'utf8')));
console.log(`${variants.length} variants; ${counts.sessions} sessions played before`);
while (counts.sessions < sessions && performance.now() < until) {
  const variant = variants[counts.sessions % variants.length]!;
  try {
    const { moves, refused, undone, won } = await playSession(variant, Math.floor(counts.sessions / variants.length));
    counts.moves += moves;
    counts.refused += refused;
    counts.undone += undone;
    counts.won += won ? 1 : 0;
  } catch (error) {
    console.error(String(error));
    process.exit(1);
  }
  counts.sessions++;
  if (counts.sessions % REPORT === 0) report();
}
report();

function report(): void {
  const { sessions, moves, refused, undone, won } = counts;
  console.log(`${sessions} sessions: ${moves} moves, ${refused} refused, ${undone} taken back, ${won} won; none got lost`);
  if (state !== undefined) writeFileSync(state, `${JSON.stringify(counts)}\n`);
}
