import { LitElement, html } from 'lit';

/** A patience on a page. */
export class PatienceGame extends LitElement {
  override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}
