import { readFileSync } from 'node:fs';
import { Game, say, type DealRequest, type Problem, type Variant } from '@patience/core';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { loadVariant } from './variants.js';

/** The game that `ID`, `--seed` or `--deck`, `--set` and `--moves` describe. @throws BadInput */
export async function openGame(call: Call): Promise<Game> {
  const variant = await loadVariant(call, call.args.operand('ID'));
  const started = Game.start(variant, await dealRequest(call));
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
export const badInput = ({ locale }: Call, problem: Pick<Problem, 'code' | 'params'>, variant?: Variant): BadInput => new BadInput(say(problem, locale, variant));

/** `--set name=value`, as often as it was given. @throws BadInput */
export function givenOptions({ args, words }: Call): Record<string, string> {
  const options: Record<string, string> = {};
  for (const text of args.all('set')) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new BadInput(words.setForm(text));
    if (Object.hasOwn(options, name)) throw new BadInput(words.setTwice(name));
    options[name] = value;
  }
  return options;
}

/** What a file says, or standard input for `-`. @throws BadInput when it cannot be read */
export async function readInput({ io, words }: Call, file: string): Promise<string> {
  try {
    return file === '-' ? await io.stdin() : readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(words.unreadable(file, error));
  }
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
