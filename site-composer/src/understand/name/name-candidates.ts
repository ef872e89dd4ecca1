import type { MarkedText } from '../marked/marked-text';

export interface NameCandidate {
  readonly text: string;
  /** Where it stands first. */
  readonly start: number;
  readonly end: number;
}

const longestRead = 4_000;
const mostCandidates = 60;
const mostWords = 7;

/** Of the shortened words only initials and titles keep their full stop: "Rusty's. Barbers" are two things. */
const word = String.raw`(?:(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Rev|Prof)\.(?= )|\p{Lu}[\p{L}\d'’-]*|\d{1,3}(?:st|nd|rd|th)?(?= \p{Lu}))`;
const joint = String.raw`(?:&|\+|and|of|the|in|on|upon|for|de|la|le|les|du|des|von|der|die|das|van|del|della|di|do|da|dos|el|y|e|et|und|the old|of the)`;
const capitals = new RegExp(
  String.raw`(?<![\p{L}\d'’@./-])${word}(?: (?:${joint} )?${word}){0,6}(?![\p{L}\d])`,
  'gu',
);
const quoted = /["“„«‘']([^"”“»«’\n]{2,50}?)["”“»’'](?!\p{L})/gu;
const introduced =
  /\b(?:called|named|name is|name's|name of|name|trading as|trade as|t\/a|namens|heißt|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd)[\s:]+["“„«']?((?:the )?[\p{L}\d'’&-]+(?: [\p{L}\d'’&-]+){0,4})/giu;
const line = /(?<=^|\n)[#\s*]*([^\n.,;:!?–—*]{2,50}?)[\s*]*(?=\n|$|[.,;:!?–—])/gu;

const plain = (text: string): string =>
  text.replace(/^["'“‘„«*_\s]+|["'”’“»*_\s,;:.]+$/gu, '').replaceAll(/\s+/gu, ' ');

/** Everything in an instruction that may be its name: what is marked as one, words with capitals, in quotation marks, behind "called", and lines. */
export function nameCandidates(marked: MarkedText): NameCandidate[] {
  const text = marked.text.slice(0, longestRead);
  const found = new Map<string, NameCandidate>();
  const take = (words: string, at: number): void => {
    const name = plain(words);
    const start = at + Math.max(0, words.indexOf(name));
    const isFit = name.length > 1 && name.split(' ').length <= mostWords && /\p{L}/u.test(name);
    if (isFit && !found.has(name.toLowerCase()) && found.size < mostCandidates)
      found.set(name.toLowerCase(), { text: name, start, end: start + name.length });
  };
  for (const span of marked.of('name')) take(span.text, span.start);
  for (const [pattern, group] of [
    [introduced, 1],
    [quoted, 1],
    [capitals, 0],
    [line, 1],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const words = match[group] ?? '';
      take(words, match.index + match[0].lastIndexOf(words));
      takeParts(words, match.index + match[0].lastIndexOf(words), take);
    }
  for (const span of marked.of('person')) take(span.text, span.start);
  return [...found.values()];
}

const ending =
  /^(.{2,}?)(?: (?:in|at|near|from|à|en|em|di|in|te|a|d['’]) ?\p{Lu}.*| (?:Ltd|Limited|LLP|GmbH))$/u;

/** Of "The Eskdale Show" and "Larkspur Flowers in Leeds" the shorter names they may stand for. */
function takeParts(words: string, at: number, take: (words: string, at: number) => void): void {
  const [, before] = ending.exec(words) ?? [];
  if (before !== undefined) take(before, at);
  const [article] =
    /^(?:The|La|Le|Il|El|Die|Der|Das|De|Het|L['’]|My|Our|A) ?(?=\p{Lu})/u.exec(words) ?? [];
  if (article !== undefined) take(words.slice(article.length), at + article.length);
  const parts = words.split(' ');
  if (parts.length > 2) take(parts.slice(0, -1).join(' '), at);
  if (parts.length > 1) take(parts.slice(1).join(' '), at + (parts[0]?.length ?? 0) + 1);
}
