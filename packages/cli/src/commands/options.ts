import { wordsOf } from '@patience/core';
import { paintOf } from '../colour.js';
import { columns } from '../columns.js';
import type { Command } from '../command.js';
import { answer, EXIT } from '../io.js';
import { load } from '../variants.js';

/** The command `options`: prints the options of a patience and their values. */
export const options: Command = {
  name: 'options',
  operand: 'ID',
  flags: [],
  async run(call) {
    const variant = await load(call, call.found!);
    answer(call, { variant: variant.id, options: variant.options }, () => {
      const paint = paintOf(call.io);
      const words = wordsOf(variant, call.locale);
      const rows = Object.entries<readonly (string | number)[]>(variant.options).map(([name, values]) => [
        name,
        values.join(' | '),
        paint.dim(words.options?.[name]?.name ?? ''),
      ]);
      return [paint.bold(words.name), ...(rows.length > 0 ? ['', columns(rows)] : [])].join('\n');
    });
    return EXIT.fine;
  },
};
