/** Something the caller got wrong, or the world around: it ends the command with exit code 2 and this one line. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
