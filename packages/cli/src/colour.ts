import type { Io } from './io.js';

/** Functions that colour a text for a terminal, or return it unchanged. */
export interface Paint {
  readonly red: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

const sequence =
  (on: number, off: number) =>
  (text: string): string =>
    `\x1b[${on}m${text}\x1b[${off}m`;
const plain = (text: string): string => text;

const COLOURED: Paint = { red: sequence(31, 39), dim: sequence(2, 22), bold: sequence(1, 22) };
/** Returns every text unchanged. */
export const PLAIN: Paint = { red: plain, dim: plain, bold: plain };

/** Returns colours for a terminal. `NO_COLOR` switches them off, `FORCE_COLOR` switches them on for files and pipes, too. */
export function paintOf({ env, out }: Io): Paint {
  if (env['NO_COLOR']) return PLAIN;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return COLOURED;
  return out.isTTY && env['TERM'] !== 'dumb' ? COLOURED : PLAIN;
}
