import { resolve } from 'node:path';
import { completeOptions } from '@patience/core';
import { BadInput } from '../bad-input.js';
import { paintOf } from '../colour.js';
import { columns } from '../columns.js';
import type { Command } from '../command.js';
import { LIMITS } from '../flags.js';
import { answer, EXIT, type Call } from '../io.js';
import { limitsOf } from '../limits.js';
import { badInput, givenOptions } from '../opening.js';
import { shown } from '../printable.js';
import { checkOutput, saveGames } from '../saved-game.js';
import { Progress } from '../progress.js';
import { chunkOf, FAIR_BUDGET, type Plan } from '../simulation/player.js';
import { PLAYERS, type PlayerName } from '../simulation/players.js';
import { Record } from '../simulation/record.js';
import type { DealResult } from '../simulation/result.js';
import { runDeals, runnerHere, threadRunner, type Runner } from '../simulation/run-deals.js';
import { summarize, Tally, type Summary } from '../simulation/tally.js';
import type { Subject } from '../simulation/subject.js';
import { WonGames } from '../simulation/won-games.js';
import { nameOf } from '../title.js';
import { load } from '../variants.js';

const LAST_SEED = 0xffffffff;

/** The command `simulate`: plays many deals and counts how they end. */
export const simulate: Command = {
  name: 'simulate',
  operand: 'ID',
  needs: 'deals',
  flags: ['deals', 'from', 'set', 'player', 'jobs', 'out', 'save-won', ...LIMITS],
  async run(call) {
    const { args, io, words } = call;
    const deals = args.count('deals', 1, 10_000_000);
    if (deals === undefined) throw new BadInput(words.flagMissing('deals', 'simulate'));
    const from = args.count('from', 0, LAST_SEED + 1 - deals) ?? 0;
    const jobs = args.count('jobs', 1, 256) ?? 1;
    const player = playerOf(call);
    const { limits } = searched(call, player);
    const path = args.text('out');
    const wonPath = args.text('save-won');
    for (const file of [path, wonPath]) if (file !== undefined) checkOutput(call, file);
    const signal = io.interruption();
    const { subject, runners } = await prepared(call, { player, jobs, lines: wonPath !== undefined, ...(limits && { limits }) });
    const { variant, rules, options } = subject;

    const heading = { variant, rules, options, player, ...limits };
    const tally = new Tally();
    const won = new WonGames({ variant, rules, options });
    const progress = new Progress(io.err, words);
    const show = (): void => progress.show(tally.deals, deals, words.dealsPlayed(tally.deals, deals));
    let record: Record | undefined;
    try {
      record = path === undefined ? undefined : new Record(resolve(io.cwd, path), path, heading, player, words);
      const report = (results: readonly DealResult[]): void => {
        record?.append(results);
        for (const { result, score } of results) tally.add(result, score);
        won.add(results);
        show();
      };
      for (let seed = from; seed < from + deals; seed++) {
        const known = record?.known.get(seed);
        if (known !== undefined) tally.add(known.result, known.score);
      }
      show();
      await runDeals({ runners, chunk: chunkOf(player), signal, report }, seedsLeft(from, deals, record));
    } finally {
      progress.end();
      record?.close();
      await Promise.all(runners.map((runner) => runner.end()));
    }

    if (wonPath !== undefined) saveGames(call, wonPath, won.games());
    const summary = summarize(tally, player);
    answer(call, { variant, options, player, from, deals: tally.deals, ...summary }, () => {
      const title = [subject.name, words.dealsPlayed(tally.deals, deals), words.players[player]].join(' · ');
      return `${paintOf(io).bold(title)}\n\n${table(summary, tally.deals, call)}`;
    });
    return tally.deals < deals ? EXIT.interrupted : EXIT.fine;
  },
};

/** Prepares the patience and the runners: in this thread, or in several others. */
async function prepared(call: Call, { player, jobs, limits, lines }: Wanted): Promise<{ subject: Subject; runners: readonly Runner[] }> {
  const { found, words, locale } = call;
  const variant = await load(call, found!);
  const options = completeOptions(variant, givenOptions(call));
  if (!options.ok) throw badInput(call, options.error, variant);
  const plan: Plan = { installed: { ...found!, id: variant.id }, options: options.value, player, lines, ...(limits && { limits }) };
  return {
    subject: { variant: variant.id, rules: variant.rules, options: plan.options, name: nameOf({ variant, options: plan.options }, locale) },
    runners: jobs === 1 ? [await runnerHere(variant, plan)] : Array.from({ length: jobs }, () => threadRunner(plan, words)),
  };
}

/** Player, limits and number of runners of a simulation. */
interface Wanted extends Pick<Plan, 'player' | 'limits'> {
  readonly lines: boolean;
  readonly jobs: number;
}

/** Yields the seeds that no earlier run has played. */
function* seedsLeft(from: number, deals: number, record: Record | undefined): Generator<number> {
  for (let seed = from; seed < from + deals; seed++) if (!record?.known.has(seed)) yield seed;
}

function playerOf({ args, words }: Call): PlayerName {
  const given = args.text('player') ?? 'first';
  const player = PLAYERS.find((name) => name === given);
  if (player === undefined) throw new BadInput(words.unknownPlayer(shown(given), PLAYERS.join(', ')));
  const limit = LIMITS.find((name) => args.flag(name) && !(player === 'fair' && name === 'budget'));
  if (player !== 'solver' && limit !== undefined) throw new BadInput(words.onlyForSolver(limit));
  return player;
}

/** Returns the limits of players that search. The fair player is limited by positions alone, so that a deal has the same result on every machine. */
function searched({ args, words }: Call, player: PlayerName): Pick<Plan, 'limits'> {
  const limits = limitsOf(args, words);
  if (player === 'solver') return { limits };
  return player === 'fair' ? { limits: { budget: limits.budget ?? FAIR_BUDGET } } : {};
}

function table(
  { wins, losses, stuck, unfinished, unknown, over, points, interval }: Summary,
  deals: number,
  { locale, words }: Call,
): string {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const bySolver = unknown !== undefined;
  const row = (label: string, count: number | undefined, more = ''): string[][] =>
    count === undefined ? [] : [[label, number.format(count), percent.format(deals === 0 ? 0 : count / deals), more]];
  // A scored game is neither won nor lost.
  const ends = points
    ? [
        ...row(words.status.over, over),
        [words.meanScore, new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points.mean)],
        [words.mostPoints, number.format(points.most)],
      ]
    : [
        ...row(
          bySolver ? words.verdicts.solved : words.status.won,
          wins,
          words.interval(percent.format(interval[0]), percent.format(interval[1])),
        ),
        ...row(bySolver ? words.verdicts.impossible : words.status.lost, losses),
      ];
  return columns(
    [...ends, ...row(words.stuck, stuck), ...row(words.unfinished, unfinished), ...row(words.verdicts.unknown, unknown)],
    [1, 2],
  );
}
