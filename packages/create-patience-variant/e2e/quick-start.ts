/** Follows the quick starts of the element's documents: runs their commands and writes their files as printed there. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PatienceGame } from '@patience/element';
import type { Page } from 'playwright-core';
import { play } from '@patience/element/testing';
import { npm, run } from './outside.js';

/** A quick start: a section of the documents with commands and files. */
export interface QuickStart {
  readonly commands: readonly string[];
  /** Texts of the files, by their name. */
  readonly files: Readonly<Record<string, string>>;
}

const element = fileURLToPath(new URL('../../element', import.meta.url));
const documents = ['quick-start', 'frameworks'].map((name) => readFileSync(join(element, `docs/${name}.md`), 'utf8')).join('\n');

/** Reads the section under a heading: commands from its `sh` blocks, and a file from each block after a line with a file name. */
export function quickStart(heading: string): QuickStart {
  const section = documents.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The element's documents have no section "${heading}".`);
  const commands = [...section.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
  const files = [...section.matchAll(/^`([\w.]+)`:\n\n```\w+(?: live)?\n(.*?)^```/gms)].map(
    ([, name = '', text = '']) => [name, text] as const,
  );
  return { commands, files: Object.fromEntries(files) };
}

/** Names of this repository's packages that the element depends on. */
const needed = Object.keys(
  (JSON.parse(readFileSync(join(element, 'package.json'), 'utf8')) as { dependencies: Readonly<Record<string, string>> }).dependencies,
).filter((name) => name.startsWith('@patience/'));

/** Returns the names of this repository's packages that a quick start installs, and of those that the element needs. */
export const packagesOf = ({ commands }: QuickStart): string[] => [
  ...new Set([...needed, ...commands.flatMap((command) => command.match(/@patience\/[\w-]+(?= |$)/g) ?? [])]),
];

/**
 * Follows a quick start in an empty folder.
 * @param tarball returns the path of a packed package, which is installed instead of the one in the registry
 */
export async function follow({ commands, files }: QuickStart, folder: string, tarball: (name: string) => string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const command of commands) {
    const [program, install, ...wanted] = command.split(' ');
    if (program !== 'npm' || install !== 'install') {
      await run('sh', ['-c', command], folder);
      continue;
    }
    const ours = wanted.some((name) => name.startsWith('@patience/')) ? needed.map(tarball) : [];
    await npm(['install', ...ours, ...wanted.map((name) => (name.startsWith('@patience/') ? tarball(name) : name))], folder);
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Waits for the deal and plays an action of the game, such as turning a card, with the mouse. @returns the number of moves played */
export async function playAMove(page: Page): Promise<number> {
  const element = page.locator('patience-game');
  await element.locator('.table button').first().waitFor();
  const action = await element.evaluate(({ game }: PatienceGame) => game!.legalMoves().find((move) => /^\w+$/.test(move)));
  if (action === undefined) throw new Error('The game of the quick start begins without an action.');
  await play(page, { variant: '', options: {}, gestures: [[action]] }, 'mouse');
  return element.evaluate(({ game }: PatienceGame) => game!.cursor);
}
