/** Matches the quotation marks that word processors and chats put in place of ". */
const CURLY = '“”„‟″«»';
/**
 * Matches a string, which stays, or what JSON does not allow between strings: a string in curly quotes, a comment, or a blank of another
 * kind. What has no end reaches to the end of the text.
 */
const PARTS = new RegExp(
  `"(?:[^"\\\\]|\\\\.)*"?|[${CURLY}]([^${CURLY}]*)[${CURLY}]?|//.*|/\\*(?:[^*]|\\*(?!/))*(?:\\*/)?|[\\u00a0\\u2000-\\u200b\\u202f\\ufeff]`,
  'gu',
);
/** Matches a string, or a comma before a closing bracket. */
const COMMAS = /"(?:[^"\\]|\\.)*"?|,(?=\s*[}\]])/g;

/**
 * Repairs the text of a recipe that came through a chat or a word processor: curly quotes, no-break spaces, comments, commas before closing
 * brackets, and a code fence around it.
 * @returns JSON; the given text where it is JSON already or cannot be repaired so
 */
export function mendedJson(text: string): string {
  // Neither step changes JSON, so a text that is JSON already stays as it is.
  const bare = text.replace(/^\s*```\w*\n/, '').replace(/\n```\s*$/, '');
  const plain = bare.replace(PARTS, (part: string, inside?: string) => {
    if (inside !== undefined) return `"${inside.replaceAll('"', '\\"')}"`;
    return part.startsWith('"') ? part : ' ';
  });
  const mended = plain.replace(COMMAS, (part) => (part === ',' ? '' : part));
  try {
    JSON.parse(mended);
    return mended;
  } catch {
    return text;
  }
}
