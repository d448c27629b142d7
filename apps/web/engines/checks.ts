import { sample } from '@patience/tooling/sample';
import { expect } from 'vitest';
import { wonGames, type WonGame } from '@patience/element/testing';
import { writeDeal } from '../src/address/deal.js';
import { heardBy } from './announcements.js';
import type { Check } from './check.js';
import { moveByConnection, moveByFile, moveByLink } from './data-moves.js';
import { MOVING_CARDS } from './moving-cards.js';
import { variants } from './site.js';
import { ANNOUNCED, makeAndSend } from './workshop-story.js';

const id = variants[0]!.id;

/** Returns the shortest won game that the packages of the variants contain. */
const shortGame = (): WonGame =>
  wonGames().reduce((best, game) => (game.gestures.flat().length < best.gestures.flat().length ? game : best));

/** The checks, the same for all engines. */
export const CHECKS: readonly Check[] = [
  {
    name: 'deals the variants',
    async run(visit) {
      for (const { id: each } of sample(variants, 6)) {
        await visit.table(`de/play/${each}/?seed=3`);
        const cards = await visit.ask((table) => table.game!.piles.reduce((sum, { id: pile }) => sum + table.game!.view.count(pile), 0));
        expect(cards, each).toBeGreaterThan(0);
      }
    },
  },
  {
    name: 'a table left right after a move does not block the next page',
    async run(visit) {
      for (const { id: each } of [...variants.slice(0, 4), ...variants.slice(0, 2)]) {
        await visit.table(`en/play/${each}/?seed=5`);
        await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
      }
      await visit.table(`en/play/${id}/`);
    },
  },
  ...MOVING_CARDS,
  {
    name: 'the toolbar’s Undo and Redo work',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
      for (const [tool, cursor] of [
        ['undo', 0],
        ['redo', 1],
      ] as const) {
        await visit.tool(tool);
        await visit.reaches(cursor);
      }
    },
  },
  {
    name: 'the worker gives a hint that can be played',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      const hint = await visit.ask(async (table) => {
        while (!table.adviser) await new Promise((wake) => setTimeout(wake, 20));
        return table.hint();
      });
      expect(hint?.length).toBeGreaterThan(0);
      expect(await visit.ask((table, move) => table.play(move), hint![0]!)).toBe(true);
    },
  },
  {
    // Use the width of a 1280-pixel desktop at 400 % zoom; WebKit's window is never narrower than 447 pixels.
    name: 'a recorded game is won by real clicks in a narrow window, counted, and can be watched',
    width: 320,
    height: 640,
    async run(visit) {
      const game = shortGame();
      const moves = game.gestures.flat();
      await visit.table(`en/play/${game.variant}/?${writeDeal(game, {}).toString()}`);
      for (const move of moves) await visit.click(move);
      await visit.until(() => document.querySelector('patience-game')!.status === 'won', 'the game is won');
      await visit.go('en/statistics/');
      await visit.shows('won');
      await visit.press('.games a', 'Watch');
      await visit.shows(`Move 0 of ${moves.length}`);
      await visit.press('button', 'To the end');
      await visit.shows(`Move ${moves.length} of ${moves.length}`);
    },
  },
  {
    name: 'the menu and the help open, and Escape closes them',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      const open = (): boolean => document.querySelector('patience-game')!.shadowRoot!.querySelector('dialog[open] button') !== null;
      const shut = (): boolean => document.querySelector('patience-game')!.shadowRoot!.querySelector('dialog[open]') === null;
      const ways = [
        () => visit.tool('more'),
        () => visit.ask((table) => (table as unknown as { command(name: string): void }).command('help')),
      ];
      for (const way of ways) {
        await way();
        await visit.until(open, 'a sheet is open');
        await visit.tab.press('Escape');
        await visit.until(shut, 'it is closed');
      }
    },
  },
  {
    name: 'a game is shared as a link that opens',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
      await visit.until(() => document.querySelector('#to-share:not([disabled])') !== null, 'the game can be shared');
      await visit.press('button', 'Share');
      await visit.until(() => document.querySelectorAll('dialog input').length >= 2, 'the links are shown');
      const links = await visit.tab.run(() => [...document.querySelectorAll<HTMLInputElement>('dialog input')].map(({ value }) => value));
      const link = links.find((one) => one.includes('watch'))!;
      await visit.go(link.replace(/^https?:\/\/[^/]+\//, ''));
      await visit.shows('Move 0 of 1');
    },
  },
  {
    name: 'the gallery shows every variant and finds one by name',
    async run(visit) {
      await visit.go('en/games/');
      await visit.until((count) => document.querySelectorAll('.tile').length >= count, 'all tiles are there', variants.length);
      const { names } = variants.at(-1)!;
      await visit.press('main input[type=search]');
      await visit.tab.type(names['en']!);
      await visit.until(
        () => [...document.querySelectorAll<HTMLElement>('.tile')].filter((tile) => tile.offsetParent !== null).length < 4,
        'few tiles are left',
      );
    },
  },
  {
    name: 'the daily deal is dealt',
    async run(visit) {
      await visit.go('en/daily/');
      await visit.until(() => document.querySelector('.calendar') !== null, 'the calendar is there');
      await visit.press('.play');
      await visit.dealt();
    },
  },
  {
    name: 'settings hold after a reload',
    async run(visit) {
      await visit.go('en/settings/');
      await visit.until(() => document.querySelectorAll('select').length > 0, 'the settings are there');
      await visit.tab.run(() => {
        const theme = [...document.querySelectorAll('select')].find((one) => [...one.options].some(({ value }) => value === 'dark'))!;
        theme.value = 'dark';
        theme.dispatchEvent(new Event('input', { bubbles: true }));
        theme.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await visit.table(`en/play/${id}/?seed=5`);
      expect(await visit.tab.run(() => document.documentElement.dataset['theme'])).toBe('dark');
    },
  },
  {
    name: 'a game resumes after a reload',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      for (let moves = 0; moves < 3; moves++) await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
      const cursor = await visit.cursor();
      const { gestures } = await visit.ask((table) => table.save());
      await visit.go('en/games/');
      await visit.again(`en/play/${id}/`, cursor);
      expect(await visit.cursor()).toBe(cursor);
      expect((await visit.ask((table) => table.save())).gestures).toEqual(gestures);
    },
  },
  {
    name: 'a turned phone shows the same game, all of it inside',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      await visit.tab.resize({ width: 844, height: 480 });
      await visit.until(() => {
        const table = document.querySelector('patience-game')!;
        const room = table.getBoundingClientRect();
        return [...table.shadowRoot!.querySelectorAll('.card')].every((card) => {
          const box = card.getBoundingClientRect();
          return box.left >= room.left - 1 && box.right <= room.right + 1;
        });
      }, 'all cards lie inside');
    },
  },
  {
    name: 'the embed page shows a table in a frame',
    width: 1280,
    height: 900,
    async run(visit) {
      await visit.go(`en/embed/?variant=${id}&lang=en`);
      await visit.until(() => {
        const inside = document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement & { game?: unknown }>('patience-game');
        return inside?.game !== undefined;
      }, 'a game lies in the frame');
    },
  },
  {
    name: 'rules and statistics are shown in German',
    async run(visit) {
      await visit.go(`de/rules/${id}/`);
      await visit.shows('Ziel');
      await visit.go('de/statistics/');
      await visit.until(() => (document.querySelector('h1')?.innerText.length ?? 0) > 0, 'the page has a heading');
    },
  },
  {
    name: 'a script and a style that the policy forbids have no effect, and are reported',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      await visit.tab.run(() => {
        const script = document.createElement('script');
        const style = document.createElement('style');
        // An engine with Trusted Types rejects the text of the script before the policy does, and reports that as well.
        script.append('window.intruder = true');
        style.append('body { opacity: 0.5 }');
        document.head.append(script, style);
      });
      const noted = (): boolean =>
        ((window as unknown as { faults?: string[] }).faults ?? []).filter((fault) => fault.startsWith('policy: ')).length > 1;
      await visit.until(noted, 'both are noted');
      expect(await visit.tab.run(() => ['intruder' in window, getComputedStyle(document.body).opacity])).toEqual([false, '1']);
      await visit.tab.run(() => void (window as unknown as { faults: string[] }).faults.splice(0));
    },
  },
  { name: 'the player’s data go to a file and come back from it', run: (visit) => moveByFile(visit, `en/play/${id}/?seed=5`) },
  { name: 'the player’s data go to another browser in a link', run: (visit) => moveByLink(visit, `en/play/${id}/?seed=5`) },
  {
    name: 'the player’s data go to another page over a connection, or the page says that it cannot connect',
    run: (visit) => moveByConnection(visit, `en/play/${id}/?seed=5`),
  },
  {
    name: 'the site works offline after the first visit',
    async run(visit, site) {
      site.kept = true;
      try {
        await visit.table(`en/play/${id}/?seed=5`);
        if (!(await visit.tab.run(() => 'serviceWorker' in navigator))) return;
        // Wait until the service worker has cached some hundred files, without a time limit of its own.
        await visit.tab.run(() => navigator.serviceWorker.ready.then(() => undefined));
        await visit.until(() => navigator.serviceWorker.controller !== null, 'the site is kept');
        site.away = true;
        await visit.table(`de/play/${id}/?seed=5`);
        await visit.tab.run(() => (window as unknown as { faults?: string[] }).faults?.splice(0)); // Clear the faults: the recording script itself is not in the cache.
      } finally {
        site.away = site.kept = false;
      }
    },
  },
  ...(['mouse', 'touch', 'keyboard'] as const).map((way): Check => ({
    name: `a patience is made in the workshop, sent and played by ${way} alone`,
    // On a desk the keyboard needs fewer keys, because form and table are side by side.
    ...(way === 'keyboard' ? { width: 1280, height: 800 } : { width: 390 }),
    ...(way === 'touch' && { touch: true }),
    async run(visit) {
      await makeAndSend(visit, way, way === 'keyboard' ? 1 : 2, async (step) => {
        const spoken = (await heardBy(visit)).filter(({ kind, by }) => kind === 'announced' && by.startsWith('said'));
        if (ANNOUNCED.includes(step)) expect(spoken.length, `announcements of "${step}"`).toBe(1);
      });
    },
  })),
];
