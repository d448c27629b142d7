import type { ReactiveController } from 'lit';
import { deckOf, pictures } from '../faces/pictured.js';
import { missingWords } from '../words/index.js';
import { localeAt } from '../words/locale-at.js';
import type { TableActions } from './table-actions.js';

/** Changes the language of a table, or of the message that replaces it, when the element's language has changed. */
export class TableLanguage implements ReactiveController {
  #observer: MutationObserver | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
  }

  hostConnected(): void {
    const { element } = this.actions;
    this.#observer = new MutationObserver(() => element.requestUpdate());
    this.#observer.observe(element.ownerDocument, { subtree: true, attributeFilter: ['lang'] });
    element.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdate(): void {
    const { element, loader, state } = this.actions;
    const { session, problem } = state;
    const { speech, faces } = element;
    const locale = localeAt(element);
    const german = deckOf(faces) && pictures();
    const as = session?.describer;
    const isOther = as && (as.locale !== locale || as.german !== german || as.speech !== speech);
    if ((isOther || (!session && problem)) && missingWords(locale)) void loader.loadWords().then(() => element.requestUpdate());
    else if (isOther) session.speak(locale, german, speech);
  }
}
