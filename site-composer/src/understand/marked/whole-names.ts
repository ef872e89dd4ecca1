import type { Span } from '../../spans/find-spans';

/** "Little Acorns nursery" is called Little Acorns, wherever the marks cut it. */
export const withWholeName =
  (text: string) =>
  (span: Span, at: number, all: readonly Span[]): Span => {
    if (span.label === 'name') return beforeVerb(text, beforeSubject(text, span, all[at + 1]));
    const rest = nameIn(text, all[at - 1], span);
    return rest === null
      ? span
      : { ...span, text: span.text.slice(rest.length), start: span.start + rest.length };
  };

function beforeSubject(text: string, name: Span, subject: Span | undefined): Span {
  const rest = nameIn(text, name, subject);
  return rest === null || !subject
    ? name
    : { ...name, text: `${name.text} ${rest.trim()}`, end: subject.start + rest.length - 1 };
}

/** The words with capitals with which a subject right behind a name begins. */
function nameIn(text: string, name: Span | undefined, subject: Span | undefined): string | null {
  if (name?.label !== 'name' || subject?.label !== 'subject') return null;
  const rest = /^((?:\p{Lu}[\p{L}'’]+ )+)\p{Ll}/u.exec(subject.text)?.[1];
  return rest === undefined || text.slice(name.end, subject.start) !== ' ' ? null : rest;
}

const rest =
  /^((?: \p{Lu}[\p{L}'’]*){1,3}) (?:is|are|was|ist|sind|est|sont|es|son|è|sono|são|zijn)\s/u;

/** The words with capitals between the end of a name and its verb. */
export const restBeforeVerb = (text: string, end: number): string | undefined =>
  rest.exec(text.slice(end, end + 60))?.[1];

/** "Locked In is an escape room": all words with capitals in front of the verb. */
function beforeVerb(text: string, name: Span): Span {
  const further = restBeforeVerb(text, name.end);
  return further === undefined
    ? name
    : { ...name, text: `${name.text}${further}`, end: name.end + further.length };
}
