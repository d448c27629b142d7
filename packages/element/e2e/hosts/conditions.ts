import type { PatienceGame } from '../../src/index.js';
import type { PageSource } from '../site.js';
import { STAIRS_DECK } from '../../src/testing/stairs.js';

/** A page, or what a page does, in which the table must work. Functions run in the page. */
export interface Condition extends PageSource {
  readonly name: string;
  /** Runs once the game is on the table. */
  readonly then?: (game: PatienceGame) => unknown;
  /** Runs while a card is dragged. */
  readonly midway?: (game: PatienceGame) => unknown;
  /** Returns the faults that this condition may cause. */
  readonly check?: (game: PatienceGame) => string[] | Promise<string[]>;
  /** Engines that cannot run it, each with the reason. */
  readonly not?: Readonly<Record<string, string>>;
}

const tag = (more = ''): string => `<patience-game src="/stairs.js" deck="${STAIRS_DECK}" motion="none" ${more}></patience-game>`;
const scripts = '<script type="module" src="/hosts.js"></script><script type="module" src="/element/patience-game.cdn.js"></script>';
const page = (style: string, body = tag('lang="en"'), script = scripts): string =>
  `<style>body { margin: 0 } ${style}</style>${body}${script}`;

/** Returns a fault unless the box fills its element, and the element its parent. */
const fills = (game: PatienceGame): string[] => {
  const [box, host, parent] = [game.shadowRoot!.querySelector('.box')!, game, game.parentElement!].map((one) =>
    one.getBoundingClientRect(),
  );
  const found: string[] = [];
  if (Math.abs(box!.height - host!.height) > 1) found.push(`the box is ${box!.height} high, its element ${host!.height}`);
  if (host!.height < parent!.height - 1) found.push(`the element is ${host!.height} high, its place ${parent!.height}`);
  return found;
};

/** Returns a fault unless the box is 500 × 450 pixels. */
const sized = (game: PatienceGame): string[] => {
  const { width, height } = game.shadowRoot!.querySelector('.box')!.getBoundingClientRect();
  return Math.abs(width - 500) > 1 || Math.abs(height - 450) > 1 ? [`the box is ${width} × ${height}`] : [];
};

/** WebKit's driver scrolls no page for its window, and a driver can click only visible elements. */
const small = 'patience-game { inline-size: 500px; block-size: 420px }';

/** All conditions: every layout and host in which the table once failed, or might. */
export const CONDITIONS: readonly Condition[] = [
  { name: 'a plain page', html: page('') },
  {
    name: 'what is left in a column with a least height',
    html: page(
      'main { display: flex; flex-direction: column; min-block-size: 100vh } patience-game { flex: 1 }',
      `<main><p>Text</p>${tag()}</main>`,
    ),
    check: (game) => (game.getBoundingClientRect().bottom < innerHeight - 1 ? ['it does not reach the lower edge'] : []),
  },
  {
    name: 'a percentage of a place without a height',
    html: page('patience-game { block-size: 100% }', `<div>${tag()}</div>`),
    check: fills,
  },
  { name: 'height auto with a least height', html: page('patience-game { block-size: auto; min-block-size: 600px }'), check: fills },
  {
    name: 'a row of a grid that takes what is left',
    html: page(
      'main { display: grid; grid-template-rows: auto 1fr; block-size: 100vh } patience-game { block-size: auto }',
      `<main><p>Text</p>${tag()}</main>`,
    ),
  },
  {
    name: 'a box as low as a window at a zoom of 400 %',
    html: page('patience-game { inline-size: 700px; min-block-size: 0; block-size: 230px }'),
  },
  ...['block', 'inline-block', 'flex', 'inline-flex', 'grid'].map((display) => ({
    name: `a page that gives the element display: ${display}`,
    html: page(`patience-game { display: ${display}; inline-size: 500px; block-size: 450px }`),
    check: sized,
  })),
  ...['scale(0.5)', 'scaleX(-1)', 'rotate(90deg)', 'rotate(20deg) scale(0.8)', 'skewX(15deg)', 'perspective(900px) rotateX(25deg)'].map(
    (transform) => ({
      name: `transform: ${transform}`,
      html: page(`${small} patience-game { margin: 60px; transform: ${transform} }`),
    }),
  ),
  {
    name: 'a carousel that brings it in from outside of the page',
    html: page(
      'main { inline-size: 500px; overflow: hidden } div { display: flex } p, patience-game { flex: 0 0 100%; margin: 0; block-size: 480px }',
      `<main><div><p>First</p><p>Second</p>${tag()}</div></main>`,
    ),
    then: () => (document.querySelector('div')!.style.transform = 'translateX(-1000px)'),
  },
  {
    name: 'transform of an ancestor, and of that one’s',
    html: page(`${small} main { scale: 1.2; translate: 40px 30px } div { rotate: -10deg; zoom: 1.1 }`, `<main><div>${tag()}</div></main>`),
  },
  { name: 'zoom: 2', html: page('patience-game { zoom: 2; inline-size: 400px; block-size: 380px }') },
  { name: 'a root with zoom: 0.5', html: page(`:root { zoom: 0.5 } ${small}`) },
  {
    name: 'a page that scrolls in the middle of a drag',
    html: page('body { padding-block: 100px 2000px }'),
    midway: () => scrollBy(0, 90),
  },
  {
    name: 'an inner scroller that scrolls in the middle of a drag',
    html: page(
      'main { block-size: 700px; overflow: auto } main::after { content: ""; display: block; block-size: 1000px }',
      `<main><p>Text</p>${tag()}</main>`,
    ),
    midway: () => document.querySelector('main')!.scrollBy(0, 40),
  },
  {
    name: 'a banner that appears above in the middle of a drag',
    html: page(small),
    midway: () => {
      const banner = document.createElement('p');
      banner.textContent = 'Banner';
      document.body.prepend(banner);
    },
  },
  {
    name: 'a place that shrinks in the middle of a drag',
    html: page('main { block-size: 600px } patience-game { block-size: 100% }', `<main>${tag()}</main>`),
    midway: () => (document.querySelector('main')!.style.blockSize = '500px'),
  },
  {
    name: 'the document of a frame to which it was moved',
    html: page('iframe { inline-size: 700px; block-size: 760px }', `<iframe title="Frame" src="about:blank"></iframe>${tag()}`),
    then: (game) => document.querySelector('iframe')!.contentDocument!.body.append(game),
  },
  {
    name: 'its own document after a visit to that of a frame',
    html: page('iframe { inline-size: 100px; block-size: 40px }', `<iframe title="Frame" src="about:blank"></iframe>${tag()}`),
    then: async (game) => {
      document.querySelector('iframe')!.contentDocument!.body.append(game);
      await new Promise(requestAnimationFrame);
      document.body.append(game);
    },
  },
  {
    name: 'a document to which it comes before it was drawn',
    html: page(
      'iframe { inline-size: 700px; block-size: 760px }',
      `<iframe title="Frame" src="about:blank"></iframe><script type="module" src="/adopt.js"></script>`,
    ),
  },
  {
    name: 'a place to which it was moved by moveBefore',
    html: page('', `${tag()}<main></main>`),
    then: (game) => (document.querySelector('main') as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(game, null),
    midway: (game) =>
      (document.body as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(game, document.body.firstChild),
    not: { firefox: 'has no moveBefore', webkit: 'has no moveBefore' },
  },
  {
    name: 'boolean attributes that say false',
    html: page('', tag('lang="en" without-tools="false" four-colors="false" high-contrast="false"')),
    check: (game) =>
      game.withoutTools || game.fourColors || game.matches('[high-contrast], [four-colors], [without-tools]') ? ['false means true'] : [],
  },
  {
    name: 'a French page',
    root: 'lang="fr"',
    html: page('', tag()),
    check: (game) => {
      const root = game.shadowRoot!;
      const lang = root.querySelector('.layout')!.getAttribute('lang');
      const named = root.querySelector('[part~=tool-undo]')!.textContent.trim();
      const all = [...root.querySelectorAll('.layout, [role=status]')].every(
        (part) => part.closest('[lang]')?.getAttribute('lang') === lang,
      );
      return all && (lang === 'en') === (named === 'Undo') ? [] : [`"${named}" in ${String(lang)}`];
    },
  },
  {
    name: 'a page from right to left',
    root: 'lang="he" dir="rtl"',
    html: page('', tag()),
    check: (game) =>
      getComputedStyle(game.shadowRoot!.querySelector('.tools')!).direction === 'ltr' ? [] : ['English is written from right to left'],
  },
  ...['vertical-rl', 'sideways-lr'].map((mode) => ({
    name: `writing-mode: ${mode}`,
    html: page(`body { writing-mode: ${mode} } patience-game { width: 600px; height: 500px }`),
  })),
  {
    name: 'text that ancestors write otherwise',
    html: page(
      'main { text-transform: uppercase; text-align: center; stroke: red; letter-spacing: 4px; text-indent: 3em; word-spacing: 1em; text-shadow: 0 0 4px red; line-height: 3 }',
      `<main>${tag()}</main>`,
    ),
    check: (game) => {
      const { textTransform, letterSpacing, textShadow, stroke } = getComputedStyle(
        game.shadowRoot!.querySelector('.table svg') ?? game.shadowRoot!.querySelector('.tool')!,
      );
      return `${textTransform} ${letterSpacing} ${textShadow} ${stroke}` === 'none normal none none'
        ? []
        : [`${textTransform} ${letterSpacing} ${textShadow} ${stroke}`];
    },
  },
  {
    name: 'a root font of ten pixels',
    html: page(':root { font-size: 62.5% }'),
    check: async (game) => {
      const found = [...game.shadowRoot!.querySelectorAll('.tool, .status')].flatMap((part) => {
        const size = Number.parseFloat(getComputedStyle(part).fontSize);
        return size < 11.5 ? [`${part.textContent.trim()} is written in ${size} pixels`] : [];
      });
      game.command('more');
      await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
      const menu = game.shadowRoot!.querySelector('dialog')!;
      if (menu.offsetWidth < 400) found.push(`the menu is ${menu.offsetWidth} pixels wide`);
      menu.close();
      return found;
    },
  },
  { name: 'nested shadow roots', html: page('', '<script type="module" src="/nested.js"></script>') },
  {
    name: 'a modal dialog of the page',
    html: page('', `<dialog>${tag()}</dialog>`),
    then: () => document.querySelector('dialog')!.showModal(),
  },
  {
    name: 'a popover of the page',
    html: page('', `<div popover="manual">${tag()}</div>`),
    then: () => document.querySelector<HTMLElement>('[popover]')!.showPopover(),
  },
  {
    name: 'content-visibility: auto',
    html: page('main { content-visibility: auto; contain-intrinsic-size: 500px }', `<main>${tag()}</main>`),
  },
  {
    name: 'a style sheet that styles everything',
    html: page('* { box-sizing: content-box; transition: all 1s; margin: 0; padding: 0; border: 0; line-height: 1 }'),
  },
  { name: 'a style sheet that takes all from everything', html: page('body, body * { all: unset } script, style { display: none }') },
  ...['all: unset', 'all: revert', 'all: initial', 'display: inline'].map((reset) => ({
    name: `a style sheet that says * { ${reset} } and gives the element a size`,
    html: page(`body * { ${reset} } script, style { display: none } patience-game { width: 500px; height: 450px }`),
    check: sized,
  })),
  { name: 'a table cell', html: page('td { inline-size: 600px }', `<table><tr><td>${tag()}</td></tr></table>`) },
  { name: 'columns of text', html: page('main { columns: 2 }', `<main>${tag()}</main>`) },
  { name: 'two scripts that define it', html: page('', undefined, `${scripts}<script type="module" src="/define.js"></script>`) },
  { name: 'a strict policy', html: `${tag('lang="en"')}${scripts}`, strict: true },
  {
    name: 'a page with its own Lit where Trusted Types are required',
    html: `<own-lit></own-lit>${tag('lang="en"')}<script type="module" src="/own-lit.js"></script>${scripts}`,
    strict: true,
    policy: " 'allow-duplicates'",
    check: () => (document.querySelector('own-lit')!.shadowRoot?.textContent.trim() === 'own' ? [] : ['the page’s own Lit does not draw']),
  },
  {
    name: 'autofocus',
    html: page('', tag('lang="en" autofocus')),
    check: (game) => (document.activeElement === game ? [] : ['it does not have the focus']),
  },
  {
    name: 'a quirky body that is as wide as its content',
    html: page('html { display: flex; justify-content: center } body { inline-size: fit-content }'),
  },
];
