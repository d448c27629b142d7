/** Puts a text into the clipboard. @returns whether that worked: a browser may refuse it, or have no clipboard for this page */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
