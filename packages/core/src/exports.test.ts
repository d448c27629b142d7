import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exportsOf } from '../docs/exports.js';
import { installedVariants } from './registry/installed.js';

/**
 * Update the list of exports by `vitest run packages/core/src/exports.test.ts -u`, and only on purpose: users of a package rely on what it
 * exports.
 */
test.each(['core', 'solver', 'element'])(
  '%s exports what its list says',
  async (name) => {
    const folder = fileURLToPath(new URL(`../../${name}`, import.meta.url));
    await expect(`${exportsOf([folder])}\n`).toMatchFileSnapshot(`../docs/exports-${name}.txt`);
  },
  60_000,
);

const variants = installedVariants(fileURLToPath(new URL('.', import.meta.url))).filter(({ source }) => source !== undefined);

test.each(variants)('$id exports the patience, as default too, its options, and nothing else', ({ id, source }) => {
  const found = namesIn(readFileSync(source!, 'utf8'));
  const [name = ''] = found.filter((one) => one !== 'default' && !one.endsWith('Options'));
  expect(found).toEqual(
    ['default', name, ...(found.length > 2 ? [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}Options`] : [])].sort(),
  );
  expect(id.replaceAll('-', '')).toContain(name.toLowerCase());
});

/** Names that a module exports by statements of its own. */
function namesIn(text: string): string[] {
  const names = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map((element) => element.name.text)
        : ['*'];
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : '?'));
    const { name } = statement as ts.DeclarationStatement;
    return [name && ts.isIdentifier(name) ? name.text : '?'];
  });
  return names.sort();
}
