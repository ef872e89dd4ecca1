import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { rankOf } from '../../catalogue/words/word-vectors';
import { isKnownTown } from '../../text/known-towns';
import { tradeNamedIn } from '../choose-trade';
import type { MarkedText } from '../marked/marked-text';
import type { NameCandidate } from './name-candidates';
import { leads } from './name-leads';

const longestRead = 4_000;
const everyday = 6_000;
const near = 28;

const escaped = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function placeFeatures(text: string, { start, end }: NameCandidate): string[] {
  const before = text.slice(Math.max(0, start - near), start);
  const behind = text.slice(end, end + near);
  const sentence = /(?:^|[.!?:\n]\s*|\n)["“„«'‘(#*\s]*$/u.test(before);
  const closed = /^["”»'’*)]*\s*(?:[.!?\n]|$)/u.test(behind);
  const lead = leads.filter(([, pattern]) => pattern.test(before)).map(([name]) => `lead:${name}`);
  return [
    start <= 2
      ? 'at:first'
      : start < 80
        ? 'at:early'
        : end > text.trimEnd().length - 4
          ? 'at:last'
          : 'at:inside',
    ...(sentence ? ['begins'] : []),
    ...(sentence && closed ? ['alone'] : []),
    ...(sentence && closed && start <= 2 ? ['alone-first'] : []),
    ...lead,
    ...(/["“„«‘']$/u.test(before) && /^["”»’']/u.test(behind) ? ['quoted'] : []),
    ...(before.endsWith('(') && behind.startsWith(')') ? ['bracketed'] : []),
    ...(/^,\s/u.test(behind) ? ['comma-behind'] : []),
    ...(/,\s$/u.test(before) ? ['comma-before'] : []),
    ...(/^\s?[–—:-]\s/u.test(behind) ? ['dash-behind'] : []),
    ...(/^ \p{Lu}/u.test(behind) ? ['goes-on'] : []),
    ...(/\p{Lu}[\p{L}'’-]* $/u.test(before) && !sentence ? ['cut-before'] : []),
    ...(/^ (?:is|are|was|makes?|runs?|offers?|has|have|sells?|meets?|lends?|needs?|ist|est|es|è|é|finds?|helps?|paints?|provides?|gives?|for|refurbishes|cherche|sucht|prepara)\b/u.test(
      behind,
    )
      ? ['verb-behind']
      : []),
    ...(/^ (?:in|at|near|on|of|from|en|à|em|a|di)\b/u.test(behind) ? ['place-behind'] : []),
  ];
}

function wordFeatures({ text: name }: NameCandidate): string[] {
  const words = name.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  const first = (words[0] ?? '').toLowerCase();
  const content = words.filter((one) => one.length > 2).map((one) => one.toLowerCase());
  const isCommon = (one: string): boolean => (rankOf(one) ?? everyday) < everyday;
  return [
    `words:${Math.min(words.length, 5)}`,
    /\p{Lu}/u.test(name) ? (/\p{Ll}/u.test(name) ? 'case:mixed' : 'case:upper') : 'case:lower',
    ...(words.every((one) => /^(?:\p{Lu}|&|\d)/u.test(one) || one.length < 4)
      ? ['titled']
      : ['untitled']),
    ...(/ (?:&|\+) /u.test(name) ? ['and'] : []),
    ...(/['’]s\b/u.test(name) ? ['owned'] : []),
    ...(/^the$/u.test(first) ? ['the'] : []),
    ...(content.every(isCommon) ? ['common'] : content.some(isCommon) ? ['half-common'] : ['rare']),
    ...(isKnownTown(name) ? ['town'] : isKnownTown(words.at(-1) ?? '') ? ['ends-in-town'] : []),
    ...(isOf('businessHeads', last) ? ['head'] : []),
    ...(tradeNamedIn(name.toLowerCase()) === null ? [] : ['trade']),
    ...(isOf('months', last) ||
    isOf('weekdays', last) ||
    isOf('months', first) ||
    isOf('weekdays', first)
      ? ['date']
      : []),
    ...(isOf('siteNouns', last) || isOf('commissionVerbs', first) ? ['order'] : []),
    ...(isOf('roles', last) ? ['role'] : []),
    ...(/^(?:in|at|near|and|or|but|so|we|i|it|you|they|this|that|there|please|no|all|our|my|hi|hello|what|where|when|who|open|free|from|need|want|name|called|for|to|with)$/u.test(
      first,
    )
      ? ['small-first']
      : []),
    ...(/^(?:in|at|near|and|or|of|the|a|an|is|for|to|with|&|from)$/u.test(last)
      ? ['small-last']
      : []),
  ];
}

/** What speaks for and against a candidate, as names of features; those of the marks begin with "mark". */
export function nameFeatures(
  marked: MarkedText,
  candidate: NameCandidate,
  current: string | null,
  all: readonly NameCandidate[],
): string[] {
  const text = marked.text.slice(0, longestRead);
  const { start, end, text: name } = candidate;
  const lower = name.toLowerCase();
  const count =
    text.match(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'))?.length ?? 0;
  const marks = marked.spans.filter((span) => span.start < end && span.end > start);
  const exact = marks.find((span) => span.start === start && Math.abs(span.end - end) <= 1);
  const asName = exact?.label === 'name' ? exact.sure : 0;
  return [
    'any',
    ...placeFeatures(text, candidate),
    ...wordFeatures(candidate),
    `count:${Math.min(count, 3)}`,
    ...(all.some((one) => one !== candidate && one.text.toLowerCase().includes(lower))
      ? ['within-other']
      : []),
    ...(current?.toLowerCase() === lower ? ['mark:current'] : []),
    ...(current === null
      ? ['mark:none']
      : current.toLowerCase().includes(lower)
        ? ['mark:part']
        : lower.includes(current.toLowerCase())
          ? ['mark:more']
          : []),
    ...(exact === undefined
      ? marks.map(({ label }) => `mark:over-${label}`)
      : [`mark:is-${exact.label}`]),
    ...(asName > 0.4 ? ['mark:sure'] : asName > 0 ? ['mark:unsure'] : []),
  ];
}
