/** The value that follows `--name`. */
export function flag(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

export const has = (name: string): boolean => process.argv.includes(`--${name}`);
