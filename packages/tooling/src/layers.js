/**
 * Layers of the repository, as .github/ARCHITECTURE.md describes them, for dependency-cruiser: `pnpm -F @patience/tooling layers`. Each line
 * of a table names a package or a part of the element; it may import what its line lists, and its own files.
 */

/** The packages that the sources of a package may import, besides the private tools. @type {Readonly<Record<string, readonly string[]>>} */
const PACKAGES = {
  core: [],
  recipe: ['core'],
  solver: ['core'],
  element: ['core', 'recipe', 'solver'],
  atlas: ['core', 'recipe', 'solver'],
  cli: ['core', 'recipe', 'solver', 'atlas'],
  fleet: ['core', 'recipe', 'solver', 'atlas'],
  variants: ['core'],
};

/** The parts of the element from the lowest layer to the highest. A module imports from its own layer and from lower ones. */
const ELEMENT = [
  [
    'words/(?!register)',
    'advice/(words|en|de)\\.ts',
    'faces/',
    'styles/',
    'sandbox/(?!(host|first-game|sent-settings|guest|guest-main)\\.ts)',
    '(card-looks|events|ending|puzzle|replay-options|result|snapshot|menu-item|menu-settings|game-request)\\.ts',
  ],
  ['table/shortcuts\\.ts'],
  ['(adviser|settings|props)\\.ts'],
  ['layout/'],
  ['table/'],
  ['names/'],
  ['view/'],
  ['features/(announcements|chain/chain|motion/(?!celebration)|sounds)'],
  ['recipe/'],
  ['game/'],
  ['features/hints/'],
  ['sandbox/(host|first-game|sent-settings)\\.ts'],
  ['state/'],
  ['features/(autoplay|clicks-beside|clock|demo|dialogs|lookahead|motion|printing)/', 'features/chain/watch-chains', 'input/'],
  ['(game-members|form-value)\\.ts'],
  ['features/index\\.ts'],
  ['game-template\\.ts'],
  ['patience-game\\.ts'],
  ['registration\\.ts', 'words/register\\.ts', 'drawing\\.ts'],
  ['index\\.ts'],
  ['(define|cdn|react|vue|svelte)\\.ts', 'advice/(?!(words|en|de)\\.ts)'],
  ['sandbox/guest\\.ts'],
  ['sandbox/guest-main\\.ts'],
];

/** Matches files that only run in tests and measurements, which may import more. */
const TESTS = '\\.test\\.ts$|/(testing|bench|e2e|engines|docs|build)/';

const element = (/** @type {readonly (readonly string[])[]} */ layers) => `^packages/element/src/(${layers.flat().join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', comment: 'A reader follows type imports, too.', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(PACKAGES).map(([name, allowed]) => ({
      name: `${name}-imports`,
      comment: `${name} may import ${allowed.join(', ') || 'no other package'}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^packages/${name}/` },
      to: { path: '^(packages|apps)/', pathNot: [`^packages/(${[name, ...allowed, 'tooling'].join('|')})/`, '/src/testing/'] },
    })),
    {
      name: 'declared',
      comment: 'A package imports only packages that its package.json names.',
      severity: 'error',
      from: {},
      to: { path: '^@patience/', couldNotResolve: true },
    },
    {
      name: 'no-variant-named',
      comment: 'Patiences are found by their packages; only a patience that extends another one names it.',
      severity: 'error',
      from: { pathNot: '^packages/variants/' },
      to: { path: '^packages/variants/', dependencyTypesNot: ['undetermined'] },
    },
    {
      name: 'no-app-imported',
      comment: 'Packages do not know the app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'feature-imports',
      comment: 'A feature of the app imports its own folder and shared ones, never another feature: it can be deleted alone.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'shared-imports',
      comment: 'Shared folders of the app do not know its features.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'workshop-by-one-entry',
      comment:
        'The site takes the workshop by its one entry for the build; the workshop takes from the site what its package.json exports.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '\\.test\\.ts$|/(bench|e2e|engines)/' },
      to: { path: '^apps/workshop/', pathNot: '^apps/workshop/build\\.ts$' },
    },
    {
      name: 'workshop-without-features',
      comment: 'The workshop uses the shared folders of the site, and no feature.',
      severity: 'error',
      from: { path: '^apps/workshop/' },
      to: { path: '^apps/web/(src/features|build)/' },
    },
    ...ELEMENT.slice(0, -1).map((layer, i) => ({
      name: `element-layer-${i + 1}`,
      comment: `Modules in ${layer.join(', ')} import only from their layer and lower ones.`,
      severity: /** @type {const} */ ('error'),
      from: { path: element([layer]), pathNot: TESTS },
      to: { path: element(ELEMENT.slice(i + 1)), pathNot: element(ELEMENT.slice(0, i + 1)) },
    })),
    {
      name: 'element-layer-missing',
      comment: 'Each module of the element belongs to a layer: add it to the list in this file.',
      severity: 'error',
      from: { path: '^packages/element/' },
      to: { path: '^packages/element/src/', pathNot: [element(ELEMENT), TESTS] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.turbo|template|families|workspace|recipes)/|\\.mjs$' },
    includeOnly: '^(packages|apps|@patience)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['@patience/source', 'import', 'types', 'default'] },
  },
};
