/** A button of a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Parts of a notice besides its text. */
export interface NoticeOptions {
  readonly actions?: readonly NoticeAction[];
  /** Label of a last button, which only takes the notice away; absent: there is none. */
  readonly close?: string;
  /** It is said elsewhere already: screen readers find it, and do not say it once more. */
  readonly heard?: boolean;
}

/** A text of fewer characters has its buttons beside it on any screen. */
const SHORT = 16;

const listeners = new Set<(some: boolean) => void>();

/** Hears whether something is told at the edge of the page: now, and whenever a word comes or goes. */
export function hearNotices(listener: (some: boolean) => void): void {
  listeners.add(listener);
  listener(hasNotices());
}

const hasNotices = (): boolean => document.querySelector('#notices > .notice') !== null;

function tellListeners(): void {
  for (const listener of listeners) listener(hasNotices());
}

/**
 * Tells the player something at the edge of the page, without taking the keyboard.
 * @returns how to take it away
 */
export function notice(text: string, { actions = [], close: closeLabel, heard = false }: NoticeOptions = {}): () => void {
  const place =
    document.getElementById('notices') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'notices', className: 'notices' }));
  const box = document.createElement('div');
  box.className = text.length < SHORT ? 'notice short' : 'notice';
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
    tellListeners();
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
  // What is read as one text has its words apart.
  box.append(words, ...buttons.flatMap((button) => [' ', button]));
  place.append(box);
  tellListeners();
  return close;
}

/** Moves the focus of a removed button to the game, or else back to where it came from. */
function goOn(from: EventTarget | null): void {
  const place = document.getElementById('game') ?? from;
  if (place instanceof HTMLElement && place.isConnected) place.focus();
}
