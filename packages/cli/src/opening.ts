import { Game, say, type DealRequest, type Problem, type Variant } from '@patience/core';
import { BadInput } from './bad-input.js';
import { readInput } from './input.js';
import type { Call } from './io.js';
import { shown } from './printable.js';
import { load } from './variants.js';

/** Opens the game that `ID`, `--seed` or `--deck`, `--set` and `--moves` describe. @throws BadInput */
export async function openGame(call: Call): Promise<Game> {
  // Read the flags and files first, so that a mistake in them is reported before any code of a game is loaded.
  const request = await dealRequest(call);
  const variant = await load(call, call.found!);
  const started = Game.start(variant, request);
  if (!started.ok) throw badInput(call, started.error, variant);
  playMoves(call, started.value);
  return started.value;
}

/** Returns the fields of a JSON answer that identify a deal: patience, options and, where there is one, seed. */
export const subject = ({ variant, options, source }: Game): object => ({
  variant: variant.id,
  options,
  ...('seed' in source ? { seed: source.seed } : {}),
});

/** Returns a problem that core reports as an error with its message in the user's language. */
export function badInput(
  { locale }: Pick<Call, 'locale'>,
  { code, params }: Pick<Problem, 'code' | 'params'>,
  variant?: Variant,
): BadInput {
  const quoted = Object.entries(params).map(([name, value]) => [name, QUOTED.has(name) ? shown(String(value)) : value] as const);
  return new BadInput(say({ code, params: Object.fromEntries(quoted) }, locale, variant));
}

/** Details of a problem that quote the input. They are shortened and made printable. */
const QUOTED: ReadonlySet<string> = new Set(['card', 'move', 'option', 'pile', 'seed', 'value', 'variant']);

/** Reads all `--set name=value`. @throws BadInput for another form, or an option that is set twice */
export function givenOptions({ args, words }: Call): Record<string, string> {
  const options = new Map<string, string>();
  for (const text of args.all('set')) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new BadInput(words.setForm(shown(text)));
    if (options.has(name)) throw new BadInput(words.setTwice(shown(name)));
    options.set(name, value);
  }
  // Use fromEntries, because an assignment to `__proto__` would lose that option.
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

/** Plays the moves of `--moves`. @throws BadInput with the number of the first illegal move and the reason */
function playMoves(call: Call, game: Game): void {
  const moves = (call.args.text('moves') ?? '').split(/[\s,;]+/).filter((move) => move !== '');
  for (const [i, move] of moves.entries()) {
    const played = game.play(move);
    if (played.ok) continue;
    const { code, params } = played.refusal;
    throw badInput(call, { code: 'save-move', params: { ...params, number: i + 1, move, reason: code } }, game.variant);
  }
}
