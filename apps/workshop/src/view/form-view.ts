import type { LanguageTag } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import type { Complaint } from '../form/complaints.js';
import type { Section } from '../form/field.js';
import type { Part } from '../form/sections.js';
import { actButtons, namesIn } from './act-view.js';
import { choosingView, fieldView, type FieldContext } from './field-view.js';
import { complaintsAt } from './mistakes-view.js';

/** Data and actions that the form needs. */
export interface FormContext extends FieldContext {
  /** Content above the sections of a part. */
  readonly above: Partial<Readonly<Record<Part['key'], TemplateResult | typeof nothing>>>;
  /** Whether the contents of closed parts are rendered too. At the start of the page they come after the open one. */
  readonly closed: boolean;
  /** Complaints that belong to a section and to none of its fields, by the id of the section. */
  readonly inSections: ReadonlyMap<string, readonly Complaint[]>;
}

/** Parts whose buttons are above the sections: below an open row of piles they would be several screens away on a phone. */
const ABOVE: readonly Part['key'][] = ['piles'];
/** The part of the form that is open at the start. */
const OPEN: Part['key'] = 'piles';

/** Renders all parts of the form. */
export const formView = (parts: readonly Part[], context: FormContext): TemplateResult =>
  html`${parts
    .filter(({ sections, acts }) => sections.length + acts.length > 0)
    .map(
      ({ key, sections, acts }) =>
        html`<details class="part" ?open=${key === OPEN}>
          <summary><h2>${context.words.parts[key]}</h2></summary>
          ${key === OPEN || context.closed ? insideOf({ key, sections, acts }, context) : nothing}
        </details>`,
    )}`;

/** Renders what is in a part. */
const insideOf = ({ key, sections, acts }: Part, context: FormContext): TemplateResult =>
  html`${context.above[key] ?? nothing} ${ABOVE.includes(key) ? actButtons(acts, context) : nothing}
  ${sections.map((section) => sectionView(section, context))} ${ABOVE.includes(key) ? nothing : actButtons(acts, context)}`;

/**
 * Renders a section. Rows of piles can be collapsed, because a table may have many. Such a row has no `tabindex` of its own: in Chromium the
 * Tab key would pass over everything in it.
 */
function sectionView(section: Section, context: FormContext): TemplateResult {
  const title = capital(fill(context.words.sections[section.key], namesIn(section.names, context)), context.lang);
  const id = `section-${section.id}`;
  return section.key === 'row' || section.key === 'one'
    ? html`<details class="section row" id=${id} aria-label=${title} ?open=${section.names['role'] === 'tableau'}>
        <summary>${title}</summary>
        ${content(section, title, context)}
      </details>`
    : html`<fieldset class="section" id=${id} tabindex="-1">
        <legend>${title}</legend>
        ${content(section, title, context)}
      </fieldset>`;
}

const capital = ([first = '', ...rest]: string, lang: LanguageTag): string => first.toLocaleUpperCase(lang) + rest.join('');

function content(section: Section, title: string, context: FormContext): TemplateResult {
  const { words } = context;
  const shown = section.fields.filter(({ control }) => control.kind !== 'shown');
  // Fields of a list of rules follow each other rule by rule.
  const ofPiles = section.key === 'row' || section.key === 'one';
  const firstOfRules = ofPiles ? shown.find(({ given }) => given.some((each) => /^\d+$/.test(each))) : undefined;
  return html`${complaintsAt(undefined, context.inSections.get(section.id) ?? [], context)}
    ${section.fields.length > 0 ? shown.map((field) => html`${field === firstOfRules ? html`<p class="help">${words.anyRule}</p>` : nothing}${fieldView(field, context)}`) : html`<p class="help">${section.names['role'] === 'stock' ? fill(words.stockElsewhere, { part: words.parts.stock }) : words.notInForm}</p>`}
    ${shown.length < section.fields.length ? html`<p class="help">${words.moreInText}</p>` : nothing} ${choosingView(section.fields, title, context)} ${actButtons(section.acts, context)}`;
}
