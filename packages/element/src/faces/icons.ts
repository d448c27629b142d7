/** Icons of the tools: strokes on 24 × 24. */
export const ICONS = {
  undo: 'M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3',
  hint: 'M9 17.5c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5zM9.5 21h5',
  newDeal: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  stop: 'M7 7h10v10H7z',
  play: 'M8 5l11 7-11 7z',
  autoMove: 'M12 20V5M6 11l6-6 6 6',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof ICONS;
