import type { Arguments } from './arguments.js';
import { BadInput } from './bad-input.js';
import type { Limits } from './simulation/players.js';
import { shown } from './printable.js';
import type { CliWords } from './words/index.js';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000 };
const DEFAULT_TIME = 10_000;

/** Reads the limits of a search from `--time`, `--budget` and `--memory`. The default time is ten seconds. @throws BadInput */
export function limitsOf(args: Arguments, words: CliWords): Limits {
  const budget = args.count('budget', 1);
  const memory = args.count('memory', 1, 1_000_000);
  return {
    time: milliseconds(args.text('time'), words) ?? DEFAULT_TIME,
    ...(budget === undefined ? {} : { budget }),
    ...(memory === undefined ? {} : { memory }),
  };
}

/** Reads a time such as `500ms`, `10s`, `2m` or `1.5h`; a number without a unit is in seconds. @throws BadInput */
function milliseconds(text: string | undefined, words: CliWords): number | undefined {
  if (text === undefined) return undefined;
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|min|h)?$/.exec(text) ?? [];
  const ms = amount === undefined ? 0 : Math.round(Number(amount) * UNITS[unit]!);
  if (!(ms > 0 && ms <= 0x7fffffff)) throw new BadInput(words.timeForm(shown(text)));
  return ms;
}
