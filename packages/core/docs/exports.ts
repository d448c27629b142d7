/** Lists the exports of packages: every entry of a package and the names in it, types too. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** @param folders of packages @returns a heading for each package, then a line per entry with its names in alphabetical order */
export function exportsOf(folders: readonly string[]): string {
  const entries = folders.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    return Object.entries(exports).flatMap(([path, conditions]) => {
      const source = typeof conditions === 'string' ? undefined : conditions['@patience/source'];
      const file = source === undefined ? undefined : join(folder, source);
      return file !== undefined && existsSync(file) ? [{ entry: join(name, path), file }] : [];
    });
  });
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { allowJs: true, noEmit: true, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noResolve: false },
  );
  const checker = program.getTypeChecker();
  return entries
    .map(({ entry, file }) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
      const names = module === undefined ? [] : checker.getExportsOfModule(module).map((symbol) => symbol.getName());
      return `${entry} (${names.length})\n  ${names.sort().join('\n  ')}`;
    })
    .join('\n\n');
}
