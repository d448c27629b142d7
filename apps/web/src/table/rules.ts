import { wordsOf as variantWords, type Variant } from '@patience/core';
import type { TableShell } from '../shell/start.js';
import { storyOf } from '../rules/story.js';
import { fill } from '../text/fill.js';
import { pathWithoutRules, rulesAreOpen, visit, type Visit } from './visit.js';

const WIDE = '(width >= 68.75em)';

/** The rules beside the table, or over it where there is no room. Without a script they stand below it. */
export function showRules(shell: TableShell, variant: Variant): void {
  const rules = document.getElementById('rules')!;
  const door = document.getElementById('to-rules')!;
  const { body } = document;
  if (rules.childElementCount === 0) write(rules, shell, variant);
  rules.hidden = false;
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'close', textContent: '×' });
  close.setAttribute('aria-label', shell.words.close);
  rules.prepend(close);

  let began = false;
  const show = (open: boolean): void => {
    if (open !== rulesAreOpen()) turn(open);
    body.classList.toggle('rules-open', open);
    door.setAttribute('aria-expanded', String(open));
    // Only where they are shown: to ask a closed one costs the whole page a layout.
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

/** Opening is a step that the Back button takes back; closing takes it back itself, where it was made here. */
function turn(open: boolean): void {
  const { rules, ...before } = visit();
  if (open) history.pushState({ ...before, rules: true } satisfies Visit, '', `${pathWithoutRules()}#rules`);
  else if (rules) history.back();
  else history.replaceState(before, '', pathWithoutRules());
}

/** For a table whose document was written without knowing the variant. */
function write(rules: HTMLElement, { words, lang }: TableShell, variant: Variant): void {
  const { name, summary, rules: text } = variantWords(variant, lang);
  const add = (tag: string, content: string, into: HTMLElement = rules): HTMLElement =>
    into.appendChild(Object.assign(document.createElement(tag), { textContent: content }));
  add('h2', `${words.table.rules}: ${name}`).id = 'rules-title';
  rules.setAttribute('aria-labelledby', 'rules-title');
  add('p', fill(summary)).className = 'lead';
  const { story, rest } = storyOf(text, lang);
  if (story !== undefined) add('p', story).className = 'story';
  for (const { kind, texts } of rest) {
    if (kind === 'list') {
      const list = add('ul', '');
      for (const item of texts) add('li', item, list);
    } else add(kind === 'heading' ? 'h3' : 'p', texts.join(' '));
  }
}
