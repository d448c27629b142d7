/** A command line, split at the name of the command. */
export interface CommandLine {
  /** The name of the command, which flags of every command may precede; undefined where there is none. */
  readonly word: string | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Splits a command line at the name of the command. `help deal` is read as `deal --help`. */
export function divided(argv: readonly string[]): CommandLine {
  let at = 0;
  while (argv[at]?.startsWith('-')) at += argv[at] === '--lang' ? 2 : 1;
  const [before, word, after] = [argv.slice(0, at), argv[at], argv.slice(at + 1)];
  return word === 'help' ? divided([...before, ...after, '--help']) : { word, before, after };
}
