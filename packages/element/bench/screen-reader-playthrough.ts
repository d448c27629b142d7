/**
 * Wins the recorded game of every installed patience by announcements and keys, and by clicks on names, in German and English, and writes
 * the results into SCREEN-READER-PLAYTHROUGH.md: `pnpm -F @patience/element screen-reader-playthrough [-- id …] [--minutes 4]`. Skips a
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

const file = join(import.meta.dirname, '..', 'SCREEN-READER-PLAYTHROUGH.md');
const HEAD = `# Games won by announcements alone

A script wins one recorded game of every installed patience twice in Chromium: on 320 × 568 CSS pixels, which is a desktop of 1280 at 400 %, with
forced colours, or on 1280 × 800. Announcements are short (\`speech="short"\`). After every move the script checks whether two buttons of the table
have the same name. Patiences that are played for points have no won game and are not in the table.

**By keys:** the scripted player presses keys and knows only what a screen reader speaks: the live region, and the name of the focused button. It
reads neither the document nor the game. It learns where the piles are by walking over the table, and the next move from the hint (key H), which
follows the recorded game. It finds the card and its target by their names.

**By names:** the scripted player clicks on named buttons, as a user of speech input says "click ten of clubs, fan 1". It knows the names and the
announcements only.

\`pnpm -F @patience/element screen-reader-playthrough\` plays the patiences that are missing in the table; \`… -- id …\` plays the named ones again.
\`npm test\` plays a few.

`;
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
  writeFileSync(
    file,
    `${HEAD}${COLUMNS}${sorted.map(([, text]) => `${text}\n`).join('')}${missing ? `\nNot played yet: ${missing}.\n` : ''}`,
  );
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
