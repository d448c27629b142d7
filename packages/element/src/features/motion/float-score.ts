import type { TableView } from '../../view/table-view.js';

/** Milliseconds for which points are visible, and pixels by which they rise. */
const SEEN = 1100;
const RISE = 44;

/** Floats the points of a move up from their pile. Screen readers get the sum from the status. */
export function floatScore({ picture, motionLevel, scene, game }: TableView, by: number, pile: string): void {
  const table = scene.elementAt(pile, Math.max(0, game.view.count(pile) - 1))?.closest('.table');
  if (!table || !picture || motionLevel === 'none' || (table.getRootNode() as ShadowRoot).host.matches('[without-score]')) return;
  const { left, right, bottom } = picture.bounds(pile);
  const { cardHeight } = picture.frame;
  const points = document.createElement('span');
  points.className = by < 0 ? 'points lost' : 'points';
  points.ariaHidden = 'true';
  points.textContent = by < 0 ? `\u2212${-by}` : `+${by}`;
  table.append(points);
  const at = (rise: number): string =>
    `translate(${(left + right) / 2}px,${Math.max(RISE, bottom - cardHeight * 0.5) - rise}px) translateX(-50%)`;
  const rise = motionLevel === 'full' ? RISE : 0;
  const gone = (): void => points.remove();
  points
    .animate(
      [
        { transform: at(0), opacity: 0 },
        { transform: at(rise * 0.4), opacity: 1, offset: 0.2 },
        { transform: at(rise * 0.8), opacity: 1, offset: 0.7 },
        { transform: at(rise), opacity: 0 },
      ],
      { duration: SEEN, easing: 'ease-out' },
    )
    .finished.then(gone, gone);
}
