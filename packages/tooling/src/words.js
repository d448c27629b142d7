/** Checks comments, test names and identifiers by the part of .github/STYLE.md that a program can check. */

/** Matches beginnings that continue another sentence, or that make a clause without a subject. */
const OPENINGS = /^(?:…|And|The same|Also|What|Whose|Where|How|Who|Why)(?![\p{L}-])/u;
/** Matches first words that leave a test name without a subject. */
const FRAGMENT = /^(?:and|is|are|has|of|from|in|on|at|with|without|what|why|where|who|whose)\b/;

/** Words that the glossary replaces, each with what to write instead. @type {ReadonlyMap<string, string>} */
const REPLACED = new Map([
  ['shelf', 'store'],
  ['keeper', 'store, or the class that saves'],
  ['seat', 'sandbox'],
  ['toolbox', 'a lazy chunk'],
  ['ear', 'announcement'],
  ['ears', 'announcement'],
  ['told', 'announced, printed or reported'],
  ['said', 'printed, announced or the text itself'],
  ['wish', 'request'],
  ['wishes', 'requests'],
  ['soul', 'player'],
  ['breath', 'a check of the clock'],
  ['digging', 'column clearing'],
  ['climb', 'search'],
  ['dive', 'search'],
  ['canary', 'smoke test'],
  ['astray', 'the reason'],
]);

/**
 * Returns what is wrong with the beginning of a doc comment.
 * @param {string} comment the text between `/*` and its end
 * @returns {string | undefined}
 */
export function commentFault(comment) {
  if (!comment.startsWith('*')) return undefined;
  const text = comment.replace(/^[\s*]+/, '');
  const opening = OPENINGS.exec(text)?.[0];
  if (!opening || /^[^.]*\?/.test(text)) return undefined;
  return `A doc comment stands alone: name the subject instead of beginning with "${opening}" (.github/STYLE.md, rule 2).`;
}

/**
 * Returns what is wrong with the name of a test.
 * @param {string} name
 * @returns {string | undefined}
 */
export function testNameFault(name) {
  const word = FRAGMENT.exec(name)?.[0];
  return word && `A test name is subject + behaviour [+ condition]; it cannot begin with "${word}" (.github/STYLE.md, rule 7).`;
}

/**
 * Returns what is wrong with a name in the code.
 * @param {string} name in camel case or in capitals with underscores
 * @returns {string | undefined}
 */
export function identifierFault(name) {
  for (const word of name.split(/[_$#\d]+|(?<=[a-z])(?=[A-Z])/)) {
    const instead = REPLACED.get(word.toLowerCase());
    if (instead) return `"${name}": the glossary of .github/STYLE.md replaces "${word.toLowerCase()}" by ${instead}.`;
  }
  return undefined;
}
