/** Something the caller got wrong, or the world around: it ends a program with exit code 2, and the message is the one line that is printed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
