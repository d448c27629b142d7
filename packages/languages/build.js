/**
 * Writes `dist/index.js` of the language package in the current folder: the words of the table with the rules pages, as one module for pages that a
 * bundler builds.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');
/** @param {string} folder @param {string} ending */
const namesIn = (folder, ending) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));

/** The parts that a table uses. The other ones are for the command line and the site. */
const PARTS = ['core', 'table', 'dialogs', 'advice', 'sandbox', 'deck', 'describe'];

const parts = namesIn('words/', '.json').filter((part) => PARTS.includes(part));
const language = Object.fromEntries(parts.map((part) => [part, JSON.parse(read(`words/${part}.json`))]));
const games = existsSync('words/games.json') ? JSON.parse(read('words/games.json')) : {};
for (const id of namesIn('rules/', '.md')) games[id] = { ...games[id], rules: read(`rules/${id}.md`).trim() };

mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.js', `export default ${JSON.stringify({ ...language, games })};\n`);
