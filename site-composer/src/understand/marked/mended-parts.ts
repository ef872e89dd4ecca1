import type { SaidClause, Span } from '../../spans/find-spans';
import { forVisitors } from '../../spans/said-clauses';

/** The parts of a text, with those told to visitors in which what was read as refused turned out to be told to them. */
export function withToldParts(
  parts: readonly SaidClause[],
  read: readonly Span[],
  put: readonly Span[],
): readonly SaidClause[] {
  const facts = new Set(put.filter(({ label }) => label === 'fact').map(({ end }) => end));
  const told = read.filter(({ label, end }) => label === 'not' && facts.has(end));
  let at = 0;
  return parts.map((part) => {
    while (at < told.length && (told[at]?.end ?? 0) <= part.start) at += 1;
    return (told[at]?.start ?? part.end) < part.end ? { ...part, told: 1 } : part;
  });
}

/** How sure it is of what stands in a list under a word for sections. */
const listed = 1;
/** Half of a part that asks for sections are their names: "With sections for events and news". */
const leastNamed = 0.5;

/** The parts of a text, with those said to the builder that name sections of the page, and what leads to their list. */
export function withoutSectionParts(
  text: string,
  parts: readonly SaidClause[],
  spans: readonly Span[],
): readonly SaidClause[] {
  const sections = spans.filter(({ label, sure }) => label === 'section' && sure === listed);
  let at = 0;
  const named = parts.map((part) => {
    while (at < sections.length && (sections[at]?.end ?? 0) <= part.start) at += 1;
    let length = 0;
    for (let one = at; (sections[one]?.start ?? part.end) < part.end; one += 1) {
      const { start = 0, end = 0 } = sections[one] ?? {};
      length += Math.min(end, part.end) - Math.max(start, part.start);
    }
    return length >= leastNamed * (part.end - part.start);
  });
  return parts.map((part, one) => {
    const leads = named[one + 1] === true && text.charAt(part.end) === ':';
    return named[one] === true || leads ? { ...part, told: 0 } : part;
  });
}

const surely = 0.9;
const doubtful = 0.15;
const ofBuilder =
  /(?<!\p{L})(?:you|your|u|please|pls|i|me|my|page|site|website|put|make|add|show|use|want|need|like|that|this|it)(?!\p{L})/iu;

/** A story goes on: what is in doubt behind what was surely told in its paragraph, and speaks to nobody, is told too. */
export function withStoriesWhole(
  text: string,
  parts: readonly SaidClause[],
): readonly SaidClause[] {
  let told = 0;
  return parts.map((part, at) => {
    const gap = text.slice(parts[at - 1]?.end ?? 0, part.start);
    if (/\n/u.test(gap)) told = 0;
    if (part.told >= surely) told += 1;
    else if (part.told < forVisitors) {
      const isStory =
        told >= 2 && part.told >= doubtful && !ofBuilder.test(text.slice(part.start, part.end));
      if (isStory) return { ...part, told: forVisitors };
      told = 0;
    }
    return part;
  });
}
