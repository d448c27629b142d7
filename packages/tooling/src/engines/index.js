/**
 * Browser engines in which a page can be tested, behind one small interface. Engines that are not installed are skipped and reported; an
 * engine that `PATIENCE_ENGINES=chromium,firefox,webkit` names must be installed.
 */
import { chromium } from './chromium.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

/**
 * @typedef {object} TabSettings of a tab, in CSS pixels
 * @property {number} width
 * @property {number} height
 * @property {string} language a BCP 47 tag; Chromium alone can be told, the others speak the machine's
 * @property {boolean} [touch] fingers are possible
 *
 * @typedef {object} Tab a visitor of its own with one page
 * @property {(address: string) => Promise<void>} go
 * @property {<A extends unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A) => Promise<R>} run the task as text in the page, what it is given and gives as JSON
 * @property {(key: string) => Promise<void>} press a key by its name, `Control+z` together
 * @property {(text: string) => Promise<void>} type
 * @property {(x: number, y: number) => Promise<void>} click in CSS pixels from the page's corner
 * @property {(x: number, y: number) => Promise<void>} tap the same with a finger
 * @property {(...points: [{ x: number, y: number }, ...{ x: number, y: number }[]]) => Promise<void>} drag the mouse goes down at the first and up at the last
 * @property {(x: number, y: number) => Promise<void>} down the mouse goes there and its button goes down
 * @property {(x: number, y: number) => Promise<void>} move the mouse goes there
 * @property {() => Promise<void>} up the button of the mouse goes up
 * @property {(size: { width: number, height: number }) => Promise<void>} resize
 * @property {() => Promise<Buffer>} picture PNG
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Window
 * @property {boolean} [shown] on the screen of the machine, where its screen readers find it; Chromium and Firefox alone
 *
 * @typedef {object} Engine a running browser
 * @property {string} name
 * @property {string} version
 * @property {boolean} touch its driver has fingers
 * @property {(settings: TabSettings) => Promise<Tab>} open
 * @property {() => Promise<void>} close
 */

/** The function that starts each engine. @type {Readonly<Record<string, (window?: Window) => Promise<Engine | undefined>>>} */
export const ENGINES = { chromium, firefox, webkit };

/** Returns the engines that must be installed. @returns {readonly string[]} @throws Error for an unknown name */
export function wantedEngines() {
  const wanted = (process.env['PATIENCE_ENGINES'] ?? '').split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !(name in ENGINES));
  if (unknown.length > 0) throw new Error(`PATIENCE_ENGINES names ${unknown.join(', ')}; there are ${Object.keys(ENGINES).join(', ')}.`);
  return wanted;
}
