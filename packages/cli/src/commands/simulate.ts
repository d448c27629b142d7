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
import { Progress } from '../progress.js';
import { FAIR_BUDGET, type Plan } from '../simulation/player.js';
import { PLAYERS, type PlayerName } from '../simulation/players.js';
import { Record } from '../simulation/record.js';
import type { DealResult } from '../simulation/result.js';
import { runDeals } from '../simulation/run-deals.js';
import { summarize, Tally, type Summary } from '../simulation/tally.js';
import { nameOf } from '../title.js';
import { findVariant, load } from '../variants.js';

const LAST_SEED = 0xffffffff;

/** Plays many deals and counts how they end. */
export const simulate: Command = {
  name: 'simulate',
  operand: 'ID',
  needs: 'deals',
  flags: ['deals', 'from', 'set', 'player', 'jobs', 'out', ...LIMITS],
  async run(call) {
    const { args, io, words, locale } = call;
    const deals = args.count('deals', 1, 10_000_000);
    if (deals === undefined) throw new BadInput(words.flagMissing('deals', 'simulate'));
    const from = args.count('from', 0, LAST_SEED + 1 - deals) ?? 0;
    const jobs = args.count('jobs', 1, 256) ?? 1;
    const found = findVariant(call, args.operand('ID'));
    const variant = await load(call, found);
    const installed = { ...found, id: variant.id };
    const options = completeOptions(variant, givenOptions(call));
    if (!options.ok) throw badInput(call, options.error, variant);
    const player = playerOf(call);
    const plan: Plan = { installed, options: options.value, player, ...searched(call, player) };

    const heading = { variant: variant.id, rules: variant.rules, options: plan.options, player, ...plan.limits };
    const path = args.text('out');
    const record = path === undefined ? undefined : new Record(path, heading, player, words);
    const signal = io.interruption();
    const tally = new Tally();
    const progress = new Progress(io.err, words);
    const show = (): void => progress.show(tally.deals, deals, words.dealsPlayed(tally.deals, deals));
    for (let seed = from; seed < from + deals; seed++) {
      const known = record?.known.get(seed);
      if (known !== undefined) tally.add(known);
    }
    show();
    try {
      const report = (results: readonly DealResult[]): void => {
        record?.append(results);
        for (const { result } of results) tally.add(result);
        show();
      };
      await runDeals({ plan, jobs, signal, words, report }, seedsLeft(from, deals, record));
    } finally {
      progress.end();
      record?.close();
    }

    const summary = summarize(tally, player);
    answer(call, { variant: variant.id, options: plan.options, player, from, deals: tally.deals, ...summary }, () => {
      const title = [nameOf({ variant, options: plan.options }, locale), words.dealsPlayed(tally.deals, deals), words.players[player]].join(
        ' · ',
      );
      return `${paintOf(io).bold(title)}\n\n${table(summary, tally.deals, call)}`;
    });
    return tally.deals < deals ? EXIT.interrupted : EXIT.fine;
  },
};

/** The seeds that no earlier run has played. */
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

/** What bounds those who search; the fair player by positions alone, so that a deal goes alike on every machine. */
function searched({ args, words }: Call, player: PlayerName): Pick<Plan, 'limits'> {
  const limits = limitsOf(args, words);
  if (player === 'solver') return { limits };
  return player === 'fair' ? { limits: { budget: limits.budget ?? FAIR_BUDGET } } : {};
}

function table({ wins, losses, stuck, unfinished, unknown, interval }: Summary, deals: number, { locale, words }: Call): string {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const bySolver = unknown !== undefined;
  const row = (label: string, count: number | undefined, more = ''): string[][] =>
    count === undefined ? [] : [[label, number.format(count), percent.format(deals === 0 ? 0 : count / deals), more]];
  return columns(
    [
      ...row(
        bySolver ? words.verdicts.solved : words.status.won,
        wins,
        words.interval(percent.format(interval[0]), percent.format(interval[1])),
      ),
      ...row(bySolver ? words.verdicts.impossible : words.status.lost, losses),
      ...row(words.stuck, stuck),
      ...row(words.unfinished, unfinished),
      ...row(words.verdicts.unknown, unknown),
    ],
    [1, 2],
  );
}
