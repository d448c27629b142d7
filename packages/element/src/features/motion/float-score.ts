import type { LitElement } from 'lit';
import type { Point } from '../../layout/fit.js';
import type { Picture } from '../../view/picture.js';
import type { TableView } from '../../view/table-view.js';

/** Milliseconds for which points are visible, and pixels by which they rise. */
const SEEN = 1100;
const RISE = 44;
/** Distance from the edges of the table and from a notice, in pixels. */
const EDGE = 4;

/** Floats the points of a move up from their pile. Screen readers get the sum from the status. */
export function floatScore(view: TableView, by: number, pile: string): void {
  const table = view.scene.elementAt(pile, Math.max(0, view.game.view.count(pile) - 1))?.closest('.table');
  if (!table || (table.getRootNode() as ShadowRoot).host.matches('[without-score]')) return;
  floatText(view, table, by < 0 ? `\u2212${-by}` : `+${by}`, pile, by < 0 ? 'points lost' : 'points');
}

/** Floats a short text up from a pile, beside a notice that is shown there. Screen readers do not get it. */
export function floatText({ picture, motionLevel }: TableView, table: Element, text: string, pile: string, kind = 'points'): void {
  if (!picture || motionLevel === 'none') return;
  const label = document.createElement('span');
  label.className = kind;
  label.ariaHidden = 'true';
  label.textContent = text;
  table.append(label);
  const rise = motionLevel === 'full' ? RISE : 0;
  const gone = (): void => label.remove();
  // The move may have led to a notice, which is not there yet.
  const { updateComplete } = (table.getRootNode() as ShadowRoot).host as Element & Pick<LitElement, 'updateComplete'>;
  void updateComplete.then(() => {
    const { x, y } = startOf(label, picture, pile);
    const at = (by: number): string => `translate(${x}px,${y - by}px)`;
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
  });
}

/** Returns the position from which a text rises: the middle of the topmost card, but within the table, and above or below a notice. */
function startOf(label: HTMLElement, picture: Picture, pile: string): Point {
  const { frame } = picture;
  const { offsetWidth: width, offsetHeight: height } = label;
  const { left, right, bottom } = picture.bounds(pile);
  const x = Math.max(EDGE, Math.min((left + right - width) / 2, frame.box.width - width - EDGE));
  const y = Math.max(RISE, bottom - frame.cardHeight * 0.5);
  const notice = (label.getRootNode() as ShadowRoot).querySelector('.notice')?.getBoundingClientRect();
  const table = label.offsetParent!.getBoundingClientRect();
  if (!notice) return { x, y };
  const [above, below] = [notice.top - table.top - height - EDGE, notice.bottom - table.top + RISE + EDGE];
  const isBeside = x > notice.right - table.left || x + width < notice.left - table.left || y <= above || y >= below;
  return { x, y: isBeside ? y : above >= RISE ? above : below };
}
