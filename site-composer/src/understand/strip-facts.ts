import type { Facts } from '../model/brief';
import { readTokens } from '../text/tokens';
import type { Sentence } from '../text/sentences';
import { stripHours } from './strip-hours';

const introductions =
  /(?:,|;|-|–)?\s*(?:\b(?:and|or|please|our|my|the)\s)*\b(?:call|phone|ring|text|tel|telephone|whatsapp|mobile|e-?mail|mail|write to|contact|reach|visit|address|enquiries|inquiries|bookings?|orders?|questions|located at|find us|based at|telefon|anrufen)\b(?:\s(?:us|me|number|is|are|at|on|to|by|via|him|her|address))*[:.]?\s*$/i;

type Placed = Pick<Facts, 'phones' | 'emails' | 'links' | 'address'>;

/** The sentences without telephone, addresses and hours; one that held nothing else is empty. */
export function withoutFacts(sentences: readonly Sentence[], facts: Placed): Sentence[] {
  return sentences.map((sentence) => {
    const reached = stripFacts(sentence.text, { ...facts, address: null });
    const text = stripHours(stripFacts(sentence.text, facts));
    if (text === sentence.text) return sentence;
    const empty = text.split(' ').length < 5;
    return {
      ...sentence,
      text,
      tokens: readTokens(text),
      whole: empty ? null : wholeOf(sentence.text, reached),
    };
  });
}

/** Hours and an address may be read twice; how to reach somebody is cut, where the cut leaves a sentence. */
function wholeOf(text: string, reached: string): string | null {
  if (reached === text) return text;
  const start = reached.replace(/[.!]$/, '').trimEnd();
  if (start === '' || !text.startsWith(start)) return beforeFact(text, start);
  return /^\s*(?:[,;.:(–-]|(?:and|or|please|call|ring|text|email|phone|contact|write)\b)/i.test(
    text.slice(start.length),
  )
    ? `${start}.`
    : null;
}

/** Where the cut fell inside the sentence: its parts up to the one with the fact. */
function beforeFact(text: string, start: string): string | null {
  let same = 0;
  while (same < start.length && start.charAt(same) === text.charAt(same)) same += 1;
  const comma = text.lastIndexOf(', ', same);
  return comma > 0 ? `${text.slice(0, comma)}.` : null;
}

/** A sentence without the facts that have a place of their own on the page, so that each stands there once. */
function stripFacts(sentence: string, facts: Placed): string {
  let text = sentence;
  const given = [
    ...facts.phones,
    ...facts.emails,
    ...facts.links,
    ...(facts.address === null ? [] : [facts.address]),
  ];
  for (const fact of given) {
    const at = text.indexOf(fact);
    if (at === -1) continue;
    const before = text
      .slice(0, at)
      .replace(introductions, '')
      .replace(/\s+(?:at|in|on|or|and|,)\s*$/i, '');
    text = `${before.trimEnd()}${text.slice(at + fact.length)}`;
  }
  const stripped = text
    .replace(/\s+([,.;])/g, '$1')
    .replace(/^[\s,.;:]+/, '')
    .replace(/[,;\s]+\.$/, '.')
    .trim();
  return stripped === sentence ? sentence : /\p{L}/u.test(stripped) ? stripped : '';
}
