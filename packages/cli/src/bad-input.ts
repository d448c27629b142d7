/** A mistake of the user, such as an unknown flag. The command prints the message as one line and ends with exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
