/**
 * A mistake of the caller, or an obstacle such as a folder that cannot be written. The program prints the message as one line and ends with
 * exit code 2.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
