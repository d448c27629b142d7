import { html, render, type TemplateResult } from 'lit';

/** An open dialog. */
export interface Opened {
  /** Draws its content again. */
  refresh(): void;
  close(): void;
}

/** Opens a native modal dialog; closing gives the keyboard back to where it was. */
export function openDialog(
  title: string,
  closeLabel: string,
  content: (close: () => void) => TemplateResult,
  closed: () => void = () => undefined,
): Opened {
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
    closed();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close(); // beside it
  });
  document.body.append(dialog);
  refresh();
  dialog.showModal();
  return { refresh, close };
}
