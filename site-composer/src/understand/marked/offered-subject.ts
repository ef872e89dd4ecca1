import type { Span } from '../../spans/find-spans';

const offering =
  /^(?:renting|letting|hiring|selling|giving)(?: out| away)? (?:an?|my|our|the) (?=\p{L})/iu;

/** "Landlord renting out a two bed flat, £1150 a month": the page is about the flat, and the price is that of the page. */
export function withOfferedSubject(text: string, spans: readonly Span[]): readonly Span[] {
  const offered = spans.filter(({ label, text }) => label === 'item' && offering.test(text));
  const [only] = offered;
  if (only === undefined || offered.length > 1) return spans;
  const given = spans.filter(({ label }) => label === 'subject');
  if (!given.every((span) => isOfferer(text, span, only))) return spans;
  const lead = offering.exec(only.text)?.[0].length ?? 0;
  const subject: Span = {
    ...only,
    label: 'subject',
    text: only.text.slice(lead),
    start: only.start + lead,
    record: null,
    sure: 1,
  };
  const others = spans.filter((span) => !given.includes(span));
  return others.map((span) => {
    if (span === only) return subject;
    return only.record !== null && span.record === only.record ? { ...span, record: null } : span;
  });
}

/** "Landlord in Leith" right before it says who offers it. */
const isOfferer = (text: string, { text: words, end }: Span, offered: Span): boolean =>
  !words.includes(' ') &&
  /^(?: (?:in|at|near|from|of) [\p{L}' -]{2,40})? $/u.test(text.slice(end, offered.start));
