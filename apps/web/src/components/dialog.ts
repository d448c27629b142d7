import { html, render, type TemplateResult } from 'lit';

/** An open dialog of the page. */
export interface Opened {
  /** Draws the content again. */
  refresh(): void;
}

let current: Opened | undefined;

/**
 * Opens a native modal dialog. Closing it returns the focus to where it was. While a dialog is open, further calls return it and open no
 * other.
 */
export function openDialog(
  title: string,
  closeLabel: string,
  content: (close: () => void) => TemplateResult,
  closed: () => void = () => undefined,
): Opened {
  if (current) return current;
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  const close = (): void => dialog.close();
  const refresh = (): void => {
    render(
      html`<header>
          <h2 id="dialog-title">${title}</h2>
          <button type="button" class="close" aria-label=${closeLabel} @click=${close}>×</button>
        </header>
        ${content(close)}`,
      dialog,
    );
  };
  dialog.addEventListener('close', () => {
    dialog.remove();
    current = undefined;
    closed();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close(); // Close on a click beside the content.
  });
  document.body.append(dialog);
  refresh();
  dialog.showModal();
  return (current = { refresh });
}
