/** Size of a miniature in pixels. */
export const MINIATURE = { width: 320, height: 240 } as const;
