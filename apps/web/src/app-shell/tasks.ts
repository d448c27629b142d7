/** Waits for the next task, so that the page answers and is painted in between. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Waits until the browser has painted what is in the document now, and for the next task. In a hidden page, which is not painted, only for the task. */
export async function painted(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await nextTask();
}
