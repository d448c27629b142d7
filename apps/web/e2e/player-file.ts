import type { Page } from 'playwright-core';
import { variants } from './site.js';

/** Returns a player's export file with this many games. */
export function exportFile(count: number): string {
  const games = Array.from({ length: count }, (_, i) => ({
    id: `game-${i}`,
    variant: variants[i % 2]!.id,
    deal: `d${i}`,
    outcome: i % 3 === 0 ? 'won' : i % 3 === 1 ? 'lost' : 'left',
    moves: 40 + i,
    hints: i % 2,
    started: 1.7e12 + i * 864e5,
    updated: 1.7e12 + i * 864e5 + 3e5,
    save: {
      format: 1,
      variant: variants[i % 2]!.id,
      rules: 1,
      options: {},
      seed: i,
      gestures: [['a>b']],
      cursor: 1,
      elapsedMs: 60_000 * (i + 1),
      mistakes: 0,
    },
  }));
  return JSON.stringify({
    patience: 'player',
    version: 1,
    written: '2026-01-01',
    settings: { theme: 'dark' },
    favourites: [variants[0]!.id],
    games,
    added: [],
  });
}

/** Returns an export file in the form in which Playwright gives it to a file field. */
export const upload = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Imports an export file on the settings page, and adds its content to what is there. */
export async function importFile(page: Page, text: string): Promise<void> {
  await page.locator('#import').setInputFiles(upload(text));
  await page.locator('#merge').click();
}
