import { pileName, wordsOf } from '@patience/core';
import type { Facts } from './facts.js';
import type { Writer } from './writer.js';

/** Writes the sentences about the numbers that the player sees besides the cards. */
export function writeNumbers({ variant, groups }: Facts, writer: Writer): void {
  const piles = groups.flatMap(({ role, ids }) => ids.map((id) => ({ id, role })));
  const texts = wordsOf(variant, writer.lang).shows;
  for (const [name, { on }] of Object.entries(variant.shows ?? {})) {
    const text = (texts?.[name] ?? '{n}').replace('{n}', '…');
    const pile = piles.find(({ id }) => id === on);
    if (on === undefined) writer.add('layout', 'shown', { text });
    else if (pile) {
      const alone = piles.filter(({ role }) => role === pile.role).length === 1;
      writer.add('layout', 'shownOn', { text, pile: pileName(pile, alone, writer.lang, variant) });
    }
  }
}
