/** Finds members of classes and interfaces that sources mark `@internal`, and checks whether a declaration file still contains them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {{ owner: string, name: string }} Member */

/** @param {string} folder of sources @returns {Member[]} */
export function internalMembers(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.flatMap((file) => membersOf(readFileSync(join(folder, file), 'utf8'), true));
}

/** @param {string} text of a declaration file @param {string} owner a class or an interface @param {string} name of the member */
export const declares = (text, owner, name) => membersOf(text, false).some((member) => member.owner === owner && member.name === name);

/** @param {string} text @param {boolean} internal only those that are marked @returns {Member[]} */
export function membersOf(text, internal) {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) => {
    if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return [];
    const owner = statement.name?.text ?? '';
    return [...statement.members]
      .filter((member) => !internal || ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal'))
      .flatMap(({ name }) => (name && ts.isIdentifier(name) ? [{ owner, name: name.text }] : []));
  });
}
