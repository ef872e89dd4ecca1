import type { Span } from '../../spans/find-spans';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { deed } from '../page-complement';
import { sure } from './marked-name';
import type { MarkedText } from './marked-text';
import { plainWords } from './plain-words';
import { asDeed, asThing, namesNothing, shortWhole, withoutManner } from './subject-in-words';

/** What the marks say a page is of; null where they name nothing. */
export function subjectIn(marked: MarkedText): string | null {
  const first = marked
    .of('subject')
    .find(
      (one) =>
        one.sure >= sure &&
        !isUnderLabel(marked.text, one.start) &&
        !/\p{L}-$/u.test(marked.text.slice(Math.max(0, one.start - 2), one.start)),
    );
  const telling =
    first !== undefined && isGeneric(first)
      ? marked.of('subject').find((one) => one.sure >= leastSure && !isGeneric(one))
      : undefined;
  const span = telling ?? first;
  const likeliest = marked.likeliest('subject');
  const labelled = likeliest !== null && isUnderLabel(marked.text, marked.text.indexOf(likeliest));
  const words = span?.text ?? (labelled ? null : likeliest);
  const bare =
    words === null
      ? ''
      : plainWords(words).replace(/ (?:named|called|namens|appelée?|llamad[oa])$/iu, '');
  // A few words are called as work further on: "dog walking".
  const isLong = bare.split(' ').length > mostOfWork;
  const start = span?.start ?? (isLong ? Math.max(0, marked.text.indexOf(words ?? '')) : 0);
  const before = marked.text.slice(Math.max(0, start - 12), start);
  if (bare === '' || namesNothing(bare)) return null;
  const whole = shortWhole(marked, bare);
  if (whole !== null) return withoutManner(whole);
  const topic = publication.test(bare)
    ? topicBehind.exec(marked.text.slice(0, longestRead))?.[1]
    : undefined;
  if (topic !== undefined) return `${bare} about ${topic}`;
  const where = span === undefined ? null : whereOfTopic(marked, span);
  if (where !== null) return `${bare} ${where}`;
  const worked = doneBefore.exec(marked.text.slice(Math.max(0, start - longestBefore), start))?.[1];
  if (worked !== undefined && isOf('workVerbs', worked.toLowerCase()))
    return deed(worked.toLowerCase(), '', bare);
  return /\b(?:i|we|to|that|who|which)\s$/i.test(before) ? asThing(bare) : asDeed(bare);
}

const leastSure = 0.5;
/** "Our mobile app FreshCart: a grocery list app": what anything may be gives way to what says more. */
const generic =
  /^(?:(?:small|new|little|our|mobile|online|digital|local|family|web)\s)*(?:apps?|startup|company|business|product|platform|tool|service|software|firm)$/iu;
const isGeneric = ({ text }: Span): boolean => generic.test(text.replace(/(?:\s\p{Lu}\S*)+$/u, ''));

/** "A blog about train travel in Europe": where a subject is set belongs to what is written about it. */
function whereOfTopic(marked: MarkedText, { end }: Span): string | null {
  const isRead = marked
    .of('site')
    .some(({ text }) => /\b(?:blog|magazine|podcast|newsletter)\b/i.test(text));
  const [, where] =
    /^ (in (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
      marked.text.slice(end, end + 60),
    ) ?? [];
  return isRead && where !== undefined && marked.of('place').length === 0 ? where : null;
}

const longestRead = 2_000;
const publication =
  /^(?:\p{L}+ )?(?:podcast|blog|magazine|newsletter|zine|vlog|youtube channel)$/iu;
/** "My podcast The Slow Lane about cycling across Europe": what it is about. */
const topicBehind =
  /\b(?:podcast|blog|magazine|newsletter|zine|vlog|channel)\b[^.,;:!?\n]{0,50}? about ((?!us\b|me\b|page\b|the (?:author|host)s?\b)[^.,;:!?\n]{4,60}?)(?= (?:with|and|in|for) |[.,;:!?\n]|$)/iu;

/** "I restore old accordions" is about restoring them; "I paint pet portraits" about the portraits. */
const doneBefore = /\b(?:I|we)(?: (?:also|mostly|mainly|only|just|can|will))? (\p{L}+) $/iu;
const longestBefore = 32;
const mostOfWork = 3;
/** "Objective: raise bookings" says what the page is to achieve, "Tone: calm" how it sounds. */
function isUnderLabel(text: string, at: number): boolean {
  const line =
    text
      .slice(Math.max(0, at - 200), Math.max(0, at))
      .split('\n')
      .at(-1) ?? '';
  return /^[\s*•–-]*(?:objectives?|goals?|aims?|audience|target(?: group| audience)?|tone(?: of voice)?|voice|style|look|must.haves?|out of scope|ziele?|zielgruppe|ton|objectifs?|cible|objetivos?|obiettiv[oi]|doel(?:groep)?)\s?:/iu.test(
    line,
  );
}
