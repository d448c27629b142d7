import type { Visit } from './visit.js';

/** A text that a screen reader speaks: of a live region that changed, or of a control that got the focus. */
export interface Spoken {
  readonly kind: 'announced' | 'focused';
  /** Id or classes of the live region. */
  readonly by: string;
  readonly text: string;
}

/**
 * Begins to record what a page speaks, in all open shadow roots. A live region without visible text, such as one in a collapsed part, is not spoken.
 */
export async function listen(visit: Visit): Promise<void> {
  await visit.tab.run(() => {
    const heard: { kind: string; by: string; text: string }[] = [];
    Object.assign(window, { heard });
    const seen = new WeakSet<Node>();
    const before = new WeakMap<Element, string>();
    const REGION = ':is([aria-live], [role=status], [role=alert], [role=log]):not([aria-live=off])';
    const nameOf = (element: Element): string => {
      const { labels } = element as HTMLInputElement;
      const described = (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (element.getRootNode() as Document).getElementById(id)?.textContent?.trim() ?? '')
        .join(' ');
      const name = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (element as HTMLElement).innerText ?? '';
      const value = element.matches('input:not([type=checkbox]), select, textarea')
        ? ` = ${(element as HTMLInputElement).value.slice(0, 60)}`
        : '';
      const states = ['aria-expanded', 'aria-selected', 'aria-invalid', 'aria-disabled']
        .filter((state) => element.hasAttribute(state))
        .map((state) => ` [${state.slice(5)} ${element.getAttribute(state)!}]`)
        .join('');
      const open = element.matches('summary') ? ((element.parentElement as HTMLDetailsElement).open ? ' [open]' : ' [closed]') : '';
      return `${element.getAttribute('role') ?? element.localName}: ${name.trim()}${value}${states}${open}${described.trim() ? ` (${described.trim()})` : ''}`;
    };
    const watch = (root: Document | ShadowRoot): void => {
      if (seen.has(root)) return;
      seen.add(root);
      for (const region of root.querySelectorAll<HTMLElement>(REGION)) before.set(region, region.textContent ?? '');
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) watch(element.shadowRoot);
      root.addEventListener('focusin', ({ target }) => {
        const element = target as Element;
        if (!element.shadowRoot) heard.push({ kind: 'focused', by: '', text: nameOf(element) });
      });
      new MutationObserver((changes) => {
        const regions = new Set<HTMLElement>();
        for (const { target, addedNodes } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest<HTMLElement>(REGION);
          if (region) regions.add(region);
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement)) continue;
            for (const inside of [node, ...node.querySelectorAll<HTMLElement>('*')]) {
              if (inside.shadowRoot) watch(inside.shadowRoot);
              if (inside.matches('[role=alert]')) regions.add(inside);
            }
          }
        }
        for (const region of regions) {
          const text = region.textContent ?? '';
          if (text === (before.get(region) ?? '')) continue;
          before.set(region, text);
          const spoken = region.checkVisibility() ? region.innerText.replaceAll(/\s+/g, ' ').trim() : '';
          if (spoken !== '') heard.push({ kind: 'announced', by: region.id || region.className || region.localName, text: spoken });
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
    };
    watch(document);
  });
}

/** Returns the announcements for screen readers since the last call. */
export const heardBy = (visit: Visit): Promise<readonly Spoken[]> =>
  visit.tab.run(() => (window as unknown as { heard: Spoken[] }).heard.splice(0));
