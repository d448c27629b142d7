/**
 * An ESLint rule: style sheets, Lit templates and scripts use no feature that a promised browser lacks. In scripts it checks globals, and
 * members by the type of the object that they belong to, as TypeScript's DOM library declares them.
 */
import { parse, walk } from '@eslint/css-tree';
import ts from 'typescript';
import { known, lacking } from './baseline.js';

/** @typedef {import('./baseline.js').Feature} Feature */
/** @typedef {{ name: string, feature: Feature | undefined, offset: number }} Use a feature that a style sheet uses */

/** Functions and keywords of CSS by name, whatever property they belong to. @type {Map<string, Feature>} */
const values = new Map();
/** @param {Feature} of */
const gather = (of) => {
  for (const [name, feature] of Object.entries(of)) {
    if (name === '__compat') continue;
    if (!values.has(name)) values.set(name, feature);
    gather(feature);
  }
};
gather(known.css['types']);

/**
 * Lists the features that a style sheet uses: properties with their values, functions, units, at-rules, media features, and
 * selectors that begin with a colon. Features inside `@supports` are left out.
 * @param {string} text @returns {Use[]}
 */
function usesOf(text) {
  const { properties, selectors, 'at-rules': rules } = known.css;
  /** @type {Use[]} */
  const uses = [];
  /** Ignores errors of the parser, which knows only simple conditions. @param {Error & { offset?: number }} error */
  const onParseError = (error) => {
    if (!/@[\w-][^{};]*$/.test(text.slice(0, error.offset))) throw error;
  };
  const context = text.includes('{') ? 'stylesheet' : 'declarationList';
  const tree = parse(text, { context, positions: true, parseCustomProperty: true, onParseError });
  walk(tree, {
    /** @param {any} node @this {any} */
    enter(node) {
      /** @param {string} name @param {Feature | undefined} feature */
      const use = (name, feature) => void uses.push({ name, feature, offset: node.loc.start.offset });
      const { type, name } = node;
      if (type === 'Atrule' && name === 'supports') return this.skip;
      const property = this.declaration && properties[this.declaration.property];
      if (type === 'Atrule') use(`@${name}`, rules[name]);
      else if (type === 'Declaration') use(node.property, properties[node.property]);
      else if (type === 'Function') use(`${name}()`, property?.[name] ?? values.get(name));
      else if (type === 'Dimension') use(`1${node.unit}`, values.get(node.unit));
      else if (type === 'Identifier' && property) use(`${this.declaration.property}: ${name}`, property[name]);
      else if (type === 'PseudoClassSelector') use(`:${name}`, selectors[name]);
      else if (type === 'PseudoElementSelector') use(`::${name}`, selectors[name]);
      else if (type === 'NestingSelector') use('&', selectors.nesting);
      else if (type === 'Feature' && this.atrule?.name === 'media') use(`(${name})`, rules.media[name]);
      return undefined;
    },
  });
  return uses;
}

/** Interfaces of TypeScript's library whose members MDN lists under other interfaces. @type {Record<string, readonly string[]>} */
const MIXED_IN = {
  ParentNode: ['Element', 'Document', 'DocumentFragment'],
  ChildNode: ['Element'],
  InnerHTML: ['Element'],
  ARIAMixin: ['Element'],
  Slottable: ['Element'],
  Animatable: ['Element'],
  DocumentOrShadowRoot: ['ShadowRoot', 'Document'],
  HTMLOrSVGElement: ['HTMLElement'],
  ElementCSSInlineStyle: ['HTMLElement'],
  ElementContentEditable: ['HTMLElement'],
  PopoverInvokerElement: ['HTMLButtonElement'],
  WindowOrWorkerGlobalScope: ['Window', 'WorkerGlobalScope'],
  WindowLocalStorage: ['Window'],
  WindowSessionStorage: ['Window'],
  AnimationFrameProvider: ['Window'],
  NavigatorLocks: ['Navigator'],
  NavigatorStorage: ['Navigator'],
  NavigatorLanguage: ['Navigator'],
  NavigatorConcurrentHardware: ['Navigator'],
  NavigatorOnLine: ['Navigator'],
  NavigatorID: ['Navigator'],
  Body: ['Response', 'Request'],
};

/**
 * Returns MDN's record of an interface, or of a member of one, that TypeScript's library declares.
 * @param {ts.Declaration} declaration @returns {Feature | undefined}
 */
function featureOf(declaration) {
  const { api, javascript } = known;
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (name === undefined) return undefined;
  const { parent } = declaration;
  const member = /** @param {string} owner @param {string} suffix */ (owner, suffix = '') =>
    api[owner]?.[name + suffix] ?? javascript['builtins'][owner]?.[name + suffix];
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    const suffix = owner === parent.name.text ? '' : '_static';
    return [owner, ...(MIXED_IN[owner] ?? [])].map((one) => member(one, suffix)).find(Boolean);
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return member(parent.parent.name.getText(), '_static');
  return api['Window']?.[name] ?? api[name] ?? javascript['builtins'][name];
}

/** Matches a value in a template. On a line of its own it is a whole style, which is checked where it is written; elsewhere it is a number. */
const HOLE = /(?<=\n)[ \t]+\$\{[^}]*\}(?=\n)|\$\{[^}]*\}/g;

/** @type {import('eslint').Rule.RuleModule} */
const features = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', additionalProperties: { type: 'string' } }],
    messages: {
      lacking: '{{name}} is missing in {{browsers}}, which BROWSERS.md promises.',
      unread: 'These styles cannot be read: {{error}}',
    },
  },
  create(context) {
    /** Features that may be missing in a promised browser, with the reason; a property covers all its values. @type {Record<string, string>} */
    const without = context.options[0] ?? {};
    const { sourceCode } = context;
    /** @param {string} name @param {Feature | undefined} feature @param {any} where */
    const ask = (name, feature, where) => {
      const browsers = lacking(feature);
      if (browsers.length > 0 && !(name in without || /** @type {string} */ (name.split(': ')[0]) in without))
        context.report({ ...where, messageId: 'lacking', data: { name, browsers: browsers.join(', ') } });
    };
    /** @param {string} text @param {(offset: number) => any} locate */
    const askStyles = (text, locate) => {
      try {
        for (const { name, feature, offset } of usesOf(text)) ask(name, feature, locate(offset));
      } catch (error) {
        context.report({ ...locate(0), messageId: 'unread', data: { error: String(error) } });
      }
    };
    /** @param {any} node */
    const askScript = (node) => {
      const { program, esTreeNodeToTSNodeMap: nodes } = sourceCode.parserServices;
      const checker = /** @type {ts.TypeChecker} */ (program.getTypeChecker());
      const symbol = checker.getSymbolAtLocation(nodes.get(node));
      for (const declaration of symbol?.declarations ?? [])
        if (program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return ask(node.name, featureOf(declaration), { node });
    };
    return {
      /** @param {any} node */
      StyleSheet: (node) => askStyles(sourceCode.text, (offset) => ({ loc: sourceCode.getLocFromIndex(offset), node })),
      /** Returns whether a template holds styles: those of Lit, and those marked as CSS. @param {any} node */
      TemplateLiteral(node) {
        const marked = sourceCode.getCommentsBefore(node).some(({ value }) => value.trim() === 'css');
        if (!marked && node.parent.tag?.name !== 'css') return;
        const text = sourceCode.getText(node).slice(1, -1);
        askStyles(
          text.replace(HOLE, (hole) => (hole.startsWith('$') ? '0' : ' ').repeat(hole.length)),
          (offset) => ({ loc: sourceCode.getLocFromIndex(node.range[0] + 1 + offset) }),
        );
      },
      /** @param {any} node */
      'MemberExpression[computed=false] > Identifier.property': askScript,
      'NewExpression > Identifier.callee': askScript,
      'CallExpression > Identifier.callee': askScript,
    };
  },
};

export default { rules: { features } };
