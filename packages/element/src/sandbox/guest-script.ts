/**
 * Returns the script of the guest as one text: the element with its lazy parts. The build of the element, and that of the app, put it
 * here.
 */
export const guestScript = (): Promise<string> =>
  Promise.reject(new Error('The script of the sandbox is part of the built element only: build @patience/element first.'));
