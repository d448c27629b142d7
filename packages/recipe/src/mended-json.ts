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
  if (isJson(text)) return text;
  const bare = text
    .trim()
    .replace(/^```\w*\n/, '')
    .replace(/\n```$/, '');
  const plain = bare.replace(PARTS, (part: string, inside?: string) => {
    if (inside !== undefined) return `"${inside.replaceAll('"', '\\"')}"`;
    return part.startsWith('"') ? part : ' ';
  });
  const mended = plain.replace(COMMAS, (part) => (part === ',' ? '' : part));
  return isJson(mended) ? mended : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
