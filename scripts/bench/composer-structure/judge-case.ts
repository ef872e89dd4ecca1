import type { PagePlan } from '../../../site-composer/src/model/page';
import { printedSections } from './page-units';
import type { PrintedSection } from './page-units';
import type { Case, Expected } from './read-cases';

export interface Judged {
  readonly found: number;
  readonly expected: number;
  readonly headings: number;
  readonly expectedHeadings: number;
  readonly leaked: readonly string[];
  /** Rows of prices and times that nobody expected. */
  readonly unexpected: readonly string[];
  /** Expected rows that stand in a paragraph as well. */
  readonly doubled: readonly string[];
  readonly lost: readonly string[];
}

const dayName =
  /^(mon|tue|wed|thu|fri|sat|sun|mont|dien|mitt|donn|frei|sams|sonn|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|maa|din|woe|don|vri|zat|zon|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/u;
const small = new Set(
  'a an the of and or for to in on at is are with by from per each we i you it our extra und et y e en de la le der die das um il lo every till until till'.split(
    ' ',
  ),
);

/** Words and figures without spelling that may differ: "4.30pm" is "4:30", "Mondays" is "mon". */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(
      /(?<![\d.:])(\d{1,2})(?:[.:](\d\d))?\s?pm(?!\p{L})/gu,
      (_, hour: string, minute?: string) =>
        `${(Number(hour) % 12) + 12}${minute === undefined ? '' : `:${minute}`}`,
    )
    .replaceAll(/(\d)[.:h](\d\d)(?!\d)/gu, '$1:$2')
    .replaceAll(/(?<![\d:])0(?=\d:\d\d)/gu, '')
    .replaceAll(/(\d):00(?!\d)/gu, '$1')
    .replaceAll(/(\d),(\d{3})(?!\d)/gu, '$1$2')
    .replaceAll(/(?<!\d)0(\d:)/gu, '$1')
    .replaceAll(/noon/gu, '12')
    .replaceAll(/(\d)\s?(?:am|pm|uhr|h)(?!\p{L})/gu, '$1');
  return (plain.match(/\d+(?::\d+)?|\p{L}+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => {
      const day = dayName.exec(word)?.[1];
      return day === undefined ? word.replace(/(?:es|s)$/u, '') : day;
    });
}

function holds(text: string, parts: readonly string[]): boolean {
  const there = new Set(wordsOf(text));
  return parts.flatMap(wordsOf).every((word) => there.has(word));
}

const isUnder = (section: PrintedSection, under: string): boolean =>
  under === '' || holds(section.heading, [under]);

export function judgeCase(one: Case, plan: PagePlan): Judged {
  const sections = printedSections(plan);
  const texts = sections.flatMap(({ heading, rows, paragraphs }) => [
    heading,
    ...rows,
    ...paragraphs,
  ]);
  const lost = one.expected.filter((thing) => !isFound(thing, one.expected, sections));
  const rows = one.expected.filter(({ kind }) => kind === 'row');
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return {
    found: one.expected.length - lost.length,
    expected: one.expected.length,
    headings: inOrder(one.headings, sections),
    expectedHeadings: one.headings.length,
    leaked: one.never.filter((words) => texts.some((text) => holds(text, [words]))),
    unexpected: sections
      .filter(({ kind }) => kind === 'prices' || kind === 'schedule' || kind === 'shop')
      .flatMap((section) => section.rows)
      .filter((text) => !rows.some(({ parts }) => holds(text, parts))),
    doubled: rows
      .filter(({ parts }) => !lost.some((thing) => thing.parts === parts))
      .filter(({ parts }) => paragraphs.some((text) => holds(text, parts)))
      .map(({ parts }) => parts.join(' | ')),
    lost: lost.map(({ kind, parts, under }) => `${kind} [${under}] ${parts.join(' | ')}`),
  };
}

/** How many of the headings stand on the page, in their order. */
function inOrder(headings: readonly string[], sections: readonly PrintedSection[]): number {
  let at = -1;
  let found = 0;
  for (const heading of headings) {
    const next = sections.findIndex((one, index) => index > at && holds(one.heading, [heading]));
    if (next === -1) continue;
    at = next;
    found += 1;
  }
  return found;
}

function isFound(
  { kind, parts, under }: Expected,
  all: readonly Expected[],
  sections: readonly PrintedSection[],
): boolean {
  const own = sections.filter((section) => isUnder(section, under));
  if (kind === 'fact')
    return own.some(({ rows, paragraphs }) =>
      [...rows, ...paragraphs].some((text) => holds(text, parts)),
    );
  if (kind === 'step') return isStep(parts, all, own);
  const of =
    kind === 'quote' || kind === 'question'
      ? own.filter((section) => section.kind === `${kind}s`)
      : own;
  const others = all.filter((other) => other.kind === kind && other.parts !== parts);
  return of.some(({ rows }) =>
    rows.some(
      (text) => holds(text, parts) && !others.some((other) => isOther(other.parts, parts, text)),
    ),
  );
}

/** Whether a row holds another whole row as well, and is not of the same words. */
const isOther = (other: readonly string[], parts: readonly string[], text: string): boolean =>
  holds(text, other) && !holds(parts.join(' '), other) && !holds(other.join(' '), parts);

/** A step stands behind the one before it, in rows of the same section. */
function isStep(
  parts: readonly string[],
  all: readonly Expected[],
  sections: readonly PrintedSection[],
): boolean {
  const steps = all.filter(({ kind }) => kind === 'step');
  const before = steps[steps.findIndex((step) => step.parts === parts) - 1];
  return sections.some(({ rows }) => {
    const at = rows.findIndex((text) => holds(text, parts));
    const last = before ? rows.findIndex((text) => holds(text, before.parts)) : -1;
    return at > last;
  });
}
