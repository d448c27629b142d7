import '../../styles/settings.css';
import '@patience/element/define';
import '../../catalogue/installed.js';
import type { PatienceGame } from '@patience/element';
import { codeOf } from './code.js';

/** Lets the controls of the playground set the attributes of its table, and shows the code beside it. */
export function startPlayground(place: HTMLElement): void {
  const table = place.querySelector<PatienceGame>('patience-game')!;
  const form = place.querySelector('form')!;
  const code = place.querySelector('.try-code')!;
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement);
  const isSwitch = (control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement => control.type === 'checkbox';

  const show = (): void => {
    const set = controls.map((one) => [one.name, isSwitch(one) ? (one.checked ? '' : undefined) : one.value || undefined] as const);
    code.textContent = codeOf(Object.fromEntries(set));
  };
  const apply = (control: (typeof controls)[number]): void => {
    if (isSwitch(control)) table.toggleAttribute(control.name, control.checked);
    else if (control.value === '') table.removeAttribute(control.name);
    else table.setAttribute(control.name, control.value);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    apply(target as (typeof controls)[number]);
    show();
  });
  // The player changes some attributes in the menu of the table.
  table.addEventListener('patience-settings', () => {
    for (const control of controls)
      if (isSwitch(control)) control.checked = table.hasAttribute(control.name);
      else control.value = table.getAttribute(control.name) ?? '';
    show();
  });
  // The reader may have changed a control before this script was loaded.
  for (const control of controls) apply(control);
  show();
}
