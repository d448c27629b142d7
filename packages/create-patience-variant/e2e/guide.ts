/** Reads the guide "Write a patience": its blocks of code and its commands, each of which the script guide-proof follows. */
import { readFileSync } from 'node:fs';

/** The text of the guide. */
export const GUIDE = readFileSync(new URL('../../core/GUIDE.md', import.meta.url), 'utf8');

/** Language of a code block. Blocks without fences, which have commands or output, are `text`. */
type Kind = 'html' | 'json' | 'text' | 'ts';

/** A block of the guide that the script guide-proof follows: its section, its kind and how it begins. */
type Known = readonly [section: string, kind: Kind, begins: string];

const JSON_PART = 'A patience in 17 lines of JSON';
const MODULE = 'The same in TypeScript';
const DIARY = 'Diary of one addition';
const KIT = 'Reading the kit';

/** The blocks of the guide, in their order. */
const BLOCKS = {
  recipe: [JSON_PART, 'json', '{'],
  recipeCommands: [JSON_PART, 'text', 'npm install @patience/cli'],
  recipeMistake: [JSON_PART, 'text', 'table.t1-8.take.run is '],
  pageCommands: [JSON_PART, 'text', 'npm install @patience/element'],
  page: [JSON_PART, 'html', '<script type="module" src="patience-game.cdn.js">'],
  module: [MODULE, 'ts', 'import type { Variant }'],
  moduleWords: [MODULE, 'ts', 'options: {'],
  points: [MODULE, 'ts', 'score: '],
  quarter: ['A quarter of an hour', 'text', 'npm create patience-variant '],
  pair: [DIARY, 'ts', 'pair: '],
  place: [DIARY, 'ts', 'function place('],
  table: [DIARY, 'ts', 'table: '],
  notDealt: [DIARY, 'text', 'Variant "pyramid", deal: '],
  overlaps: [DIARY, 'text', 'Variant "pyramid", table: '],
  covered: [DIARY, 'ts', '...(line < 6 '],
  accept: [DIARY, 'ts', 'accept: '],
  noReason: [DIARY, 'text', 'Variant "pyramid", strings.de: '],
  reasons: [DIARY, 'ts', 'reasons: '],
  piles: [DIARY, 'ts', "{ id: 'open', "],
  actions: [DIARY, 'ts', 'actions: {\n'],
  actionWords: [DIARY, 'ts', 'actions: { turn: '],
  status: [DIARY, 'ts', 'status: '],
  publish: [DIARY, 'text', 'npm run build && npm publish'],
  wonCommand: [KIT, 'text', 'npx patience solve '],
  wonTest: [KIT, 'ts', 'import won from '],
  specification: [KIT, 'json', '{\n  "$schema"'],
  laidOut: [KIT, 'ts', 'const table = layOut('],
  publishedPage: ['Publishing', 'html', '<script type="module" src="https://any.host/'],
} as const satisfies Readonly<Record<string, Known>>;

/** The commands in sentences of the guide, except those of this repository, which scripts.test.ts checks. */
const COMMANDS = [
  'npm create patience-variant moonlight -- --family open-columns',
  'npm test',
  'npm run build',
  'npx patience deal moonlight',
  'npx patience --help',
  'npm run dev',
  'npm create patience-variant pyramid -- --family pairs',
  'npx patience replay src/fixtures/won.json',
  'npx patience perft moonlight --seed 7 --depth 2',
  'npx patience solve moonlight --seed 7',
  'npx patience simulate moonlight --deals 100 --player first',
] as const;

/** Names of programs that sentences mention without a whole command. */
const MENTIONS = ['npx patience', 'npx patience simulate'];

export type BlockName = keyof typeof BLOCKS;
export type GuideCommand = (typeof COMMANDS)[number];

/** The parts of a guide, and which of them were asked for. */
export class Guide {
  readonly #text: string;
  readonly #blocks: ReadonlyMap<BlockName, string>;
  readonly #unread: Set<string>;

  /** @throws Error when the text has a block or a command that guide-proof does not follow, or lacks one */
  constructor(text = GUIDE) {
    const found = blocksOf(text);
    const known = Object.entries(BLOCKS) as [BlockName, Known][];
    for (const [i, { section, kind, text: block }] of found.entries()) {
      const [, [wantedSection, wantedKind, begins]] = known[i] ?? ['', ['', '', '']];
      if (wantedKind !== kind || wantedSection !== section || !block.startsWith(begins))
        throw new Error(
          `GUIDE.md, "${section}": the next code block begins with "${block.split('\n')[0]!}", but guide-proof expects "${begins}". Change one of the two.`,
        );
    }
    if (found.length < known.length) throw new Error(`GUIDE.md lacks the block "${known[found.length]![1][2]}".`);
    const commands = spansOf(text).filter((span) => /^(npm|npx) /.test(span) && !MENTIONS.includes(span));
    compare(commands, COMMANDS);
    this.#text = text;
    this.#blocks = new Map(known.map(([name], i) => [name, found[i]!.text]));
    this.#unread = new Set([...this.#blocks.keys(), ...COMMANDS]);
  }

  /** Returns a block. */
  block(name: BlockName): string {
    this.#unread.delete(name);
    return this.#blocks.get(name)!;
  }

  /** Returns a command that the guide has in a sentence. */
  command(command: GuideCommand): string {
    this.#unread.delete(command);
    return command;
  }

  /** Returns the one piece of code within the sentences of the guide that begins with a text. @throws Error when there is none, or there are several */
  span(begins: string): string {
    const found = new Set(spansOf(this.#text).filter((span) => span.startsWith(begins)));
    if (found.size !== 1) throw new Error(`GUIDE.md has ${found.size} pieces of code that begin with "${begins}"; expected one.`);
    return [...found][0]!;
  }

  /** Returns the cells of the second column of the table under a heading. */
  column(section: string): string[] {
    const [, text = ''] = this.#text.split(`\n## ${section}\n`);
    return [...text.split('\n## ')[0]!.matchAll(/^\|[^|\n]*\|([^|\n]*)\|$/gm)].map(([, cell = '']) => cell.trim());
  }

  /** Returns the guide's code blocks and commands that the script has not used yet. */
  unread(): string[] {
    return [...this.#unread];
  }
}

/** Returns all blocks of a Markdown text: fenced ones, and indented ones after an empty line. */
function blocksOf(text: string): { section: string; kind: string; text: string }[] {
  const found: { section: string; kind: string; text: string }[] = [];
  let section = '';
  for (const [, heading, kind, fenced = '', indented = ''] of text.matchAll(
    /^## (.+)$|^```(\w*)\n([\s\S]*?)^```$|(?<=\n\n)((?: {4}.*\n)+)/gm,
  )) {
    if (heading !== undefined) section = heading;
    else
      found.push(kind === undefined ? { section, kind: 'text', text: indented.replace(/^ {4}/gm, '') } : { section, kind, text: fenced });
  }
  return found;
}

/** Returns the pieces of code in sentences, each on one line. */
function spansOf(text: string): string[] {
  const sentences = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...sentences.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replace(/\s+/g, ' '));
}

function compare(found: readonly string[], known: readonly string[]): void {
  const strange = found.find((command) => !known.includes(command));
  if (strange !== undefined) throw new Error(`GUIDE.md: guide-proof does not run the command "${strange}".`);
  const missing = known.find((command) => !found.includes(command));
  if (missing !== undefined) throw new Error(`GUIDE.md lacks the command "${missing}".`);
}
