/** Something the caller got wrong. It ends the command with exit code 2; the message is the one line that is printed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
