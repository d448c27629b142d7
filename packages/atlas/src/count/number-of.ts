import { BadInput } from './bad-input.js';

/**
 * Reads the number of a flag. It consists of digits only, with a point where a fraction is allowed. @throws BadInput when it is missing,
 * not a number, or out of range
 */
export function numberOf(flag: string, text: string | undefined, least: number, most: number, whole = true): number {
  const form = whole ? /^\d{1,16}$/ : /^\d{1,16}(\.\d{1,16})?$/;
  const number = text !== undefined && form.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  const wanted = `a ${whole ? 'whole ' : ''}number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  throw new BadInput(text === undefined ? `--${flag} is missing; give ${wanted}.` : `--${flag} must be ${wanted}, not “${text}”.`);
}
