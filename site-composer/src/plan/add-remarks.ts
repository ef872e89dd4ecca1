import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { groupSentences } from './plan-asked';

const common = new Set(
  'costs cost price prices euro euros pounds dollars quid bucks month year hour week day each charge that this with from have will your they them their there what when where which would could should about every also just only than then into over more most some such very each like want need come comes make made take open call text email phone here been being were does dont page site website'.split(
    ' ',
  ),
);
const most = 26;

function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.:-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/[.:'’-]+$/, ''))
    .filter((word) => /\d/.test(word) || (word.length > 3 && !common.has(word.toLowerCase())));
}

function isTime(word: string): boolean {
  return /^\d{1,2}(?:[:.]\d{2})?(?:am|pm|h)?(?:[-–]\d.*)?$/i.test(word);
}

/** The same for most forms of a word. */
function start(word: string): string {
  return /\d/.test(word)
    ? word.toLowerCase()
    : word
        .toLowerCase()
        .slice(0, 6)
        .replace(/(?<=...)(?:e?s|ed|ing)$/, '');
}

function shownIn(value: unknown, shown: Set<string>): void {
  if (typeof value === 'string') for (const word of tellingWords(value)) shown.add(start(word));
  else if (Array.isArray(value)) for (const one of value) shownIn(one, shown);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      if (!['icon', 'icons', 'kind', 'href', 'storageKey'].includes(key)) shownIn(one, shown);
}

/** What was told and is nowhere on the page yet is told with the rest about the subject. */
export function addRemarks(context: PageContext, drafts: readonly DraftSection[]): DraftSection[] {
  const { brief, say } = context;
  const shown = new Set<string>();
  shownIn(drafts, shown);
  shownIn([brief.name.text], shown);
  const missing: string[] = [];
  for (const remark of brief.remarks) {
    if (
      missing.length >= most ||
      brief.asked.avoid.some((word) => remark.toLowerCase().includes(word))
    )
      continue;
    const words = tellingWords(remark);
    const lost = words.filter((word) => !shown.has(start(word)));
    const timed = brief.facts.hours.length > 0 || brief.facts.dates.length > 0;
    const told = lost.some((word) => /\d/.test(word) && !(timed && isTime(word)))
      ? lost.length > 0
      : lost.length >= Math.min(2, words.length) && lost.length * 3 >= words.length;
    if (!told) continue;
    missing.push(remark);
    for (const word of words) shown.add(start(word));
  }
  if (missing.length === 0) return [...drafts];
  const at = drafts.findIndex(
    ({ kind, navigation }) => kind === 'text' && navigation === say('about'),
  );
  const about = drafts[at];
  if (about?.kind === 'text')
    return drafts.map((one) =>
      one === about
        ? { ...about, paragraphs: [...about.paragraphs, ...groupSentences(missing)] }
        : one,
    );
  const heading = brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about');
  const behind = drafts.findIndex(({ kind }) =>
    ['people', 'quotes', 'questions', 'visit', 'contact', 'form'].includes(kind),
  );
  const place = behind < 0 ? drafts.length : Math.max(1, behind);
  const section: DraftSection = {
    kind: 'text',
    heading,
    navigation: say('about'),
    paragraphs: groupSentences(missing),
  };
  return [...drafts.slice(0, place), section, ...drafts.slice(place)];
}
