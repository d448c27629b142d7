/** Functions that tests run in a page with a table, wherever on the page that is. */
import type { PatienceGame } from '../../src/index.js';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Recognises a table by its name: one from a frame has the class of another window. */
const isGame = (element: Element): element is PatienceGame => element.localName === 'patience-game';

/** Finds the table in a tree, its shadow roots and its frames. */
function find(root: ParentNode): PatienceGame | undefined {
  for (const element of root.querySelectorAll('*')) {
    if (isGame(element)) return element;
    const inner = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument;
    const found = inner ? find(inner) : undefined;
    if (found) return found;
  }
  return undefined;
}

const game = (): PatienceGame => find(document)!;
const root = (): ShadowRoot => game().shadowRoot!;

/** Returns the zoom of an element. Browsers without `currentCSSZoom` divide boxes by it. */
function zoomOf(element: Element): number {
  if ((element as { readonly currentCSSZoom?: number }).currentCSSZoom !== undefined) return 1;
  let zoom = 1;
  for (let at: Element | null = element; at; at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null)
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
}

/** Returns the centre of an element, in pixels of the top window. */
function middleOf(element: Element): Place {
  const zoom = zoomOf(element);
  const box = element.getBoundingClientRect();
  let [x, y] = [(box.x + box.width / 2) * zoom, (box.y + box.height / 2) * zoom];
  for (let frame = element.ownerDocument.defaultView?.frameElement; frame; frame = frame.ownerDocument.defaultView?.frameElement) {
    const outer = frame.getBoundingClientRect();
    x += outer.x + frame.clientLeft;
    y += outer.y + frame.clientTop;
  }
  return { x, y };
}

/** Returns the top card of a pile, or its slot. */
function topOf(pile: string): HTMLElement {
  const { scene, game: played } = game().session!.view;
  return scene.elementAt(pile, Math.max(0, played.view.count(pile) - 1))!;
}

/** Returns every rendered card and slot with its name and box. */
const painted = (): string[] =>
  [...root().querySelectorAll('.card, .back, .slot')].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return `${card.getAttribute('aria-label') ?? 'back'} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });

const frames = async (): Promise<void> => {
  const view = game().ownerDocument.defaultView!;
  await new Promise((wake) => view.requestAnimationFrame(() => view.requestAnimationFrame(wake)));
  await game().updateComplete;
};

/** Waits until all animations have ended and every part is loaded. */
async function settled(): Promise<void> {
  while (!game().actions.features.loaded) await new Promise((wake) => setTimeout(wake, 20));
  game().session!.view.animator.finish();
  await frames();
}

/** Returns what is rendered wrongly, missing, or cannot be clicked. */
async function faults(): Promise<string[]> {
  await settled();
  const { session } = game();
  const { view, piles } = session!.game;
  const found: string[] = [];
  for (const { id } of piles) {
    const top = topOf(id);
    const card = view.card(id, 0);
    if (card && !top.getAttribute('aria-label')!.startsWith(session!.describer.card(card)))
      found.push(`${id} shows ${top.getAttribute('aria-label')!}`);
    const { width, height } = top.getBoundingClientRect();
    if (!(width > 8 && height > 8)) found.push(`${id} is drawn ${width} × ${height}`);
    const zoom = zoomOf(top);
    const box = top.getBoundingClientRect();
    const at = root().elementFromPoint((box.x + box.width / 2) * zoom, (box.y + box.height / 2) * zoom);
    if (at?.closest('button') !== top)
      found.push(
        `${id} cannot be touched, ${at ? `${at.localName}.${at.getAttribute('class') ?? ''}` : 'nothing'} is there: ${at?.textContent.trim() ?? ''}`,
      );
  }
  // Compare with an untouched table of the same game.
  const before = painted();
  game().load(game().save());
  await settled();
  const after = painted();
  if (String(before.sort()) !== String(after.sort())) found.push(`drawn: ${String(before)}`, `should be: ${String(after)}`);
  return found;
}

/** Returns the edges of the open sheet that are outside its window. */
function outside(): string[] {
  const dialog = root().querySelector('dialog')!;
  const zoom = zoomOf(dialog);
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const { innerWidth, innerHeight } = game().ownerDocument.defaultView!;
  const edges = { left: left * zoom, top: top * zoom, right: innerWidth - right * zoom, bottom: innerHeight - bottom * zoom };
  return Object.entries(edges).flatMap(([edge, distance]) => (distance < -1 ? [`${edge} ${distance}`] : []));
}

const heard: string[] = [];
window.addEventListener('keydown', ({ key }) => heard.push(key));

const hosts = {
  game,
  settled,
  faults,
  outside,
  heard,
  middle: (pile: string): Place => middleOf(topOf(pile)),
  tool(name: string): Place {
    const tool = root().querySelector(`[part~=tool-${name}]`)!;
    // A tool bar that is longer than its place scrolls.
    tool.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    return middleOf(tool);
  },
  lifted: (): Place | undefined => {
    const card = root().querySelector('.lifted');
    return card ? middleOf(card) : undefined;
  },
  dealt: (): boolean => find(document)?.session?.view.picture !== undefined && root().querySelector('.table button') !== null,
  /** Whether the table has its game, and is drawn or in a part of the page that is not shown yet. */
  ready: (): boolean => hosts.dealt() || (find(document)?.session !== undefined && !find(document)!.checkVisibility()),
  sheet: (): boolean => root().querySelector('dialog[open]') !== null,
};

/** The functions that tests call in the page. */
export type Hosts = typeof hosts;

declare global {
  var hosts: Hosts;
}
globalThis.hosts = hosts;
