import type { Item } from '../model/brief';
import { capitalised, trimMarks } from './casing';

const verbs =
  /^(.{2,70}?)\s(?:costs?|lasts?|takes?|runs?|is|are|comes? (?:at|to)|goes for|sells? for|start(?:s|ing)? (?:at|from)|will be|kostet|kosten|coûtent?|cuestan?|custam?|costano?)(?:\s(.+))?$/i;
const opening =
  /^(?:(?:a|an|the|our|my|your|it's|its|it is|that's|we charge|we sell|we do|you pay|then|also|and|or|for|at|only|just|plus|expect|currently|as well as|charges?|costs?) )+/i;
const longest = 8;

/** "a first appointment lasts 60 minutes" → "First appointment", "60 minutes". */
export function titled(words: string): Pick<Item, 'title' | 'text'> | null {
  const breath =
    words.split(' ').length > 10
      ? (words.split(/,|\b(?:and|then|called|but|so)\s/i).at(-1) ?? words)
      : words;
  const plain = trimMarks(breath.replace(opening, '').replace(/\s+/g, ' '));
  if (/^(?:minimum|maximum|min|max|then|now|about)$/i.test(plain)) return null;
  const match = verbs.exec(plain);
  const title = trimMarks((match?.[1] ?? plain).replace(opening, ''));
  const text =
    match?.[2] === undefined
      ? ''
      : trimMarks(match[2].replace(/(?:\s(?:and|for|from|at|is|are|costs?|it))+$/i, ''));
  const short = shortened(title);
  if (short === null) return null;
  return { title: capitalised(short), ...(text === '' ? {} : { text: capitalised(text) }) };
}

/** What was said before an item in one breath is cut: "then saturdays at the market it's three tacos". */
function shortened(whole: string): string | null {
  const title =
    whole
      .split(/\s(?:it's|its|they're|we charge|we sell) (?=\d|a |an |two|three|four|five|six)/i)
      .at(-1) ?? whole;
  if (title === '' || !/\p{L}{2}/u.test(title)) return null;
  if (title.split(' ').length <= longest) return title;
  const said =
    title
      .split(
        /\b(?:it's|its|is|are|charge|costs?|sell|offers?|include|includes|with|where|and|:)\s/i,
      )
      .at(-1) ?? '';
  const words = said.trim().split(' ').length;
  return words >= 1 && words <= 6 && /\p{L}{3}/u.test(said) ? said.trim() : null;
}
