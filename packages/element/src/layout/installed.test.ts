/** Tests the layout of deals of all installed patiences on a small phone, a phone in both orientations, and a desktop screen. */
import { Game, type Pile } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { indexHeight } from '../faces/face.js';
import { fit, type Box, type Faces } from './fit.js';
import { mayOverlap } from './halves.js';
import { spread } from './spread.js';
import type { Point } from './fit.js';

const BOXES: readonly Box[] = [
  { width: 320, height: 530 },
  { width: 390, height: 740 },
  { width: 780, height: 340 },
  { width: 1920, height: 980 },
];
/** Least visible part of a covered card's index. Below it ranks cannot be read. */
const READ = 0.6;

interface Dealt {
  readonly id: string;
  readonly piles: readonly Pile[];
  readonly faces: ReadonlyMap<string, Faces>;
  /** Number of the deck's cards for each pile of a role. */
  readonly share: ReadonlyMap<string, number>;
}

const deals = await Promise.all(
  installedVariants(import.meta.dirname).map(async (installed): Promise<Dealt> => {
    const started = Game.start(await loadInstalled(installed), { seed: 1 });
    if (!started.ok) throw new Error(`${installed.id}: ${started.error.message}`);
    const { piles, view, table } = started.value;
    const of = (id: string): Faces => Array.from({ length: view.count(id) }, (_, i) => view.card(id, view.count(id) - 1 - i) !== null);
    const share = (role: string): number => Math.ceil(table.cards.length / piles.filter((pile) => pile.role === role).length);
    return {
      id: installed.id,
      piles,
      faces: new Map(piles.map(({ id }) => [id, of(id)])),
      share: new Map(piles.map(({ id, role }) => [id, share(role)])),
    };
  }),
);

/** Tells whether one pile covers the other, directly or through others, or whether they may overlap. */
function mayLieOn(one: Pile, two: Pile, piles: readonly Pile[]): boolean {
  const covers = (upper: Pile, lower: Pile): boolean =>
    lower.coveredBy?.some(
      (id) =>
        id === upper.id ||
        covers(
          upper,
          piles.find((pile) => pile.id === id)!,
        ),
    ) ?? false;
  return mayOverlap(one) || mayOverlap(two) || covers(one, two) || covers(two, one);
}

/** Returns the faults of a deal's layout in a box. */
function faults({ id, piles, faces, share }: Dealt, box: Box): readonly string[] {
  const frame = fit(piles, box, { reserve: (pile) => faces.get(pile)!, form: 'best', capacity: (pile) => share.get(pile)! });
  const { cardWidth, cardHeight, large } = frame;
  const points = new Map(piles.map((pile) => [pile.id, spread(frame, pile.id, faces.get(pile.id)!)]));
  /** Returns the corners of a pile's cards; for an empty pile those of its slot. */
  const cornersOf = (pile: Pile): readonly Point[] => {
    const lying = points.get(pile.id)!;
    return lying.length > 0 ? lying : [frame.places.get(pile.id)!];
  };
  const found: string[] = [];
  for (const [i, one] of piles.entries()) {
    const corners = cornersOf(one);
    if (corners.some(({ x, y }) => x < 0 || y < 0 || x + cardWidth > box.width + 1 || y + cardHeight > box.height + 1))
      found.push(`${one.id} is cut off`);
    for (const two of piles.slice(i + 1))
      if (
        !mayLieOn(one, two, piles) &&
        corners.some((a) => cornersOf(two).some((b) => Math.abs(a.x - b.x) < cardWidth - 2 && Math.abs(a.y - b.y) < cardHeight - 2))
      )
        found.push(`${one.id} lies on ${two.id}`);
    points.get(one.id)!.forEach(({ y }, at, all) => {
      const strip = at + 1 < all.length && one.fan === 'down' && faces.get(one.id)![at] ? all[at + 1]!.y - y : Infinity;
      if (strip > 0 && strip + 1 < READ * indexHeight(large) * cardWidth) found.push(`${one.id} shows ${strip} pixels of card ${at + 1}`);
    });
  }
  return found.map((fault) => `${id} in ${box.width} × ${box.height}: ${fault}`);
}

test.each(BOXES)('every deal is complete, without overlaps and legible in $width × $height', (box) => {
  expect(deals.flatMap((dealt) => faults(dealt, box))).toEqual([]);
});
