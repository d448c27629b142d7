import type { Words } from '@patience/core';

/** Names and reasons that the triangles have in common. */
export const en: Pick<Words, 'actions' | 'reasons' | 'piles'> = {
  actions: { turn: 'Turn a card' },
  reasons: {
    'no-king': 'Only a king is discarded alone.',
    'second-card': 'The second card of the waste can be discarded only together with the card on it.',
  },
  piles: { bottom: 'first card of the waste', open: 'last card of the waste', waste: 'middle of the waste' },
};

export const de: Pick<Words, 'actions' | 'reasons' | 'piles'> = {
  actions: { turn: 'Karte umdrehen' },
  reasons: {
    'no-king': 'Nur ein König wird allein abgelegt.',
    'second-card': 'Die vorletzte Karte der Ablage geht nur zusammen mit der letzten.',
  },
  piles: { bottom: 'erste Karte der Ablage', open: 'letzte Karte der Ablage', waste: 'Mitte der Ablage' },
};
