import { parseArgs } from 'node:util';
import { BadInput } from './bad-input.js';
import { COMMON, FLAGS, type Flag, type FlagName } from './flags.js';
import { shown } from './printable.js';
import type { CliWords } from './words/index.js';

/** The flags and the operand of a command line, checked against the flags that the command has. */
export class Arguments {
  readonly #values = new Map<string, string[]>();
  readonly #operands: string[] = [];
  readonly #words: CliWords;
  readonly #command: string;

  /** @param command name of the command for errors @throws BadInput for an unknown flag, one without its value, or one that is given twice */
  constructor(argv: readonly string[], flags: readonly FlagName[], command: string, words: CliWords) {
    this.#words = words;
    this.#command = command;
    const known = [...flags, ...COMMON];
    const options = Object.fromEntries(known.map((name) => [name, optionOf(FLAGS[name])]));
    const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
    for (const token of tokens) {
      if (token.kind === 'positional') this.#operands.push(token.value);
      if (token.kind !== 'option') continue;
      const name = known.find((flag) => flag === token.name);
      if (name === undefined) throw new BadInput(words.unknownFlag(shown(token.rawName), command));
      const flag: Flag = FLAGS[name];
      // In `--seed --json` the seed was forgotten. A value that begins with two hyphens is written `--seed=--json`.
      const forgotten = !token.value || (!token.inlineValue && token.value.startsWith('--'));
      if (flag.value !== undefined && forgotten) throw new BadInput(words.flagNeedsValue(name, flag.value));
      if (flag.value === undefined && token.value !== undefined) throw new BadInput(words.flagTakesNoValue(name));
      const values = this.#values.get(name) ?? [];
      if (values.length > 0 && flag.value !== undefined && !flag.repeatable) throw new BadInput(words.flagTwice(name));
      this.#values.set(name, [...values, token.value ?? '']);
    }
  }

  /** Returns whether a flag is given, with or without a value. */
  flag(name: FlagName): boolean {
    return this.#values.has(name);
  }

  text(name: FlagName): string | undefined {
    return this.#values.get(name)?.[0];
  }

  all(name: FlagName): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** Returns the whole number of a flag; undefined when the flag is absent. @throws BadInput when it is no number from `min` to `max` */
  count(name: FlagName, min: number, max: number = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw new BadInput(this.#words.flagCount(name, shown(text), min, max));
    return value;
  }

  /** Returns the operand, such as the id of a patience. @throws BadInput when it is missing or there are several */
  operand(name: string): string {
    const [operand, extra] = this.#operands;
    if (!operand) throw new BadInput(this.#words.operandMissing(name, this.#command));
    if (extra !== undefined) throw new BadInput(this.#words.operandExtra(shown(extra), this.#command));
    return operand;
  }

  /** Checks that there is no operand. @throws BadInput when there is one */
  noOperand(): void {
    const [extra] = this.#operands;
    if (extra !== undefined) throw new BadInput(this.#words.operandExtra(shown(extra), this.#command));
  }
}

/** Returns a flag in the form of Node's `parseArgs`. */
const optionOf = ({ value, short }: Flag): { type: 'boolean' | 'string'; short?: string } => ({
  type: value === undefined ? 'boolean' : 'string',
  ...(short !== undefined && { short }),
});
