import type { TableView } from '../../view/table-view.js';

/** Milliseconds for which points are visible, and pixels by which they rise. */
const SEEN = 1100;
const RISE = 44;

/** Floats the points of a move up from their pile. Screen readers get the sum from the status. */
export function floatScore(view: TableView, by: number, pile: string): void {
  const table = view.scene.elementAt(pile, Math.max(0, view.game.view.count(pile) - 1))?.closest('.table');
  if (!table || (table.getRootNode() as ShadowRoot).host.matches('[without-score]')) return;
  floatText(view, table, by < 0 ? `\u2212${-by}` : `+${by}`, pile, by < 0 ? 'points lost' : 'points');
}

/** Floats a short text up from a pile. Screen readers do not get it. */
export function floatText({ picture, motionLevel }: TableView, table: Element, text: string, pile: string, kind = 'points'): void {
  if (!picture || motionLevel === 'none') return;
  const { left, right, bottom } = picture.bounds(pile);
  const { cardHeight } = picture.frame;
  const label = document.createElement('span');
  label.className = kind;
  label.ariaHidden = 'true';
  label.textContent = text;
  table.append(label);
  const at = (rise: number): string =>
    `translate(${(left + right) / 2}px,${Math.max(RISE, bottom - cardHeight * 0.5) - rise}px) translateX(-50%)`;
  const rise = motionLevel === 'full' ? RISE : 0;
  const gone = (): void => label.remove();
  label
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
