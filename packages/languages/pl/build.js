/**
 * Writes `dist/index.js`: the words of the table with the rules pages, as one module for pages that a bundler builds. Every language package can use a
 * copy of this file.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, here), 'utf8');
/** @param {string} folder @param {string} ending */
const namesIn = (folder, ending) =>
  readdirSync(new URL(folder, here))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** The parts that a table uses. The other ones are for the command line and the site. */
const PARTS = ['core', 'table', 'dialogs', 'advice', 'sandbox', 'deck', 'describe'];

const parts = namesIn('words/', '.json').filter((part) => PARTS.includes(part));
const language = Object.fromEntries(parts.map((part) => [part, JSON.parse(read(`words/${part}.json`))]));
const games = JSON.parse(read('words/games.json'));
for (const id of namesIn('rules/', '.md')) games[id] = { ...games[id], rules: read(`rules/${id}.md`).trim() };

mkdirSync(new URL('dist/', here), { recursive: true });
writeFileSync(new URL('dist/index.js', here), `export default ${JSON.stringify({ ...language, games })};\n`);
