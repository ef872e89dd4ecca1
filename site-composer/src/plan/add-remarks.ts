import { asPoint, asSentence, isSentence } from '../text/casing';
import type { DraftSection } from './draft-section';
import { homeOf } from './home-of-remark';
import type { Home } from './home-of-remark';
import type { PageContext } from './page-context';
import { groupSentences } from './plan-asked';
import { tellingWords } from './shown-words';
import { toldWords } from './told-words';

const most = 26;
/** More remarks than these make a heap of any section. */
const mostBesideSection = 3;
/** A chip of the first screen is read at a glance. */
const mostChips = 3;
const longestChip = 44;

/**
 * What was told and is nowhere on the page yet stands in the section it speaks of; short facts of
 * no section on the first screen, sentences with the rest about the subject.
 */
export function addRemarks(context: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const drafts = withoutSaidTwice(context, given);
  const missing = missingFrom(context, drafts);
  const homes = new Map<Home, string[]>();
  for (const remark of missing) {
    const home = homeOf(remark, drafts);
    const there = homes.get(home) ?? [];
    const full = home !== null && there.length >= mostBesideSection;
    const key = full ? null : home;
    homes.set(key, [...(homes.get(key) ?? []), remark]);
  }
  const rest = homes.get(null) ?? [];
  const placed = drafts.map((draft) => withNote(draft, homes.get(homeKind(draft)) ?? []));
  const [hero, ...others] = placed;
  if (!hero) return placed;
  const chips = rest.filter((text) => !isSentence(text) && text.length <= longestChip);
  const shown =
    hero.kind === 'hero' ? chips.slice(0, Math.max(0, mostChips - hero.facts.length)) : [];
  const first = hero.kind === 'hero' ? { ...hero, facts: [...hero.facts, ...shown] } : hero;
  return withAbout(
    context,
    [first, ...others],
    rest.filter((text) => !shown.includes(text)),
  );
}

const homeKind = ({ kind }: DraftSection): Home =>
  kind === 'contact' || kind === 'prices' || kind === 'visit' || kind === 'schedule' ? kind : null;

/** Remarks stand between a section's heading and its content. */
function withNote(draft: DraftSection, remarks: readonly string[]): DraftSection {
  if (remarks.length === 0 || homeKind(draft) === null) return draft;
  const note = remarks.map(asSentence).join(' ');
  return { ...draft, lead: draft.lead === undefined ? note : `${note} ${draft.lead}` };
}

/** Sentences about the subject that only repeat hours, prices or days which have their own section. */
function withoutSaidTwice(
  { brief }: PageContext,
  drafts: readonly DraftSection[],
): readonly DraftSection[] {
  return drafts.flatMap((draft) => {
    if (draft.kind !== 'text' || draft.awaits !== undefined) return [draft];
    const others = drafts.filter((other) => other !== draft);
    const told = toldWords([others, brief.name.text], brief.facts);
    const paragraphs = draft.paragraphs
      .map((paragraph) =>
        (paragraph.match(/[^.!?…]+(?:[.!?…]+["')]*|$)\s*/gu) ?? [paragraph])
          .filter(
            (sentence) =>
              !isListed(sentence, told) &&
              !brief.facts.quotes.some(({ text }) => sentence.includes(text)),
          )
          .join('')
          .trim(),
      )
      .filter((paragraph) => paragraph !== '');
    return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
  });
}

/** A sentence of numbers, days and names all of which stand on the page already. */
function isListed(sentence: string, told: Told): boolean {
  const words = tellingWords(sentence);
  const lost = words.filter((word) => !told.has(word));
  const counts = words.some((word) => /\d/.test(word));
  return counts && lost.length <= 1 && !lost.some((word) => /\d/.test(word));
}

/** A short fact without the number or address in it, which have their own place. */
function withoutContacts(text: string, { phones, emails }: PageContext['brief']['facts']): string {
  if (isSentence(text)) return text;
  const bare = [...phones, ...emails].reduce((rest, one) => rest.replace(one, ''), text);
  return bare === text ? text : asPoint(bare.replaceAll(/\s+/g, ' '));
}

/** "Ring me" and "WhatsApp" are the button. */
const isCallAlone = (text: string, { phones }: PageContext['brief']['facts']): boolean =>
  phones.length > 0 && text.split(' ').length < 4 && homeOf(text, [aContact]) === 'contact';

const aContact = { kind: 'contact' } as DraftSection;

type Told = ReturnType<typeof toldWords>;

/** The member's short facts and remarks that tell something the page does not. */
function missingFrom(
  { brief, statements }: PageContext,
  drafts: readonly DraftSection[],
): readonly string[] {
  const told = toldWords([drafts, brief.name.text], brief.facts);
  const missing: string[] = [];
  for (const said of [...statements, ...brief.remarks]) {
    const remark = withoutContacts(said, brief.facts);
    const isRuledOut = brief.asked.avoid.some((word) => remark.toLowerCase().includes(word));
    if (missing.length >= most || isRuledOut || isListed(remark, told)) continue;
    const words = tellingWords(remark);
    const lost = words.filter((word) => !told.has(word));
    const tells = lost.some((word) => /\d/.test(word))
      ? lost.length > 0
      : lost.length >= Math.min(2, words.length) && lost.length * 3 >= words.length;
    const isWord = !remark.includes(' ') && !/\d/.test(remark);
    if (!tells || isWord || isCallAlone(remark, brief.facts)) continue;
    missing.push(remark);
    for (const word of words) told.add(word);
  }
  return missing;
}

/** What no section stands for is told with the rest about the subject. */
function withAbout(
  context: PageContext,
  drafts: readonly DraftSection[],
  remarks: readonly string[],
): DraftSection[] {
  const { brief, say } = context;
  if (remarks.length === 0) return [...drafts];
  const about = drafts.find(
    ({ kind, navigation }) => kind === 'text' && navigation === say('about'),
  );
  if (about?.kind === 'text')
    return drafts.map((one) =>
      one === about
        ? { ...about, paragraphs: [...about.paragraphs, ...groupSentences(remarks)] }
        : one,
    );
  const behind = drafts.findIndex(({ kind }) =>
    ['people', 'quotes', 'questions', 'visit', 'contact', 'form'].includes(kind),
  );
  const place = behind < 0 ? drafts.length : Math.max(1, behind);
  const section: DraftSection = {
    kind: 'text',
    heading: brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
    navigation: say('about'),
    paragraphs: groupSentences(remarks),
  };
  return [...drafts.slice(0, place), section, ...drafts.slice(place)];
}
