import type { CSSResult, CSSResultOrNative, LitElement } from 'lit';

/** Style sheets by document: one that was made for a document is no good in another. */
const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The style sheets of one element, those included that are loaded later. */
export class AdoptedStyles {
  readonly #later: CSSResult[] = [];

  constructor(private readonly element: LitElement) {}

  add(styles: CSSResult): void {
    this.#later.push(styles);
    this.adopt();
  }

  /** Puts on all style sheets, those of the element's document: a browser takes them off an element that comes to another one. */
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
