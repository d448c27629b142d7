import { fill } from '../src/text/fill.js';
import type { FormStep } from '../../workshop/src/form/steps.js';
import { fieldId } from '../../workshop/src/form/mistakes.js';
import { en } from '../../workshop/src/words/en.js';
import type { Input, Target } from './inputs.js';
import type { Visit } from './visit.js';

/** Fills in the English form of the workshop as a person would, and counts the presses, typed texts and choices. */
export class FormFiller {
  /** Number of presses, texts typed and values chosen. */
  readonly count = { presses: 0, texts: 0, choices: 0 };

  constructor(
    private readonly visit: Visit,
    private readonly input: Input,
  ) {}

  /** Starts from a template. */
  async start(template: string): Promise<void> {
    await this.#choose({ css: '#start' }, `template:${template}`);
    await this.#press({ css: 'form.start button' });
  }

  /** Makes one edit in the form, and opens the collapsed parts that contain the control for it. */
  async take([key, path, value]: FormStep): Promise<void> {
    const { acts, roles } = en;
    if (key === '+') {
      const name = path === 'addRow' ? fill(acts.addRow, { role: roles[value as keyof typeof roles] }) : acts[path as keyof typeof acts];
      return this.#press({ css: '.part > .buttons > button', name });
    }
    if (key === '-' || key === '>') {
      const section = `#section-${String(path)}`;
      const name = key === '>' ? acts.earlier : fill(acts.removeRow, { piles: String(path).replace(/^row-/, '') });
      return this.#press({ css: `${section} > .buttons > button`, name });
    }
    const css = `#${fieldId({ key: String(key), path: String(path) })}`;
    const kind = await this.visit.tab.run((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      return field?.localName === 'input' ? field.type : (field?.localName ?? '');
    }, css);
    if (kind === 'select') {
      // A field that names several piles has a list for each of them.
      for (const [i, each] of [value].flat().entries()) await this.#choose({ css: i === 0 ? css : `${css}-${i + 1}` }, String(each));
      return;
    }
    if (kind === 'checkbox') {
      if ((await this.#ticked([css]))[0] !== value) await this.#press({ css });
      return;
    }
    if (kind === 'fieldset') return this.#tick(css, value as readonly string[]);
    if (kind === '') throw new Error(`the form has no field ${css}`);
    await this.#open({ css });
    this.count.texts++;
    await this.input.write({ css }, String(value));
  }

  /** Ticks the boxes of these values, and no others. The boxes are in the order of the words for suits or of the ranks. */
  async #tick(css: string, wanted: readonly string[]): Promise<void> {
    const values = css.includes('-suits-') ? Object.keys(en.suits) : ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    for (const [i, value] of values.entries()) {
      const box = `${css} label:nth-of-type(${i + 1}) > input`;
      const [isTicked] = await this.#ticked([box]);
      if (isTicked !== wanted.includes(value)) await this.#press({ css: box });
    }
  }

  #ticked = (boxes: readonly string[]): Promise<readonly boolean[]> =>
    this.visit.tab.run((all) => all.map((css) => document.querySelector<HTMLInputElement>(css)!.checked), boxes);

  async #press(target: Target): Promise<void> {
    await this.#open(target);
    this.count.presses++;
    await this.input.press(target);
  }

  async #choose(target: Target, value: string): Promise<void> {
    await this.#open(target);
    this.count.choices++;
    await this.input.choose(target, value);
  }

  /** Opens the collapsed parts around an element, from the outermost inwards. */
  async #open({ css, name }: Target): Promise<void> {
    for (;;) {
      const closed = await this.visit.tab.run(
        (selector, text) => {
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          const element = all.find((one) => text === null || (one.getAttribute('aria-label') ?? one.textContent).trim() === text);
          if (!element) throw new Error(`there is no ${selector} ${text ?? ''}`);
          let outermost: HTMLDetailsElement | undefined;
          for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
            if (!part.open) outermost = part;
          for (const one of document.querySelectorAll('[data-to-open]')) one.removeAttribute('data-to-open');
          outermost?.querySelector(':scope > summary')?.setAttribute('data-to-open', '');
          return outermost !== undefined;
        },
        css,
        name ?? null,
      );
      if (!closed) return;
      this.count.presses++;
      await this.input.press({ css: '[data-to-open]' });
    }
  }
}
