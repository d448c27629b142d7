/** Terms that texts for players must not use, by language, from the glossary in .github/STYLE.md. */

/** A term to avoid, and the term to write instead. @typedef {readonly [term: RegExp, instead: string]} Replaced */

/** The terms to avoid, by BCP 47 tag. @type {Readonly<Record<string, readonly Replaced[]>>} */
const REPLACED = {
  en: [
    [/\bfamil(y|ies)\b/i, 'foundation, or complete sequence'],
    [/\b(all|everything) up\b/i, 'Auto-move'],
    [/\b(end|lowest) card\b/i, 'exposed card'],
    [/\b(ladder|tail)s?\b/i, 'run'],
    [/\bpacks?\b/i, 'deck'],
    [/\bgame numbers?\b/i, 'deal number'],
    [/\b(come|comes|came|coming) out\b/i, 'can be won, was won'],
    [/\bseats?\b/i, 'sandbox'],
    [/\btalon\b/i, 'stock'],
  ],
  de: [
    [/\bnach Hause\b/i, 'auf die Familie'],
    [/\b(alles )?hoch\b/i, 'Ablegen'],
    [/\b(unterste|letzte) Karte\b/i, 'freie Karte'],
    [/\bLeitern?\b/, 'Folge'],
    [/\bUml[aä]ufe?\b/, 'Durchgang'],
    [/^(Zurück|Vor)$/, 'Rückgängig, Wiederholen'],
    [/\bherausgekommen\b/i, 'aufgegangen'],
    [/\bSpielnr\b|\bNummer des Spiels\b/, 'Spielnummer'],
    [/\bStock\b/, 'Talon'],
  ],
  fr: [
    [/\bpatiences?\b(?!\s*(COMMANDE|--|list|-variant))/, 'réussite'],
    [/\bpots?\b/i, 'défausse'],
    [/\b(refaire|défaire)\b/i, 'rétablir, annuler'],
    [/\bsommets?\b/i, 'pic'],
    [/\btaux de réussite\b/i, 'taux de victoires'],
    [/'(?=\p{L})/u, 'the apostrophe ’'],
  ],
};

/**
 * Returns the glossary's faults in texts.
 * @param {unknown} words texts in any depth
 * @param {string} tag of their language
 * @param {readonly string[]} [free] paths of texts that are data, such as what a search finds
 * @returns {string[]} one sentence for each term
 */
export function glossaryFaults(words, tag, free = [], path = '') {
  if (free.includes(path)) return [];
  if (typeof words === 'object' && words !== null)
    return Object.entries(words).flatMap(([key, one]) => glossaryFaults(one, tag, free, path === '' ? key : `${path}.${key}`));
  if (typeof words !== 'string') return [];
  return (REPLACED[tag] ?? []).flatMap(([term, instead]) => {
    const found = term.exec(words.replace(/\{[\w-]+\}/g, ''))?.[0];
    return found === undefined ? [] : [`${path}: “${words}” says “${found}” instead of “${instead}”`];
  });
}
