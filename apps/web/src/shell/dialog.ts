import { html, render, type TemplateResult } from 'lit';

/** An open dialog. */
export interface Opened {
  /** Draws its content again. */
  refresh(): void;
  close(): void;
}

/** The dialog that is open. */
let current: Opened | undefined;

/**
 * Opens a native modal dialog; closing it gives the keyboard back to where it was. One is open at a time: while it is, no other one opens,
 * whoever asks for it, and the open one is returned.
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
    if (target === dialog) close(); // beside it
  });
  document.body.append(dialog);
  refresh();
  dialog.showModal();
  return (current = { refresh, close });
}
