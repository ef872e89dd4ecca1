import { textOf } from 'site-document/text';
import { unknownRequest } from './not-understood';
import { isForeignCommand } from './read/foreign-wording';
import { commandWords } from './read/request';
import type { Request } from './read/request';
import type { RefinedPart } from './refine-types';
import type { Site } from './site';
import { folded, tellingWords } from './target/alike-words';
import { likeness, namingWords } from './told/content-words';

const wishing =
  /[\d“]|\b(?:should|must|please|need|needs|want|wants|could|can you|would|wish|instead|not|now|(?:going|go|goes|gone) (?:up|down)|(?:up|down) to|quero|queremos|troca|quiero|queremos|voudrais|vorrei|möchte[nt]?)\b/iu;

/** "Bill has had to step down, poor knees": why something is asked for, beside what was carried out. */
export function explains(
  request: Request | undefined,
  { outcome, sentence }: RefinedPart,
): boolean {
  return (
    outcome === 'not_done' &&
    request?.action === null &&
    sentence.startsWith(unknownRequest) &&
    !asksFor(request.asked)
  );
}

/** Whether words hold a command or a wish, or something to be read. */
const asksFor = (text: string): boolean =>
  wishing.test(text) ||
  text
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .some((word) => isAsking(word));

/** What was said behind a request that was carried out, and asks for something that is not on the page. */
export function unheard({ content }: Request, after: Site): string | null {
  if (content === '' || !asksFor(content)) return null;
  const shown = tellingWords(textOf(after.body));
  return namingWords(content).every((word) => likeness(word, shown) > 0) ? null : content;
}

/** A word that asks for a change in English; in other languages a command that is none by chance. */
const isAsking = (word: string): boolean =>
  (commandWords.has(word) &&
    !['use', 'call', 'have', 'point', 'link', 'place', 'cut'].includes(word)) ||
  (word.length > 4 && isForeignCommand(folded(word)));
