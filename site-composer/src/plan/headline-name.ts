import type { Brief } from '../model/brief';
import { readTokens } from '../text/tokens';
import type { PageContext } from './page-context';
import { lowerFirst } from './lower-first';

/** "Stop the Quarry at Pendle Hollow" is a line of its own. */
const mostOfName = 7;

/** What people come for by name: an event, a band, a magazine. */
export function ownName({ brief, trade }: PageContext): string[] {
  const [first] = readTokens(brief.subject.phrase);
  const isDeed =
    first?.pos === 'VERB' && first.lower.endsWith('ing') && brief.purpose !== 'application';
  const named =
    isDeed ||
    ['event', 'celebration', 'person', 'publication', 'community', 'organisation'].includes(
      brief.purpose,
    );
  const prepared = trade?.headlines.some((line) => line.includes('{name}')) === true;
  return brief.name.given && named && !prepared && brief.name.text.split(' ').length <= mostOfName
    ? [...eventOfOthers(brief), brief.name.text]
    : [];
}

/** Whose event it is has a name that says nothing of it. */
const organisation =
  /\b(?:school|college|university|academy|institute|high|primary|scouts?|guides|brownies|club|society|association|church|chapel|parish|council|company|regiment|hospital|(?:class|batch) of \d{4})\b/iu;

/** "School reunion" of "Vidyodaya High School Nashik": whose it is and what it is, without saying a word twice. */
function eventOfOthers({ name, subject, purpose, language }: Brief): string[] {
  if (language !== 'en' || !['event', 'celebration'].includes(purpose)) return [];
  const own = new Set(name.text.toLowerCase().split(/\s+/u));
  const words = subject.phrase.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (!organisation.test(name.text) || own.has(last) || !/^\p{L}{3,}$/u.test(last)) return [];
  const further = words.filter((word) => !own.has(word.toLowerCase())).map(lowerFirst);
  return [`${name.text} ${further.join(' ')}`];
}
