import { suggestionCard, type CardGame } from '../../catalogue/suggestion-card.js';
import { createElement } from '../../markup/element.js';
import { whySuggested, wonSteps, type PlayerPath } from '../../statistics/player-path.js';
import type { AppWords } from '../../words/types.js';

/**
 * Shows the player's next patience in place of the one that the document has, and marks the won steps of the course.
 * @param find returns a patience of the gallery
 */
export function showPath(
  guide: HTMLElement,
  { steps, next }: PlayerPath,
  find: (id: string) => CardGame | undefined,
  { path: words, day }: Pick<AppWords, 'path' | 'day'>,
): void {
  const section = guide.querySelector<HTMLElement>('.onward');
  if (!section) return;
  section.querySelector('.count')!.textContent = wonSteps({ steps }, words);
  const won = steps.filter(({ isWon }) => isWon);
  section.querySelector('progress')!.value = won.length;
  for (const { id } of won) guide.querySelector(`#course [data-id="${id}"]`)?.append(markOf(day.won));
  const game = next && find(next.id);
  section.hidden = !game;
  if (!game) return;
  const card = suggestionCard(
    game,
    whySuggested(next, (id) => find(id)?.name, words),
  );
  section.querySelector('.next')!.replaceWith(createElement(card));
}

/** Returns the mark of a won step: a tick with its meaning. */
const markOf = (meaning: string): HTMLElement =>
  Object.assign(document.createElement('strong'), { className: 'done', textContent: ` ✓ ${meaning}` });
