/**
 * Writes `custom-elements.json` for editors: the modules that the package exports, and the public members of the element. All words come
 * from the sources: attributes and members from the classes, events from the interface `PatienceEvents`.
 */
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * @typedef {{ text: string }} Type
 * @typedef {{ name: string, module?: string, package?: string }} Reference
 * @typedef {{ name: string, kind?: string, privacy?: string, static?: boolean, type?: Type, default?: string, description?: string, status?: string, inheritedFrom?: Reference, return?: { type: Type } }} Member
 * @typedef {{ kind: string, name: string, tagName?: string, superclass?: Reference, members?: Member[], attributes?: Member[], events?: Member[] }} Declaration
 * @typedef {{ kind: string, name: string, declaration: Reference }} Export
 * @typedef {{ kind: string, path: string, declarations: Declaration[], exports: Export[] }} Module
 */

/** @type {{ exports: Record<string, string | Record<string, string>> }} */
const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @type {Member[]} */
const events = [];

/** Collects the events with their details and descriptions. */
const collectEvents = {
  name: 'events',
  /** @param {{ ts: typeof import('typescript'), node: import('typescript').Node }} found */
  analyzePhase({ ts, node }) {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'PatienceEvents') return;
    for (const member of node.members) {
      if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
      const description = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment) ?? '';
      events.push({ name: member.name.text, type: { text: `CustomEvent<${member.type?.getText()}>` }, description });
    }
  },
};

/** Names of members and events that may change in any version, by the tag `experimental`. @type {Set<string>} */
const experimental = new Set();

/** Collects what is experimental. */
const collectStatus = {
  name: 'status',
  /** @param {{ ts: typeof import('typescript'), node: import('typescript').Node }} found */
  analyzePhase({ ts, node }) {
    if (!ts.isClassElement(node) && !ts.isTypeElement(node)) return;
    const isTagged = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'experimental');
    if (isTagged && node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) experimental.add(node.name.text);
  },
};

/** @type {(name: string) => 'experimental' | 'stable'} */
const statusOf = (name) => (experimental.has(name) ? 'experimental' : 'stable');

/** Types that methods return, by class and name: with a tag `returns`, the analyzer takes the type from there, where none is written. @type {Map<string, string>} */
const returned = new Map();

/** Collects the types that methods return. */
const collectReturned = {
  name: 'returned',
  /** @param {{ ts: typeof import('typescript'), node: import('typescript').Node }} found */
  analyzePhase({ ts, node }) {
    if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent) || !node.type) return;
    returned.set(`${node.parent.name?.text}.${node.name.getText()}`, node.type.getText());
  },
};

/** Keeps the public modules, under the paths that they have in the package. */
const publish = {
  name: 'publish',
  /** @param {{ customElementsManifest: { modules: Module[] } }} found */
  packageLinkPhase({ customElementsManifest }) {
    const sources = new Map(customElementsManifest.modules.map((module) => [module.path, module]));
    /** The first publication of each declaration, by its name and its source. @type {Map<string, Reference>} */
    const published = new Map();
    customElementsManifest.modules = Object.values(exports).flatMap((target) => {
      const source = typeof target === 'string' ? undefined : target['@patience/source']?.replace('./', '');
      const path = typeof target === 'string' ? undefined : target['default']?.replace('./', '');
      // A file without a source is no module, and one without a default is for tests of the workspace only.
      if (!source || !path) return [];
      /** @type {Module} */
      const module = { kind: 'javascript-module', path, declarations: [], exports: [] };
      for (const { name, from, declaration } of exportsOf(source, sources)) {
        const key = `${name} ${from}`;
        if (!published.has(key)) {
          published.set(key, { name, module: path });
          module.declarations.push(asPublished(declaration));
        }
        module.exports.push({ kind: 'js', name, declaration: /** @type {Reference} */ (published.get(key)) });
      }
      return module.exports.length > 0 ? [module] : [];
    });
    for (const { path, exports: all } of customElementsManifest.modules) {
      if (path !== 'dist/define.js') continue;
      all.push({
        kind: 'custom-element-definition',
        name: 'patience-game',
        declaration: { name: 'PatienceGame', module: 'dist/index.js' },
      });
    }
  },
};

/**
 * Returns the exports of a module other than types, wherever they are declared.
 * @param {string} source @param {ReadonlyMap<string, Module>} sources
 * @returns {{ name: string, from: string, declaration: Declaration }[]} from: the source of the declaration
 */
function exportsOf(source, sources) {
  const module = sources.get(source);
  return (module?.exports ?? []).flatMap(({ name, declaration }) => {
    const found = module?.declarations.find((one) => one.name === declaration.name);
    if (found) return [{ name, from: source, declaration: found }];
    const relative = declaration.module?.startsWith('.') ? join(dirname(source), declaration.module) : '';
    const from = relative.replace(/\.js$/, '.ts');
    return from && from !== source ? exportsOf(from, sources).filter((one) => one.name === declaration.name) : [];
  });
}

/**
 * Removes members that are private, called by the browser, or inherited from Lit. @param {Declaration} declaration @returns {Declaration}
 */
function asPublished({ superclass, ...declaration }) {
  const isElement = declaration.tagName !== undefined;
  const isPublic = (/** @type {Member} */ { name, privacy }) =>
    !/^[#[]|Callback$/.test(name) && privacy !== 'private' && privacy !== 'protected';
  const members = declaration.members?.filter(isPublic);
  return {
    ...declaration,
    ...(isElement
      ? { superclass: { name: 'LitElement', package: 'lit' }, events: events.map((event) => ({ ...event, status: statusOf(event.name) })) }
      : superclass && { superclass }),
    ...(members && { members: members.map((member) => ({ ...plainly(member), ...(isElement && { status: statusOf(member.name) }) })) }),
    ...(declaration.attributes && { attributes: declaration.attributes.map((attribute) => plainly(asMember(attribute, members))) }),
  };
}

/**
 * Completes an attribute whose property is an accessor. @param {Member & { fieldName?: string }} attribute @param {Member[] | undefined} members
 * @returns {Member}
 */
function asMember(attribute, members) {
  const { type, description } = members?.find(({ name }) => name === attribute.fieldName) ?? {};
  const status = statusOf(attribute.fieldName ?? attribute.name);
  return { ...(type && { type }), ...(description && { description }), ...attribute, status };
}

/**
 * Simplifies a type: every member is optional, so `undefined` is left out, and a switch is off by default.
 * @param {Member} member @returns {Member}
 */
function plainly({ inheritedFrom, type, ...member }) {
  const result = member.return?.type.text === '' ? returned.get(`${inheritedFrom?.name ?? 'PatienceGame'}.${member.name}`) : undefined;
  const text = type?.text
    .replace(/ \| undefined$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '');
  return {
    ...member,
    ...(result && { return: { type: { text: result } } }),
    ...(text !== undefined && { type: { text } }),
    ...(text === 'boolean' && member.kind !== 'method' && { default: 'false' }),
  };
}

/** Writes the data of the element for VS Code and JetBrains editors. @type {object[]} */
const editors = [
  customElementVsCodePlugin({ outdir: './dist', cssFileName: null, hideLogs: true }),
  customElementJetBrainsPlugin({ outdir: './dist', packageJson: false, hideLogs: true }),
];

export default {
  litelement: true,
  globs: ['src/**/*.ts'],
  exclude: ['src/**/*.test.ts'],
  outdir: '.',
  plugins: [collectEvents, collectStatus, collectReturned, publish, ...editors],
};
