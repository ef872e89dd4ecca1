import type { Facts } from '../../model/brief';
import { asSentence, capitalised, trimMarks } from '../../text/casing';
import type { MarkedText } from './marked-text';

/** "Our book is Orbital by Samantha Harvey": whose work is read or played belongs to the work. */
const isAuthor = (text: string, start: number): boolean =>
  /\b(?:book|film|play|novel)\b[^.!?\n]{0,20} is (?:\p{L}[\p{L}'’-]* ){1,6}by $/iu.test(
    text.slice(Math.max(0, start - 80), start),
  );

/** People with what they do, as far as it was said. */
export function markedPeople(marked: MarkedText, name: string | null): Facts['people'] {
  const people = new Map<string, Facts['people'][number]>();
  for (const span of marked.of('person')) {
    const [role] = marked.beside(span, 'role');
    const note = marked
      .beside(span, 'note')
      .map(({ text }) => text)
      .join(', ');
    const known = people.get(span.text);
    if (span.text === name || people.size >= 24) continue;
    if (role === undefined && isAuthor(marked.text, span.start)) continue;
    people.set(span.text, {
      name: trimMarks(span.text),
      role: role
        ? capitalised(trimMarks(role.text))
        : (known?.role ?? roleBefore(marked.text, span.start)),
      ...(note === ''
        ? known?.text === undefined
          ? {}
          : { text: known.text }
        : { text: asSentence(note.replace(/^(?:who|die|der|qui|que|che)\s/iu, '')) }),
    });
  }
  const all = [...people.values()];
  // "Ring Ivor" names Ivor Penn once more.
  return all.filter(
    ({ name: short }) =>
      short.includes(' ') || !all.some((other) => other.name.startsWith(`${short} `)),
  );
}

/** "Secretary is Mike Tull": what stands in front of the name, and nothing else, is what somebody is. */
function roleBefore(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - 48), start);
  const role =
    /(?:^|[.;\n])\s*(?:(?:the|our|my|club) )?(\p{L}+(?: (?:and )?\p{L}+){0,2}?)(?: is|:) $/iu.exec(
      before,
    )?.[1];
  return role === undefined || /\b(?:name|who|it|this|that|here|there|contact)\b/iu.test(role)
    ? null
    : capitalised(role.toLowerCase());
}

/** What customers said, with who said it. */
export function markedQuotes(marked: MarkedText): Facts['quotes'] {
  const signedOnes = signedQuotes(marked.text);
  if (signedOnes.length > marked.of('quote').length) return signedOnes;
  return marked
    .of('quote')
    .slice(0, mostQuotes)
    .map((span) => ({
      text: span.text.replaceAll(/\s+/g, ' '),
      by: marked.beside(span, 'author')[0]?.text ?? nameBehind(marked.text, span.end),
    }));
}

const mostQuotes = 12;
const longestRead = 6_000;
const withAuthor =
  /"([^"\n]{8,240})"\s*(?:[-–—]|,?\sby)\s*(\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,4})(?=\s*(?:[.\n,;"]|$))/gu;

/** "Utterly reliable." - Mr Doughty: words in quotation marks with who said them behind a dash. */
const signedQuotes = (text: string): Facts['quotes'] =>
  [...text.slice(0, longestRead).matchAll(withAuthor)]
    .slice(0, mostQuotes)
    .map(([, words = '', by = '']) => ({ text: words.trim(), by: by.replace(/\.$/u, '') }));

const signed =
  /^[.!?,]?["”»’']\s*(?:[–—-]\s*)?(\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){1,4})(?=\s*(?:[.\n]|$))/u;

/** Who is named right behind the closing mark said it. */
function nameBehind(text: string, end: number): string | null {
  return signed.exec(text.slice(end, end + 80))?.[1]?.replace(/\.$/, '') ?? null;
}

/** Questions with the answers the member gave. */
export function markedQuestions(marked: MarkedText): { question: string; answer: string }[] {
  return marked
    .of('q')
    .slice(0, 30)
    .flatMap((span) => {
      const answer = marked
        .beside(span, 'a')
        .map(({ text }) => text)
        .join(' ');
      const question = capitalised(trimMarks(span.text));
      return answer === ''
        ? []
        : [
            {
              question: /[?!.]$/.test(question) ? question : `${question}?`,
              answer: asSentence(answer),
            },
          ];
    });
}
