import { en } from '../../workshop/src/words/en.js';
import { fill } from '../src/text/fill.js';
import { inputFor, type Input, type Target } from './inputs.js';
import { listen } from './announcements.js';
import { FormFiller } from './form-steps.js';
import type { Visit } from './visit.js';

/** Names of the steps that begin or edit the patience. After each of them the page must announce something. */
export const ANNOUNCED: readonly string[] = [
  'start',
  ...['nine columns', 'four cells', 'three cells'],
  ...['pairs', 'six lines', 'two cells', 'three passes', 'name'],
];

/** Function that a story calls after each of its steps. A story is a script of what a person does in the workshop. */
export type Step = (name: string, visit: Visit, input: Input) => Promise<void>;

/** Makes, sends and plays a patience. @param moves number of moves that are played before and after it is sent */
export type Story = (visit: Visit, way: Input['name'], moves: number, step?: Step) => Promise<void>;

type Done = (name: string) => Promise<void>;

/** From the template of columns and a stock to nine columns and three cells. */
export const makeAndSend: Story = async (visit, way, moves, step = () => Promise.resolve()) => {
  const input = inputFor(visit, way);
  const done: Done = (name) => step(name, visit, input);
  await open(visit, done);
  await input.press({ css: 'form.start button' });
  await isAnnounced(visit);
  await done('start');
  await input.write({ css: '#field-count-table_t1-7_at' }, '9');
  await counts(visit, 'tableau', 9);
  await done('nine columns');
  await input.press({ css: '.edit .buttons button', name: fill(en.acts.addRow, { role: en.roles.cell }) });
  await counts(visit, 'cell', 4);
  await done('four cells');
  await input.write({ css: '#field-count-table_c1-4_at' }, '3');
  await counts(visit, 'cell', 3);
  await done('three cells');
  await playAndSend(visit, input, moves, done);
};

/** From the template of pairs to a smaller pyramid with two cells and more passes through the stock. */
export const makePairs: Story = async (visit, way, moves, step = () => Promise.resolve()) => {
  const input = inputFor(visit, way);
  const done: Done = (name) => step(name, visit, input);
  await open(visit, done);
  await input.choose({ css: '#start' }, 'template:pairs');
  await input.press({ css: 'form.start button' });
  await counts(visit, 'tableau', 28);
  await isAnnounced(visit);
  await done('pairs');
  const filler = new FormFiller(visit, input);
  await filler.take(['pyramid', 'table.t1-28.pyramid', '6']);
  await counts(visit, 'tableau', 21);
  await done('six lines');
  await filler.take(['+', 'addRow', 'cell']);
  await counts(visit, 'cell', 4);
  await done('four cells');
  await filler.take(['count', 'table.c1-4.at', '2']);
  await counts(visit, 'cell', 2);
  await done('two cells');
  await filler.take(['redeals', 'actions.redeal.redeal', '3']);
  await isAnnounced(visit);
  await done('three passes');
  await filler.take(['name', 'strings.en.name', PAIRS]);
  await visit.until((name) => document.querySelector('.bench .now strong')!.textContent === name, 'the patience has its name', PAIRS);
  await done('name');
  await playAndSend(visit, input, moves, done);
};

/** Name of the patience that {@link makePairs} makes. */
const PAIRS = 'Six Steps';

async function open(visit: Visit, done: Done): Promise<void> {
  await visit.go('en/workshop/');
  await counts(visit, 'tableau', 7);
  await listen(visit);
  await done('open');
}

const isAnnounced = (visit: Visit): Promise<void> =>
  visit.until(() => document.querySelector('.said')!.textContent.trim() !== '', 'the step is announced');

/** Plays moves, sends the patience as a link, opens the link in an empty profile and plays on there. */
async function playAndSend(visit: Visit, input: Input, moves: number, done: Done): Promise<void> {
  const playTab: Target = { css: '#tab-play' };
  const isPhone = await isShown(visit, playTab);
  if (isPhone) await input.press(playTab);
  await play(visit, input, moves);
  await done(`${moves} moves`);
  if (isPhone) await input.press({ css: '#tab-edit' });
  await input.press({ css: '#out > summary' });
  await visit.until(() => document.querySelector<HTMLTextAreaElement>('#out-link')!.value.includes('#recipe='), 'the link is there');
  await input.press({ css: '#out-link ~ button' });
  await visit.until(() => document.querySelector('#out [role=status]')!.textContent.trim() !== '', 'the copy is announced');
  await done('link');
  const link = await visit.tab.run(() => document.querySelector<HTMLTextAreaElement>('#out-link')!.value);
  await visit.beginAnew();
  await visit.table(link.replace(/^https?:\/\/[^/]+\//, ''));
  await listen(visit);
  await done('opened in an empty profile');
  await play(visit, input, moves);
  await done(`${moves} more moves`);
}

const isShown = (visit: Visit, { css }: Target): Promise<boolean> =>
  visit.tab.run((selector) => document.querySelector(selector)?.checkVisibility() ?? false, css);

const counts = (visit: Visit, role: string, wanted: number): Promise<void> =>
  visit.until(
    (kind, count) =>
      (document.querySelector('patience-game') as { game?: { piles: { role: string }[] } } | null)?.game?.piles.filter(
        (pile) => pile.role === kind,
      ).length === count,
    `${wanted} piles of ${role} are on the table`,
    role,
    wanted,
  );

/** Plays moves, each with other cards than the move before: the table ignores a second click at the same place right after the first. */
async function play(visit: Visit, input: Input, count: number): Promise<void> {
  const before = await visit.cursor();
  let last: readonly string[] = [];
  for (let played = 1; played <= count; played++) {
    const legal = await visit.ask((table) => table.game!.legalMoves());
    const pilesOf = (move: string): readonly string[] => move.replace(/\*\d+$/, '').split(/[>+]/);
    const move =
      legal.find((one) => pilesOf(one).length > 1 && !pilesOf(one).some((pile) => last.includes(pile))) ??
      legal.find((one) => pilesOf(one).length === 1 && !last.includes(one)) ??
      legal[0]!;
    await input.play(move);
    last = pilesOf(move);
    if ((await visit.cursor()) !== before + played) throw new Error(`${visit.engine.name}: ${input.name} did not play the move ${move}`);
  }
}
