/**
 * Writes a sample of comments, test names and error messages to `packages/tooling/blind-reading.md`, for readers who do not know the project:
 * `node packages/tooling/src/blind-reading.js`. Readers explain each line without its file, and the explanations are compared with the code.
 * With a seed and a commit, `node packages/tooling/src/blind-reading.js 4 55388ee3`, the sample has only lines that were added since the
 * commit, and also the sentences of the app and the subjects of commits.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.js';

/** @typedef {{ kind: 'comments' | 'test names' | 'error messages' | 'sentences of the app' | 'commit subjects', text: string, where: string }} Line */

/** Seed of the sample. Another seed gives another sample. */
const SEED = process.argv[2] ?? '1';
/** Only lines added since this commit are sampled; undefined samples all lines. */
const SINCE = process.argv[3];
/** Number of lines of each kind. @type {Readonly<Partial<Record<Line['kind'], number>>>} */
const SIZES = {
  comments: 100,
  'test names': 100,
  'error messages': SINCE ? 20 : 50,
  ...(SINCE && { 'sentences of the app': 50, 'commit subjects': 30 }),
};
/** Shortest text in characters: shorter ones only name a thing. */
const SHORTEST = 25;
const FILE = join(root, 'packages/tooling/blind-reading.md');
/** Heading of the part that people write. This program keeps the part. */
const RESULT = '## Result';

const added = SINCE ? addedLines(SINCE) : undefined;
const lines = [...files().flatMap((file) => linesOf(file)), ...subjects()];
const sample = /** @type {Line['kind'][]} */ (Object.keys(SIZES)).map((kind) => {
  const ofKind = new Map(lines.filter((line) => line.kind === kind).map((line) => [line.text, line]));
  const chosen = [...ofKind.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, SIZES[kind] ?? 0);
  const rows = chosen.map(({ text, where }, i) => `| ${i + 1} | ${text.replaceAll('|', '\\|').replaceAll('`', '')} | ${where} |`);
  return [
    `## ${chosen.length} ${kind} of ${ofKind.size.toLocaleString('en')}`,
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
  `# Blind reading\n\nA sample with seed ${SEED}, written by \`node packages/tooling/src/blind-reading.js ${[SEED, SINCE].filter(Boolean).join(' ')}\`. A reader who sees only the column “line” explains each row.\n\n${sample.join('\n')}\n${result}`,
);

/** Sorts lines at random, but in the same order in every run. @param {Line} line */
function order({ text }) {
  return createHash('sha256').update(`${SEED} ${text}`).digest('hex');
}

/** Runs git in the repository and returns the lines it prints. @param {string[]} args @returns {string[]} */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).split('\n');
}

/** Returns the sources of the repository, except for the texts of games; those of the app only for added lines. @returns {string[]} */
function files() {
  const all = git('ls-files', '*.ts', '*.js').filter((file) => file !== '' && !file.includes('/fixtures/'));
  return added ? all.filter((file) => added.has(file)) : all.filter((file) => !file.includes('/words/'));
}

/** Returns the numbers of the lines that were added to each file since a commit. @param {string} commit @returns {ReadonlyMap<string, ReadonlySet<number>>} */
function addedLines(commit) {
  /** @type {Map<string, Set<number>>} */
  const found = new Map();
  let file = '';
  for (const line of git('diff', '-U0', commit, '--', '*.ts', '*.js')) {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    const hunk = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    for (let i = 0; hunk && i < Number(hunk[2] ?? 1); i++) found.set(file, (found.get(file) ?? new Set()).add(Number(hunk[1]) + i));
  }
  return found;
}

/** Returns the subjects of the commits since the commit that the sample begins with. @returns {Line[]} */
function subjects() {
  if (!SINCE) return [];
  return git('log', '--format=%s\t%h', `${SINCE}..HEAD`)
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'commit subjects', text: line.split('\t')[0] ?? '', where: line.split('\t')[1] ?? '' }));
}

/** Returns the doc comments, test names, error messages and, for added lines, sentences of the app. @param {string} file @returns {Line[]} */
function linesOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Line[]} */
  const found = [];
  /** Adds a text of at least SHORTEST characters, if the sample may have it. @param {Line['kind']} kind @param {string} line @param {ts.Node | undefined} node */
  const add = (kind, line, node) => {
    const words = line.replace(/\s+/g, ' ').trim();
    if (words.length >= SHORTEST && node && isAdded(node)) found.push({ kind, text: words, where: file });
  };
  /** Returns whether a line of a node was added since the commit; true if the sample has all lines. @param {ts.Node} node */
  const isAdded = (node) => {
    const ofFile = added?.get(file);
    if (!ofFile) return true;
    const [first, last] = [node.getStart(source), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line + 1);
    return [...ofFile].some((line) => line >= Number(first) && line <= Number(last));
  };
  /** @param {ts.Node} node @param {string} group names of the describe blocks around the node, as test reports show them */
  const visit = (node, group) => {
    for (const doc of ts.getJSDocCommentsAndTags(node)) {
      if (doc.parent === node && ts.isJSDoc(doc)) add('comments', ts.getTextOfJSDocComment(doc.comment) ?? '', doc);
    }
    const called = ts.isCallExpression(node) ? node.expression.getText(source) : '';
    const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    const name = textOf(first);
    if (/^(test|it)\b/.test(called) && name !== '') add('test names', `${group}${name}`, first);
    const inner = /^describe\b/.test(called) && name !== '' ? `${group}${name} > ` : group;
    if (ts.isNewExpression(node) && /(Error|BadInput|Mistake)$/.test(node.expression.getText(source))) {
      const message = node.arguments?.find((one) => textOf(one) !== '');
      add('error messages', textOf(message), message);
    }
    if (ts.isCallExpression(node) && ['demand', 'broken'].includes(called) && textOf(node.arguments.at(-1)) !== '')
      add('error messages', `Variant "…", …: ${textOf(node.arguments.at(-1))}`, node.arguments.at(-1));
    if (added && /^(apps|packages\/element)\/.*\/words(\/|\.ts$)/.test(file)) add('sentences of the app', textOf(node), node);
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
