/**
 * Records the speech of the screen reader Orca in a patience, with real keys on a virtual display:
 * `pnpm -F @patience/element orca -- firefox id …`, or `chromium`. For each patience and language it records a walk over the table, the
 * questions, a refusal, and ten moves of the recorded game. Each becomes a section of the patience's file in the folder `.orca`, which git
 * ignores, for a person to read. Needs the programs that orca.sh lists.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { ENGINES, type Engine, type Tab } from '@patience/tooling/engines';
import { nextKey, type Touch } from '../e2e/player.js';
import { Site, variants, wonGames, type WonGame } from '../e2e/site.js';

/** Milliseconds without work of the browser and Orca after which Orca's speech is complete. */
const QUIET = 800;
/** Longest recording of one step in milliseconds. A line that is cut off says so. */
const LONGEST = 30_000;
const MOVES = 10;

const out = join(import.meta.dirname, '..', '.orca');
const orca = join(import.meta.dirname, 'orca.sh');

/** Names of keys for the X server. */
const X_KEYS: Readonly<Record<string, string>> = {
  'Shift+Tab': 'shift+Tab',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Enter: 'Return',
};

/** Returns a page like any other: a heading, and the game below it. */
const page = ({ variant, options, deck, seed = 1 }: WonGame, locale: Locale): string => {
  const given = { lang: locale, src: `/variants/${variant}.js`, motion: 'none', options, ...(deck === undefined ? { seed } : { deck }) };
  return `<main lang="${locale}"><h1>Test</h1></main>
<script type="module">
import '/element/patience-game.cdn.js';
document.querySelector('main').append(Object.assign(document.createElement('patience-game'), ${JSON.stringify(given)}));
</script>`;
};

const wait = (ms: number): Promise<unknown> => new Promise((wake) => setTimeout(wake, ms));

/** Returns the processes on the display that orca.sh has created, without this one: the browser, Orca, the buses between them. */
function neighbours(): readonly number[] {
  const parents = new Map(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]),
  );
  const tree = [parents.get(process.ppid)!];
  for (const one of tree) tree.push(...[...parents].filter(([, parent]) => parent === one).map(([pid]) => pid));
  return tree.filter((pid) => pid !== process.pid);
}

/** Tells whether a process is running or waiting for a processor. On a busy machine silence alone proves nothing. */
const isBusy = (pids: readonly number[]): boolean => pids.some((pid) => stateOf(pid) === 'R' || stateOf(pid) === 'D');

function stateOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat[stat.lastIndexOf(')') + 2];
  } catch {
    return undefined; // The process has ended in the meantime.
  }
}

/** The screen reader, whose speech is read from its log. */
class Orca {
  constructor(
    private readonly file: string,
    private readonly tab: Tab,
  ) {}

  /** Runs an action, waits until the browser has handled it, and returns what Orca speaks until it is silent. */
  async after(act: () => void | Promise<void>): Promise<string[]> {
    const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const from = sizeOf(this.file);
    const asleep = sizeOf(`${this.file}.awake`);
    const began = performance.now();
    await act();
    await this.tab.run(() => new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake, 100)))));
    let [last, since] = [asleep, performance.now()];
    const programs = neighbours();
    while (last === asleep || performance.now() - since < QUIET) {
      if (performance.now() - began > LONGEST) break;
      await wait(20);
      const now = sizeOf(`${this.file}.awake`);
      if (now !== last || isBusy(programs)) [last, since] = [now, performance.now()];
    }
    const cut = performance.now() - began > LONGEST ? ['(still speaking)'] : [];
    const spoken = readFileSync(this.file).subarray(from).toString();
    // A voice follows each text in the log; where a blank separates them, the text is the echo of a key.
    return [...[...spoken.matchAll(/^'(.*?)'(?: voice=\w+)?\{.*$/gm)].map(([, text]) => text!.trim()).filter(Boolean), ...cut];
  }

  press(key: string): Promise<string[]> {
    return this.after(() => void execFileSync('xdotool', ['key', X_KEYS[key] ?? key]));
  }
}

/** A text of two columns: the keys that were pressed, and the speech. */
class Transcript {
  readonly #lines: string[] = [];

  constructor(
    private readonly reader: Orca,
    private readonly tab: Tab,
  ) {}

  heading(text: string): void {
    this.#lines.push('', `### ${text}`, '');
  }

  heard(what: string, spoken: readonly string[]): void {
    this.#lines.push(`- ${what}: ${spoken.join(' | ') || '(nothing)'}`);
  }

  async key(key: string): Promise<void> {
    this.heard(`\`${X_KEYS[key] ?? key}\``, await this.reader.press(key));
  }

  /** Moves the focus to a card and presses Enter. */
  async choose(touch: Touch): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const key = await this.tab.run(nextKey, touch);
      await this.key(key);
      if (key === 'Enter') return;
    }
    throw new Error(`The keys do not reach ${touch[0]}.`);
  }

  get text(): string {
    return this.#lines.join('\n');
  }
}

/** Tells whether a card or slot of the table has the focus. Runs in the page. */
const onTable = (): boolean => document.querySelector('patience-game')!.shadowRoot!.activeElement?.closest('.table button') != null;

/** Returns a card that can be lifted and a pile that refuses it, for recording a refusal. Runs in the page. */
const refusing = (): readonly string[] | undefined => {
  const { selection, game } = document.querySelector('patience-game')!.session!;
  for (const { id: from } of game.piles)
    if (selection.actionAt(from) === undefined && selection.choose({ pile: from, depth: 0 }).kind === 'chosen') {
      const { targets } = selection;
      selection.release();
      const to = game.piles.find(
        ({ id, accept }) => id !== from && accept !== undefined && !targets.has(id) && selection.actionAt(id) === undefined,
      );
      if (to) return [from, to.id];
    }
  return undefined;
};

const CARDS = /^(\w+)[>+](\w+)(?:\*(\d+))?$/;

/** Returns the start of the first part of a game in which most moves are of cards, since deals sound alike. */
function stretch(moves: readonly string[]): number {
  const cards = moves.map((_, from) => moves.slice(from, from + MOVES).filter((move) => CARDS.test(move)).length);
  return cards.findIndex((n) => n >= Math.min(MOVES - 2, Math.max(...cards)));
}

async function play(tab: Tab, reader: Orca, game: WonGame): Promise<string> {
  const transcript = new Transcript(reader, tab);
  transcript.heading('To the table');
  for (let tabs = 0; tabs < 20 && !(await tab.run(onTable)); tabs++) await transcript.key('Tab');
  transcript.heading('Over the table');
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'c', 'w', 'h'])
    await transcript.key(key);
  const refused = await tab.run(refusing);
  if (refused) {
    transcript.heading('A refusal, and letting go');
    for (const pile of refused) await transcript.choose([pile, 0]);
    await transcript.key('Escape');
  }
  const moves = game.gestures.flat();
  const first = stretch(moves);
  if (first > 0) {
    const skipped = moves.slice(0, first);
    const spoken = await reader.after(() =>
      tab.run((before) => {
        for (const move of before) document.querySelector('patience-game')!.play(move);
      }, skipped),
    );
    transcript.heading(`Moves 1 to ${first}, by the program`);
    transcript.heard('they are played', spoken);
  }
  for (const [i, move] of moves.slice(first, first + MOVES).entries()) {
    transcript.heading(`Move ${first + i + 1}`);
    const [, source, goal, count = '1'] = CARDS.exec(move) ?? [];
    if (source === undefined || goal === undefined) await transcript.key('d');
    else {
      await transcript.choose([source, Number(count) - 1]);
      await transcript.choose([goal, 0]);
    }
  }
  transcript.heading('Back');
  await transcript.key('u');
  return transcript.text;
}

/** Records one patience in one language. */
async function session(engine: Engine, game: WonGame, locale: Locale, spoken: string): Promise<string> {
  const site = new Site({ '/': { html: page(game, locale) } });
  const base = await site.open();
  const tab = await engine.open({ width: 1280, height: 800, language: locale });
  try {
    const reader = new Orca(spoken, tab);
    const read = await reader.after(() => tab.go(base));
    return `\n- the page opens: ${read.join(' | ') || '(nothing)'}\n${await play(tab, reader, game)}`;
  } finally {
    await tab.close();
    await site.close();
  }
}

/** Writes a section of the patience's file. Replaces the former section, and sorts the sections by heading. */
function store(id: string, heading: string, text: string): void {
  const file = join(out, `${id}.md`);
  const [, ...old] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [''];
  const sections = [...old.filter((section) => !section.startsWith(`## ${heading}\n`)), `## ${heading}\n\n${text}\n`];
  writeFileSync(file, `# ${id}\n\n${sections.sort().join('').trimEnd()}\n`);
}

/** Runs on the virtual display: records all patiences in one language, for which Orca has been started. */
async function inside(name: string, ids: readonly string[], locale: Locale, spoken: string): Promise<void> {
  const engine = await ENGINES[name]!({ shown: true });
  if (!engine) throw new Error(`There is no ${name} on this machine.`);
  try {
    for (const id of ids) {
      const game = wonGames().find(({ variant }) => variant === id);
      if (!game) throw new Error(`There is no recorded game of ${id}.`);
      const { strings } = await loadInstalled(variants.find((one) => one.id === id)!);
      const text = await session(engine, game, locale, spoken);
      const with_ = `Orca ${execFileSync('orca', ['--version']).toString().trim()}, ${name} ${engine.version}`;
      store(id, `${locale}, ${name}: ${strings[locale]!.name}`, `${with_}. Utterances are separated by bars.\n${text}\n`);
      console.log(`${id}, ${locale}`);
    }
  } finally {
    await engine.close();
  }
}

const [name = '', ...ids] = process.argv.slice(2);
const spoken = process.env['ORCA_SAYS'];
if (!(name in ENGINES) || ids.length === 0) {
  console.error(`Name a browser, ${Object.keys(ENGINES).join(' or ')}, and patiences: pnpm -F @patience/element orca -- firefox ID…`);
  process.exit(2);
}
mkdirSync(out, { recursive: true });
if (spoken !== undefined) await inside(name, ids, process.env['ORCA_LOCALE'] as Locale, spoken);
else
  for (const locale of LOCALES) {
    const folder = mkdtempSync(join(tmpdir(), 'patience-orca-'));
    const env = { ...process.env, ORCA_SAYS: join(folder, 'said'), ORCA_LOCALE: locale, LANGUAGE: locale };
    try {
      execFileSync(orca, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
