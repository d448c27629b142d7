/** A cell that does not answer for so long is removed, in seconds. */
const CELL_SECONDS = 5;

/** Tests may be in a hurry, and say so before the page begins. It can only be shortened. */
export const cellSeconds = (): number => {
  const said = Number((globalThis as { readonly patienceCellSeconds?: unknown }).patienceCellSeconds);
  return said > 0 && said < CELL_SECONDS ? said : CELL_SECONDS;
};

/**
 * Runs a script in a cell: a frame without an origin, a network or a storage. The cell is gone when this settles.
 * @param script the text of a classic worker that answers on the port that comes with its first message
 * @param task what it is told
 * @returns the first thing that it says, to be read as a stranger's claim; undefined when it says nothing in time
 */
export function askCell(root: URL, script: string, task: unknown): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.src = new URL('cell/', root).href;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((done) => {
    port1.onmessage = ({ data }) => done(data);
    frame.onload = () => frame.contentWindow!.postMessage({ script, task }, root.origin, [port2]);
    setTimeout(() => done(undefined), cellSeconds() * 1000);
  });
  document.body.append(frame);
  return answer.finally(() => {
    frame.remove();
    port1.close();
  });
}
