/** A command line, divided at the command's name. */
export interface CommandLine {
  /** The command's name; what every command understands may precede it. */
  readonly word: string | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** `help deal` is `deal --help`. */
export function divided(argv: readonly string[]): CommandLine {
  let at = 0;
  while (argv[at]?.startsWith('-')) at += argv[at] === '--lang' ? 2 : 1;
  const [before, word, after] = [argv.slice(0, at), argv[at], argv.slice(at + 1)];
  return word === 'help' ? divided([...before, ...after, '--help']) : { word, before, after };
}
