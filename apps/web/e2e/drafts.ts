/** The drafts that the workshop stores in a page. */
import type { Page } from 'playwright-core';

interface StoredDraft {
  readonly id: string;
  readonly text: string;
  readonly playable: string;
}

/** Returns the stored form of the draft that is open in a page; undefined before its first edit. */
export const openDraft = (page: Page): Promise<StoredDraft | undefined> =>
  page.evaluate(() => {
    const stored = localStorage.getItem(`patience.draft.${sessionStorage.getItem('patience.workshop.open') ?? ''}`);
    return stored === null ? undefined : (JSON.parse(stored) as StoredDraft);
  });
