import { html, LitElement } from 'lit';

/** A component of the page, with a Lit of its own. */
class OwnLit extends LitElement {
  protected override render(): unknown {
    return html`own`;
  }
}
customElements.define('own-lit', OwnLit);
