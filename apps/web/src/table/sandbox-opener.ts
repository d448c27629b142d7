import { solverAddress } from 'virtual:patience-sandbox';
import type { SavedGame, Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import type { SandboxTable } from '@patience/element/sandbox';
import { digestOf } from '../added/digest.js';
import type { DealAddress } from '../address/deal.js';
import type { AddedSource } from '../catalogue/entry.js';
import { sandboxDocument, sandboxSeconds } from '../sandbox/run.js';
import { watchNotices, notice } from '../components/notices.js';
import type { TableShell } from '../app-shell/start.js';
import { applyColours, applyToTable, settingsOf } from '../settings/apply.js';
import { change, settings } from '../settings/settings.js';
import { readGameSave } from '../store/read.js';
import { SEARCH } from './effort.js';
import type { GameOpener, OpenResult } from './opener.js';
import { reportBroken } from './report-broken.js';
import { cut } from '../text/cut.js';
import { fill } from '../text/fill.js';
import { randomDealNumber } from './deal-number.js';
import type { DealSolver } from './solver.js';

/** Opens the games of an added variant in its sandbox. The element validates every answer, which is untrusted. */
class SandboxOpener implements GameOpener {
  /** Whether a game has been on the table. */
  laid = false;

  constructor(
    private readonly table: SandboxTable,
    /** Tells whether the sandbox was removed. */
    private readonly gone: () => boolean,
    private readonly stopped: string,
  ) {}

  get variant(): Variant {
    return this.table.variant;
  }

  async start({ options, deck, seed = String(randomDealNumber()) }: DealAddress): Promise<OpenResult> {
    return this.#read(await this.table.start({ options, ...(deck === undefined ? { seed } : { deck }) }));
  }

  async load(save: SavedGame): Promise<OpenResult> {
    return this.#read(await this.table.check(save));
  }

  async lay(save: SavedGame): Promise<void> {
    const laid = this.#read(await this.table.lay(save));
    if (!laid.ok) throw new Error(laid.why || this.stopped);
    this.laid = true;
  }

  solver(): Promise<DealSolver> {
    return Promise.resolve({
      isWinnable: async (seed, options, signal) => {
        signal?.throwIfAborted();
        const solved = await this.table.solve({ seed, options, search: SEARCH }, SEARCH.time / 1000);
        signal?.throwIfAborted();
        return solved || undefined; // The sandbox does not distinguish a proved loss from a search without a result.
      },
      stop: () => this.table.stopSolving(),
    });
  }

  /** @throws Error when the sandbox was removed before the first game, since the page has nothing else to show */
  #read(opened: OpenResult): OpenResult {
    if (this.gone() && !this.laid) throw new Error(this.stopped);
    if (!opened.ok) return { ok: false, why: quoted(opened.why) };
    return readGameSave(opened.value.save(), this.variant.id).ok ? opened : { ok: false, why: '' };
  }
}

/** Codes of the problems that the page found itself. The reasons of all others may be words of the module. */
const FOUND_BY_PAGE = ['variant-stopped', 'variant-broken', 'part-missing'];

/** Returns words of a module as a short quotation, so that they do not look like words of the site; an empty text for none. */
const quoted = (why: string): string => why && `“${cut(why)}”`;

/**
 * Creates the sandbox of an added variant's table, and notifies the player when it had to be removed.
 * @throws Error with the reason why the module cannot be played
 */
export async function openSandboxed(shell: TableShell, element: PatienceGame, entry: AddedSource): Promise<GameOpener> {
  const { words, root } = shell;
  if (entry.digest !== undefined && (await digestOf(entry.source)) !== entry.digest) throw new Error(words.table.changed);
  const solver = await (await fetch(solverAddress)).text();
  const src = URL.createObjectURL(new Blob([entry.source], { type: 'text/javascript' }));
  let opener: SandboxOpener | undefined;
  let gone = false;
  try {
    const table = await new Promise<SandboxTable>((onOpen, fail) => {
      element.addEventListener('patience-error', ({ detail: { code, params, message } }) => {
        if (element.snapshot) return; // Ignore a problem of a game that continues.
        gone = true;
        const reason = String(params['why'] ?? message);
        const why = FOUND_BY_PAGE.includes(code) ? reason : quoted(reason);
        const silent = code === 'variant-stopped' && ['silent', 'unheard'].includes(String(params['fault']));
        fail(new Error(silent ? words.table.stopped : why));
        element.classList.add('waiting'); // Hide the element's own message; the notice says more.
        if (opener?.laid) reportBroken(shell, silent ? words.table.stopped : fill(words.table.ended, { why }));
      });
      element.sandbox = { document: sandboxDocument(root), seconds: sandboxSeconds(), solver, onOpen };
      element.src = src;
    });
    if (table.variant.id !== entry.id) throw new Error(words.table.changed);
    opener = new SandboxOpener(table, () => gone, words.table.stopped);
    askAboutMenu(shell, element);
    watchNotices(() => element.requestUpdate()); // Update the sandbox when notices change: they hide parts of the table by a style of the page, which does not reach into the sandbox.
    return opener;
  } finally {
    URL.revokeObjectURL(src);
  }
}

/** Asks the player whether changes in the menu of a sandboxed table become settings of the site. The sandbox cannot press that button. */
function askAboutMenu({ words }: TableShell, element: PatienceGame): void {
  let close = (): void => undefined;
  element.addEventListener('patience-menu', ({ detail }) => {
    close();
    const changed = settingsOf(detail);
    const now = settings();
    if (Object.entries(changed).every(([name, value]) => now[name as keyof typeof changed] === value)) return;
    close = notice(words.table.menu, {
      actions: [
        {
          label: words.table.keepMenu,
          run() {
            applyColours(document.documentElement, change(changed));
            applyToTable(element, settings());
          },
        },
      ],
      close: words.table.onlyHere,
    });
  });
}
