/** Writes the reference of the contract from the comments of its types, which editors show as well. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The declarations that an author needs, file by file; without names, all declarations that a file exports. */
const SOURCES: readonly (readonly [file: string, names?: readonly string[]])[] = [
  ['contract.ts'],
  ['variant.ts'],
  ['data/grammar.ts'],
  ['cards/card.ts', ['SUITS', 'Suit', 'RANKS', 'ACE', 'JACK', 'QUEEN', 'KING', 'Card']],
  ['shared/row.ts'],
  ['shared/stock.ts'],
  ['shared/dealing.ts'],
  ['shared/tables.ts'],
  ['shared/in-circle.ts'],
  ['shared/hints.ts'],
  ['shared/sequences.ts'],
  ['shared/gather.ts'],
];

type Documented = ts.Declaration & { readonly name?: ts.Node };

/** Returns the reference. @returns markdown */
export function reference(): string {
  const sections = SOURCES.flatMap(([file, names]) => {
    const path = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements.flatMap((statement) =>
      declarationsOf(statement)
        .filter(({ name }) => !names || names.includes(name!.getText()))
        .map((node) => section(node, statement)),
    );
  });
  return `# The contract

Made from the comments in \`src\`; \`vitest run packages/core/src/reference.test.ts -u\` brings it up to date. How to use it
is explained in [the guide](GUIDE.md).

${sections.join('\n')}`;
}

/** Returns the names that a statement exports. */
function declarationsOf(statement: ts.Statement): Documented[] {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement)
    ? [statement]
    : [];
}

function section(node: Documented, statement: ts.Statement): string {
  const title = `## ${node.name!.getText()}\n\n${prose(statement)}`;
  if (ts.isInterfaceDeclaration(node)) return `${title}${parameters(node)}| | | |\n|---|---|---|\n${node.members.map(member).join('\n')}\n`;
  const lines = ts.isTypeAliasDeclaration(node)
    ? statement.getText()
    : ts.isFunctionDeclaration(node)
      ? `${statement.getText().slice(0, node.body!.getStart() - statement.getStart())}…`
      : statement.getText().replace(/ =>\s*[({\n][\s\S]*| \{\n {2}on: [\s\S]*/, ' …');
  return `${title}\`\`\`ts\n${lines.replace(/^export /, '')}\n\`\`\`\n`;
}

/** Returns the heading of an interface that has type parameters, which its table of members does not name. */
function parameters({ name, typeParameters }: ts.InterfaceDeclaration): string {
  if (!typeParameters) return '';
  const list = typeParameters.map((parameter) => parameter.getText()).join(', ');
  return `\`\`\`ts\ninterface ${name.text}<${list}>\n\`\`\`\n\n`;
}

/** Returns one row of a table: name, type, meaning. */
function member(node: ts.TypeElement): string {
  const type = ts.isMethodSignature(node)
    ? node
        .getText()
        .slice(node.name.getText().length + (node.questionToken ? 1 : 0))
        .replace(/;$/, '')
    : ts.isPropertySignature(node)
      ? node.type!.getText().replace(/\/\*\*.*?\*\//g, '')
      : node.getText();
  const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  const optional = 'questionToken' in node && node.questionToken ? '?' : '';
  return `| \`${node.name?.getText() ?? ''}${optional}\` | \`${cell(type)}\` | ${cell(prose(node)).replace(/^- returns/, 'Returns')} |`;
}

/** Returns the comment above a node, with its parameters as a list. */
function prose(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  if (!doc) return '';
  const text = ts.getTextOfJSDocComment(doc.comment) ?? '';
  const tags = doc.tags?.filter((tag) => ts.isJSDocParameterTag(tag) || ts.isJSDocReturnTag(tag)) ?? [];
  const list = tags.map(
    (tag) => `- ${ts.isJSDocParameterTag(tag) ? `\`${tag.name.getText()}\`` : 'returns'} ${ts.getTextOfJSDocComment(tag.comment) ?? ''}`,
  );
  return `${text.replace(/\n\s*/g, '\n').replace(/\{@link (\w+)\}/g, '`$1`')}\n\n${list.length > 0 ? `${list.join('\n')}\n\n` : ''}`;
}
