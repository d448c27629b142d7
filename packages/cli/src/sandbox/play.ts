/** Runs a command line on an untrusted module in a confined process. Files are read and written by this process only. */
import type { SavedGame } from '@patience/core';
import { BadInput } from '../bad-input.js';
import { harmless, harmlessJson } from '../harmless.js';
import type { FoundVariant } from '../found-variant.js';
import { checkBuilt } from '../variants.js';
import { readInput } from '../input.js';
import { EXIT, type Call } from '../io.js';
import { checkOutput, saveGame } from '../saved-game.js';
import { ConfinedProcess } from './process.js';

/** Milliseconds that a confined process has for its result after an interruption. Then it is killed: its rules may never answer. */
const GRACE = 5000;

/**
 * Runs a command line in a confined process and prints its answer.
 * @param found the untrusted patience
 * @param input content of the command's input file, where it has been read already
 * @returns the exit code
 * @throws BadInput when no process can be confined on this system, or the process gave no answer
 */
export async function playConfined(call: Call, argv: readonly string[], found: FoundVariant, input?: string): Promise<number> {
  const { args, io, words } = call;
  if (found.id !== '') checkBuilt(call, found);
  const save = args.text('save');
  if (save !== undefined) checkOutput(call, save);
  const deck = args.text('deck-file');
  const text = input ?? (deck === undefined ? undefined : await readInput(call, deck));
  const signal = call.tells ? io.interruption() : undefined;
  const confined = await ConfinedProcess.start(call, found.module, { argv, ...(text === undefined ? {} : { input: text }) });
  let answer: string | undefined;
  let won: SavedGame | undefined;
  let over = false;
  const code = await new Promise<number | undefined>((done) => {
    confined.listen({
      onReply(reply) {
        // Ignore replies after the end: the module may have forged the end, and an answer can follow in the same chunk.
        if (over) return;
        if ('answer' in reply && answer === undefined) answer = reply.answer;
        else if ('save' in reply && won === undefined) won = reply.save;
        else if ('end' in reply) {
          over = true;
          done(reply.end);
        } else confined.end();
      },
      onEnd: () => done(undefined),
    });
    signal?.addEventListener('abort', () => {
      confined.send({ interrupt: true });
      setTimeout(() => confined.end(), GRACE).unref();
    });
  });
  confined.end();
  if (code === undefined) {
    if (signal?.aborted) return EXIT.interrupted;
    throw new BadInput(words.cutShort);
  }
  const json = args.flag('json');
  if (answer === undefined ? code === EXIT.fine : json && !isObject(answer)) throw new BadInput(words.cutShort);
  if (answer !== undefined) io.out.write(json ? harmlessJson(answer) : harmless(answer));
  if (won && save !== undefined) saveGame(call, save, won);
  return code;
}

function isObject(json: string): boolean {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}
