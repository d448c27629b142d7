import { say } from './words/say.js';
import type { Reason } from './words/reason.js';

/** Something that a person or a file got wrong. It is a value with a code and parameters, and is never thrown. */
export interface Problem extends Reason {
  /** The sentence in English, for logs and command lines; `say` returns it in any language. */
  readonly message: string;
}

/** A value or a problem. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

/** Returns a result with a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/**
 * Returns a result with a problem.
 * @param code key of the sentence
 * @param params parameters of the sentence
 * @param message the sentence, where it is not core's own
 */
export const fail = (
  code: string,
  params: Reason['params'] = {},
  message = say({ code, params }, 'en'),
): { readonly ok: false; readonly error: Problem } => ({ ok: false, error: { code, params, message } });

/** Thrown when a variant breaks the contract. It names the variant, the function and the rule of the contract, for the variant's author. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly variant: string,
    /** The function or field of the variant: `deal`, `after`, `table` … */
    readonly where: string,
    /** The rule of the contract, as the end of a sentence: “must be a function”. */
    readonly law: string,
    options?: ErrorOptions,
  ) {
    super(`Variant "${variant}", ${where}: ${law}`, options);
  }
}

/**
 * Calls one of the variant's functions.
 * @param where name of the function, for errors
 * @throws ContractError when the function throws or returns a promise
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

/** Rest of the error for a function of a variant that returns a promise. */
export const NOT_ASYNC = 'must not be async';
/** Returns whether a value is a promise. */
export const isPromise = (answer: unknown): boolean => typeof (answer as PromiseLike<unknown> | null | undefined)?.then === 'function';

/** Place of an error that a view throws, since a view does not know which of the variant's functions uses it. */
export const SOMEWHERE = 'rules';

/** Returns what a variant's function threw as a ContractError that names the function. */
export function asContractError(variant: string, where: string, error: unknown): ContractError {
  if (!(error instanceof ContractError)) return new ContractError(variant, where, `threw ${String(error)}`, { cause: error });
  return error.where === SOMEWHERE ? new ContractError(variant, where, error.law, { cause: error }) : error;
}
