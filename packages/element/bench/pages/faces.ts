/** Runs in the browser: draws all faces of a deck as the table does. */
import { RANKS, SUITS, type Suit } from '@patience/core';
import { html, render, unsafeCSS } from 'lit';
import type { FaceStyle } from '../../src/faces/face.js';
import { fetchPictures, PICTURED } from '../../src/faces/pictured.js';
import { pictureStyles } from '../../src/styles/pictures.js';
import { hostStyles } from '../../src/styles/host.js';
import { tableStyles } from '../../src/styles/table.js';
import { faceTemplate } from '../../src/view/card.js';

/** A contact sheet: attributes of the element, width of the cards, and which cards. */
export interface Sheet {
  readonly attributes: Readonly<Record<string, string>>;
  readonly width: number;
  readonly index: FaceStyle['index'];
  readonly ranks: readonly number[];
  /** Cards in a row. Default: one suit. */
  readonly across?: number;
}

const LETTERS = { german: 'AUOK', french: 'AJQK' };
/** Least card width with all pips: `FULL_FACE` of the layout. */
const FULL_FACE = 62;

/** Renders a sheet. */
async function show({ attributes, width, index, ranks, across = ranks.length }: Sheet): Promise<void> {
  await fetchPictures();
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [hostStyles.styleSheet!, tableStyles.styleSheet!, unsafeCSS(pictureStyles).styleSheet!];
  const deck = attributes['faces'] === 'german' ? 'german' : undefined;
  const style: FaceStyle = { large: width < FULL_FACE, pictured: width >= PICTURED, deck, index, letters: LETTERS[deck ?? 'french'] };
  const cards = [...SUITS]
    .reverse()
    .flatMap((suit: Suit, s) =>
      ranks.map((rank, r) => ({ suit, rank, id: s * 13 + r, red: suit === 'D' || suit === 'H', letter: RANKS[rank - 1]! })),
    );
  render(
    html`<div class="box">
      <div class="table">
        ${cards.map((card) => html`<i class="card top ${card.suit}">${faceTemplate({ looks: undefined }, card, style, false)}</i>`)}
        ${['lattice', 'scales', 'sun'].includes(attributes['back'] ?? '') ? html`<i class="back"></i>` : ''}
      </div>
    </div>`,
    root,
  );
  const gap = Math.max(4, width * 0.08);
  const table = root.querySelector<HTMLElement>('.table')!;
  table.style.setProperty('--_w', `${width}px`);
  table.style.setProperty('--_h', `${Math.round(width * 1.4)}px`);
  [...table.children].forEach((card, i) => {
    const [x, y] = [gap + (i % across) * (width + gap), gap + Math.floor(i / across) * (width * 1.4 + gap)];
    (card as HTMLElement).style.transform = `translate(${x}px,${y}px)`;
  });
  const rows = Math.ceil(table.children.length / across);
  host.style.cssText = `inline-size: ${across * (width + gap) + gap}px; block-size: ${rows * (width * 1.4 + gap) + gap}px`;
  document.body.replaceChildren(host);
}

Object.assign(globalThis, { show });
