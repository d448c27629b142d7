/**
 * Wins the recorded game of every installed patience by announcements and keys, and by clicks on names, in German and English, and writes
 * the results into .playthrough.md: `pnpm -F @patience/element screen-reader-playthrough [-- id …] [--minutes 4]`. Skips a
 * patience whose result has the same number of moves, unless it is named. Begins with the shortest games and starts none after the given
 * minutes, so the run can be made in parts. Exits with 1 when a game is not won, or when two buttons had the same name.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '@patience/tooling/browser';
import { winByScreenReader } from '../e2e/screen-reader-player.js';
import { Site, tablePage, variants, wonGames, type WonGame } from '../e2e/site.js';
import { winByVoice } from '../e2e/voice-player.js';

/** Results of earlier runs; git ignores the file. SCREEN-READER-PLAYTHROUGH.md sums them up. */
const file = join(import.meta.dirname, '..', '.playthrough.md');
const COLUMNS =
  '| patience | moves | by keys, language | keys | keys per move | by names, language | clicks | duplicate names |\n|---|---:|---|---:|---:|---|---:|---|\n';

/** Returns the lines of the table by the id of the patience. */
function lines(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map([...text.matchAll(/^\| `([^`]+)` .*$/gm)].map(([line, id]) => [id!, line]));
}

/** Writes a line. Reads the file again each time, since two runs over different patiences may write at once. */
function note(id: string, line: string): void {
  const all = lines().set(id, line);
  const order = wonGames().map(({ variant }) => variant);
  const sorted = [...all].filter(([each]) => order.includes(each)).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const missing = order
    .filter((each) => !all.has(each))
    .map((each) => `\`${each}\``)
    .join(', ');
  writeFileSync(file, `${COLUMNS}${sorted.map(([, text]) => `${text}\n`).join('')}${missing ? `\nNot played yet: ${missing}.\n` : ''}`);
}

const movesOf = ({ gestures }: WonGame): number => gestures.flat().length;
const isDone = (game: WonGame): boolean => lines().get(game.variant)?.split('|')[2]?.trim() === String(movesOf(game));

const { values, positionals: ids } = parseArgs({ options: { minutes: { type: 'string', default: 'Infinity' } }, allowPositionals: true });
const until = performance.now() + Number(values.minutes) * 60_000;
const games = wonGames();
const without = variants.filter(({ id }) => !games.some(({ variant }) => variant === id)).map(({ id }) => id);
if (without.length > 0) console.log(`No recorded game: ${without.join(', ')}`);
const unknown = ids.filter((id) => !games.some(({ variant }) => variant === id));
if (unknown.length > 0) throw new Error(`There is no recorded game of ${unknown.join(', ')}.`);

const site = new Site({ '/': tablePage });
const base = await site.open();
const browser = await launch();
for (const [i, game] of [...games.entries()].sort(([, a], [, b]) => movesOf(a) - movesOf(b))) {
  if (performance.now() > until) break;
  if (ids.length > 0 ? !ids.includes(game.variant) : isDone(game)) continue;
  const [heard, spoken] = i % 2 === 0 ? (['de', 'en'] as const) : (['en', 'de'] as const);
  const moves = movesOf(game);
  const page = await browser.newPage({ viewport: { width: 320, height: 568 }, forcedColors: 'active', reducedMotion: 'reduce' });
  try {
    const byScreenReader = await winByScreenReader(page, base, game, heard);
    const voice = await winByVoice(page, base, game, spoken);
    const doubles = [...byScreenReader.doubles, ...voice.doubles];
    const cells = [
      moves,
      heard,
      byScreenReader.deeds,
      (byScreenReader.deeds / moves).toFixed(1),
      spoken,
      voice.deeds,
      doubles.join('; ') || 'none',
    ];
    note(game.variant, `| \`${game.variant}\` | ${cells.join(' | ')} |`);
    console.log(`${doubles.length > 0 ? '✗' : '✓'} ${game.variant} ${cells.join(' ')}`);
    if (doubles.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`✗ ${game.variant}: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}
await browser.close();
await site.close();
