import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

/** Something outside that a confined process sees, and where. All of it is read-only. */
export interface Visible {
  readonly source: string;
  readonly target: string;
}

/** The folder that holds all but Node itself. */
export const HOME = '/patience';

/** Where the confined process finds the module, whatever its path outside; the extension says how Node reads it. */
export const moduleTarget = (module: string): string => `${HOME}/module/game${extname(module)}`;

/** Returns the packages that this program is made of besides itself. @param program its folder */
const packagesOf = (program: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { readonly dependencies: object }).dependencies);

/**
 * Returns all that a confined process sees: Node and the libraries that it has loaded here, this program without its dependencies'
 * dependencies, and the module.
 * @param program the folder of this package
 * @param module the stranger's module; a symbolic link is followed
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

/** Parts of Node that Debian keeps outside its program. */
const SYSTEM = ['/usr/share/nodejs'];

/** The shared libraries of this process, which one of the same program needs, too. */
function libraries(): string[] {
  (process.report as { excludeNetwork?: boolean }).excludeNetwork = true; // else it looks up names
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
  return sharedObjects.filter((path) => path.startsWith('/') && path !== process.execPath && existsSync(path));
}

/** Returns the real folder of a package that this program depends on. @throws Error when it is missing */
function packageFolder(program: string, name: string): string {
  for (const folder of createRequire(join(program, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(join(folder, name, 'package.json'))) return realpathSync(join(folder, name));
  throw new Error(`${name} is not installed beside ${dirname(program)}`);
}
