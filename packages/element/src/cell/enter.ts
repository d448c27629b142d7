import { fail } from '@patience/core/search';
import type { Problem, SavedGame } from '@patience/core';
import type { ReactiveController } from 'lit';
import { fire, type GameDetail, type PatienceEvents } from '../events.js';
import type { PatienceGame } from '../patience-game.js';
import { anySeed, parseOptions, type Wanted } from '../table/dealer.js';
import { CellTable } from './cell-table.js';
import { NAMES, SWITCHES, type CellCall, type CellSettings, type CellState } from './messages.js';
import { cellText } from './text.js';

/** A module is not longer, in signs. */
const LONGEST = 400_000;

/** What the page may style, as far as it is a custom property. */
const STYLES = 'table on-table card red black light texture back pattern mark choice glow'.split(' ').map((name) => `--patience-${name}`);

/** An element whose table lies in a cell. */
export interface Entered {
  /** What stands in the element. */
  readonly frame: HTMLElement;
  /** Takes it away; the element is as it was. */
  leave(): void;
}

/**
 * Puts the table of an element into a cell, for a module that the page does not trust. The methods of the element speak to
 * the cell from then on; events tell what the cell claims.
 * @param stop there is nothing to play any more
 * @throws Error where the module cannot be fetched
 */
export async function enterCell(element: PatienceGame, wanted: Wanted, stop: (problem: Problem) => void): Promise<Entered> {
  const src = new URL(wanted.src!, document.baseURI).href;
  const response = await fetch(src, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  const source = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (source.length > LONGEST) throw new Error(`longer than ${LONGEST} signs`);
  const shelf = wanted.shelf === undefined ? undefined : `patience:${wanted.shelf}:cell:${src}`;
  const styled = getComputedStyle(element);
  const broken = (why: string): Problem => fail('variant-broken', { from: src, why }).error;

  const table = new CellTable(
    {
      script: cellText(),
      title: element.getAttribute('aria-label') ?? 'Patience',
      task: {
        source,
        lang: element.locale,
        styles: Object.fromEntries(
          ['font-family', ...STYLES].flatMap((name) => (styled.getPropertyValue(name) ? [[name, styled.getPropertyValue(name)]] : [])),
        ),
        settings: settingsOf(element),
        asks: false,
      },
    },
    {
      event({ event, state, gesture, why, pile }) {
        const detail =
          event === 'patience-refused' ? { reason: why, pile } : event === 'patience-error' ? broken(why ?? '') : detailOf(state, gesture);
        if (shelf !== undefined) keep(shelf, state.save);
        if (event === 'patience-move') element.guide = false;
        fire(element, event, detail as PatienceEvents[typeof event]);
      },
      menu: (settings) => void Object.assign(element, settings),
      asks: () => undefined,
      action: (n) => element.result?.actions?.[n]?.run(),
      gone(why) {
        leave();
        stop(broken(why || 'it does not answer'));
      },
    },
  );
  table.frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0';

  let { result } = element;
  if (result) table.result(result);
  let sent = JSON.stringify(settingsOf(element));
  const controller: ReactiveController = {
    hostUpdated() {
      if (result !== (result = element.result)) table.result(result ?? {});
      const settings = settingsOf(element);
      if (sent === (sent = JSON.stringify(settings))) return;
      table.settings(settings, false);
    },
    hostDisconnected: () => leave(),
  };
  const own = standIns(table);
  const leave = (): void => {
    table.close();
    element.removeController(controller);
    for (const name of Object.keys(own)) Reflect.deleteProperty(element, name);
  };
  Object.defineProperties(element, own);
  element.addController(controller);

  void (async () => {
    try {
      const { id } = await table.opened;
      const kept = shelf === undefined ? undefined : recall(shelf, id);
      if (kept && (await table.lay(kept)).ok) return;
      const { seed = anySeed(), deck, options } = wanted;
      const given = typeof options === 'string' ? parseOptions(options) : options;
      const dealt = await table.start({
        ...(deck ? { deck } : { seed }),
        ...(given && { options: given as Readonly<Record<string, string>> }),
      });
      if (dealt.state) await table.lay(dealt.state.save);
      else if (dealt.why) stop(broken(dealt.why));
    } catch (error) {
      leave();
      stop(broken(error instanceof Error && error.message ? error.message : 'it does not answer'));
    }
  })();
  return { frame: table.frame, leave };
}

const settingsOf = (element: PatienceGame): CellSettings =>
  Object.fromEntries([...SWITCHES, ...NAMES].map((name) => [name, element[name] ?? null])) as CellSettings;

const detailOf = ({ save, status, stuck, score }: CellState, gesture: readonly string[]): GameDetail => ({
  gesture,
  status,
  stuck,
  moves: save.gestures.slice(0, save.cursor).flat().length,
  elapsedMs: save.elapsedMs,
  mistakes: save.mistakes,
  score,
});

/** The element's own properties in a cell. A wish is told and not answered: the events say what came of it. */
function standIns(table: CellTable): PropertyDescriptorMap {
  const method = (value: (...args: never[]) => unknown): PropertyDescriptor => ({ value, configurable: true });
  const getter = (get: () => unknown): PropertyDescriptor => ({ get, configurable: true });
  const asked = (call: CellCall, answer: unknown): [string, PropertyDescriptor] => [
    call,
    method((arg?: unknown) => {
      table.call(call, arg);
      return answer;
    }),
  ];
  return {
    ...Object.fromEntries([
      ...(['undo', 'redo', 'play', 'allUp'] as const).map((call) => asked(call, true)),
      ...(['restart', 'newGame', 'pause', 'resume'] as const).map((call) => asked(call, undefined)),
      asked('hint', Promise.resolve(undefined)),
    ]),
    save: method(() => table.state?.save),
    load: method((save: SavedGame) => {
      void table.lay(save);
      return true;
    }),
    status: getter(() => table.state?.status),
    score: getter(() => table.state?.score),
    dealNumber: getter(() => table.state?.save.seed),
  };
}

/** A full or forbidden storage is no reason to stop playing. */
function keep(key: string, save: SavedGame): void {
  try {
    localStorage.setItem(key, JSON.stringify(save));
  } catch {
    // Nothing is kept then.
  }
}

/** The kept game, if there is one of this variant: the cell looks at the rest. */
function recall(key: string, id: string): SavedGame | undefined {
  try {
    const save = JSON.parse(localStorage.getItem(key) ?? 'null') as SavedGame | null;
    return save?.variant === id ? save : undefined;
  } catch {
    return undefined;
  }
}
