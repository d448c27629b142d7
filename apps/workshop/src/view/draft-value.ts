import { noChange, type PropertyPart } from 'lit';
import { Directive, directive, PartType, type PartInfo } from 'lit/directive.js';

type ValueControl = HTMLInputElement | HTMLSelectElement;

/** Controls with text that is not committed yet: no `change` event has followed the last `input` event. The value is their field then. */
const uncommitted = new WeakMap<Element, string>();

/** Returns the field of a control: its id without the last pile of a row, which depends on the number of piles. */
const fieldOf = ({ id }: Element): string => id.replace(/-\d+_/, '_');

/** Tells whether a control has text that is not committed yet. A control that has become that of another field has none. */
export const isUncommitted = (control: Element): boolean => uncommitted.get(control) === fieldOf(control);

/** Shows the value of the draft in a control, except while the control has text that is not committed yet. */
class DraftValue extends Directive {
  #control: ValueControl | undefined;
  #value = '';
  #commit: (control: ValueControl) => void = () => undefined;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.PROPERTY || part.name !== 'value') throw new Error('draftValue is for the property "value" only.');
  }

  render(_value: string, _commit: (control: ValueControl) => void): typeof noChange {
    return noChange;
  }

  override update({ element }: PropertyPart, [value, commit]: Parameters<this['render']>): typeof noChange {
    this.#value = value;
    this.#commit = commit;
    this.#control ??= this.#listenTo(element as ValueControl);
    if (!isUncommitted(this.#control)) this.#show(this.#control);
    return noChange;
  }

  #listenTo(control: ValueControl): ValueControl {
    control.addEventListener('input', () => uncommitted.set(control, fieldOf(control)));
    control.addEventListener('change', () => {
      uncommitted.delete(control);
      this.#commit(control);
      // The edit may have changed nothing, so that nothing was rendered: a value out of range, for example.
      this.#show(control, true);
    });
    // No `change` event follows if the person types and then restores the text.
    control.addEventListener('blur', () => {
      if (uncommitted.delete(control)) this.#show(control, true);
    });
    return control;
  }

  /** @param always whether to write an equal value too: a number input with letters in it has the value '' */
  #show(control: ValueControl, always = false): void {
    if (always || control.value !== this.#value) control.value = this.#value;
  }
}

/**
 * Directive for the property `value` of an input or a select that edits the draft. It shows the value of the draft, as `live` does, but keeps
 * what a person is typing when the page is rendered meanwhile.
 * @param value value of the draft
 * @param commit takes over the value of the control, at its `change` event; the control then shows the value of the draft again
 */
export const draftValue = directive(DraftValue);
