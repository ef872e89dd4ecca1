/** Longest prompt that is looked at; the rest of a longer one would only slow the patterns down. */
const limit = 12_000;

/**
 * The prompt without what can only do harm: control characters, bidirectional overrides (they would
 * reorder the page's own text) and lone surrogates. Curly quotes become straight for the patterns.
 */
export function cleanPrompt(prompt: string): string {
  return prompt
    .slice(0, limit)
    .replace(/\p{Cs}/gu, '')
    .replace(/(?![\t\n])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .trim();
}

export interface Quoted {
  text: string;
  start: number;
  end: number;
}

/** Texts in double quotes, and in single quotes when they stand free (not apostrophes). */
export function findQuoted(text: string): Quoted[] {
  const pattern = /"([^"\n]{1,300})"|(?<![\w])'([^'\n]{2,200})'(?!\w)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    text: (match[1] ?? match[2] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Same length, quoted parts blanked: positions stay true and quoted words trigger nothing. */
export function maskQuoted(text: string): string {
  let masked = text;
  for (const quote of findQuoted(text)) {
    masked =
      masked.slice(0, quote.start) + '"'.repeat(quote.end - quote.start) + masked.slice(quote.end);
  }
  return masked;
}

/** True when what stands before `index` in its clause says "no", "without", "don't want". */
export function isNegated(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 60), index);
  const clause = before.split(/[.;!?\n]|\bbut\b|\bjust\b/i).pop() ?? '';
  return (
    /\b(?:no|without|don'?t (?:want|need|include|add|show|have)|do not (?:want|need|include|add)|doesn'?t (?:want|need)|not (?:want|need)|skip|leave out|except|avoid|never|rather than|instead of)\b(?:(?!\b(?:with|include|add|want|need)\b)[^.;])*$/i.test(
      clause,
    ) && !/\bno(?:t)? only\b|\bno (?:problem|worries|idea)\b/i.test(clause)
  );
}
