import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, classesOf, elementsIn, innerRange, rangeOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import type { LanguageId, OpeningHours } from '../../model/brief';
import { labelsOf, weekday } from '../../render/labels/labels';
import { findHours } from '../../understand/find-hours';
import type { NewBound } from './days-of-week';
import { openedDays, openedLikeOthers, withoutException } from './open-days';
import { byDay, closedDays, inSpans, namedDays, newBound } from './days-of-week';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Site } from '../site';

const about =
  /(?<!\p{L})(?:hours|opening times|opening|open(?:s|ed|ing)?|close[sd]?|closing|shut|öffnungszeiten|offen|geöffnet|öffnen|geschlossen|schließen|horaires|ouverts?|ouvre|ouvrons|fermée?s?|ferme|fermons|horario|abiertos?|abrimos|abre|cerrad[oa]s?|cerramos|cierra|orari|apert[oi]|apriamo|chius[oi]|chiudiamo|openingstijden|gesloten|dicht|sluiten|abert[oa]s?|fechad[oa]s?|fechamos)(?!\p{L})/iu;

/** "the opening hours are now Mon–Fri 9–17", "we are closed on Mondays". */
export const setHours: Changer = (request, site): Outcome | null => {
  if (!['set', 'add', null].includes(request.action)) return null;
  const text = unmask(request.rest, request.quotes);
  if ((!about.test(text) && !isDayWithTimes(text)) || /\b(?:button|link|section)\b/i.test(text))
    return null;
  // How a line about the hours looks says nothing of when it is open.
  if (
    /\b(?:bold|bigger|larger|smaller|stand out|in (?:red|capitals?|caps)|italic|underlined?)\b/i.test(
      text,
    )
  )
    return null;
  const words = hoursWords(text);
  const shifted = shiftBound(site, text);
  if (shifted) return shifted;
  const plain = words
    .replaceAll(/,?\s*\b(?:too|also|as well|now|from now on|instead)\b,?/gi, ' ')
    .replaceAll(/\s+/g, ' ');
  const found = findHours([plain]).hours;
  const hours = found.length > 0 ? found : closedDays(text);
  const opened = hours.length === 0 ? openDays(site, text) : null;
  if (opened) return opened;
  if (hours.length === 0)
    return /\bhours|opening times\b/i.test(text) && request.action !== 'add' && /\bto\b/.test(text)
      ? refuse('these hours could not be read. Write them as “Monday to Friday 9:00 to 17:00”.')
      : null;
  // Hours of some days leave those of the others, unless the hours as a whole are set.
  const isAddition =
    request.action === 'add' ||
    /\b(?:also|too|as well)\b/i.test(text) ||
    !/\bhours|opening times|öffnungszeiten\b/i.test(text);
  return (
    inTable(site, hours, isAddition) ??
    inText(site, words, isAddition) ??
    refuse('the page shows no opening hours yet. Ask for a section with them.')
  );
};

/** "Sat is now 9 to 12": a day and its two times need no word for hours. */
const isDayWithTimes = (text: string): boolean =>
  /^(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: (?:to|and|&) (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)? (?:(?:is|are|it['’]s) )?(?:now )?(?:from )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:to|-|–|till|until)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?(?: now)?$/iu.test(
    text,
  );

/** "we're open Mondays too now": as on the other days, whose hours stand on the page. */
function openDays(site: Site, text: string): Outcome | null {
  const days = openedDays(text);
  if (days.length === 0) return null;
  const table = site.page.elements.find(
    (element) => element.tagName === 'table' && classesOf(element).includes('hours'),
  );
  if (!table) return withoutException(site, days);
  const rows = byDay(readTable(table));
  const added = openedLikeOthers(rows, days);
  return added === null
    ? refuse('the days have different hours. Say from when to when it is open.')
    : writeTable(site, table, [...rows.filter(({ from }) => !days.includes(from)), ...added]);
}

/** What stands behind "to", ":" or "are now"; the whole where nothing leads up to it. */
function hoursWords(text: string): string {
  const match = /(?:hours|times)\b.{0,30}?(?:\bto\b|:|\bare(?: now)?\b|\bas\b)\s+(.+)$/i.exec(text);
  const behind = match?.[1] ?? text;
  return behind.replace(/^(?:open|we(?:'re| are)(?: now)?(?: open)?|now)\s+/i, '').trim();
}

function inTable(site: Site, asked: readonly OpeningHours[], isAddition: boolean): Outcome | null {
  const table = site.page.elements.find(
    (element) => element.tagName === 'table' && classesOf(element).includes('hours'),
  );
  if (!table) return null;
  const kept = isAddition ? byDay(readTable(table)) : [];
  const days = byDay(asked);
  return writeTable(site, table, [
    ...kept.filter((row) => !days.some((one) => one.from === row.from)),
    ...days,
  ]);
}

/** "we close at 5 on Saturdays now, not 4": one end of the hours of the days that are named, or of all. */
function shiftBound(site: Site, text: string): Outcome | null {
  const asked = newBound(text);
  const table = site.page.elements.find(
    (element) => element.tagName === 'table' && classesOf(element).includes('hours'),
  );
  if (!asked || !table) return null;
  const days = namedDays(text);
  const rows = byDay(readTable(table));
  const meant = rows.filter(
    ({ from, opens }) => opens !== null && (days.length === 0 || days.includes(from)),
  );
  if (meant.length === 0)
    return refuse('the page shows no hours of that day. Say from when to when it is open.');
  const next = rows.map((row) =>
    meant.includes(row) ? { ...row, [asked.side]: nearest(asked, row[asked.side]) } : row,
  );
  if (
    next.some(
      ({ opens, closes }) =>
        opens !== null && closes !== null && opens >= closes && closes > '06:00',
    )
  )
    return refuse('it would open after it closes. Say from when to when it is open.');
  return writeTable(site, table, next);
}

/** "we open at 6" of a bar that opens in the evening is six in the evening. */
function nearest({ time, isOpen }: NewBound, old: string | null): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(2)];
  if (!isOpen || old === null) return time;
  const was = Number(old.slice(0, 2));
  const other = hour < 12 ? hour + 12 : hour - 12;
  return Math.abs(other - was) < Math.abs(hour - was)
    ? `${String(other).padStart(2, '0')}${minute}`
    : time;
}

function writeTable(
  site: Site,
  table: PageElement,
  hours: readonly OpeningHours[],
): Outcome | null {
  const inside = innerRange(table);
  if (!inside) return null;
  const language = languageOf(site, table);
  const all = inSpans(hours);
  const rows = all.map((row) => rowOf(row, language));
  return {
    site: site.edit([{ file: 'html', ...inside, text: `<tbody>${rows.join('')}</tbody>` }]),
    sentence: `The opening hours are set: ${all.map((row) => spoken(row, language)).join('; ')}.`,
    holds: (after) =>
      all.every((row) =>
        after.page.elements.some(
          (element) => element.tagName === 'tr' && textOf(element) === spoken(row, language),
        ),
      ),
  };
}

const languageOf = (site: Site, table: PageElement): LanguageId =>
  (attributeOf(site.first('html') ?? table, 'lang').slice(0, 2) || 'en') as LanguageId;

function days({ from, to }: OpeningHours, language: LanguageId): string {
  return from === to
    ? weekday(from, language)
    : `${weekday(from, language)} – ${weekday(to, language)}`;
}

function times({ opens, closes }: OpeningHours, language: LanguageId): string {
  return opens === null ? labelsOf(language).closed : [opens, closes].filter(Boolean).join(' – ');
}

const spoken = (row: OpeningHours, language: LanguageId): string =>
  `${days(row, language)} ${times(row, language)}`;

function rowOf(row: OpeningHours, language: LanguageId): string {
  return `<tr><th scope="row">${escapeText(days(row, language))}</th><td>${escapeText(times(row, language))}</td></tr>`;
}

function readTable(table: PageElement): OpeningHours[] {
  // Row by row: behind "Monday Closed" the next row's day would be taken for closed.
  return elementsIn(table)
    .filter(({ tagName }) => tagName === 'tr')
    .flatMap((row) => findHours([textOf(row).replaceAll(' – ', ' - ')]).hours);
}

const written =
  /(?<![\p{L}\d])(?:mon|tue|wed|thu|fri|sat|sun|daily|every day|weekdays|weekends|montag|dienstag|mo\b|di\b|lundi|lunes|\d{1,2}(?::\d\d)?\s?(?:am|pm)\b)[^.;·|<>]{0,80}?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr|h)?(?![\p{L}\d:])(?:[^.;·|<>]{0,60}\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr|h)?(?![\p{L}\d:]))?/iu;

function inText(site: Site, words: string, isAddition: boolean): Outcome | null {
  const found = site.page.texts.flatMap((text): { text: PageText; at: number; old: string }[] => {
    if (text.value.length > 400 || findHours([text.value]).hours.length === 0) return [];
    const match = written.exec(text.value);
    return match ? [{ text, at: match.index, old: match[0].trim() }] : [];
  });
  const [first] = found;
  const range = first ? rangeOf(first.text) : null;
  if (!first || !range) return null;
  if (found.length > 1)
    return refuse('the hours stand in several places. Point at the ones you mean.');
  const source = site.page.source.slice(range.start, range.end);
  const at = source.indexOf(first.old);
  if (at === -1) return null;
  const next = isAddition ? `${first.old}, ${words}` : words;
  return {
    site: site.edit([
      {
        file: 'html',
        start: range.start + at,
        end: range.start + at + first.old.length,
        text: escapeText(next),
      },
    ]),
    sentence: `The opening hours are now “${next}”.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => plainWords(value).includes(plainWords(words))),
  };
}
