import type { SaidClause, Span } from '../../spans/find-spans';

/** The lines around a forwarded message. */
const header =
  /^(?:from|to|cc|bcc|sent|date|subject|re|fwd?|von|an|betreff|de|à|objet|para|asunto|da|a|oggetto|van|aan|onderwerp)\s?:\s/iu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|bonjour|bonsoir|hola|buenos d[ií]as|buenas|buongiorno|salve|guten (?:tag|morgen|abend)|hallo|moin|liebe[rs]?|olá|bom dia|goedemorgen|goedemiddag|beste)\b[^.!?,\n]{0,40}[.,!]*$/iu;
const closing =
  /^(?:(?:with )?(?:kind|best|warm|many|all the)?\s?(?:regards|wishes|thanks|best)|thank you|thanks|cheers|ta|yours(?: \p{L}+)?|sincerely|cordialement|bien (?:à vous|cordialement)|merci|saludos|un saludo|gracias|cordiali saluti|grazie|saluti|mit freundlichen grüßen|viele grüße|liebe grüße|danke|met vriendelijke groet|groetjes?|bedankt|obrigad[oa]|cumprimentos|abraços?)\b[^.!?\n]{0,50}[.,!]*$/iu;
/** The name under the closing. */
const signature = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}[.,]?$/u;
const longestLine = 120;

interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface LetterLine extends TextRange {
  /** Who sent a message to whom is nobody's business; who signs it may be the owner. */
  readonly isHeader: boolean;
}

/** Where the furniture of a letter stands: its header, greeting, closing and signature are no part of a page. */
export function letterLines(text: string): readonly LetterLine[] {
  const found: LetterLine[] = [];
  let at = 0;
  let [closed, headed] = [false, true];
  const forwarded = isForwarded(text);
  for (const line of text.split('\n')) {
    const bare = line.trim();
    const isHeader = headed && forwarded && header.test(bare);
    const isClosing = closing.test(bare) && at > 0;
    const isFurniture =
      bare.length <= longestLine &&
      (isHeader ||
        isClosing ||
        (greeting.test(bare) && text.length > bare.length) ||
        (closed && signature.test(bare)));
    if (isFurniture) found.push({ start: at, end: at + line.length, isHeader });
    if (bare !== '') [closed, headed] = [isClosing, headed && (isHeader || greeting.test(bare))];
    at += line.length + 1;
  }
  return found;
}

/** Two lines of a header, so that "To: 40 guests" by itself is none. */
const isForwarded = (text: string): boolean =>
  /^\s*(?:from|von|de|da|van)\s?:\s[^\n]+\n[^\S\n]*(?:to|cc|sent|date|subject|an|betreff|à|objet|para|asunto|a|oggetto|aan|onderwerp)\s?:\s/iu.test(
    text,
  );

/** How people close a letter within a line. */
const closingSentence =
  /^(?:kind|best|warm) (?:regards|wishes)\b|^(?:thank you|thanks) (?:for (?:your|the)|in advance|so much|very much)\b|^(?:many thanks|yours (?:sincerely|faithfully|truly))\b/i;

export const isFurniture = (ranges: readonly TextRange[], { start, end }: TextRange): boolean =>
  ranges.some((range) => start >= range.start && end <= range.end);

/** A clause of a letter's furniture is said to nobody who visits. */
export function withoutFurniture(
  clauses: readonly SaidClause[],
  ranges: readonly TextRange[],
): readonly SaidClause[] {
  return clauses.map((clause) =>
    isFurniture(ranges, clause) || closingSentence.test(clause.text)
      ? { ...clause, told: 0 }
      : clause,
  );
}

/** Nothing in the furniture of a letter is content but its writer and how to reach them. */
export const spansOutside = (
  spans: readonly Span[],
  lines: readonly LetterLine[],
): readonly Span[] =>
  spans.filter((span) => {
    const line = lines.find(({ start, end }) => span.start >= start && span.end <= end);
    if (line === undefined || ['phone', 'email', 'url'].includes(span.label)) return true;
    return !line.isHeader && ['person', 'role', 'name'].includes(span.label);
  });
