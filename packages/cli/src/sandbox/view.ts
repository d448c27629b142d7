import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

/** A file or folder that a confined process can read, with its path outside and inside. */
export interface Visible {
  readonly source: string;
  readonly target: string;
}

/** Folder inside the confined process that holds everything but Node itself. */
export const HOME = '/patience';

/** Returns the path of a module inside the confined process. It keeps the extension, by which Node decides how to read the file. */
export const moduleTarget = (module: string): string => `${HOME}/module/game${extname(module)}`;

/** Returns the names of the packages that this program depends on. @param program folder of this package */
const packagesOf = (program: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { readonly dependencies: object }).dependencies);

/**
 * Returns all files that a confined process can read: Node with its libraries, this program and the packages it depends on directly, and
 * the module.
 * @param program folder of this package
 * @param module path of the untrusted module; a symbolic link is followed
 */
export function visibleTo(program: string, module: string): readonly Visible[] {
  const same = (path: string): Visible => ({ source: path, target: path });
  const packages = [
    [program, `${HOME}/cli`],
    ...packagesOf(program).map((name) => [packageFolder(program, name), `${HOME}/node_modules/${name}`]),
  ];
  return [
    ...[process.execPath, ...libraries(), ...SYSTEM.filter((path) => existsSync(path))].map(same),
    ...packages.flatMap(([folder, target]) =>
      ['dist', 'package.json'].map((part) => ({ source: join(folder!, part), target: `${target!}/${part}` })),
    ),
    { source: realpathSync(module), target: moduleTarget(module) },
  ];
}

/** Files of Node that Debian installs beside the program. */
const SYSTEM = ['/usr/share/nodejs'];

/** Returns the shared libraries of this process, which another process of Node needs, too. */
function libraries(): string[] {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true; // without this the report looks up host names
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
  return sharedObjects.filter((path) => path.startsWith('/') && path !== process.execPath && existsSync(path));
}

/** Returns the real folder of a package that this program depends on. @throws Error when it is missing */
function packageFolder(program: string, name: string): string {
  for (const folder of createRequire(join(program, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(join(folder, name, 'package.json'))) return realpathSync(join(folder, name));
  throw new Error(`${name} is not installed beside ${dirname(program)}`);
}
