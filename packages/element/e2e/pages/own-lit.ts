import { html, LitElement } from 'lit';

/** A component of the page, with its own copy of Lit. */
class OwnLit extends LitElement {
  protected override render(): unknown {
    return html`own`;
  }
}
customElements.define('own-lit', OwnLit);
