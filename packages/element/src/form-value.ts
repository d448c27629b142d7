import type { SavedGame } from '@patience/core';

/** An element whose game is the value of a form's field. */
interface FormField extends HTMLElement {
  save(): SavedGame | undefined;
}

/** Gives the form of an element its saved game as JSON, under the name of the attribute `name`. An element without a name gives none. */
export class FormValue {
  constructor(
    private readonly element: FormField,
    private readonly internals: ElementInternals,
  ) {
    element.addEventListener('patience-change', ({ target }) => {
      if (target === element) this.write();
    });
  }

  /** Writes the value, after a change of the game or of the name. */
  write(): void {
    const save = this.element.hasAttribute('name') ? this.element.save() : undefined;
    this.internals.setFormValue(save ? JSON.stringify(save) : null);
  }
}
