/** Makes the last lines of the output: the commands to type next. */

/**
 * Returns the commands to type next, with what each does.
 * @param {string | undefined} member path of the package from the root of the workspace; undefined for a package of its own
 * @param {string} folder path of the package from the folder in which the program was called
 * @param {boolean} [recipes] whether the package is made of recipes
 */
export function nextSteps(member, folder, recipes = false) {
  if (member === undefined)
    return aligned([
      [`cd ${folder}`],
      ['npm install'],
      ['npm run dev', 'plays it, and again whenever you save'],
      ['npm test', recipes ? 'lists the mistakes of each recipe, and tests it' : 'tests it'],
      ['npm run build', recipes ? 'makes the modules that are published' : 'makes the one module that is published'],
    ]);
  return aligned([
    ['pnpm install', 'links it with the others'],
    [`pnpm variant ${member.split('/').at(-1) ?? member}`, 'builds and tests it, in seconds'],
    ['npm run dev', 'plays it'],
    ['npm test', 'tests it and all others'],
  ]);
}

/** @param {readonly (readonly [command: string, what?: string])[]} lines */
function aligned(lines) {
  const width = Math.max(...lines.map(([command, what]) => (what === undefined ? 0 : command.length)));
  return lines.map(([command, what]) => (what === undefined ? `  ${command}` : `  ${command.padEnd(width)}   ${what}`)).join('\n');
}
