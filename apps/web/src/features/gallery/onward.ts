import type { PlayerPath } from '../../statistics/player-path.js';
import { whySuggested, wonSteps } from '../../statistics/path-text.js';
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
  section.querySelector('.count')!.textContent = wonSteps({ steps }, words);
  for (const { id } of steps.filter(({ isWon }) => isWon)) guide.querySelector(`#course [data-id="${id}"]`)?.append(markOf(day.won));
  const game = next && find(next.id);
  section.hidden = !game;
  if (!game) return;
  const place = section.querySelector('p')!;
  place.replaceWith(itemOf(game, place));
  section.querySelector('.why')!.textContent = whySuggested(next, (id) => find(id)?.name, words);
}

/** Returns the mark of a won step: a tick with its meaning. */
const markOf = (meaning: string): HTMLElement =>
  Object.assign(document.createElement('strong'), { className: 'done', textContent: ` ✓ ${meaning}` });
