import { textOf, type Text, type Variant } from '@patience/core';
import { foreign } from '../../catalogue/names.js';
import type { TableShell } from '../../app-shell/start.js';
import { storyOf } from '../../rules/story.js';
import { loadRules } from '../../words/load.js';
import { pathWithoutRules, rulesAreOpen, rulesCover, visit, WIDE, type Visit } from './visit.js';

/**
 * Shows the rules beside the table, or over it on narrow screens. Without a script they are below it.
 * @param onCover called when the rules begin or cease to lie over the table
 */
export async function showRules(shell: TableShell, variant: Variant, onCover: (covered: boolean) => void): Promise<void> {
  const rules = document.getElementById('rules')!;
  const door = document.getElementById('to-rules')!;
  const { body } = document;
  if (rules.childElementCount === 0) {
    // Show the rules in English if those of the language cannot be loaded.
    await loadRules(shell.lang).catch(() => undefined);
    write(rules, shell, variant);
  }
  rules.hidden = false;
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'close', textContent: '×' });
  close.setAttribute('aria-label', shell.words.close);
  rules.prepend(close);

  let began = false;
  const show = (open: boolean): void => {
    if (open !== rulesAreOpen()) turn(open);
    body.classList.toggle('rules-open', open);
    door.setAttribute('aria-expanded', String(open));
    onCover(rulesCover());
    // Measure only open rules: asking closed ones forces a layout of the whole page.
    if (open) {
      rules.scrollTop = 0;
      if (began) rules.focus({ preventScroll: true });
    } else if (rules.contains(document.activeElement)) door.focus();
    began = true;
  };
  door.setAttribute('role', 'button');
  door.setAttribute('aria-controls', 'rules');
  show(rulesAreOpen());
  door.addEventListener('click', (event) => {
    event.preventDefault();
    show(!body.classList.contains('rules-open'));
  });
  door.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    door.click();
  });
  close.addEventListener('click', () => show(false));
  addEventListener('hashchange', () => show(rulesAreOpen()));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && body.classList.contains('rules-open') && (rules.contains(document.activeElement) || !matchMedia(WIDE).matches))
      show(false);
  });
}

/**
 * Opens or closes the rules. Opening adds an entry to the history, so that Back closes them; closing goes back if the page added that
 * entry.
 */
function turn(open: boolean): void {
  const { rules, ...before } = visit();
  if (open) history.pushState({ ...before, rules: true } satisfies Visit, '', `${pathWithoutRules()}#rules`);
  else if (rules) history.back();
  else history.replaceState(before, '', pathWithoutRules());
}

/** Writes the rules for a table whose document was built without knowing the variant. */
function write(rules: HTMLElement, { words, lang }: TableShell, variant: Variant): void {
  const add = (tag: string, content: Text, into: HTMLElement = rules): HTMLElement => {
    const element = Object.assign(document.createElement(tag), { textContent: content.text });
    return into.appendChild(Object.assign(element, foreign(content, lang)));
  };
  const name = textOf(variant, lang, (words) => words.name).text;
  add('h2', { text: `${words.table.rules}: ${name}`, lang }).id = 'rules-title';
  rules.setAttribute('aria-labelledby', 'rules-title');
  add(
    'p',
    textOf(variant, lang, (words) => words.summary),
  ).className = 'lead';
  const page = textOf(variant, lang, (words) => words.rules);
  const { story, rest } = storyOf(page.text, words.rulesPage.history);
  if (story !== undefined) add('p', { ...page, text: story }).className = 'story';
  for (const { kind, texts } of rest) {
    if (kind === 'list') {
      const list = add('ul', { ...page, text: '' });
      for (const item of texts) add('li', { text: item, lang }, list);
    } else add(kind === 'heading' ? 'h3' : 'p', { ...page, text: texts.join(' ') });
  }
}
