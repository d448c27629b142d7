import type { PlayerPath } from '../../statistics/player-path.js';
import { fill } from '../../text/fill.js';
import type { AppWords } from '../../words/types.js';
import { itemOf, type Begun } from './guide.js';

/** A patience as the guide shows it. */
type Shown = Pick<Begun, 'id' | 'name' | 'address' | 'picture'>;

/**
 * Shows the player's next patience in place of the one that the document has, and marks the won steps of the course.
 * @param find returns a patience of the gallery
 */
export function showPath(
  guide: HTMLElement,
  { steps, next }: PlayerPath,
  find: (id: string) => Shown | undefined,
  { path: words, day }: Pick<AppWords, 'path' | 'day'>,
): void {
  const section = guide.querySelector<HTMLElement>('.onward');
  if (!section) return;
  const won = steps.filter(({ isWon }) => isWon);
  section.querySelector('.count')!.textContent = fill(words.wonOf, { n: won.length, of: steps.length });
  for (const { id } of won) guide.querySelector(`#course [data-id="${id}"]`)?.append(markOf(day.won));
  const game = next && find(next.id);
  section.hidden = !game;
  if (!game) return;
  const place = section.querySelector('p')!;
  place.replaceWith(itemOf(game, place));
  const like = next.like === undefined ? undefined : find(next.like)?.name;
  section.querySelector('.why')!.textContent = next.text ?? (like === undefined ? '' : fill(words.like, { name: like }));
}

/** Returns the mark of a won step: a tick with its meaning. */
const markOf = (meaning: string): HTMLElement =>
  Object.assign(document.createElement('strong'), { className: 'done', textContent: ` ✓ ${meaning}` });
