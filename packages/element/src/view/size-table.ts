import type { TableView } from './table-view.js';

/** Writes card size and height of the table, in pixels, to the table's style. */
export function sizeTable(root: ParentNode, { frame, picture }: TableView): void {
  const table = root.querySelector<HTMLElement>('.table');
  if (!table || !frame || !picture) return;
  const { box, cardWidth, cardHeight } = frame;
  table.style.setProperty('--_w', `${cardWidth}px`);
  table.style.setProperty('--_h', `${cardHeight}px`);
  const tall = picture.bottom > box.height;
  table.style.blockSize = tall ? `${picture.bottom + 8}px` : '';
  table.parentElement!.classList.toggle('tall', tall);
}
