import type { Facts } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { asSentence, capitalised } from '../text/casing';
import { readCapitals } from './proper-name';

type Person = Facts['people'][number];

const joining = new Set([',', '(', '-', '–', '—', 'is', 'our', 'the', 'as', ':', 'a', 'an']);
const fillers = new Set(['our', 'the', 'and', 'by', 'from', ':', '-', '–', ',', 'is']);

/** People with what they do: "Tom Reed, head baker", "our head coach Ana Silva". Only whom the member names. */
export function findPeople(
  sentences: readonly Sentence[],
  others: readonly (string | null)[],
): Person[] {
  const people = new Map<string, Person>();
  const taken = new Set(others.map((other) => other?.toLowerCase()));
  for (const sentence of sentences.slice(0, 120)) {
    for (const person of inSentence(sentence)) {
      if (!taken.has(person.name.toLowerCase()) && people.size < 24 && !people.has(person.name))
        people.set(person.name, person);
    }
  }
  return [...people.values()];
}

function* inSentence(sentence: Sentence): Generator<Person> {
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!tokens[at]?.capital || tokens[at]?.pos === 'PRON') continue;
    const found = readCapitals(sentence, at);
    if (!found) continue;
    const role = roleBehind(sentence, found.after) ?? roleBefore(sentence, at);
    const told = role === null ? clauseBehind(sentence, found.after) : null;
    const titled = /^(?:Dr|Prof|Professor|Mr|Mrs|Ms|Miss)\.? \p{Lu}/u.test(found.text);
    if ((role !== null || told !== null || titled) && isPersonName(found.text))
      yield {
        name: found.text,
        role: role === null ? null : capitalised(role),
        ...(told === null ? {} : { text: told }),
      };
    at = Math.max(at, found.after - 1);
  }
}

function isPersonName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 4 &&
    !/\d|&/.test(text) &&
    !words.some(
      (word) =>
        isOf('siteNouns', word.toLowerCase()) ||
        isOf('months', word.toLowerCase()) ||
        isOf('roles', word.toLowerCase()),
    )
  );
}

/** "Tom Reed, head baker": up to four words that end in a role. */
function roleBehind({ tokens, text }: Sentence, from: number): string | null {
  let at = from;
  if (!joining.has(tokens[at]?.lower ?? '')) return null;
  while (joining.has(tokens[at]?.lower ?? '')) at += 1;
  for (let end = at; end < Math.min(at + 4, tokens.length); end += 1) {
    if (
      ['PUNCT', 'ADP', 'VERB', 'CCONJ'].includes(tokens[end]?.pos ?? '') &&
      !isOf('roles', tokens[end]?.lower ?? '')
    )
      return null;
    if (isOf('roles', tokens[end]?.lower ?? '') && !isOf('roles', tokens[end + 1]?.lower ?? ''))
      return text.slice(tokens[at]?.start, tokens[end]?.end);
  }
  return null;
}

/** "Rewi Parata, who works mostly with runners": what is told about somebody, up to the next name. */
function clauseBehind({ tokens, text }: Sentence, from: number): string | null {
  if (tokens[from]?.text !== ',' || tokens[from + 1]?.lower !== 'who') return null;
  if (!['VERB', 'AUX'].includes(tokens[from + 2]?.pos ?? '')) return null;
  let end = from + 2;
  while (end < tokens.length && end < from + 32) {
    const joined = ['and', ','].includes(tokens[end]?.lower ?? '');
    if (/^[.;:]$/.test(tokens[end]?.text ?? '')) break;
    if (joined && (tokens[end + 1]?.capital === true || tokens[end + 2]?.capital === true)) break;
    end += 1;
  }
  return asSentence(text.slice(tokens[from + 2]?.start, tokens[end - 1]?.end));
}

/** "our head baker Tom Reed": a role that ends just before the name. */
function roleBefore({ tokens, text }: Sentence, from: number): string | null {
  let at = from - 1;
  if (fillers.has(tokens[at]?.lower ?? '') && tokens[at]?.pos === 'PUNCT') at -= 1;
  if (!isOf('roles', tokens[at]?.lower ?? '')) return null;
  let start = at;
  while (start > 0 && at - start < 2 && ['NOUN', 'ADJ'].includes(tokens[start - 1]?.pos ?? ''))
    start -= 1;
  return text.slice(tokens[start]?.start, tokens[at]?.end);
}

/** What somebody is quoted with, and who said it. */
export function findQuotes(prompt: string): Facts['quotes'] {
  const quotes: { text: string; by: string | null }[] = [];
  for (const match of prompt.matchAll(
    /["“]([^"“”]{20,400})["”]\s{0,2}(?:[-–—,(]|by|says|said|from)?\s{0,2}(\p{Lu}\p{L}{1,20}\.?(?: (?:\p{Lu}\p{L}{0,20}\.?|&|from|of|and)){0,4})?/gu,
  )) {
    const text = (match[1] ?? '').trim();
    const by = match[2]?.replace(/ (?:from|of|and|&)$/, '') ?? null;
    const before = prompt.slice(Math.max(0, match.index - 60), match.index);
    const meant = by !== null || /testimonial|review|quote|said|says/i.test(before);
    if (meant && text.split(' ').length >= 4 && quotes.length < 12) quotes.push({ text, by });
  }
  return quotes;
}
