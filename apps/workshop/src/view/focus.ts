/** Section of the form, or part of it, that can be collapsed or has a title. */
const GROUP = '.section, .part';

/**
 * Makes an edit by a button of the form and puts the focus where the person goes on: to a new section of the same part, which is opened; or,
 * if the edit has removed the button, to the nearest group that is left. Otherwise the button keeps the focus.
 * @param edit makes the edit and renders the form
 */
export function followFocus(edit: () => void): void {
  const button = document.activeElement;
  const groups = groupsAround(button);
  const part = button?.closest<HTMLElement>('.part');
  const before = new Set(sectionsOf(part).map(({ id }) => id));
  edit();
  const added = sectionsOf(part).find(({ id }) => !before.has(id));
  if (added && part?.isConnected) return focusOn(added);
  if (button?.isConnected) return;
  const left = groups.find((group) => group.isConnected && group.checkVisibility());
  if (left) focusOn(left);
}

const sectionsOf = (part: Element | null | undefined): readonly HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>('.section[id]') ?? []),
];

function groupsAround(element: Element | null): readonly HTMLElement[] {
  const groups: HTMLElement[] = [];
  for (let group = element?.closest<HTMLElement>(GROUP); group; group = group.parentElement?.closest<HTMLElement>(GROUP))
    groups.push(group);
  return groups;
}

/** Moves the focus to an element, or to the title of a collapsible one; opens the collapsible groups that contain it. */
export function focusOn(element: HTMLElement): void {
  for (let group = element.closest('details'); group; group = group.parentElement?.closest('details') ?? null) group.open = true;
  (element.querySelector<HTMLElement>(':scope > summary') ?? element).focus();
}
