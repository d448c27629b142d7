import { Game, say, type DealRequest, type Problem, type Variant } from '@patience/core';
import { BadInput } from './bad-input.js';
import { readInput } from './input.js';
import type { Call } from './io.js';
import { shown } from './printable.js';
import { load } from './variants.js';

/** The game that `ID`, `--seed` or `--deck`, `--set` and `--moves` describe. @throws BadInput */
export async function openGame(call: Call): Promise<Game> {
  // First what the user named: a file that cannot be read is told before a stranger's code is loaded.
  const request = await dealRequest(call);
  const variant = await load(call, call.found!);
  const started = Game.start(variant, request);
  if (!started.ok) throw badInput(call, started.error, variant);
  playMoves(call, started.value);
  return started.value;
}

/** What the deal was made of, for every answer. */
export const subject = ({ variant, options, source }: Game): object => ({
  variant: variant.id,
  options,
  ...('seed' in source ? { seed: source.seed } : {}),
});

/** A problem of core as the line that is printed. */
export function badInput(
  { locale }: Pick<Call, 'locale'>,
  { code, params }: Pick<Problem, 'code' | 'params'>,
  variant?: Variant,
): BadInput {
  const quoted = Object.entries(params).map(([name, value]) => [name, QUOTED.has(name) ? shown(String(value)) : value] as const);
  return new BadInput(say({ code, params: Object.fromEntries(quoted) }, locale, variant));
}

/** The details of a problem that repeat what was given. */
const QUOTED: ReadonlySet<string> = new Set(['card', 'move', 'option', 'pile', 'seed', 'value', 'variant']);

/** `--set name=value`, as often as it was given. @throws BadInput */
export function givenOptions({ args, words }: Call): Record<string, string> {
  const options = new Map<string, string>();
  for (const text of args.all('set')) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new BadInput(words.setForm(shown(text)));
    if (options.has(name)) throw new BadInput(words.setTwice(shown(name)));
    options.set(name, value);
  }
  // Assigned one by one, __proto__ would be no option but lost.
  return Object.fromEntries(options);
}

async function dealRequest(call: Call): Promise<DealRequest> {
  const { args, words } = call;
  const options = givenOptions(call);
  const given = (['seed', 'deck', 'deck-file'] as const).filter((name) => args.flag(name));
  if (given.length > 1) throw new BadInput(words.oneDeal(given.map((name) => `--${name}`)));
  const seed = args.text('seed');
  if (seed !== undefined) return { options, seed };
  const file = args.text('deck-file');
  const deck = file === undefined ? args.text('deck') : await readInput(call, file);
  return deck === undefined ? { options } : { options, deck };
}

/** Plays `--moves`, one after the other. @throws BadInput that names the first illegal one by its number, with the reason */
function playMoves(call: Call, game: Game): void {
  const moves = (call.args.text('moves') ?? '').split(/[\s,;]+/).filter((move) => move !== '');
  for (const [i, move] of moves.entries()) {
    const played = game.play(move);
    if (played.ok) continue;
    const { code, params } = played.refusal;
    throw badInput(call, { code: 'save-move', params: { ...params, number: i + 1, move, reason: code } }, game.variant);
  }
}
