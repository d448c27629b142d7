/** Plays the recorded games of all installed patiences and compares the sizes of cards. */
import { Game, type Change } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { TableDescriber } from '../names/table-describer.js';
import { boxAt, freePlace } from '../layout/free-position.js';
import { TableView } from './table-view.js';

interface WonGame {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly deck?: string;
  readonly seed?: number | string;
  readonly gestures: readonly (readonly string[])[];
}

/** Part of the width below which two widths count as the same. */
const SAME = 0.02;
/** Number of times that cards may get smaller in a game. */
const CHANGES = { usual: 1, most: 2 };
/** Part of all games in which cards may get smaller more often than usual. */
const FEW = 0.02;

const installed = installedVariants(import.meta.dirname);
const games = new Map<string, WonGame>();
for (const { folder } of installed)
  for (const file of readdirSync(`${folder}/src`).filter((name) => name.endsWith('tests.json'))) {
    const { won = [] } = JSON.parse(readFileSync(`${folder}/src/${file}`, 'utf8')) as { won?: WonGame | WonGame[] };
    for (const game of [won].flat()) games.set(game.variant, game);
  }

const host = { motionLevel: 'none', requestUpdate: () => undefined } as const;

/** Plays a game in a box, and returns the different widths of cards in it. */
async function widthsOf(
  variant: (typeof installed)[number],
  { options, deck, seed, gestures }: WonGame,
  box: { width: number; height: number },
) {
  const loaded = await loadInstalled(variant);
  const [started, fresh] = [0, 1].map(() => Game.start(loaded, { options, deck, seed } as Parameters<typeof Game.start>[1]));
  if (!started!.ok || !fresh!.ok) throw new Error(`${variant.id} was not dealt`);
  const game = started!.value;
  const view = new TableView(game, fresh!.value, new TableDescriber(game, 'en'), host);
  let change: Change | undefined;
  game.subscribe((made) => (change = made));
  view.layOut(box, {});
  const widths = [view.frame!.cardWidth];
  for (const gesture of gestures) {
    game.play(gesture);
    view.change(change!, undefined, undefined);
    const { cardWidth } = view.frame!;
    if (Math.abs(cardWidth / widths.at(-1)! - 1) > SAME) widths.push(cardWidth);
  }
  return widths;
}

test.each([
  { width: 320, height: 470 },
  { width: 390, height: 740 },
  { width: 1440, height: 790 },
])('cards never get larger in a game, and smaller once at most, or twice in few, in $width × $height', async (box) => {
  const played = await Promise.all(
    installed.flatMap((variant) => {
      const game = games.get(variant.id);
      return game ? [widthsOf(variant, game, box).then((widths) => ({ id: variant.id, widths }))] : [];
    }),
  );
  expect(played.filter(({ widths }) => widths.some((width, i) => i > 0 && width > widths[i - 1]!))).toEqual([]);
  expect(played.filter(({ widths }) => widths.length > 1 + CHANGES.most)).toEqual([]);
  expect(played.filter(({ widths }) => widths.length > 1 + CHANGES.usual).length).toBeLessThanOrEqual(played.length * FEW);
});

test.each([
  { width: 320, height: 472 },
  { width: 390, height: 748 },
])('every fresh deal leaves space for a guide, and cards keep three quarters of their width, in $width × $height', async (box) => {
  for (const variant of installed) {
    const dealt = Game.start(await loadInstalled(variant), { seed: 1 });
    if (!dealt.ok) throw new Error(`${variant.id} was not dealt`);
    const { value: game } = dealt;
    const view = new TableView(game, game, new TableDescriber(game, 'en'), host);
    view.layOut(box, {});
    const { cardWidth } = view.frame!;
    view.layOut(box, {}, true);
    expect(view.frame!.cardWidth / cardWidth, variant.id).toBeGreaterThan(0.75);
    const piles = game.piles.map(({ id }) => view.picture!.bounds(id));
    const sizes = [
      [box.width - 16, 52],
      [218, 100],
      [146, 140],
    ] as const;
    const spaces = sizes.map(([width, height]) => freePlace(boxAt({ x: 0, y: 0 }, box), { width, height }, piles, { x: 8, y: 8 }));
    expect(spaces.some(Boolean), variant.id).toBe(true);
  }
});

test('a second view of a begun game with the strip of the first, such as a demonstration, has its places', async () => {
  const box = { width: 390, height: 748 };
  let compared = 0;
  for (const variant of installed) {
    const rules = await loadInstalled(variant);
    const [dealt, fresh] = [Game.start(rules, { seed: 1 }), Game.start(rules, { seed: 1 })];
    if (!dealt.ok || !fresh.ok) throw new Error(`${variant.id} was not dealt`);
    const { value: game } = dealt;
    const first = new TableView(game, fresh.value, new TableDescriber(game, 'en'), host);
    first.layOut(box, {}, true);
    const { frame } = first;
    if (frame!.foot === 0) continue;
    for (let moves = 0; moves < 20; moves++) {
      const [move] = game.legalMoves();
      if (move !== undefined) game.play(move);
    }
    const second = new TableView(game, fresh.value, new TableDescriber(game, 'en'), host);
    second.layOut(box, { foot: frame!.foot });
    if (second.frame!.cardWidth !== frame!.cardWidth) continue; // A move made a column too long.
    compared++;
    expect(second.frame!.places, variant.id).toEqual(frame!.places);
  }
  expect(compared).toBeGreaterThan(10);
});
