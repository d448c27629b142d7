import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Backbone',
  summary: 'Two columns of vertebrae with a tailbone, and four ribs at each side.',
  rules: `## Goal
Build eight families from the ace to the king, each in its suit. When all 104 cards lie there, you have won.

## Layout
From two packs two columns of eleven face-up cards go to the middle, the backbone. Across their ends comes one more card, the tailbone. To the left and right lie four cards each, the ribs. The other 73 cards are the stock.

## Play
- At first only the tailbone of the backbone is available. When it is gone, the end cards of both columns are.
- Nothing is laid on the backbone.
- The ribs build down in suit. Cards move one at a time; a run may be moved in one go if there are enough gaps.
- Any available card may fill a gap: from the backbone, the ribs or the waste. If you like it harder, use no cards of the backbone for that.
- Turn the stock card by card onto the waste; you go through it twice in all.

## Advice
The tailbone comes first, then the backbone: as long as it lies, it holds 22 cards. Keep gaps for it, above all for kings, since anything can be built on them.

## History
An old patience, played for its picture: laid out it looks like what it is called after.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: { gaps: { name: 'Gaps are filled by', values: { any: 'Any card', ribs: 'No card of the backbone' } } },
  piles: { tableau: 'rib', reserve: 'backbone', r1: 'backbone left', r2: 'backbone right', r3: 'tailbone' },
};
