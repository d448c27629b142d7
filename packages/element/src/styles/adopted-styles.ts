import type { CSSResult, CSSResultOrNative, LitElement } from 'lit';

/** Style sheets by document: one document cannot adopt those of another. */
const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The style sheets of one element, including those that are loaded later. */
export class AdoptedStyles {
  readonly #later: CSSResult[] = [];

  constructor(private readonly element: LitElement) {}

  add(styles: CSSResult): void {
    this.#later.push(styles);
    this.adopt();
  }

  /** Adopts all style sheets of the element's document. A browser removes them when an element moves to another document. */
  adopt(): void {
    const { shadowRoot, ownerDocument } = this.element;
    const view = ownerDocument.defaultView;
    if (!shadowRoot || !view) return;
    const made = sheets.get(ownerDocument) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
    sheets.set(ownerDocument, made);
    const { elementStyles } = this.element.constructor as typeof LitElement;
    shadowRoot.adoptedStyleSheets = [...elementStyles, ...this.#later].map((styles) => {
      const sheet = made.get(styles) ?? new view.CSSStyleSheet();
      if (!made.has(styles)) sheet.replaceSync((styles as CSSResult).cssText);
      made.set(styles, sheet);
      return sheet;
    });
  }
}
