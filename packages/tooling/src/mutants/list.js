/**
 * Lists the mutants of a TypeScript file: each is the file with one small change to its behaviour, found by the compiler's parser. Types,
 * imports, and the messages of thrown errors stay unchanged.
 */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/**
 * @typedef {{ key: string, line: number, column: number, start: number, end: number, before: string, after: string, kind: string }} Mutant
 *   key: the same as long as its line of the source, and the file's other equal lines, stay as they are
 */

const K = ts.SyntaxKind;

/** The replacement of each operator. @type {Map<ts.SyntaxKind, string>} */
const SWAPPED = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.QuestionQuestionToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.PercentToken, '*'],
  [K.LessThanLessThanToken, '>>'],
  [K.GreaterThanGreaterThanToken, '<<'],
  [K.GreaterThanGreaterThanGreaterThanToken, '<<'],
  [K.AmpersandToken, '|'],
  [K.BarToken, '&'],
  [K.CaretToken, '&'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
  [K.CaretEqualsToken, '|='],
  [K.BarEqualsToken, '&='],
  [K.PlusPlusToken, '--'],
  [K.MinusMinusToken, '++'],
]);

/** The replacement of each called method's name. @type {Readonly<Record<string, string>>} */
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor', indexOf: 'lastIndexOf' };

/**
 * @param {string} source of a TypeScript file
 * @param {string} name of the file, a part of the keys
 * @returns {Mutant[]} in the order of the text
 */
export function mutantsOf(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  /** @type {Map<string, number>} how often a line with a change was seen */
  const seen = new Map();
  /** @type {Mutant[]} */
  const found = [];
  visit(file);
  return found.sort((a, b) => a.start - b.start || a.end - b.end).map((mutant) => ({ ...mutant, key: keyOf(mutant) }));

  /** @param {Mutant} mutant */
  function keyOf({ line, column, before, after }) {
    const text = [name, lines[line - 1]?.trim(), column - (lines[line - 1] ?? '').search(/\S/), before, after].join('\0');
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return createHash('sha256').update(`${text}\0${count}`).digest('hex').slice(0, 16);
  }

  /** @param {ts.Node} node @param {string} kind @param {string} after */
  function add(node, kind, after) {
    const start = node.getStart(file);
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const before = source.slice(start, node.end);
    found.push({ key: '', line: line + 1, column: character + 1, start, end: node.end, before, after, kind });
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node) || ts.isTypeParameterDeclaration(node)) {
      if (ts.isThrowStatement(node) && ts.isBlock(node.parent)) add(node, 'statement', ';');
      return;
    }
    if (ts.isBinaryExpression(node)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      const joins = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      if (swapped && !joins) add(node.operatorToken, 'operator', swapped);
      else if (swapped && node.operatorToken.kind !== K.PlusToken) add(node.operatorToken, 'operator', swapped);
    }
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === K.ExclamationToken || node.operator === K.MinusToken || node.operator === K.TildeToken)
        add(node, 'operator', `(${node.operand.getText(file)})`);
      else if (SWAPPED.has(node.operator)) add(node, 'operator', `${SWAPPED.get(node.operator)}${node.operand.getText(file)}`);
    }
    if (ts.isPostfixUnaryExpression(node)) add(node, 'operator', `${node.operand.getText(file)}${SWAPPED.get(node.operator)}`);
    if (ts.isIfStatement(node)) both(node.expression);
    if (ts.isConditionalExpression(node)) both(node.condition);
    if (ts.isWhileStatement(node) || (ts.isForStatement(node) && node.condition))
      add(/** @type {ts.Node} */ (ts.isForStatement(node) ? node.condition : node.expression), 'condition', 'false');
    if (node.kind === K.TrueKeyword && ts.isExpression(node)) add(node, 'literal', 'false');
    if (node.kind === K.FalseKeyword && ts.isExpression(node)) add(node, 'literal', 'true');
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) add(node, 'literal', `(${node.text} + 1)`);
    if (ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node)
      add(node, 'literal', `(${node.text} + 1)`);
    if (ts.isStringLiteral(node) && isValue(node)) add(node, 'literal', node.text === '' ? "'mutant'" : "''");
    if (ts.isExpressionStatement(node) && !isAwaitedSuper(node)) add(node, 'statement', ';');
    if (ts.isReturnStatement(node) && node.expression && !/^(true|false|undefined)$/.test(node.expression.getText(file)))
      add(node.expression, 'return', '(undefined as never)');
    if ((ts.isBreakStatement(node) || ts.isContinueStatement(node)) && !inSwitch(node)) add(node, 'statement', ';');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const other = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
      if (other) add(node.expression.name, 'method', other);
      if (/^(filter|sort|reverse|trim)$/.test(method)) add(node, 'method', node.expression.expression.getText(file));
    }
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && isTest(node.body)) both(node.body);
    ts.forEachChild(node, visit);
  }

  /** Adds the mutants in which a condition is always true and always false. @param {ts.Expression} condition */
  function both(condition) {
    const text = condition.getText(file);
    if (text !== 'true') add(condition, 'condition', 'true');
    if (text !== 'false') add(condition, 'condition', 'false');
  }
}

/** Tells whether an expression is a comparison or another one with a truth value. @param {ts.Expression} node */
const isTest = (node) =>
  ts.isBinaryExpression(node) &&
  [K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken, K.LessThanToken, K.GreaterThanToken, K.GreaterThanEqualsToken].includes(
    node.operatorToken.kind,
  );

/** Tells whether a string is a value: neither a key nor the name of a case, which types check already. @param {ts.StringLiteral} node */
const isValue = ({ parent }) =>
  !ts.isPropertyAssignment(parent) || parent.initializer.kind === K.StringLiteral ? !ts.isLiteralTypeNode(parent) : true;

/** Tells whether a statement is `super(…)`, which cannot be left out. @param {ts.ExpressionStatement} node */
const isAwaitedSuper = ({ expression }) => ts.isCallExpression(expression) && expression.expression.kind === K.SuperKeyword;

/** @param {ts.Node} node */
function inSwitch(node) {
  for (let at = node.parent; !ts.isFunctionLike(at) && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCaseOrDefaultClause(at)) return true;
    if (ts.isIterationStatement(at, false)) return false;
  }
  return false;
}

/** Returns the source with the change of a mutant. @param {string} source @param {Mutant} mutant */
export const mutated = (source, { start, end, after }) => source.slice(0, start) + after + source.slice(end);
