import { en } from '../src/workshop/words/en.js';
import { fill } from '../src/text/fill.js';
import { inputFor, type Input, type Target } from './inputs.js';
import { listen } from './announcements.js';
import type { Visit } from './visit.js';

/** Steps of the story that begin or edit the patience, each of which the page announces. */
export const ANNOUNCED: readonly string[] = ['start', 'nine columns', 'four cells', 'three cells'];

/** Called after each step of the story. */
export type Step = (name: string, visit: Visit, input: Input) => Promise<void>;

/**
 * Makes a patience in the workshop: from the template of columns and a stock to nine columns and three cells. Plays moves, sends it as
 * a link, opens the link in an empty profile and plays on there.
 * @param moves number of moves that are played before and after
 */
export async function makeAndSend(visit: Visit, way: Input['name'], moves: number, step: Step = () => Promise.resolve()): Promise<void> {
  const input = inputFor(visit, way);
  const done = (name: string): Promise<void> => step(name, visit, input);
  await visit.go('en/workshop/');
  await counts(visit, 'tableau', 7);
  await listen(visit);
  await done('open');
  await input.press({ css: 'form.start button' });
  await visit.until(() => document.querySelector('.said')!.textContent.trim() !== '', 'the start is announced');
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
    const pilesOf = (move: string): readonly string[] => move.replace(/\*\d+$/, '').split('>');
    const move =
      legal.find((one) => one.includes('>') && !pilesOf(one).some((pile) => last.includes(pile))) ??
      legal.find((one) => !one.includes('>') && !last.includes(one)) ??
      legal[0]!;
    await input.play(move);
    last = pilesOf(move);
    if ((await visit.cursor()) !== before + played)
      throw new Error(`${visit.engine.name}: ${move} was not played by ${input.name}, after ${last.join(' ')}`);
  }
}
