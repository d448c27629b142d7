/** Longest module, in characters. */
const LONGEST = 400_000;
/** Milliseconds after which a fetch is given up. */
const IN_TIME = 20_000;

/**
 * Fetches the text of a module that the page does not trust: without cookies, and no more than a module may have.
 * @throws Error that says why it failed
 */
export async function fetchModule(src: string): Promise<string> {
  const response = await fetch(src, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(IN_TIME) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return readUpTo(response, LONGEST);
}

/**
 * Returns the body of a response as text.
 * @param most characters
 * @throws Error when it is longer; the rest is not read
 */
export async function readUpTo({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= most) continue;
    await reader?.cancel();
    throw new Error(`longer than ${most.toLocaleString('en')} characters`);
  }
  return text + decoder.decode();
}
