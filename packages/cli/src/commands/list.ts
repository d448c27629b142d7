import { textOf, type LanguageTag } from '@patience/core';
import type { InstalledVariant } from '@patience/core/installed';
import { columns } from '../columns.js';
import { paintOf } from '../colour.js';
import type { Command } from '../command.js';
import { answer, EXIT, oneLine, type Call } from '../io.js';
import { printable } from '../printable.js';
import { checkBuilt, findVariants, tellFaults, tellHidden } from '../variants.js';

/**
 * The command `list`: prints every installed patience from the manifests of the packages, without running their code. Patiences that are not
 * built, and broken packages, are reported on standard error.
 */
export const list: Command = {
  name: 'list',
  flags: [],
  run(call) {
    const { args, io, words } = call;
    args.noOperand();
    const { variants: found, faults, hidden } = findVariants(io);
    tellFaults(call, faults);
    tellHidden(call, hidden);
    const entries = found.filter((one) => {
      try {
        checkBuilt(call, one);
        return true;
      } catch (error) {
        io.err.write(`patience: ${oneLine(error)}\n`);
        return false;
      }
    });
    if (found.length + faults.length === 0) io.err.write(`patience: ${words.noneInstalled}\n`);
    const variants = entries.map(({ id, package: from, version, names }) => ({ id, package: from, version, names }));
    answer(call, { variants }, () => table(entries, call));
    return faults.length === 0 && entries.length === found.length ? EXIT.fine : EXIT.negative;
  },
};

function table(entries: readonly InstalledVariant[], { io, locale }: Call): string {
  const paint = paintOf(io);
  return columns(
    entries.map(({ id, package: from, version, names }) => [
      paint.bold(printable(id)),
      printable(nameIn({ id, names }, locale)),
      paint.dim(printable(`${from} ${version}`)),
    ]),
  );
}

/** Returns the name of a patience in a language, from its manifest or from a language package. */
const nameIn = ({ id, names }: Pick<InstalledVariant, 'id' | 'names'>, locale: LanguageTag): string => {
  const strings = Object.fromEntries(Object.entries(names).map(([tag, name]) => [tag, { name }]));
  return textOf({ id, strings }, locale, ({ name }) => name).text;
};
