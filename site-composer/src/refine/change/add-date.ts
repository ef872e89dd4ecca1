import { indentAt } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { attributeOf, rangeOf } from 'site-document/tree';
import type { LanguageId } from '../../model/brief';
import { writtenDate } from '../../plan/write-date';
import { sayIn } from '../../catalogue/messages/messages';
import { trimMarks } from '../../text/casing';
import { findDates } from '../../understand/find-dates';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { listsOf } from '../target/items';
import type { PageItem } from '../target/items';
import { sectionsOf } from '../target/sections';
import { toldIn } from '../read/told-sentence';
import { insertPlanned } from './add-section';
import { cloneItem } from './clone-item';
import { dateIn } from './moments';

const form =
  /^(?:an?|another|one more|the)?\s*(?:new |further |extra )?(?:date|event|concert|gig|show|performance|session)(?: to the (?:dates|schedule|list|diary|calendar|programme))?\s*[:,–-]\s*(.{3,160})$/iu;
/** "a summer picnic on 20 June to the dates". */
const toDates =
  /^(?:an? |the )?(.{6,160}?) (?:to|in|into|on) (?:the |our )?(?:dates|events|diary|calendar|programme|list of (?:dates|events))(?: section)?$/iu;
/** "there's a plant sale on 3 May, 10am": behind "add that". */
const takesPlace =
  /^(?:there(?:['’]s| is| are| will be)|(?:we|i)(?:['’]re| are|['’]ve got| have| will have|['’]ll have)(?: having| holding| running| doing)?) (?:an? |the |our )?(.{4,80} on (?:\p{L}+day )?(?:the )?\d{1,2}(?:st|nd|rd|th)? .{3,40})$/iu;
/** "11am hair and makeup to the dates": an hour of the day that is told already. */
const atTime =
  /^((?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}))[\s:,–-]+(.{3,120}?)\s+to (?:the |our )?(?:dates|schedule|timetable|programme|program|running order|day|when|events)(?: section)?$/iu;
const languages: readonly LanguageId[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** "add a date, 2 May Mahler Leeds": a further line of what takes place when, written as the others are. */
export const addDate: Changer = (request, site, { today }): Outcome | null => {
  if (request.action !== 'add') return null;
  const timed = atTime.exec(request.rest);
  const schedule = timed ? scheduleOf(site) : null;
  if (timed && schedule)
    return insertDate(site, schedule, {
      when: timed[1] ?? '',
      title: unmask(timed[2] ?? '', request.quotes),
    });
  const told = takesPlace.exec(toldIn(unmask(request.asked, request.quotes))?.text ?? '')?.[1];
  const said =
    form.exec(request.rest)?.[1] ??
    toDates.exec(request.rest)?.[1] ??
    told ??
    (scheduleOf(site) ? dayFirst(unmask(request.rest, request.quotes)) : undefined);
  if (said === undefined) return null;
  const text = unmask(said, request.quotes);
  const html = site.first('html');
  const language = languages.find((id) => html && attributeOf(html, 'lang').startsWith(id)) ?? 'en';
  const [date] = findDates([text], today, language);
  const list = scheduleOf(site);
  if (!date) return null;
  const at = text.indexOf(date.words);
  const title = trimMarks(
    at === -1
      ? (date.title ?? '')
      : `${text.slice(0, at).replace(/ on$/i, '')} ${text.slice(at + date.words.length)}`
          .replace(/\s+/g, ' ')
          .trim(),
  );
  const called = title.charAt(0).toUpperCase() + title.slice(1);
  if (title === '') return refuse('say what takes place on that day.');
  const when = writtenDate(date, language);
  return list
    ? insertDate(site, list, { when, title: called })
    : firstDate(site, { when, title: called }, { iso: date.iso, language });
};

/** "5 July, Hinderwell Village Hall": a day, and what takes place on it. */
function dayFirst(rest: string): string | undefined {
  const day = dateIn(rest);
  const isFirst =
    day !== null &&
    rest.slice(0, day.start).replace(/^(?:on|the|am|le|el|il|op|em)\s*/iu, '') === '';
  // "an autumn plant swap on 3 October".
  const isLast =
    day !== null && /^(?:an? |the )?\p{L}.{3,80} on (?:the )?$/iu.test(rest.slice(0, day.start));
  if (isLast && rest.slice(day.end).length < 40) return rest.replace(/^(?:an?|the) /iu, '');
  return isFirst && /^,?\s*[:–-]?\s*\p{L}/u.test(rest.slice(day.end)) ? rest : undefined;
}

/** A page without dates gets a section for the first one. */
function firstDate(
  site: Site,
  { when, title }: Entry,
  { iso, language }: { readonly iso: string | null; readonly language: LanguageId },
): Outcome {
  const outcome = insertPlanned(site, {
    id: 'dates',
    layout: '',
    heading: sayIn(language, 'plural')('schedule'),
    navigation: null,
    kind: 'schedule',
    entries: [{ when, datetime: iso, title }],
  });
  return 'refused' in outcome
    ? outcome
    : { ...outcome, sentence: `Added “${title}” on ${when}, in a section of its own.` };
}

/** The list of what takes place when. */
export function scheduleOf(site: Site): PageItem | null {
  const section = sectionsOf(site).find(({ topic }) => topic === 'schedule');
  return section ? (listsOf(site, section.element, false)[0] ?? null) : null;
}

interface Entry {
  readonly when: string;
  readonly title: string;
}

export function insertDate(site: Site, list: PageItem, { when, title }: Entry): Outcome {
  const last = list.siblings.at(-1);
  const range = last ? rangeOf(last) : null;
  const source = cloneItem(site, list, { title: when, price: null, text: title });
  if (!range || source === null)
    return refuse('the list on the page is built in a way that could not be followed.');
  // The day of the entry it was made from is not this one's.
  const line = source.replaceAll(/<time [^>]*>/g, '<time>');
  const text = `\n${indentAt(site.page.source, range.start)}${line}`;
  const count = list.siblings.length;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text }]),
    sentence: `Added “${title}” on ${when}.`,
    holds: (after) => {
      const now = scheduleOf(after)?.siblings ?? [];
      const shown = plainWords(textOf(now.at(-1) ?? after.body));
      return (
        now.length === count + 1 &&
        shown.includes(plainWords(when)) &&
        shown.includes(plainWords(title))
      );
    },
  };
}
