import { capitalised } from '../text/casing';
import { readTokens } from '../text/sentences';
import type { PageContext } from './page-context';
import { placeOf } from './headline-place';

/** People choose a tool by what it does. */
export const isTool = ({ brief }: PageContext): boolean =>
  brief.purpose === 'product' || brief.purpose === 'application';

/** "Finds unused indexes" is the line of a tool; "shows workshops of coopers" is half a sentence about a museum. */
export function pitch(context: PageContext): string[] {
  const { pitch: line } = context.brief;
  if (line === null) return [];
  const [first] = readTokens(line);
  const isHalf = first?.pos === 'VERB' && first.lower !== first.lemma && first.lower.endsWith('s');
  // "Percentages, worked out as you type" is a remark on a tool, "Finds unused indexes" what it does.
  if (isTool(context)) return first?.pos === 'VERB' || !context.brief.name.given ? [line] : [];
  return isHalf || isOwnWork(context, line) ? [] : [line];
}

/** Of "I restore accordions" nobody is asked to restore any. */
function isOwnWork({ brief: { prompt, language } }: PageContext, line: string): boolean {
  const at = language === 'en' ? prompt.toLowerCase().indexOf(line.toLowerCase()) : -1;
  return (
    at > 0 &&
    /\b(?:i|we|who|that|which)(?:['’]ve)?(?: (?:also|mostly|mainly|just|only))? $/iu.test(
      prompt.slice(Math.max(0, at - 24), at),
    )
  );
}

/** "Tidewise helps small clinics cut missed appointments", as far as the line is not too long. */
export function namedPitch({ brief }: PageContext): string[] {
  if (brief.pitch === null || !brief.name.given || brief.language !== 'en') return [];
  const [first] = readTokens(
    `it ${brief.pitch.charAt(0).toLowerCase()}${brief.pitch.slice(1)}`,
  ).slice(1);
  if (first?.pos !== 'VERB' || first.lower === first.lemma || !first.lower.endsWith('s')) return [];
  return [`${brief.name.text} ${brief.pitch.charAt(0).toLowerCase()}${brief.pitch.slice(1)}`];
}

/** A tool that says in its own words what it is: "Invoicing tool", "Rota planner". */
export function ownThing({ brief }: PageContext): string[] {
  const words = brief.subject.phrase.split(' ');
  return brief.name.given && brief.purpose === 'product' && words.length >= fewestTelling
    ? [capitalised(brief.subject.phrase)]
    : [];
}

const fewestTelling = 3;

/** What cannot wait, and who comes to people, says so in the line that is read first. */
export function urgent(context: PageContext): string[] {
  const { brief, say } = context;
  if (
    brief.language !== 'en' ||
    !/^(?:emergency|24[ -]hour|same[ -]day|mobile)\s/iu.test(brief.subject.phrase)
  )
    return [];
  const round = /(?<!\p{L})24\s?\/\s?7(?!\d)/u.test(brief.prompt.slice(0, longestRead))
    ? ', 24/7'
    : '';
  return [`${capitalised(brief.subject.phrase)}${placeOf(brief, say('in'), say('and'))}${round}`];
}

const longestRead = 2_000;

/** For whom it is, behind a prepared line that is still open at its end, else behind what it is and where. */
export function forAudience(context: PageContext, prepared: readonly string[]): string[] {
  const { brief, say } = context;
  const { audience, subject, language } = brief;
  if (audience === null || language !== 'en' || / for /i.test(subject.phrase)) return [];
  if (/^(?:all|every\p{L}*|any\p{L}*)\b/iu.test(audience)) return [];
  const open = /[,.;:?!]| (?:for|and|or|that|who) /iu;
  const thing = prepared.find((line) => !open.test(line)) ?? '';
  return [
    ...(thing === '' ? [] : [`${thing} for ${audience}`]),
    `${capitalised(subject.phrase)}${placeOf(brief, say('in'), say('and'))} for ${audience}`,
    ...(isTool(context) ? [`${capitalised(subject.phrase)} for ${audience}`] : []),
  ];
}
