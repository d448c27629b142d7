/** Seconds after which a sandbox that does not answer is removed. */
const SECONDS = 5;

/** Returns the seconds that a sandbox has to answer. Tests shorten them with a global variable that they set before the page starts. */
export const sandboxSeconds = (): number => {
  const seconds = Number((globalThis as { readonly patienceSandboxSeconds?: unknown }).patienceSandboxSeconds);
  return seconds > 0 && seconds < SECONDS ? seconds : SECONDS;
};

/** Returns the address of the document for sandboxes, since the policy of the other pages forbids scripts from text. */
export const sandboxDocument = (root: URL): string => new URL('sandbox/', root).href;

/**
 * Runs a script in a worker of a sandbox: without an origin, a network or a storage. The sandbox is removed when this settles.
 * @param script text of a classic worker that answers, by a text, on the port that comes with its first message
 * @param task sent to the worker
 * @returns the first text that the worker sends, which is untrusted; undefined if none arrives in time
 */
export function runInSandbox(root: URL, script: string, task: unknown): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.src = sandboxDocument(root);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((done) => {
    port1.onmessage = ({ data }) => done(data);
    frame.onload = () => frame.contentWindow!.postMessage({ script, task }, root.origin, [port2]);
    setTimeout(() => done(undefined), sandboxSeconds() * 1000);
  });
  document.body.append(frame);
  return answer.finally(() => {
    frame.remove();
    port1.close();
  });
}
