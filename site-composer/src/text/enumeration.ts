/** How many parts of one list are read; a page shows fewer. */
const mostParts = 60;

/** Two words that are one thing. */
const pairs =
  /\b(drag|bed|fish|man|arts|hide|search|health|mac|rock|cut|meet|black|pick|terms|back|before|pros|salt|gin|wash|mix|grab|track|lost|questions?|bread|tea|wear|ham|food|time|research) and (drop|breakfast|chips|van|crafts|seek|rescue|safety|cheese|roll|paste|greet|white|mix|conditions|neck|after|cons|pepper|tonic|dry|match|go|field|found|answers?|butter|tear|eggs|drinks?|place|development)\b/gi;

const separators = [' and ', ' & ', ' + ', ' / ', ' plus ', ' und ', ' et ', ' y ', ' as well as '];

/**
 * The parts of "a, b (with c, d) and e": split at commas, semicolons, slashes with spaces and the last "and", never
 * inside brackets or quotation marks or a number ("1,200").
 */
export function splitEnumeration(given: string, words: readonly string[] = separators): string[] {
  const parts: string[] = [];
  const text = given.replace(pairs, '$1\u00a0and\u00a0$2');
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length && parts.length < mostParts; at += 1) {
    const character = text.charAt(at);
    if (character === '"') quoted = !quoted;
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth > 0 || quoted) continue;
    const length = separatorAt(text, at, words);
    if (length === 0) continue;
    parts.push(text.slice(from, at));
    from = at + length;
    at = from - 1;
  }
  parts.push(text.slice(from));
  return parts.map(withoutAnd).filter((part) => part !== '');
}

function separatorAt(text: string, at: number, words: readonly string[]): number {
  const character = text.charAt(at);
  if (character === ';') return 1;
  if (character === ',') {
    const number =
      /\d/.test(text.charAt(at - 1)) && /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5));
    const decimals =
      /\d/.test(text.charAt(at - 1)) && /^\d{1,2}(?!\d)/.test(text.slice(at + 1, at + 4));
    return number || decimals ? 0 : 1;
  }
  for (const word of words) if (text.startsWith(word, at)) return word.length;
  return 0;
}

function withoutAnd(part: string): string {
  let rest = part.replaceAll('\u00a0and\u00a0', ' and ').trim();
  for (const word of ['and ', 'or ', '& ', 'also ', 'plus ', 'und ', 'et ', 'y ']) {
    if (rest.toLowerCase().startsWith(word)) rest = rest.slice(word.length).trim();
  }
  return rest.replace(/[.;,:]+$/, '');
}
