/** An ESLint rule: doc comments, test names and declared names follow the part of .github/STYLE.md that a program can check. */
import { commentFault, identifierFault, testNameFault } from './words.js';

/** @param {any} node @returns {string | undefined} the text of a literal, or of a template up to its first value */
const textOf = (node) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis[0].value.cooked
      : undefined;

/** Returns the name of the function that a call of a test runner begins with: of `test.each(rows)(name)` it is `test`. @param {any} callee @returns {string | undefined} */
const runnerOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? runnerOf(callee.object)
      : callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
        ? runnerOf(callee.callee ?? callee.tag)
        : undefined;

/** @type {import('eslint').Rule.RuleModule} */
const style = {
  create(context) {
    /** @param {any} node @param {string | undefined} message */
    const report = (node, message) => void (message && context.report({ node, message }));
    /** @param {any} node */
    const declared = (node) => {
      if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') report(node, identifierFault(node.name));
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (comment.type === 'Block') report(comment, commentFault(comment.value));
        }
      },
      VariableDeclarator: (node) => declared(node.id),
      /** @param {any} node */
      ':matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)': (node) => declared(node.id),
      /** @param {any} node */
      ':matches(PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature)': (node) => declared(node.key),
      CallExpression(node) {
        const name = textOf(node.arguments[0]);
        if (name !== undefined && node.arguments.length > 1 && ['test', 'it'].includes(runnerOf(node.callee) ?? ''))
          report(node.arguments[0], testNameFault(name));
      },
    };
  },
};

export default { rules: { style } };
