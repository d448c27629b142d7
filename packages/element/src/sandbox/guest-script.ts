/** Returns the script of the guest as one text: the element with its lazy parts. The builds of element and app insert it here. */
export const guestScript = (): Promise<string> =>
  Promise.reject(new Error('The script of the sandbox is part of the built element only: build @patience/element first.'));
