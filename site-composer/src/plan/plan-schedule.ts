import type { Brief, GivenDate } from '../model/brief';
import { capitalised } from '../text/casing';
import { namedForDays } from './asked-content';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { isOwnDay } from './own-day';
import { awaits } from './plan-awaited';
import { tellsDay, toldOf } from './told-of';
import { eventTitle } from '../text/event-title';
import { shortened } from './shortened';
import { inOrder, writtenDate } from './write-date';
import { asked, headingFor } from './heading-for';
import { groupSentences } from './plan-about';

type ScheduleEntry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

export function planSchedule(context: PageContext): DraftSection | null {
  const { brief, say, openFacts } = context;
  const section = asked(context, 'schedule');
  const dates = brief.facts.dates.filter((date) => !isOwnDay(date, brief));
  if (isExcluded(context, 'schedule') || (dates.length === 0 && !section)) return null;
  const weekly =
    dates.length > 0 && dates.every(({ iso, words }) => iso === null && !isYear(words));
  // What takes place every week is no event: events are still to come.
  const isOther = weekly && section !== null && singular.test(section.words);
  if (isOther) awaitDates(context, section.words);
  const wanted = isOther ? null : section;
  const usual =
    namedForDays(context) ?? (weekly ? (ownHeading(brief, dates) ?? say('when')) : say('schedule'));
  const heading = isOther ? usual : headingFor(context, 'schedule', wanted?.words ?? usual);
  const navigation = shortened(heading, say('schedule'));
  if (dates.length === 0) {
    // A day that stands on the first screen is no day that is still to be planned.
    if (brief.facts.dates.length > 0) return null;
    const told = toldOf(context, tellsDay);
    if (told.length > 0)
      return { kind: 'text', heading, navigation, paragraphs: groupSentences(told) };
    openFacts.add('date');
    awaitDates(context, wanted?.words ?? usual);
    return null;
  }
  const untitled = dates.filter(({ title, where }) => title === null && where === undefined);
  const told = untitled.length > 1 ? toldOf(context, tellsDay) : [];
  // "Applications close on 31 January, 30 April and 31 July" is a sentence, and no three days of the same name.
  if (told.length > 0 && untitled.length === dates.length)
    return { kind: 'text', heading, navigation, paragraphs: groupSentences(told) };
  return {
    kind: 'schedule',
    heading,
    navigation,
    entries: inOrder(dates).map((date) => entryOf(date, brief)),
  };
}

/** What takes place once: a section of this name holds dates, not the hours of every week. */
const singular =
  /^(?:our |upcoming |the )*(?:events?|what['’]?s on|veranstaltungen|événements|eventos|eventi|evenementen)$/iu;

const isYear = (words: string): boolean => /^\d{3,4}$/u.test(words.trim());

/** "Service times", as the member called what takes place then. */
function ownHeading({ prompt }: Brief, [date]: readonly GivenDate[]): string | null {
  const title = date?.title?.toLowerCase() ?? '';
  if (title === '') return null;
  const said = prompt.slice(0, longestRead).toLowerCase();
  const one = title.replace(/s$/u, '');
  const found = [title, one].flatMap((name) =>
    ['times', 'hours', 'days'].map((behind) => `${name} ${behind}`),
  );
  const own = found.find((words) => said.includes(words));
  return own === undefined ? null : capitalised(own);
}

const longestRead = 6_000;

/** Dates that are still to be given: what visitors can do until then, and a note to the member. */
function awaitDates(context: PageContext, words: string): void {
  awaits(context, words, 'dates');
  context.unfulfilled.push(`“${words}” has no dates yet: add them when you have them.`);
}

function entryOf(date: GivenDate, { language, name }: Brief): ScheduleEntry {
  const { title, where, bound, iso } = date;
  const { title: told, text: said } =
    title === null || language !== 'en'
      ? { title: title ?? undefined, text: undefined }
      : eventTitle(title.replace(/ (?:by|until|before)$/i, ''));
  const text = [said, where].filter((words) => words !== undefined).join(', ');
  return {
    when: writtenDate(date, language),
    datetime: bound === undefined ? iso : null,
    title: capitalised(told ?? where ?? name.text),
    ...(told === undefined || text === '' ? {} : { text: capitalised(text) }),
  };
}
