/** Random edits of the workshop's page, by its form, its buttons and its text, and checks after each. */
import { Random, deal } from '@patience/core/internals';
import { fromRecipe } from '@patience/recipe';
import type { Page } from 'playwright-core';

/** The state of the page after an edit. */
interface State {
  readonly text: string;
  readonly playable: string;
  readonly variant: string;
  readonly seed: number;
  /** Ids of the piles on the table, each with its number of cards. */
  readonly piles: readonly (readonly [id: string, cards: number])[];
  /** Number of fields that are marked as mistakes, and whether the list of mistakes is shown. */
  readonly marked: number;
  readonly listed: boolean;
}

type Table = HTMLElement & {
  updateComplete: Promise<unknown>;
  seed: number;
  game?: { variant: { id: string }; cursor: number; piles: readonly { id: string }[]; view: { count(id: string): number } };
};

/** Begins to measure tasks that keep the page from answering: those of 50 ms and more. */
export const measureTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });

/** Returns the durations in milliseconds of tasks since the last call, of 50 ms and more. */
export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0));

/** Opens all parts of the page, and waits until the editor of the text is there. */
export async function openParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('details.part, details.section, details.choosing')) part.open = true;
  });
  await page.waitForFunction(() => document.querySelector('#editor')?.shadowRoot?.querySelector('.cm-content'));
}

/** Waits until all parts of the page show the last edit. */
const settled = async (page: Page): Promise<void> => {
  const parts = page.locator('workshop-page *');
  await parts.evaluateAll((all) => Promise.all(all.map(async (each) => (each as { updateComplete?: Promise<boolean> }).updateComplete)));
};

/** Makes one edit. The same number makes the same edit of the same page. @returns what was done */
export function editBy(page: Page, number: number): Promise<string> {
  const random = new Random(`edit ${number}`);
  const parts = Array.from({ length: 6 }, () => random.below(1 << 20) / (1 << 20));
  return page.evaluate(([kind, which, how, more, where]) => {
    const pick = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor(part * list.length)];
    const all = <T extends Element>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
    const changed = (control: Element): boolean => control.dispatchEvent(new Event('change', { bubbles: true }));
    const press = (selector: string): string => {
      const button = pick(
        all<HTMLButtonElement>(selector).filter(({ disabled }) => !disabled),
        which!,
      );
      button?.click();
      return `press ${button?.innerText ?? 'nothing'}`;
    };
    if (kind! < 0.1) return press('.edit .tools button');
    if (kind! < 0.18) return press('.edit .part:not(#out, #text) .buttons button');
    if (kind! < 0.22) {
      const start = document.querySelector<HTMLSelectElement>('#start')!;
      start.value = pick([...start.options].slice(0, 5), which!)!.value;
      document.querySelector<HTMLFormElement>('form.start')!.requestSubmit();
      return `start ${start.value}`;
    }
    if (kind! < 0.32) {
      const area = document.querySelector<HTMLTextAreaElement>('#text textarea');
      const content = document.querySelector('#editor')?.shadowRoot?.querySelector('.cm-content');
      // A draft that was only begun is in the address until its first edit.
      const begun = location.hash.startsWith('#start=');
      const draft = begun ? null : localStorage.getItem(`patience.draft.${sessionStorage.getItem('patience.workshop.open') ?? ''}`);
      const value = area ? area.value : draft === null ? '' : (JSON.parse(draft) as { text: string }).text;
      const at = Math.floor(where! * value.length);
      const numbers = [...value.matchAll(/\d+|true|false|"[^"]*"/g)];
      const found = pick(numbers, where!);
      const other = how! < 0.6 ? String(Math.floor(more! * 30)) : (pick(numbers, more!)?.[0] ?? '');
      const written =
        how! < 0.3 || !found
          ? value.slice(0, at) + value.slice(at + 1 + Math.floor(more! * 3))
          : value.slice(0, found.index) + other + value.slice(found.index + found[0].length);
      if (area) {
        area.value = written;
        area.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (content && draft !== null) {
        // Select all, and paste: the editor has no other way in that is public.
        content.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true }));
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', written);
        content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }
      document.querySelector('#text')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      return `text at ${at}`;
    }
    const control = pick(all<HTMLInputElement | HTMLSelectElement>('.edit .part:not(#out, #text) :is(select, input)'), which!);
    if (!control) return press('.edit .tools button');
    const name = control.id;
    if (control instanceof HTMLSelectElement)
      control.value =
        pick(
          [...control.options].filter(({ disabled }) => !disabled),
          how!,
        )?.value ?? '';
    else if (control.type === 'checkbox') {
      control.click();
      return `tick ${name}`;
    } else if (control.type === 'number') {
      const [min, max] = [Number(control.min), Number(control.max)];
      control.value = String(how! < 0.5 ? min + Math.floor(more! * (max - min + 1)) : Number(control.value) + Math.floor(more! * 5) - 2);
    } else control.value = pick(['1..7', '3', '5, 5, 4', 't1-4', 'tableau', 'x', '', 'my-own', '<b>&amp;', '{}'], more!)!;
    changed(control);
    return `${name} = ${control.value}`;
  }, parts);
}

/** Returns a sentence if the page contradicts its recipe; undefined if all is well. */
export async function contradiction(page: Page): Promise<string | undefined> {
  await settled(page);
  const state = await page.evaluate(async (): Promise<State | undefined> => {
    const table = document.querySelector<Table>('.bench patience-game')!;
    await table.updateComplete;
    const stored = localStorage.getItem(`patience.draft.${sessionStorage.getItem('patience.workshop.open') ?? ''}`);
    if (stored === null || location.hash.startsWith('#start=')) return undefined;
    const { text, playable } = JSON.parse(stored) as { text: string; playable: string };
    const { game } = table;
    return {
      text,
      playable,
      variant: game?.variant.id ?? '',
      seed: table.seed,
      piles: (game?.piles ?? []).map(({ id }) => [id, game!.view.count(id)] as const),
      marked: document.querySelectorAll('.edit [aria-invalid]').length,
      listed: document.querySelector('.mistakes') !== null,
    };
  });
  // Nothing is stored before the first edit.
  if (!state) return undefined;
  const [now, onTable] = [fromRecipe(state.text), fromRecipe(state.playable)];
  if (!onTable.ok) return 'The text that is on the table has mistakes.';
  if (now.ok && state.text !== state.playable) return 'The text has no mistake, and another one is on the table.';
  if (now.ok === state.listed) return `Mistakes are ${state.listed ? '' : 'not '}listed.`;
  if (now.ok && state.marked > 0) return 'A field is marked as a mistake, and there is none.';
  const dealt = deal(onTable.value, { seed: state.seed });
  if (!dealt.ok) return `The patience cannot be dealt: ${dealt.error.message}`;
  const { rules, len } = dealt.value.table;
  const wanted = JSON.stringify([onTable.value.id, rules.ids.slice(0, rules.count).map((id, i) => [id, len[i]])]);
  const found = JSON.stringify([state.variant, state.piles]);
  return found === wanted ? undefined : `The table shows ${found}, and the recipe says ${wanted}.`;
}
