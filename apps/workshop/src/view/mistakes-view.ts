import { html, nothing, type TemplateResult } from 'lit';
import { counted } from '@patience/web/text/fill.js';
import type { Complaint } from '../form/complaints.js';
import type { Workshop } from '../workshop.js';
import { actButtons } from './act.js';
import { complaintText } from './complaint-text.js';
import { focusOn } from './focus.js';

/** Renders a list of mistakes or of doubts. The sentence leads to its field or section, which also has the buttons that repair it. */
export function mistakesView(workshop: Workshop): TemplateResult | typeof nothing {
  const { words, lang, complaints } = workshop;
  if (complaints.length === 0) return nothing;
  const wrong = complaints.some(({ mistake }) => mistake !== undefined);
  return html`<section class=${wrong ? 'mistakes' : 'doubts'} aria-labelledby="mistakes">
    <h2 id="mistakes">${wrong ? counted(words.mistakes, complaints.length, lang) : words.doubts}</h2>
    <ul>
      ${complaints.map((each) => {
        const target = targetOf(each);
        const sentence = complaintText(each, workshop);
        return html`<li class=${wrong ? 'wrong' : nothing}>
          ${target === undefined ? html`${sentence} ${actButtons(each.cures, workshop)}` : html`<a href="#${target}" @click=${(event: Event) => goTo(event, target)}>${sentence}</a>`}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Returns the id of the element at which a complaint is shown. */
const targetOf = ({ key, field, section }: Complaint): string | undefined =>
  key === 'notJson' ? 'text' : (field ?? (section === undefined ? undefined : `section-${section}`));

/** Renders the button that leads to the first mistake or doubt, for the bar that is always in sight. */
export function firstMistake({ words, complaints }: Workshop): TemplateResult | typeof nothing {
  if (complaints.length === 0) return nothing;
  const target = complaints.map(targetOf).find((each) => each !== undefined) ?? 'mistakes';
  return html`<button type="button" class="plain to-mistake" @click=${(event: Event) => goTo(event, target)}>${words.showMistake}</button>`;
}

/** Renders the sentences about a field or section, with the buttons that repair it. @param id of the sentences, where a control names them */
export function complaintsAt(
  id: string | undefined,
  complaints: readonly Complaint[],
  workshop: Workshop,
): TemplateResult | typeof nothing {
  if (complaints.length === 0) return nothing;
  const isWrong = complaints.some(({ mistake }) => mistake !== undefined);
  return html`<p class=${isWrong ? 'wrong' : 'doubt'} id=${id ?? nothing}>${complaints.map((each) => complaintText(each, workshop)).join(' ')}</p>
    ${complaints.map(({ cures }) => actButtons(cures, workshop))}`;
}

/** Moves to the field of a mistake, and opens the section that contains it. */
function goTo(event: Event, id: string): void {
  event.preventDefault();
  const page = (event.currentTarget as Element).closest('workshop-page')!;
  const target = page.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!target) return;
  if (id === 'mistakes') target.scrollIntoView({ block: 'center', behavior: 'instant' });
  else focusOn(target);
}
