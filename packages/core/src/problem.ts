import { say } from './words/index.js';
import type { Reason } from './words/reason.js';

/** Something a person or a file got wrong: a value with a code and its details, never thrown. */
export interface Problem extends Reason {
  /** The sentence in English, for logs and command lines; `say` has it in every language. */
  readonly message: string;
}

/** A value, or what was wrong. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

/** A good result. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/**
 * A failed result.
 * @param code a key of the words: what was wrong, where, what to do @param params the details that the sentence names
 * @param message instead of core's own sentence
 */
export const fail = (
  code: string,
  params: Reason['params'] = {},
  message = say({ code, params }, 'en'),
): { readonly ok: false; readonly error: Problem } => ({ ok: false, error: { code, params, message } });

/** A variant broke its contract. Names the variant, the function and the law, for its author. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly variant: string,
    /** The function or field of the variant: `deal`, `after`, `table` … */
    readonly where: string,
    /** The law, as a sentence. */
    readonly law: string,
    options?: ErrorOptions,
  ) {
    super(`Variant "${variant}", ${where}: ${law}`, options);
  }
}

/**
 * Asks one of the variant's functions; `where` names it.
 * @throws ContractError when it throws, or gives a promise: rules answer at once
 */
export function ask<T>(variant: string, where: string, question: () => T): T {
  let answer: T;
  try {
    answer = question();
  } catch (error) {
    throw asContractError(variant, where, error);
  }
  if (isPromise(answer)) throw new ContractError(variant, where, NOT_ASYNC);
  return answer;
}

/** What is said of a function that gives a promise. */
export const NOT_ASYNC = 'must not be async';
/** Does this have to be waited for? */
export const isPromise = (answer: unknown): boolean => typeof (answer as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Where a view says that a law was broken: it does not know which of the variant's functions is using it. */
export const SOMEWHERE = 'rules';

/** What a variant's function threw, as a ContractError that names it. */
export function asContractError(variant: string, where: string, error: unknown): ContractError {
  if (!(error instanceof ContractError)) return new ContractError(variant, where, `threw ${String(error)}`, { cause: error });
  return error.where === SOMEWHERE ? new ContractError(variant, where, error.law, { cause: error }) : error;
}
