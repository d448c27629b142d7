// @vitest-environment jsdom
import { expect, test } from 'vitest';

test('jsdom imports the element, leaves it undefined and keeps its content', async () => {
  const { PatienceGame } = await import('./define.js');
  document.body.innerHTML = '<patience-game variant="first-patience" seed="7"><p>Fallback</p></patience-game>';
  const element = document.querySelector('patience-game')!;
  expect(customElements.get('patience-game')).toBeUndefined();
  expect(element).not.toBeInstanceOf(PatienceGame);
  expect([element.textContent, element.shadowRoot]).toEqual(['Fallback', null]);
  element.moves = 'turn';
  element.remove();
});
