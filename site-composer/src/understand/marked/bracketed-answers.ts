import type { Span } from '../../spans/find-spans';

const question = String.raw`(?:^|[,;:.?!]\s?|\n)((?:is|are|do|does|did|can|could|may|will|would|how|what|where|when|who|which|why)\s[^(),.;:?\n]{3,60})\??\s?`;
const plainAnswer = new RegExp(
  String.raw`${question}\(((?:yes|no|yep|nope|only|from|up to|about|not|free|sure|of course|always|never|sometimes)\b[^()\n]{0,120})\)`,
  'giu',
);
const anyAnswer = new RegExp(String.raw`${question}\(([^()\n]{2,120})\)`, 'giu');
/** Where questions are announced, or several are answered so, every bracket behind one is its answer. */
const announced = /\b(?:questions?|faqs?|q\s?&\s?a|people ask)\b[^.\n]{0,40}[:–—-]/iu;
const fewestAnswers = 2;

function answersIn(text: string): RegExpExecArray[] {
  const all = [...text.matchAll(anyAnswer)];
  return announced.test(text) && all.length >= fewestAnswers
    ? all
    : [...text.matchAll(plainAnswer)];
}

const most = 30;

/** "Is it for a scooter (yes), is it slippery when wet (no, it has grip)": questions with their answers in brackets. */
export function withBracketedAnswers(text: string, spans: readonly Span[]): readonly Span[] {
  const pairs = answersIn(text).slice(0, most);
  if (pairs.length === 0) return spans;
  let record = Math.max(0, ...spans.map((span) => span.record ?? 0));
  const found = pairs.flatMap((match): Span[] => {
    const [whole, question = '', answer = ''] = match;
    record += 1;
    const spanOf = (label: 'q' | 'a', words: string): Span => {
      const start = match.index + whole.indexOf(words);
      return { label, text: words, start, end: start + words.length, record, sure: 1 };
    };
    return [spanOf('q', question), spanOf('a', answer)];
  });
  const outside = spans.filter(
    ({ start, end }) => !found.some((span) => start < span.end && end > span.start),
  );
  return [...outside, ...found].toSorted((one, other) => one.start - other.start);
}
