import type { Variant } from '@patience/core';
import { wordsOf } from '@patience/core/search';
import type { InstalledVariant } from '@patience/core/installed';
import { columns } from '../columns.js';
import type { Command } from '../command.js';
import { answer, EXIT, oneLine, type Call } from '../io.js';
import { findVariants, load, tellFaults } from '../variants.js';
import { paintOf } from '../colour.js';
import { printable } from '../printable.js';

interface Entry extends InstalledVariant {
  readonly variant: Variant;
}

/** Every installed patience, with its options. One that cannot be loaded is left out and named on standard error, and so is a broken package. */
export const list: Command = {
  name: 'list',
  flags: [],
  async run(call) {
    const { args, io, words } = call;
    args.noOperand();
    const { variants: installed, faults } = findVariants(io.cwd);
    tellFaults(call, faults);
    const entries: Entry[] = [];
    for (const one of installed)
      try {
        entries.push({ ...one, variant: await load(call, one) });
      } catch (error) {
        io.err.write(`patience: ${oneLine(error)}\n`);
      }
    if (installed.length + faults.length === 0) io.err.write(`patience: ${words.noneInstalled}\n`);
    const variants = entries.map(({ id, package: from, version, names, variant }) => ({
      id,
      package: from,
      version,
      names: { de: names.de, en: names.en },
      options: variant.options,
    }));
    answer(call, { variants }, () => table(entries, call));
    return faults.length === 0 && entries.length === installed.length ? EXIT.fine : EXIT.negative;
  },
};

function table(entries: readonly Entry[], { io, locale }: Call): string {
  const paint = paintOf(io);
  return columns(
    entries.flatMap(({ id, package: from, version, names, variant }) => [
      [paint.bold(printable(id)), printable(names[locale]), paint.dim(printable(`${from} ${version}`))],
      ...Object.entries<readonly (string | number)[]>(variant.options).map(([name, values]) => [
        `  ${name}`,
        values.join(' | '),
        paint.dim(wordsOf(variant, locale).options?.[name]?.name ?? ''),
      ]),
    ]),
  );
}
