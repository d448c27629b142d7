/**
 * Counts how many real dead ends are announced. Plays deals of every installed patience until no move leads to a new position. Then
 * searches for a way on: with as many positions as the element visits, and with many more.
 *
 * `pnpm -F @patience/core dead-ends [--deals 3] [--only id]` prints a table.
 */
import { Game } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { firstByRank, formatMove, list, MAX_MOVES, Random } from '@patience/core/internals';
import { deadEndOf } from '@patience/core/testing';

/** Number of positions that the element visits to find a dead end, and a number that is large enough to find the truth. */
const ELEMENT = 5000;
const REAL = 100_000;
/** Largest number of moves in a game. */
const MOVES = 600;

const flag = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const deals = Number(flag('deals') ?? 3);
const only = flag('only');
const room = new Int32Array(MAX_MOVES);

/**
 * Plays on in the order of moves that the patience prefers, never to a position that was met before. Returns false when there is no such
 * move.
 */
function playOn(game: Game, met: Set<string>, random: Random): boolean {
  const { table } = game;
  const moves = Array.from(room.subarray(0, list(table, room)));
  while (moves.length > 0) {
    const chosen = table.variant.rank ? firstByRank(table, Int32Array.from(moves), moves.length) : moves[random.below(moves.length)]!;
    moves.splice(moves.indexOf(chosen), 1);
    game.play(formatMove(table, chosen));
    const key = table.key.join();
    if (!met.has(key)) {
      met.add(key);
      return true;
    }
    game.undo();
  }
  return false;
}

const total = { ended: 0, stuck: 0, real: 0, announced: 0, open: 0 };
console.log('| patience | not won | no move left | dead ends with moves left | announced | not decided |');
console.log('|---|---|---|---|---|---|');
for (const installed of installedVariants(process.cwd()).filter(({ id }) => !only || id === only)) {
  const variant = await loadInstalled(installed);
  const sum = { ended: 0, stuck: 0, real: 0, announced: 0, open: 0 };
  for (let seed = 1; seed <= deals; seed++) {
    const started = Game.start(variant, { seed });
    if (!started.ok) throw new Error(started.error.message);
    const game = started.value;
    const met = new Set([game.table.key.join()]);
    const random = new Random(seed);
    for (let i = 0; i < MOVES && game.status === 'playing' && playOn(game, met, random); i++);
    if (game.status !== 'playing') continue;
    sum.ended++;
    if (game.stuck) {
      sum.stuck++;
      continue;
    }
    const soon = deadEndOf(game, ELEMENT);
    const real = soon === 'unknown' ? deadEndOf(game, REAL) : soon;
    if (real === 'dead') sum.real++;
    if (soon === 'dead') sum.announced++;
    if (real === 'unknown') sum.open++;
  }
  for (const name of ['ended', 'stuck', 'real', 'announced', 'open'] as const) total[name] += sum[name];
  console.log(`| ${[installed.id, sum.ended, sum.stuck, sum.real, sum.announced, sum.open].join(' | ')} |`);
}
console.log(`| **all** | ${[total.ended, total.stuck, total.real, total.announced, total.open].join(' | ')} |`);
