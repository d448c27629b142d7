/**
 * Checks the types of core and every variant as one program, and writes the variants' declarations. One line per package,
 * which the test run counts: `✓ types spider`, or `✗ types spider` and the reasons below.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { entriesOf, packages, root, variants } from './workspace.js';

const host = { getCurrentDirectory: () => root, getCanonicalFileName: (/** @type {string} */ file) => file, getNewLine: () => '\n' };
const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  { noEmit: false, declaration: true, emitDeclarationOnly: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.formatDiagnostic(problem, host));
    },
  },
);
if (!config) throw new Error('tsconfig.json cannot be read');

const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
/** Declarations, by the path of their source from the root without its ending. @type {Map<string, string>} */
const declarations = new Map();
const { diagnostics } = program.emit(undefined, (file, text) => {
  if (file.endsWith('.d.ts')) declarations.set(fromRoot(file).replace(/\.d\.ts$/, ''), text);
});
const problems = ts.sortAndDeduplicateDiagnostics([...config.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics]);

const checked = [...packages().filter(({ short }) => short === 'core'), ...variants()];
const ofNone = problems.filter(({ file }) => !checked.some(({ dir }) => file?.fileName.startsWith(`${dir.split(sep).join('/')}/`)));
report('types', ofNone);
for (const one of checked) {
  const its = problems.filter(({ file }) => file?.fileName.startsWith(`${one.dir.split(sep).join('/')}/`));
  report(`types ${one.short}`, its, true);
  if ('patience' in one.manifest) declare(one);
}

/** The declarations of a variant's entries and of what those name, into its `dist`. @param {import('./workspace.js').Package} one */
function declare(one) {
  const dist = join(one.dir, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const old of readdirSync(dist, { recursive: true, encoding: 'utf8' })) if (old.endsWith('.d.ts')) rmSync(join(dist, old));
  const wanted = new Set(Object.values(entriesOf(one)).map((source) => `${one.path}/${source.replace(/\.ts$/, '')}`));
  for (const name of wanted) {
    const text = declarations.get(name) ?? '';
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g))
      wanted.add(posix.join(posix.dirname(name), path));
    const file = join(dist, `${posix.relative(`${one.path}/src`, name)}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {string} what @param {readonly ts.Diagnostic[]} its problems @param {boolean} [always] also says that there are none */
function report(what, its, always = false) {
  if (its.length > 0 || always) console.log(`${its.length === 0 ? '✓' : '✗'} ${what}`);
  if (its.length === 0) return;
  console.log(ts.formatDiagnostics(its, host).trim().replace(/^/gm, '  '));
  process.exitCode = 1;
}

/** @param {string} file */
function fromRoot(file) {
  return relative(root, file).split(sep).join('/');
}
