import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './workspace.js';

/** Matches the innermost package that a bundled file belongs to. */
const HOME = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Returns the full licences of all packages of other people that a bundle contains, as their licences require.
 * @param {readonly string[]} files the bundle's sources
 * @returns {string} Markdown
 */
export function licences(files) {
  const folders = [...new Set(files.flatMap((file) => HOME.exec(file)?.[0] ?? []))].sort();
  const texts = folders.map((folder) => {
    const { name, version, license } = readJson(join(folder, 'package.json'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (!file) throw new Error(`${String(name)} is bundled, but has no licence file in ${folder}: leave it out or ask its authors.`);
    return `## ${String(name)} ${String(version)} (${String(license)})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `# What is inside\n\nThese files carry other people's work; their licences follow.\n\n${texts.join('\n')}`;
}
