/** A button of a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Optional parts of a notice. */
export interface NoticeOptions {
  readonly actions?: readonly NoticeAction[];
  /** Label of the button that closes the notice; absent: no such button. */
  readonly close?: string;
  /** Whether the notice comes by itself, and therefore waits until the player has closed the result of a game. */
  readonly waits?: boolean;
  /** Whether the text is announced elsewhere: screen readers find the notice, but do not announce it. */
  readonly heard?: boolean;
}

/** Texts shorter than this, in characters, have their buttons beside them on any screen. */
const SHORT = 16;

const listeners = new Set<(some: boolean) => void>();

/** Calls a listener with whether any notice is shown: now, and whenever that changes. */
export function watchNotices(listener: (some: boolean) => void): void {
  listeners.add(listener);
  listener(hasNotices());
}

const hasNotices = (): boolean => document.querySelector('.notices > .notice') !== null;

/** Returns the place of the notices, which is a live region. The build writes one into all pages but those for frames. */
export const noticePlace = (): HTMLElement =>
  document.querySelector<HTMLElement>('.notices') ??
  document.body.appendChild(Object.assign(document.createElement('div'), { className: 'notices' }));

function notifyListeners(): void {
  for (const listener of listeners) listener(hasNotices());
}

/**
 * Shows a notice at the edge of the page, without moving the focus.
 * @returns a function that closes it
 */
export function notice(text: string, { actions = [], close: closeLabel, waits = false, heard = false }: NoticeOptions = {}): () => void {
  const box = document.createElement('div');
  box.className = `notice${text.length < SHORT ? ' short' : ''}${waits ? ' waits' : ''}`;
  if (heard) box.ariaLive = 'off';
  const words = document.createElement('p');
  words.textContent = text;
  let from: EventTarget | null = null;
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget as Node)) from = relatedTarget;
  });
  const close = (): void => {
    const held = box.contains(document.activeElement);
    box.remove();
    notifyListeners();
    if (held) goOn(from);
  };
  const buttons = [...actions, ...(closeLabel === undefined ? [] : [{ label: closeLabel, run: () => undefined }])].map(({ label, run }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      close();
      run();
    });
    return button;
  });
  // Separate text and buttons by spaces, because a screen reader reads the notice as one text.
  box.append(words, ...buttons.flatMap((button) => [' ', button]));
  noticePlace().append(box);
  notifyListeners();
  return close;
}

/** Moves the focus from a removed button to the game, or else back to where it came from. */
function goOn(from: EventTarget | null): void {
  const place = document.querySelector('patience-game') ?? from;
  if (place instanceof HTMLElement && place.isConnected) place.focus();
}
