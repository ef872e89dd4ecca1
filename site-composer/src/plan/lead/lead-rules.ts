import { isSentence } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { shownWords, tellingWords, wordStem } from '../shown-words';

/** "It's called Bounce Laundry" tells the name that stands above it. */
export const naming =
  /^(?:it|he|she|they|we|the \p{L}+)(?:['’]s|['’]re| is| are) (?:called|named)\b|^called\s|\s,?(?:called|named) \p{Lu}/iu;

export const fewestWordsOfLead = 5;

/** What stands under a heading the member asked for is read there. */
export const isFilled = (text: string, { filled }: PageContext): boolean =>
  [...filled.values()].some((content) => content.includes(text));

/** "It includes the club vest", "Our best known ones are …": what it speaks of stands in a sentence before it. */
export function refersBack(text: string, { purpose }: PageContext['brief']): boolean {
  if (/^it['’]?s? (?:is |was )?(?:an?|the|our|my)\s/iu.test(text)) return false;
  const isSubject = purpose === 'product' || purpose === 'application';
  return (
    /^(?:i|we) (?:can |could )?(?:also|even)\b/iu.test(text) ||
    /^(?:they|he|she|these|those|this|that|which|there|both|all of them)\b/iu.test(text) ||
    /^(?:our|the) (?:\p{L}+ ){1,3}ones?\b/iu.test(text) ||
    (!isSubject && /^it(?:['’]s)?\b/iu.test(text))
  );
}

/** A whole sentence that speaks to visitors or for the owner; one about the minister or the car park introduces nothing. */
export const introduces = (text: string, { language }: PageContext['brief']): boolean =>
  isWholeSentence(text, true) &&
  ((language !== 'en' && text.split(' ').length >= fewestWordsOfLead) ||
    /\b(?:we|i|you|your|our|my|us|everyone|anyone|all ages)\b/iu.test(text));

/** "Tip calculator that splits the bill between friends": no sentence, but all there is to say. */
export function isPointLead(text: string, context: PageContext, headline: string): boolean {
  return (
    !isSentence(text) &&
    text.split(' ').length >= fewestWordsOfLead &&
    !/\d/.test(text) &&
    saysMore(text, context.brief) &&
    !sameWords(text, headline)
  );
}

/** Whether the header and the headline say all of it. */
export function isShown(text: string, lines: readonly string[]): boolean {
  const known = shownWords(lines);
  return tellingWords(text).every((word) => known.has(wordStem(word)));
}

/** Whether a line tells more than name, subject and place, which stand on the first screen anyway. */
export function saysMore(text: string, { name, subject, place }: PageContext['brief']): boolean {
  const known = shownWords([name.text, subject.phrase, place ?? '']);
  return tellingWords(text).filter((word) => !known.has(wordStem(word))).length > 1;
}

/** Whether a sentence tells what something costs that stands with its price elsewhere. */
function tellsPrice(text: string, { lists }: PageContext['brief']): boolean {
  return lists.some(({ items }) =>
    items.some(
      ({ title, price }) => price !== undefined && text.toLowerCase().includes(title.toLowerCase()),
    ),
  );
}

/** Whether a line is that of a day which stands on the first screen or in the programme. */
export const tellsDay = (text: string, { facts }: PageContext['brief']): boolean =>
  facts.dates.some(
    ({ words, iso }) =>
      iso !== null &&
      words.length > 4 &&
      text.toLowerCase().includes((words.split(',')[0] ?? words).toLowerCase()),
  );

/** Opening hours have a section of their own. */
export const tellsHours = (text: string, { facts }: PageContext['brief']): boolean =>
  (facts.hours.length > 0 || facts.hoursWords !== null) &&
  /^(?:we(?:['’]re| are) )?(?:open|closed|geöffnet|ouvert|abierto|aperto|geopend|aberto)\b/iu.test(
    text,
  ) &&
  /\d/.test(text);

/** A sentence of a length that is read at a glance, and no list of fees or days. */
export function isLead(text: string, { brief }: PageContext): boolean {
  const count = text.split(' ').length;
  return (
    count > 4 &&
    !naming.test(text) &&
    !isRefusal(text) &&
    !tellsDay(text, brief) &&
    !tellsHours(text, brief) &&
    count < 30 &&
    isSentence(text) &&
    !/\d[^.]*\d[^.]*\d[^.]*\d[^.]*\d/.test(text) &&
    !/^[\p{L} ]{2,24}:/u.test(text) &&
    !tellsPrice(text, brief) &&
    (brief.language !== 'en' || isWholeSentence(text)) &&
    !brief.asked.avoid.some((word) => text.toLowerCase().includes(word))
  );
}

/** Words before a line that add nothing: "We are a", "This is the". */
const mostBefore = 3;

/** Whether two lines say the same but for capitals, marks at their ends and how the first begins. */
export function sameWords(one: string, other: string): boolean {
  const plain = (line: string): string => line.toLowerCase().replace(/[.!]+$/, '');
  const rest = plain(one).endsWith(plain(other)) ? plain(one).slice(0, -plain(other).length) : null;
  return rest !== null && rest.trim().split(' ').length <= mostBefore;
}
