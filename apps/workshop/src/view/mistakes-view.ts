import { say, type LanguageTag } from '@patience/core';
import { problemOf, type Mistake } from '@patience/recipe';
import { html, nothing, type TemplateResult } from 'lit';
import { counted, fill } from '@patience/web/text/fill.js';
import type { Complaint } from '../form/complaints.js';
import { actButtons, namesIn, type ActContext } from './act-view.js';
import { focusOn } from './focus.js';

/** Returns the sentence about a mistake for a person who edits the text of the recipe. */
export const sentenceOf = (mistake: Mistake, lang: LanguageTag): string => say(problemOf(mistake, 'JSON'), lang);

/** Complaints without words of their own, for which the sentence of the reader is better where the person writes the text. */
const VAGUE: readonly Complaint['key'][] = ['notJson', 'wrongValue', 'impossible', 'tooLarge'];

/** Data and actions for the sentences about mistakes. */
export interface ComplaintContext extends ActContext {
  /** Whether the person has edited the text of the recipe last, rather than the form. */
  readonly inText: boolean;
}

/** Returns the sentence of a complaint in the words of card players. */
export function complaintText({ key, names, label, mistake }: Complaint, context: ComplaintContext): string {
  const { words, lang, inText } = context;
  if (inText && mistake && VAGUE.includes(key)) return sentenceOf(mistake, lang);
  return fill(words.complaints[key], { ...namesIn(names, context), ...(label && { field: words.fields[label].label }) });
}

/** Renders a list of mistakes or of doubts. The sentence leads to its field or section, which also has the buttons that repair it. */
export function mistakesView(complaints: readonly Complaint[], context: ComplaintContext): TemplateResult | typeof nothing {
  if (complaints.length === 0) return nothing;
  const { words, lang } = context;
  const wrong = complaints.some(({ mistake }) => mistake !== undefined);
  return html`<section class=${wrong ? 'mistakes' : 'doubts'} aria-labelledby="mistakes">
    <h2 id="mistakes">${wrong ? counted(words.mistakes, complaints.length, lang) : words.doubts}</h2>
    <ul>
      ${complaints.map((each) => {
        const target = targetOf(each);
        const sentence = complaintText(each, context);
        return html`<li class=${wrong ? 'wrong' : nothing}>
          ${target === undefined ? html`${sentence} ${actButtons(each.cures, context)}` : html`<a href="#${target}" @click=${(event: Event) => goTo(event, target)}>${sentence}</a>`}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Returns the id of the element at which a complaint is shown. */
const targetOf = ({ field, section }: Complaint): string | undefined => field ?? (section === undefined ? undefined : `section-${section}`);

/** Renders the button that leads to the first mistake or doubt, for the bar that is always in sight. */
export function firstMistake(complaints: readonly Complaint[], { words }: ComplaintContext): TemplateResult | typeof nothing {
  if (complaints.length === 0) return nothing;
  const target = complaints.map(targetOf).find((each) => each !== undefined) ?? 'mistakes';
  return html`<button type="button" class="plain to-mistake" @click=${(event: Event) => goTo(event, target)}>${words.showMistake}</button>`;
}

/** Returns complaints by the id of their field, or of their section if they belong to none of its fields. */
export function groupedBy(key: 'field' | 'section', complaints: readonly Complaint[]): ReadonlyMap<string, readonly Complaint[]> {
  const groups = new Map<string, Complaint[]>();
  for (const each of complaints) {
    const id = each[key];
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), each]);
  }
  return groups;
}

/** Renders the sentences about a field or section, with the buttons that repair it. @param id of the sentences, where a control names them */
export function complaintsAt(
  id: string | undefined,
  complaints: readonly Complaint[],
  context: ComplaintContext,
): TemplateResult | typeof nothing {
  if (complaints.length === 0) return nothing;
  const isWrong = complaints.some(({ mistake }) => mistake !== undefined);
  return html`<p class=${isWrong ? 'wrong' : 'doubt'} id=${id ?? nothing}>${complaints.map((each) => complaintText(each, context)).join(' ')}</p>
    ${complaints.map(({ cures }) => actButtons(cures, context))}`;
}

/** Moves to the field of a mistake, and opens the section that contains it. */
function goTo(event: Event, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  if (!target) return;
  if (id === 'mistakes') target.scrollIntoView({ block: 'center', behavior: 'instant' });
  else focusOn(target);
}
