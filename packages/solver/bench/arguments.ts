/** Returns the value that follows `--name` on the command line. */
export function flag(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

export const has = (name: string): boolean => process.argv.includes(`--${name}`);
