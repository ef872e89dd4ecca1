import type { AskedSection, Brief, GivenDate, SectionTopic } from '../model/brief';
import { capitalised, isSentence } from '../text/casing';
import { isBareTopic } from '../catalogue/topics';
import { namedForDays } from './asked-content';
import { definition } from './definition';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { isOwnDay } from './own-day';
import { awaits } from './plan-awaited';
import { tellsDay, toldOf } from './told-of';
import { shortened } from './shortened';
import { isRefusal } from './refusals';
import { preparedQuestions, preparedSteps } from './prepared-texts';
import { inOrder, writtenDate } from './write-date';

type ScheduleEntry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

/** The section asked for of a topic, with its heading in the member's words where they say more than the topic. */
export function asked(context: PageContext, topic: SectionTopic): AskedSection | null {
  return context.brief.asked.sections.find((section) => section.topic === topic) ?? null;
}

export function headingFor(context: PageContext, topic: SectionTopic, otherwise: string): string {
  const section = asked(context, topic);
  // "How admissions work" is a topic by name, and says more than "How it works".
  const tells = section !== null && section.words.split(' ').length > 2;
  return section && (tells || !isBareTopic(section.words)) ? section.words : otherwise;
}

/** What the page tells about the subject: the member's sentences, or in one what it is and where. */
export function planAbout(context: PageContext): DraftSection | null {
  const { brief, say, statements } = context;
  if (isExcluded(context, 'about')) return null;
  const wanted = asked(context, 'about');
  // Short facts are placed once the rest of the page is known.
  const tells = (text: string): boolean => isSentence(text) && !isRefusal(text);
  const sentences = statements.filter(tells);
  statements.splice(0, statements.length, ...statements.filter((text) => !tells(text)));
  const paragraphs = groupSentences(sentences);
  if (paragraphs.length === 0 && !wanted) return null;
  const text =
    paragraphs.length > 0 ? paragraphs : [definition(context) || atHome(context)].filter(Boolean);
  if (text.length === 0) return null;
  const heading = headingFor(
    context,
    'about',
    brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
  );
  const icon = context.icon([brief.subject.head], 0.74);
  return {
    kind: 'text',
    heading,
    navigation: say('about'),
    paragraphs: text,
    ...(icon === undefined ? {} : { icon }),
  };
}

/** Where it is, for whose name says already what it is. */
const atHome = ({ brief, say }: PageContext): string =>
  brief.name.given && brief.place !== null
    ? say('aboutPlace', { name: brief.name.text, place: brief.place })
    : '';

const plain = (text: string): string => text.toLowerCase().replace(/[.!?…\s]+$/, '');

/** Not what another of the sentences says with more words, nor the same again. */
function isSaidOnce(sentence: string, at: number, all: readonly string[]): boolean {
  const said = plain(sentence);
  return !all.some(
    (other, place) =>
      place !== at && plain(other).includes(said) && (plain(other) !== said || place < at),
  );
}

/** Paragraphs of two or three sentences; what is no sentence stands in a row behind them. */
export function groupSentences(all: readonly string[]): string[] {
  const sentences = all.filter(isSentence).filter(isSaidOnce);
  const points = all.filter(
    (text) =>
      !isSentence(text) && !sentences.some((one) => one.toLowerCase().includes(text.toLowerCase())),
  );
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < 320)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
    else paragraphs.push(sentence);
  }
  return points.length === 0 ? paragraphs : [...paragraphs, points.join(' · ')];
}

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
  const told = title?.replace(/ (?:by|until|before)$/i, '');
  return {
    when: writtenDate(date, language),
    datetime: bound === undefined ? iso : null,
    title: told ?? where ?? name.text,
    ...(told === undefined || where === undefined ? {} : { text: where }),
  };
}

/** Who answers letters; alone among people they are no section. */
const answers =
  /^(?:(?:club|membership|bookings?|hon\.?|honorary|team|events?) )?(?:secretary|treasurer|organi[sz]er|co-?ordinator|administrator|bookings?)$/iu;

/** Somebody of whom nothing but the name was said is whom to write to. */
export const isNameAlone = ({ role, text }: Brief['facts']['people'][number]): boolean =>
  (role === null ||
    /^(?:contact|kontakt|contacto|contatto|contato)\b/i.test(role) ||
    answers.test(role)) &&
  text === undefined;

export function planPeople(context: PageContext): DraftSection | null {
  const { brief, say, unfulfilled } = context;
  const wanted = asked(context, 'people');
  const { people } = brief.facts;
  if (people.length === 1 && people.every(isNameAlone) && !wanted) return null;
  if (people.length === 0) {
    if (wanted)
      unfulfilled.push(
        `“${wanted.words}” is not on the page: no people were named, and none are invented.`,
      );
    return null;
  }
  return {
    kind: 'people',
    heading: headingFor(context, 'people', say(isTeam(brief) ? 'people' : 'peopleNav')),
    navigation: say('peopleNav'),
    people,
  };
}

/** Whose people are those who do the work. */
const isTeam = ({ purpose }: Brief): boolean => ['business', 'shop', 'product'].includes(purpose);

export function planQuotes(context: PageContext): DraftSection | null {
  const { brief, say, unfulfilled } = context;
  const wanted = asked(context, 'quotes');
  if (brief.facts.quotes.length === 0) {
    if (wanted) {
      awaits(context, wanted.words, 'quotes');
      unfulfilled.push(
        `“${wanted.words}” has no reviews yet: they must be real ones, so add them when you have some.`,
      );
    }
    return null;
  }
  return {
    kind: 'quotes',
    heading: headingFor(context, 'quotes', say('quotes')),
    navigation: null,
    quotes: brief.facts.quotes,
  };
}

export function planGallery(context: PageContext): DraftSection | null {
  const { brief, say, trade } = context;
  const wanted = asked(context, 'gallery');
  if (!wanted || isExcluded(context, 'gallery')) return null;
  const items = brief.lists.flatMap((list) => list.items.map(({ title }) => title)).slice(0, 6);
  const words =
    items.length >= 3 ? items : (trade?.services.map(([title]) => title).slice(0, 6) ?? []);
  const captions = words.length >= 3 ? words : [null, null, null];
  const icons = wanted.words.split(' ');
  const places = captions.map((caption) => {
    const icon = context.icon(
      caption === null ? [...icons, ...brief.subject.phrase.split(' ')] : [caption],
    );
    return { caption, ...(icon === undefined ? {} : { icon }) };
  });
  const heading = headingFor(context, 'gallery', say('gallery'));
  return { kind: 'gallery', heading, navigation: shortened(heading, say('gallery')), places };
}

export function planSteps(context: PageContext): DraftSection | null {
  const { say } = context;
  const wanted = asked(context, 'steps');
  if (!wanted || context.filled.has(wanted.words) || isExcluded(context, 'steps')) return null;
  const steps = preparedSteps(context);
  if (steps.length === 0) {
    context.unfulfilled.push(
      `“${wanted.words}” has no content yet: only you know what it should say.`,
    );
    return null;
  }
  const heading = headingFor(context, 'steps', say('steps'));
  return { kind: 'steps', heading, navigation: shortened(heading, say('steps')), steps };
}

export function planQuestions(context: PageContext): DraftSection | null {
  const { brief, say, trade, unfulfilled } = context;
  const wanted = asked(context, 'questions');
  if (isExcluded(context, 'questions')) return null;
  // What is true of anyone in a trade; who comes to a club or a festival asks what only its people know.
  const general = wanted !== null || ['business', 'shop'].includes(brief.purpose);
  const prepared = wanted || (general && trade) ? preparedQuestions(context) : [];
  const questions = brief.asked.questions.length > 0 ? brief.asked.questions : prepared;
  if (questions.length === 0) {
    if (wanted)
      unfulfilled.push(
        'Questions and answers are not on the page: only you know the answers. Add them when refining.',
      );
    return null;
  }
  return {
    kind: 'questions',
    heading: headingFor(context, 'questions', say('questions')),
    navigation: wanted ? say('questionsNav') : null,
    questions,
  };
}
