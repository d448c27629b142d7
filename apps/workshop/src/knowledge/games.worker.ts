/** Plays games of a patience and checks the laws of the contract, apart from the page: rules may be slow, and laws may never end. */
import { ContractError } from '@patience/core';
import { complete, type DataVariant } from '@patience/core/data';
import { deal } from '@patience/core/internals';
import { checkLaw, LAWS } from '@patience/core/testing';
import { playGame, PLAYERS } from './play-game.js';
import { faultOf, type FromGames, type ToGames } from './games.js';

/** The global object of a worker; the DOM types declare that of a page. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToGames>) => void) | null;
  postMessage(message: FromGames): void;
};

/** Effort of a check: enough to meet most broken laws, and little enough for a few seconds. */
const EFFORT = { games: 2, moves: 60 } as const;

scope.onmessage = ({ data: asked }) => {
  const send = (message: FromGames): void => scope.postMessage(message);
  try {
    if ('seed' in asked) send({ line: playGame(complete(asked.data), asked.seed, 'random').line });
    else play(asked.data, asked.deals, send);
  } catch (error) {
    send({ broken: messageOf(error) });
  }
  send({ ended: true });
};

function play(data: DataVariant, deals: number, send: (message: FromGames) => void): void {
  const variant = complete(data);
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { rules, len } = dealt.value.table;
  send({ piles: rules.piles.map(({ id, role }, i) => ({ id, role, dealt: len[i]! })) });
  for (let seed = 1; seed <= deals; seed++)
    for (const player of PLAYERS) {
      const { result, line, reached, left } = playGame(variant, seed, player);
      send({ player, result, moves: line.length, reached, left });
    }
  for (const law of LAWS)
    try {
      checkLaw(variant, law, EFFORT);
    } catch (error) {
      const fault = faultOf(error instanceof ContractError ? error.where : '');
      if (fault !== undefined) send({ fault });
    }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
