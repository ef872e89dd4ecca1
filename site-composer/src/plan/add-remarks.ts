import { asSentence, isSentence } from '../text/casing';
import type { DraftSection } from './draft-section';
import { homeOf } from './home-of-remark';
import type { Home } from './home-of-remark';
import type { PageContext } from './page-context';
import { groupSentences } from './plan-asked';
import { shownWords, tellingWords, wordStem } from './shown-words';

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
    const elsewhere = shownWords([drafts.filter((other) => other !== draft), brief.name.text]);
    const timed = isTimed(brief.facts);
    const paragraphs = draft.paragraphs
      .map((paragraph) =>
        (paragraph.match(/[^.!?…]+(?:[.!?…]+["')]*|$)\s*/gu) ?? [paragraph])
          .filter(
            (sentence) =>
              !isListed(sentence, elsewhere, timed) &&
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
function isListed(sentence: string, shown: ReadonlySet<string>, timed: boolean): boolean {
  const words = tellingWords(sentence);
  const counts = words.filter((word) => /\d/.test(word));
  const known = words.filter((word) => shown.has(wordStem(word)) || (timed && isTime(word)));
  return counts.length > 0 && known.length >= words.length - 1;
}

const isTimed = ({ hours, hoursWords, dates }: PageContext['brief']['facts']): boolean =>
  hours.length > 0 || hoursWords !== null || dates.length > 0;

/** A time of day or a day of the week, or what only says that such follow. */
function isTime(word: string): boolean {
  return (
    /^\d{1,2}(?:[:.]\d{2})?(?:am|pm|h)?(?:[-–]\d.*)?$/i.test(word) ||
    /^(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|open(?:ing|ed)?|hours|horario|horaires?|orari?o?|öffnungszeiten|geöffnet|ouvert|abierto|aperto|aberto|openingstijden)/iu.test(
      word,
    )
  );
}

/** The member's short facts and remarks that tell something the page does not. */
function missingFrom(
  { brief, statements }: PageContext,
  drafts: readonly DraftSection[],
): readonly string[] {
  const shown = shownWords([drafts, brief.name.text]);
  const missing: string[] = [];
  const timed = isTimed(brief.facts);
  for (const remark of [...statements, ...brief.remarks]) {
    if (
      missing.length >= most ||
      brief.asked.avoid.some((word) => remark.toLowerCase().includes(word))
    )
      continue;
    if (isListed(remark, shown, timed)) continue;
    const words = tellingWords(remark);
    const lost = words.filter((word) => !shown.has(wordStem(word)));
    const told = lost.some((word) => /\d/.test(word) && !(timed && isTime(word)))
      ? lost.length > 0
      : lost.length >= Math.min(2, words.length) && lost.length * 3 >= words.length;
    if (!told) continue;
    missing.push(remark);
    for (const word of words) shown.add(wordStem(word));
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
