import type { Span } from '../../spans/find-spans';
import { readTokens } from '../../text/tokens';

/** What is open there, right before its hours or with them. */
const partOpen = new RegExp(
  String.raw`(?:^|[\s,;(])(?:(?:the|our|an?|das|der|die|unsere?|le|la|les|notre|un|une)\s|l['’])((?:[\p{L}'’-]+\s){0,2}?[\p{L}'’-]+?)\s(?:(?:is|are|ist|sind|est|hat|has)\s)?(?:also\s|all\s|jeden\s)?(?:open|opens|closes|shuts|runs|staffed|geöffnet|besetzt|offen|öffnet|schließt|ouverte?|ferme|fermée?|ouvre)?\s?(?:on\s|am\s|le\s|les\s|du\s|von\s|from\s|at\s|à\s|um\s|until\s|till\s|all day until\s|täglich\s)*$`,
  'iu',
);
/** "Clinic Monday to Friday": a noun that begins the sentence, and nothing between it and the hours. */
const partFirst =
  /^\s*(\p{Lu}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+)?)\s(?:is |are |ist |hours )?(?:open |opens )?$/u;
/** The whole place, whatever it is called; "open", "opening hours" and "we" are of it too. */
const ofWhole =
  /^(?:we|i|it|open|opens|opening|opening (?:hours|times)|hours|times|doors?|place|premises|geöffnet|öffnungszeiten|ouvert|horaires|closed|geschlossen|fermé|daily|weekdays|weekends?|usually|mon|tue|wed|thu|fri|sat|sun|\p{L}+days?)$/iu;
/** They are the whole where nothing else is said to be open. */
const premises =
  /(?:shop|store|studio|salon|office|workshop|gallery|cafe|café|bar|pub|restaurant|museum|garage|showroom|library|gym|market|laden|geschäft|werkstatt|praxis|büro|boutique|magasin|atelier|restaurant|cabinet)$/iu;

/**
 * Hours of a part of the place, as the food cupboard of a church has them, are not those of the whole: what says them stays a
 * sentence.
 */
export function withoutPartHours(
  text: string,
  spans: readonly Span[],
  english: boolean,
): readonly Span[] {
  const hours = spans.filter(({ label }) => label === 'hours');
  if (hours.length === 0) return spans;
  const whole = spans
    .filter(({ label }) => label === 'subject' || label === 'name' || label === 'site')
    .map((span) => span.text.toLowerCase())
    .join(' ');
  const parts = hours.filter((span) => isOfPart(text, span, { whole, all: hours.length, english }));
  if (parts.length === 0) return spans;
  return spans.map((span) => (parts.includes(span) ? { ...span, label: 'fact' as const } : span));
}

const furthest = 60;

interface Place {
  readonly whole: string;
  /** How many hours are told. */
  readonly all: number;
  readonly english: boolean;
}

function isOfPart(
  text: string,
  { start, text: words }: Span,
  { whole, all, english }: Place,
): boolean {
  const near = text.slice(Math.max(0, start - furthest), start);
  const clause = near.slice(
    Math.max(
      ...[...near.matchAll(/[.;!?\n,:]\s?/g)].map(({ index, 0: mark }) => index + mark.length),
      0,
    ),
  );
  const inside =
    /^(?:the|das|der|die|le|la)\s([\p{L}'’-]+(?:\s[\p{L}'’-]+)?)\s(?:is|are|closes|opens|ist|schließt|est|ferme)\b/iu.exec(
      words,
    )?.[1];
  const part = inside ?? partOpen.exec(clause)?.[1] ?? (english ? firstNoun(clause) : undefined);
  if (part === undefined) return false;
  const noun = part.toLowerCase().split(/\s/).at(-1) ?? '';
  if (ofWhole.test(part) || ofWhole.test(noun) || whole.includes(noun)) return false;
  return all > 1 || !premises.test(noun);
}

/** "Clinic Monday to Friday", and not "drop off Thursdays". */
function firstNoun(clause: string): string | undefined {
  const part = partFirst.exec(clause)?.[1];
  if (part === undefined) return undefined;
  const tokens = readTokens(`the ${part.toLowerCase()}`).slice(1);
  return tokens.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') && tokens.at(-1)?.pos === 'NOUN'
    ? part
    : undefined;
}
