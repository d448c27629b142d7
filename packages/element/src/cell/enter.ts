import { readSave, type Problem, type Result, type SavedGame } from '@patience/core';
import { fail, ok } from '@patience/core/search';
import type { ReactiveController } from 'lit';
import { fire, type GameDetail, type PatienceEvents } from '../events.js';
import type { PatienceGame } from '../patience-game.js';
import type { Wanted } from '../table/dealer.js';
import { addressOf } from '../table/given.js';
import { keep, putAside, recall } from '../table/storage.js';
import { askedFor, dealOf, goesOn } from './asked.js';
import { CellTable, type CellAnswer } from './cell-table.js';
import { NAMES, SWITCHES, type CellSettings, type CellState, type CellVariant } from './messages.js';
import { fetchModule } from './module.js';
import { standIns } from './stand-ins.js';
import { cellText } from './text.js';

/** What the page may style, as far as it is a custom property. */
const STYLES = 'table on-table card red black light texture back pattern mark choice glow'.split(' ').map((name) => `--patience-${name}`);

/** The text of the wanted module. The problem names its address. */
export async function fetchWanted({ src }: Wanted): Promise<Result<string>> {
  const from = addressOf(src!);
  try {
    return ok(await fetchModule(from));
  } catch (error) {
    return fail('variant-broken', { from, why: error instanceof Error ? error.message : String(error) });
  }
}

/** An element whose table lies in a cell. */
export interface Entered {
  /** What stands in the element. */
  readonly frame: HTMLElement;
  /** By what its games are kept on a shelf. */
  readonly name: string;
  /** How the game stands, as the cell says. */
  readonly state: CellState | undefined;
  /** Takes it away; the element is as it was. */
  leave(): void;
}

/**
 * Puts the table of an element into a cell, for a module that the page does not trust. The methods of the element speak to
 * the cell from then on; events tell what the cell claims.
 * @param source the module
 * @param former the game that lay in a cell of this element before: it goes on, whatever is kept
 * @param stop there is nothing to play any more; called once
 */
export function enterCell(
  element: PatienceGame,
  wanted: Wanted,
  source: string,
  former: SavedGame | undefined,
  stop: (problem: Problem) => void,
): Entered {
  const src = addressOf(wanted.src!);
  const { shelf } = wanted;
  const name = `cell:${src}`;
  const styled = getComputedStyle(element);
  const problemOf = (why = '', problem?: Problem): Problem =>
    problem ?? fail('variant-broken', { from: src, why: why || 'it does not answer' }).error;
  /** What the page asked for. Undefined: nothing is kept yet. */
  let asked: string | undefined;

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
      event({ event, state, gesture, why, pile, problem }) {
        const detail =
          event === 'patience-refused'
            ? { reason: why, pile }
            : event === 'patience-error'
              ? problemOf(why, problem)
              : detailOf(state, gesture);
        if (asked !== undefined && shelf !== undefined) keep(shelf, name, state.save, asked);
        if (event === 'patience-move') element.guide = false;
        element.requestUpdate(); // its states are for style sheets
        fire(element, event, detail as PatienceEvents[typeof event]);
      },
      menu: (settings) => void Object.assign(element, settings),
      asks: () => undefined,
      action: (n) => element.result?.actions?.[n]?.run(),
      gone: (why, problem) => end(why, problem),
    },
  );
  table.frame.style.cssText = 'grid-area:1/1/-1/-1;display:block;inline-size:100%;block-size:100%;border:0';

  let { result } = element;
  if (result) table.result(result);
  const told = (): string => JSON.stringify([settingsOf(element), element.locale]);
  let sent = told();
  const controller: ReactiveController = {
    hostUpdated() {
      if (result !== (result = element.result)) table.result(result ?? {});
      if (sent === (sent = told())) return;
      table.settings(settingsOf(element), false, element.locale);
    },
  };
  const own = standIns(table, (problem) => fire(element, 'patience-error', problem));
  let left = false;
  const leave = (): void => {
    left = true;
    table.close();
    element.removeController(controller);
    for (const name of Object.keys(own)) Reflect.deleteProperty(element, name);
  };
  const end = (why: string, problem?: Problem): void => {
    if (left) return;
    leave();
    stop(problemOf(why, problem));
  };
  Object.defineProperties(element, own);
  element.addController(controller);

  void (async () => {
    try {
      const variant = await table.opened;
      const dealt = await table.start(dealOf(wanted));
      if (!dealt.state) return end(dealt.why, dealt.problem);
      const asks = askedFor(wanted, dealt.state.save);
      const text = shelf === undefined ? undefined : recall(shelf, name);
      const kept = former ?? text;
      const opened = kept === undefined ? undefined : await open(table, kept, variant);
      const again = opened?.state && (former !== undefined || goesOn(wanted, text!, opened.state.save, asks)) ? opened.state : dealt.state;
      const laid = await table.lay(again.save);
      if (!laid.ok) return end(laid.why, laid.problem);
      asked = asks;
      if (!opened || opened.ok) return;
      if (shelf !== undefined && former === undefined) putAside(shelf, name);
      fire(element, 'patience-error', problemOf(opened.why, opened.problem));
    } catch (error) {
      end(error instanceof Error ? error.message : '');
    }
  })();
  return {
    frame: table.frame,
    name,
    get state() {
      return table.state;
    },
    leave,
  };
}

/** A game that was kept, as the cell opens it: what cannot be opened never comes onto the table. */
async function open(table: CellTable, kept: unknown, variant: CellVariant): Promise<CellAnswer> {
  const read = readSave(kept, variant);
  return read.ok ? table.check(read.value) : { ok: false, why: read.error.message, problem: read.error };
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
