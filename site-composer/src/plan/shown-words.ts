const common = new Set(
  'costs cost price prices euro euros pounds dollars quid bucks month year hour week day each charge that this with from have will your they them their there what when where which would could should about every also just only than then into over more most some such very each like want need comes come make made take open call text email phone here been being were does dont page site website offer offers provide provides'.split(
    ' ',
  ),
);

/** Words that tell something: numbers, and words of some length that are not in every sentence. */
export function tellingWords(text: string): string[] {
  const words = text.replaceAll('\u2011', '-').match(/[\p{L}\p{N}][\p{L}\p{N}'’.:-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/[.:'’-]+$/, ''))
    .filter((word) => /\d/.test(word) || (word.length > 3 && !common.has(word.toLowerCase())));
}

/** The same for most forms of a word. */
export function wordStem(word: string): string {
  return /\d/.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .slice(0, 6)
        .replace(/(?<=...)(?:e?s|ed|ing)$/, '');
}

const unseen = new Set(['icon', 'icons', 'kind', 'href', 'storageKey']);

/** Stems of the telling words in all texts of a plan that visitors see. */
export function shownWords(value: unknown, shown = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const word of tellingWords(value)) shown.add(wordStem(word));
  else if (Array.isArray(value)) for (const one of value) shownWords(one, shown);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!unseen.has(key)) shownWords(one, shown);
  return shown;
}
