import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hashesText } from './files.js';
import { referenceText } from './reference.js';
import { inRepository } from './repository.js';

/** A document of the site: a Markdown file of the repository, or a text that the build makes. */
export interface Source {
  /** Name of its page: `quick-start` is at `docs/quick-start/`. */
  readonly id: string;
  readonly group: Group;
  /** Path of the file from the root of the repository; undefined for a text that the build makes. */
  readonly file?: string;
  /** Returns the Markdown that the build adds to the file, or that is the whole document. */
  readonly made?: () => string;
}

export type Group = 'start' | 'element' | 'patiences' | 'project';

/** Folder of the element's own documents. A file there that the list does not name follows the others of its group. */
const ELEMENT = 'packages/element/docs/';

/** Document before the controls of the playground. */
const PLAYGROUND = `# Playground

Each control sets an attribute of the table. The code is that of a page without a build, with the files of the [quick start](../../${ELEMENT}quick-start.md).`;

const ofElement = (group: Group, ...ids: string[]): Source[] => ids.map((id) => ({ id, group, file: `${ELEMENT}${id}.md` }));

const listed: readonly Source[] = [
  ...ofElement('start', 'quick-start', 'frameworks', 'examples'),
  { id: 'playground', group: 'start', made: () => PLAYGROUND },
  ...ofElement('start', 'goals'),
  ...ofElement(
    'element',
    'settings',
    'events',
    'positions-and-moves',
    'games',
    'theming',
    'hints',
    'languages',
    'policies',
    'sandbox',
    'testing',
  ),
  { ...ofElement('element', 'files')[0]!, made: hashesText },
  { id: 'reference', group: 'element', made: referenceText },
  { id: 'guide', group: 'patiences', file: 'packages/core/GUIDE.md' },
  { id: 'recipes', group: 'patiences', file: 'packages/recipe/README.md' },
  { id: 'grammar', group: 'patiences', file: 'packages/recipe/GRAMMAR.md' },
  { id: 'accessibility', group: 'project', file: 'packages/element/ACCESSIBILITY.md' },
  { id: 'browsers', group: 'project', file: 'apps/web/BROWSERS.md' },
  { id: 'security', group: 'project', file: 'apps/web/SECURITY.md' },
  { id: 'translate', group: 'project', file: '.github/LANGUAGES.md' },
  { id: 'upgrading', group: 'project', file: '.github/UPGRADING.md' },
  { id: 'decisions', group: 'project', file: '.github/DECISIONS.md' },
];

const others = readdirSync(inRepository(ELEMENT))
  .flatMap((name) => /^([\w-]+)\.md$/.exec(name)?.[1] ?? [])
  .filter((id) => !listed.some((one) => one.id === id));

/** The groups of documents, in the order of the navigation. */
export const GROUPS: readonly Group[] = ['start', 'element', 'patiences', 'project'];

/** All documents, in the order of the navigation. */
export const sources: readonly Source[] = GROUPS.flatMap((group) =>
  [...listed, ...ofElement('element', ...others)].filter(
    (one) => one.group === group && (one.file === undefined || existsSync(inRepository(one.file))),
  ),
);

/** Returns the Markdown of a document. */
export const textOf = ({ file, made }: Source): string =>
  [file === undefined ? '' : readFileSync(inRepository(file), 'utf8'), made?.() ?? ''].join('\n').trim();
