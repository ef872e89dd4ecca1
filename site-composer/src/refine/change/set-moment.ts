import { escapeText } from 'site-document/escape';
import { textOf, textsIn } from 'site-document/text';
import { attributeOf, parentOf, rangeOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import type { LanguageId } from '../../model/brief';
import { writtenDate } from '../../plan/write-date';
import { findDates } from '../../understand/find-dates';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { setAttribute } from '../page/attribute-edits';
import type { Edit } from '../refine-types';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { findThing } from '../target/find-thing';
import { itemAround } from '../target/items';
import { thingsOf } from '../target/things';
import { dateIn, inTimeForm, month, spanIn, timeIn, weekday } from './moments';
import type { Moment } from './moments';

const moved =
  /\b(?:now|moved?|starts?|begins?|changed?|instead|rather|is|are|at|on|postponed|brought forward|will be|takes? place|to|from)\b/i;
const notMeant =
  /,?\s*\b(?:not|instead of|rather than|no longer|and not|from)\s+(?:on |at |the )*(?:\d{1,2}(?:[.:]\d{2})?(?:st|nd|rd|th)?\b[^,.]{0,20}|(?:mon|tues?|wednes|thurs?|fri|satur|sun)day)/giu;
const saying =
  /\b(?:the|our|my|is|are|was|now|moved|moves|move|starts?|begins?|changed?|change|set|has|have|been|it's|it|its|at|on|to|will|be|takes?|place|instead|postponed|brought|forward|from|time|date|update|we|we've|of|for)\b/giu;

/** "the ceremony has been moved to 3pm", "the carol service is on the 19th": when something takes place. */
export const setMoment: Changer = (request, site, { today }): Outcome | null => {
  if (!['set', 'move', null].includes(request.action) || request.quotes.length > 1) return null;
  const said = unmask(`${request.verb} ${request.rest}`, request.quotes).trim();
  if (
    said.length > 160 ||
    !moved.test(said) ||
    /\b(?:open|close|closed|hours|section|button|link)\b/i.test(said)
  )
    return null;
  const meant = withoutOld(said.replaceAll(notMeant, ' '));
  const asked = spanIn(meant) ?? dateIn(meant) ?? timeIn(meant);
  if (!asked) return null;
  const name = `${meant.slice(0, asked.start)} ${meant.slice(asked.end)}`
    .replaceAll(saying, ' ')
    .replaceAll(/[,.]/g, ' ')
    .trim();
  const holder = holderOf(site, name, asked);
  if (holder === null) return null;
  if ('refused' in holder) return holder;
  return holder.text ? write(site, holder.text, asked, { today, name }) : null;
};

/** "the auction on the 12th has moved to 26 November": of two days the one it moved to. */
function withoutOld(said: string): string {
  const at =
    /\b(?:moved|moves|changed|changes|postponed|brought forward|rescheduled)\b.{0,20}?\bto\b/i.exec(
      said,
    );
  if (!at) return said;
  const lead = said.slice(0, at.index);
  const old = dateIn(lead);
  return old && dateIn(said.slice(at.index + at[0].length))
    ? `${lead.slice(0, old.start)}${lead.slice(old.end)}${said.slice(at.index)}`
    : said;
}

const mostTexts = 400;

/** The text with the moment that changes: in the item that is named, or the only one of its kind on the page. */
function holderOf(
  site: Site,
  name: string,
  asked: Moment,
): { text: PageText | undefined } | { refused: string } | null {
  const words = tellingWords(name);
  if (words.length === 0) {
    const all = site.page.texts
      .slice(0, mostTexts)
      .filter((text) => asked.find(text.value) && parentOf(text)?.tagName !== 'title');
    const values = new Set(all.map(({ value }) => asked.find(value)?.words));
    return values.size === 1
      ? { text: all[0] }
      : all.length === 0
        ? null
        : refuse('several days or times stand on the page. Say what it is that changes.');
  }
  const items = thingsOf(site).filter(({ kind }) => kind === 'item' || kind === 'text');
  const found = findThing(site, name, ['item', 'text']);
  const named =
    found && 'thing' in found
      ? found.thing
      : items.find(
          ({ text }) =>
            words.every((word) => tellingWords(text).some((one) => areAlike(one, word))) &&
            asked.find(text),
        );
  const texts = named ? textsIn(named.element, 40).filter(({ value }) => asked.find(value)) : [];
  return texts.length === 1 ? { text: texts[0] } : null;
}

const languages: readonly LanguageId[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

function write(
  site: Site,
  text: PageText,
  asked: Moment,
  { today, name }: { today: Date; name: string },
): Outcome | null {
  const old = asked.find(text.value);
  if (!old) return null;
  const html = site.first('html');
  const language = languages.find((id) => html && attributeOf(html, 'lang').startsWith(id)) ?? 'en';
  const whole = old.words;
  const day = asked.kind === 'date' ? dayWritten(whole, asked.words, today, language) : null;
  const next =
    asked.kind === 'time'
      ? inTimeForm(asked.words, whole)
      : asked.kind === 'span'
        ? spanWritten(asked.words, whole)
        : (day?.words ?? null);
  if (next === null || next === whole) return null;
  const edits = site.page.texts.flatMap((one) =>
    one === text ||
    one.value.trim() === text.value.trim() ||
    speaksOf(one.value, name, whole) ||
    isOfRow(one, name, whole)
      ? replaced(site, one, whole, next)
      : [],
  );
  const time = parentOf(text);
  const stamp =
    time?.tagName === 'time' && day ? sameStamps(site, attributeOf(time, 'datetime'), day.iso) : [];
  if (edits.length === 0) return null;
  return {
    site: site.edit([...edits, ...stamp]),
    sentence: `“${whole}” is now “${next}”.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => value.includes(next)) &&
      !after.page.texts.some(({ value }) => value.trim() === text.value.trim()),
  };
}

/** The same moment of the same thing in a sentence elsewhere: "We train Wednesdays 6.30pm at the rec." */
function speaksOf(said: string, name: string, moment: string): boolean {
  const words = tellingWords(name);
  if (words.length === 0 || !said.includes(moment) || said.length > longestText) return false;
  const own = tellingWords(said);
  return words.every((word) => own.some((one) => areAlike(one, word)));
}

/** The day of a row whose title stands beside it. */
function isOfRow(text: PageText, name: string, moment: string): boolean {
  const parent = parentOf(text);
  const row = parent && text.value.includes(moment) ? itemAround(parent) : null;
  return row !== null && speaksOf(textOf(row.element, 40), name, moment);
}

const longestText = 600;

function sameStamps(site: Site, old: string, next: string): Edit[] {
  return site.page.elements.flatMap((element: PageElement) =>
    old !== '' && element.tagName === 'time' && attributeOf(element, 'datetime') === old
      ? setAttribute(element, 'datetime', next)
      : [],
  );
}

function replaced(site: Site, text: PageText, old: string, next: string): Edit[] {
  const range = rangeOf(text);
  const at = range ? site.page.source.slice(range.start, range.end).indexOf(escapeText(old)) : -1;
  if (!range || at === -1) return [];
  return [
    {
      file: 'html',
      start: range.start + at,
      end: range.start + at + escapeText(old).length,
      text: escapeText(next),
    },
  ];
}

const months = new RegExp(String.raw`(?<!\p{L})${month}(?!\p{L})`, 'iu');
const weekdays = new RegExp(String.raw`(?<!\p{L})${weekday}(?!\p{L})`, 'iu');

/** The asked day with the month and the year of the old one where it names none, written as the old one was. */
function dayWritten(
  old: string,
  asked: string,
  today: Date,
  language: LanguageId,
): { words: string; iso: string } | null {
  const name = months.exec(asked)?.[0] ?? months.exec(old)?.[0];
  const number = /\d{1,2}/.exec(asked)?.[0];
  if (name === undefined || number === undefined) return null;
  const year = /\b\d{4}\b/.exec(asked)?.[0] ?? /\b\d{4}\b/.exec(old)?.[0];
  const ownName = months.exec(old)?.[0] ?? '';
  const isCapital = /^\p{Lu}/u.test(ownName === '' ? name : ownName);
  const written = `${isCapital ? name.charAt(0).toUpperCase() : name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const plain = `${number} ${written}`;
  const [date] = findDates([`${plain}${year === undefined ? '' : ` ${year}`}`], today, language);
  if (!date?.iso) return null;
  const was = weekdays.exec(old)?.[0];
  if (was !== undefined && /^\p{L}+,/u.test(old) && /\d{4}/.test(old))
    return { words: writtenDate({ ...date, time: undefined }, language), iso: date.iso };
  const between =
    was === undefined ? '' : (/^\p{L}+(,? (?:the |den |le |el |il |de )?)/u.exec(old)?.[1] ?? ' ');
  const lead = was === undefined ? '' : `${dayName(date.iso, was, language)}${between}`;
  const dot = /\d\. /.test(old) ? plain.replace(/^(\d+) /, '$1. ') : plain;
  return { words: `${lead}${dot}${/\d{4}/.test(old) ? ` ${year ?? ''}` : ''}`, iso: date.iso };
}

/** The day of the week of a date, with the capital of the one it replaces. */
function dayName(iso: string, old: string, language: LanguageId): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 10)}T12:00:00Z`),
  );
  return /^\p{Lu}/u.test(old) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
}

/** "10 to 12 July" in place of "3 to 5 July 2027": the year stays. */
function spanWritten(asked: string, old: string): string {
  const year = /\b\d{4}\b/.exec(old)?.[0];
  return year === undefined || /\b\d{4}\b/.test(asked) ? asked : `${asked} ${year}`;
}
