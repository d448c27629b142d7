/**
 * Checks all types and writes the declarations of each package's exports. There are two programs: rules of patiences, which have no DOM,
 * and all other code. It prints one line per package, which the test run counts: `✓ types spider`, or `✗ types spider` and the reasons
 * below.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { entriesOf, isVariant, packages, PUBLISHED, root } from './workspace.js';

/** @typedef {import('./workspace.js').Package} Package */

const host = { getCurrentDirectory: () => root, getCanonicalFileName: (/** @type {string} */ file) => file, getNewLine: () => '\n' };
const isOfRules = (/** @type {Package} */ one) => one.short === 'core' || isVariant(one);

const all = packages();
check('tsconfig.json', all.filter(isOfRules));
check(
  'tsconfig.dom.json',
  all.filter((one) => !isOfRules(one)),
);

/**
 * Checks a program and returns its declarations.
 * @param {string} file the program's configuration, in the root @param {readonly Package[]} its packages
 */
function check(file, its) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, file),
    { noEmit: false, declaration: true, emitDeclarationOnly: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.formatDiagnostic(problem, host));
      },
    },
  );
  if (!config) throw new Error(`${file} cannot be read`);

  const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
  const declared = its.filter((one) => isVariant(one) || JSON.stringify(one.manifest['exports'] ?? {}).includes('"types"'));
  /** Texts of declarations by the path of their source from the root, without extension. @type {Map<string, string>} */
  const declarations = new Map();
  /** @type {ts.Diagnostic[]} */
  const diagnostics = [];
  for (const source of program.getSourceFiles().filter((one) => declared.some((whose) => isIn(whose, one.fileName))))
    diagnostics.push(
      ...program.emit(source, (name, text) => declarations.set(fromRoot(name).replace(/\.d\.ts$/, ''), text), undefined, true).diagnostics,
    );
  const problems = ts.sortAndDeduplicateDiagnostics([...config.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics]);

  const ofNone = problems.filter((problem) => !its.some((one) => isIn(one, problem.file?.fileName)));
  if (ofNone.length > 0) report(`types ${file}`, ofNone);
  for (const one of its)
    report(
      `types ${one.short}`,
      problems.filter((problem) => isIn(one, problem.file?.fileName)),
    );
  for (const one of declared) declare(one, declarations);
}

/**
 * Writes the declarations of a package's entries, and of all modules that these import, into its `dist`.
 * @param {Package} one @param {ReadonlyMap<string, string>} declarations
 */
function declare(one, declarations) {
  const dist = join(one.dir, ...(isVariant(one) ? [PUBLISHED, 'dist'] : ['dist']));
  mkdirSync(dist, { recursive: true });
  for (const old of readdirSync(dist, { recursive: true, encoding: 'utf8' })) if (old.endsWith('.d.ts')) rmSync(join(dist, old));
  const all = Object.entries(entriesOf(one));
  for (const [name, source] of all) if (source === '') write(join(dist, `${name}.d.ts`), 'export {};\n');
  const entries = all
    .filter(([, source]) => source !== '')
    .map(
      /** @returns {[string, string]} */
      ([name, source]) => [name, `${one.path}/${source.replace(/\.ts$/, '')}`],
    );
  const wanted = new Set(entries.map(([, source]) => source));
  for (const source of wanted) {
    const text = declarations.get(source);
    if (text === undefined) throw new Error(`${one.name}: there are no declarations of ${source}.ts, which its exports need`);
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g))
      wanted.add(posix.join(posix.dirname(source), path));
    write(join(dist, `${posix.relative(`${one.path}/src`, source)}.d.ts`), text);
  }
  for (const [name, source] of entries) {
    const path = posix.relative(`${one.path}/src`, source);
    if (path === name) continue;
    const has = (declarations.get(source) ?? '').includes('export default ') ? `export { default } from './${path}.js';\n` : '';
    write(join(dist, `${name}.d.ts`), `export * from './${path}.js';\n${has}`);
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns a line for a check, with the problems below. @param {string} what @param {readonly ts.Diagnostic[]} its problems */
function report(what, its) {
  console.log(`${its.length === 0 ? '✓' : '✗'} ${what}`);
  if (its.length === 0) return;
  console.log(ts.formatDiagnostics(its, host).trim().replace(/^/gm, '  '));
  process.exitCode = 1;
}

/** @param {Package} one @param {string | undefined} file */
function isIn(one, file) {
  return file?.startsWith(`${one.dir.split(sep).join('/')}/`) ?? false;
}

/** @param {string} file */
function fromRoot(file) {
  return relative(root, file).split(sep).join('/');
}
