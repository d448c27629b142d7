/**
 * Writes a sample of comments, test names and error messages to `packages/tooling/blind-reading.md`, for readers who do not know the project:
 * `node packages/tooling/src/blind-reading.js`. Readers explain each line without its file, and the explanations are compared with the code.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.js';

/** @typedef {{ kind: 'comments' | 'test names' | 'error messages', text: string, where: string }} Line */

/** Seed of the sample. Another seed gives another sample. */
const SEED = process.argv[2] ?? '1';
/** Number of lines of each kind. @type {Readonly<Record<Line['kind'], number>>} */
const SIZES = { comments: 100, 'test names': 100, 'error messages': 50 };
/** Shortest text in characters: shorter ones only name a thing. */
const SHORTEST = 25;
const FILE = join(root, 'packages/tooling/blind-reading.md');
/** Heading of the part that people write. This program keeps the part. */
const RESULT = '## Result';

const lines = files().flatMap((file) => linesOf(file));
const sample = /** @type {Line['kind'][]} */ (Object.keys(SIZES)).map((kind) => {
  const ofKind = new Map(lines.filter((line) => line.kind === kind).map((line) => [line.text, line]));
  const chosen = [...ofKind.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, SIZES[kind]);
  const rows = chosen.map(({ text, where }, i) => `| ${i + 1} | ${text.replaceAll('|', '\\|').replaceAll('`', '')} | ${where} |`);
  return [
    `## ${SIZES[kind]} ${kind} of ${ofKind.size.toLocaleString('en')}`,
    '',
    '<!-- prettier-ignore -->',
    '| | line | file |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
});
const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
const result = before.includes(RESULT) ? before.slice(before.indexOf(RESULT)) : `${RESULT}\n\nNot read yet.\n`;
writeFileSync(
  FILE,
  `# Blind reading\n\nA sample with seed ${SEED}, written by \`node packages/tooling/src/blind-reading.js ${SEED}\`. Two readers who see only the column “line” explain each row.\n\n${sample.join('\n')}\n${result}`,
);

/** Sorts lines at random, but in the same order in every run. @param {Line} line */
function order({ text }) {
  return createHash('sha256').update(`${SEED} ${text}`).digest('hex');
}

/** Returns the sources of the repository, except for the texts of games. @returns {string[]} */
function files() {
  return execFileSync('git', ['ls-files', '*.ts', '*.js'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\/(words|fixtures)\//.test(file));
}

/** Returns the doc comments, test names and error messages of a file. @param {string} file @returns {Line[]} */
function linesOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Line[]} */
  const found = [];
  /** @param {Line['kind']} kind @param {string} line */
  const add = (kind, line) => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words.length >= SHORTEST) found.push({ kind, text: words, where: file });
  };
  /** @param {ts.Node} node @param {string} group names of the describe blocks around the node, as test reports show them */
  const visit = (node, group) => {
    for (const doc of ts.getJSDocCommentsAndTags(node)) {
      if (doc.parent === node && ts.isJSDoc(doc)) add('comments', ts.getTextOfJSDocComment(doc.comment) ?? '');
    }
    const called = ts.isCallExpression(node) ? node.expression.getText(source) : '';
    const name = ts.isCallExpression(node) ? textOf(node.arguments[0]) : '';
    if (/^(test|it)\b/.test(called) && name !== '') add('test names', `${group}${name}`);
    const inner = /^describe\b/.test(called) && name !== '' ? `${group}${name} > ` : group;
    if (ts.isNewExpression(node) && /(Error|BadInput|Mistake)$/.test(node.expression.getText(source)))
      add('error messages', textOf(node.arguments?.find((one) => textOf(one) !== '')));
    if (ts.isCallExpression(node) && ['demand', 'broken'].includes(called) && textOf(node.arguments.at(-1)) !== '')
      add('error messages', `Variant "…", …: ${textOf(node.arguments.at(-1))}`);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, '');
  return found;
}

/** Returns the text of a literal or template, with … for its values; empty for anything else. @param {ts.Node | undefined} node */
function textOf(node) {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('') : '';
}
