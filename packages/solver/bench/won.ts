/**
 * Replaces the recorded won game of a patience by a shorter one: `pnpm -F @patience/solver won -- id … [--deals 12] [--time 10]`. Each of
 * `deals` deals is searched for `time` seconds by beams alone, with the options of the recorded game: a depth-first line can have thousands
 * of moves. The shortest line is written if it is shorter than the recorded one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, Game, type SavedGame, type Variant } from '@patience/core';
import { installedVariants, loadInstalled, recordedWins } from '@patience/core/installed';
import { deal, formatDeck, Random, shuffledDeck } from '@patience/core/internals';
import { createSearch } from '../src/index.js';
import { flag } from './arguments.js';

/** Number of moves that may be played to shorten a line; a large one, since this program may take long. */
const POLISH = 20_000_000;
const WIDTH = 120;

/** Returns a won game of a deal; undefined when none is found in time. */
function wonGame(variant: Variant, options: SavedGame['options'], seed: number, time: number): SavedGame | undefined {
  const deck = formatDeck(shuffledDeck(complete(variant).deck(options), new Random(seed)));
  const dealt = deal(variant, { deck, options });
  if (!dealt.ok) throw new Error(`${variant.id}, seed ${seed}: ${dealt.error.message}`);
  const search = createSearch(dealt.value.table, { time, polish: POLISH, engines: ['beam'] });
  let result = search.run({ ms: 500 });
  while (result.verdict === undefined) result = search.run({ ms: 500 });
  if (!result.line) return undefined;
  const started = Game.start(variant, { deck, options });
  if (!started.ok) throw new Error(`${variant.id}, seed ${seed}: ${started.error.message}`);
  for (const move of result.line.text) started.value.play(move);
  if (started.value.status !== 'won') throw new Error(`${variant.id}, seed ${seed}: the line of the search does not win.`);
  return { ...started.value.save(), elapsedMs: 0 };
}

/** Formats a saved game as a field of `tests.json`: one line for each of its fields, with the moves wrapped. */
function field(save: SavedGame): string {
  const fields = Object.entries(save).map(([name, value]) => {
    if (name !== 'gestures') return `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines: string[] = [];
    for (const gesture of save.gestures.map((one) => JSON.stringify(one))) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + gesture.length + 9 <= WIDTH) lines[lines.length - 1] = `${last}, ${gesture}`;
      else lines.push(gesture);
    }
    return `    "gestures": [\n      ${lines.join(',\n      ')}\n    ]`;
  });
  return `  "won": {\n${fields.join(',\n')}\n  }`;
}

const deals = Number(flag('deals') ?? 12);
const time = Number(flag('time') ?? 10) * 1000;
const installed = installedVariants(import.meta.dirname);
const ids = process.argv.slice(2).filter((id, i, all) => !id.startsWith('--') && !all[i - 1]?.startsWith('--'));
if (ids.length === 0) {
  console.error('Name the patiences to shorten: pnpm -F @patience/solver won -- ID…');
  process.exit(2);
}
for (const id of ids) {
  const found = installed.find((one) => one.id === id);
  const file = found && join(found.folder, 'src', 'tests.json');
  const [old, ...others] = found ? recordedWins(found) : [];
  if (!file || !old || others.length > 0) throw new Error(`"${id}" has no single recorded game.`);
  const variant = await loadInstalled(found);
  let best = old;
  for (let seed = 1; seed <= deals; seed++) {
    const game = wonGame(variant, old.options, seed, time);
    if (game && game.gestures.length < best.gestures.length) best = game;
  }
  if (best !== old) writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}"won": \{[^]*?^ {2}\}/m, field(best)));
  console.log(`${id}: ${old.gestures.length} moves, now ${best.gestures.length}`);
}
