/**
 * Counts how often a lost game has a reason: `node ../tooling/src/run-ts.js bench/reasons.bench.ts -- id … [--losses 100] [--file results.jsonl]`.
 * For each patience, games are played until no move leads on; a game counts when the solver proves the position
 * lost in which it ended. With `--deals` the losses are deals that the solver proves lost before the first move. Each loss is a line of
 * the file, and lines that are already there are not counted again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { deal, list, MAX_MOVES, parseMove, playAndSeeShuffle, Random, type Table } from '@patience/core/internals';
import { playFair, solve } from '../src/index.js';
import { VisitedPositions } from '../src/hints/visited-positions.js';
import { whyLost } from '../src/reasons/index.js';
import { isTrue } from '../src/testing/subset-play.js';
import { flag } from './arguments.js';

/** A counted loss. */
interface Loss {
  readonly id: string;
  readonly seed: number;
  readonly from: 'deal' | 'game';
  readonly kind: string | undefined;
  readonly cards: number;
  readonly checked: boolean | undefined;
  readonly ms: number;
}

const wanted = Number(flag('losses') ?? 100);
const file = flag('file') ?? 'reasons.jsonl';
const from = process.argv.includes('--deals') ? 'deal' : 'game';
/** Most moves after those of the fair player. */
const MOST_MOVES = 150;
/** Positions that the player may visit for each hint. */
const PLAYER = 500;
/** Positions that the solver may visit to prove a loss. */
const BUDGET = 300_000;

const known: Loss[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Loss)
  : [];

/**
 * Plays a game as somebody does who tries everything before giving up: first as the fair player does, then at random until no move leads to
 * a new position.
 */
function playOn(table: Table, seed: number): void {
  for (const text of playFair(table, { budget: PLAYER, seed }).line) {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(move.error.message);
    playAndSeeShuffle(table, move.value);
  }
  const random = new Random(seed);
  const moves = new Int32Array(MAX_MOVES);
  const past = new VisitedPositions();
  past.visit(table);
  for (let i = 0; i < MOST_MOVES && table.status() === 'playing'; i++) {
    const fresh = moves.slice(0, list(table, moves)).filter((move) => {
      table.play(move);
      const isNew = !past.has(table);
      table.undo();
      return isNew;
    });
    if (fresh.length === 0) return;
    table.play(fresh[random.below(fresh.length)]!);
    past.visit(table);
  }
}

const installed = installedVariants(import.meta.dirname);
const ids = process.argv.slice(2).filter((id, i, all) => !id.startsWith('--') && !all[i - 1]?.startsWith('--'));
for (const id of ids) {
  const variant = await loadInstalled(installed.find((one) => one.id === id)!);
  const before = known.filter((loss) => loss.id === id && loss.from === from);
  let count = before.length;
  for (let seed = Math.max(0, ...before.map((loss) => loss.seed)) + 1; count < wanted; seed++) {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { table } = dealt.value;
    if (from === 'game') playOn(table, seed);
    if (table.status() === 'won') continue;
    const { verdict } = await solve(table, { budget: BUDGET, time: Infinity, memory: 256e6, polish: 0 });
    if (verdict !== 'impossible') continue;
    const start = performance.now();
    const reason = whyLost(table);
    const ms = Math.round(performance.now() - start);
    const checked = reason && isTrue(table, reason);
    const loss: Loss = { id, seed, from, kind: reason?.kind, cards: reason?.cards.length ?? 0, checked, ms };
    appendFileSync(file, `${JSON.stringify(loss)}\n`);
    known.push(loss);
    count++;
  }
  const losses = known.filter((loss) => loss.id === id && loss.from === from);
  const given = losses.filter(({ kind }) => kind !== undefined);
  const kinds = [...new Set(given.map(({ kind }) => kind))].map((kind) => `${kind} ${given.filter((loss) => loss.kind === kind).length}`);
  console.log(
    `${id} (${from}): ${given.length} of ${losses.length} with a reason (${kinds.join(', ')}); ${given.filter((loss) => loss.checked === true).length} checked, ${given.filter((loss) => loss.checked === false).length} wrong; median ${given.map(({ cards }) => cards).sort((a, b) => a - b)[given.length >> 1] ?? 0} cards; at most ${Math.max(0, ...losses.map(({ ms }) => ms))} ms`,
  );
}
