/**
 * Makes the recorded game of a patience a short one: `pnpm -F @patience/solver won -- id … [--deals 12] [--time 10]`. Of so many deals, each
 * searched for so many seconds by beams alone, the shortest line is kept, with the options of the game that is there; a
 * depth-first line can have thousands of moves. Written only when it is shorter.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, Game, type SavedGame, type Variant } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { deal, formatDeck, Random, shuffledDeck } from '@patience/core/search';
import { createSearch } from '../src/index.js';
import { flag } from './arguments.js';

/** Moves that shortening may play: it has time. */
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

/** A line for each field, and moves in lines that fit. */
function fixture(save: SavedGame): string {
  const fields = Object.entries(save).map(([name, value]) => {
    if (name !== 'gestures') return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines: string[] = [];
    for (const gesture of save.gestures.map((one) => JSON.stringify(one))) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + gesture.length + 7 <= WIDTH) lines[lines.length - 1] = `${last}, ${gesture}`;
      else lines.push(gesture);
    }
    return `  "gestures": [\n    ${lines.join(',\n    ')}\n  ]`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

const deals = Number(flag('deals') ?? 12);
const time = Number(flag('time') ?? 10) * 1000;
const installed = installedVariants(import.meta.dirname);
const ids = process.argv.slice(2).filter((id, i, all) => !id.startsWith('--') && !all[i - 1]?.startsWith('--'));
if (ids.length === 0) throw new Error('Name patiences.');
for (const id of ids) {
  const found = installed.find((one) => one.id === id);
  const file = found && join(found.folder, 'src', 'fixtures', 'won.json');
  if (!file || !existsSync(file)) throw new Error(`There is no recorded game of "${id}".`);
  const variant = await loadInstalled(found);
  const old = JSON.parse(readFileSync(file, 'utf8')) as SavedGame;
  let best = old;
  for (let seed = 1; seed <= deals; seed++) {
    const game = wonGame(variant, old.options, seed, time);
    if (game && game.gestures.length < best.gestures.length) best = game;
  }
  if (best !== old) writeFileSync(file, fixture(best));
  console.log(`${id}: ${old.gestures.length} moves, now ${best.gestures.length}`);
}
