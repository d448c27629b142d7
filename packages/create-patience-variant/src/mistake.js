/**
 * Matches control characters other than line feeds, and characters that change the direction of text. Messages quote files and arguments,
 * which may contain them.
 */
const CONTROL = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A mistake in the command line, in an answer or in a recipe. Its message is printed without a stack, with control characters as escapes. */
export class Mistake extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(
      message.replace(CONTROL, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`),
      options,
    );
  }
}
