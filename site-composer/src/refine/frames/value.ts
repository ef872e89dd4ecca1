import { textOf } from 'site-document/text';
import { classesOf, parentOf } from 'site-document/tree';
import type { LanguageId } from '../../model/brief';
import { writtenDate } from '../../plan/write-date';
import { setHours } from '../change/set-hours';
import { dateIn, weekday } from '../change/moments';
import { textEdit } from '../change/text-edits';
import type { Request } from '../read/request';
import { tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { likeness, namingWords } from '../told/content-words';
import { answerLanguage, inLanguageOf, say } from '../answers/say';
import type { Frame } from './frame';
import { refuseIn } from './refuse-in';
import { matched, wordsOf } from './tokens';

const spoken = (rest: string, action: Request['action']): Request => ({
  asked: rest,
  action,
  verb: action ?? '',
  rest,
  quotes: [],
  content: '',
});

const spans =
  /(?<from>\d{1,2})(?<half>[:.h]\d{2})?\s?(?:am|pm|uhr|uur|h)?\s?(?:to|till|until|-|–|bis|tot|a|à|às|alle|hasta)\s?(?:las |les )?(?<to>\d{1,2})(?<end>[:.h]\d{2})?\s?(?:pm|am|uhr|uur|h)?(?!\d)/iu;
const dayNamed = new RegExp(String.raw`(?<!\p{L})${weekday}`, 'giu');
const mostOther = 3;
const earliest = 8;

/** "cambia el horario del sábado: ahora es de 10 a 15", "Saturday's now 10 to 2": the hours of a day that the page shows. */
export const hoursFrame: Frame = (clause, { site, options }) => {
  const { text, signs } = clause;
  const [[day, other], span] = [text.match(dayNamed) ?? [], spans.exec(text)?.groups];
  // Spans of days are read with their hours as one.
  if (
    day === undefined ||
    other !== undefined ||
    !span ||
    text.length > 90 ||
    /[ZYTbcgp"y<>]/u.test(signs)
  )
    return null;
  if (
    (signs.match(/w/gu) ?? []).length > mostOther + 1 ||
    (!/[SERU]/u.test(signs) && !/['’]s now/iu.test(text))
  )
    return null;
  if (!site.page.elements.some((one) => classesOf(one).includes('hours'))) return null;
  const [from, to] = [Number(span['from']), Number(span['to'])];
  // "Wednesday 5-7" is in the evening as often as not: those who know shops decide.
  if (from < earliest && !/[ap]m|uhr|uur|[:.h]\d|\dh/iu.test(text)) return null;
  const clock = (hour: number, minutes: string | undefined): string =>
    `${String(hour).padStart(2, '0')}:${minutes?.slice(1) ?? '00'}`;
  const times = `${clock(from, span['half'])} - ${clock(to <= from ? to + 12 : to, span['end'])}`;
  const outcome = setHours(spoken(`${day} ${times} open`, 'add'), site, options);
  return outcome && 'site' in outcome
    ? { ...outcome, isWhole: true, sentence: inLanguageOf(site, outcome.sentence) }
    : null;
};

const date = /^[SM]~?(?<what>[wfR~s@]{1,6}?)[~a](?<date>y)$/u;

/** "muda a disponibilidade para 1 de fevereiro de 2027": the date of the row that is named, by whatever form of the word. */
export const dateFrame: Frame = (clause, { site }) => {
  const found = matched(clause, date);
  const words = namingWords(found?.['what'] ?? '');
  if (!found || words.length === 0) return null;
  const places = site.page.texts.flatMap((text) => {
    const parent = parentOf(text);
    const old = dateIn(text.value);
    if (!parent || !old || text.value.length > longestText) return [];
    const row = itemAround(parent)?.element ?? parent;
    const own = tellingWords(textOf(row, 40));
    return words.every((word) => likeness(word, own) > 0) ? [{ text, old: old.words }] : [];
  });
  const [one] = places;
  if (!one || places.some(({ old }) => old !== one.old)) return null;
  const next = inFormOf(found['date'] ?? '', one.old, answerLanguage(site) as LanguageId);
  if (next === null || next === one.old) return null;
  return {
    site: site.edit(
      places.flatMap(({ text, old }) =>
        textEdit(site.page, text, text.value.trim().replace(old, next)),
      ),
    ),
    isWhole: true,
    sentence: say(site, 'isNow', one.old, next),
    holds: (after) => after.page.texts.some(({ value }) => value.includes(next)),
  };
};

const longestText = 200;

const tongues = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** The month a word names in any language of the composer; -1 for none. */
function monthIn(text: string): number {
  const said = text.toLowerCase();
  return Array.from({ length: 12 }, (_, at) => at).findLastIndex((at) =>
    tongues.some((tongue) =>
      new RegExp(
        String.raw`(?<!\p{L})${new Intl.DateTimeFormat(tongue, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 15))).toLowerCase()}(?!\p{L})`,
        'u',
      ).test(said),
    ),
  );
}

/** With its weekday and year where the old one had them; else as it was said. */
function inFormOf(asked: string, old: string, language: LanguageId): string | null {
  const year = /\b\d{4}\b/u.exec(asked)?.[0] ?? /\b\d{4}\b/u.exec(old)?.[0];
  const [month, day] = [monthIn(asked), Number(/\d{1,2}/u.exec(asked)?.[0] ?? 0)];
  if (month === -1 || day < 1 || day > 31) return null;
  if (year === undefined || !/^\p{L}+(?:-\p{L}+)?,? .*\d{4}/u.test(old)) return asked;
  const iso = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return writtenDate({ iso, words: asked, title: null, time: undefined }, language);
}

const namedLook = /^S[wf~@]{2,}[+Bc-](?:[&,]?[+Bc-])*$/u;

/** "make the safe to open time huge and red-brown": where no such part is on the page, nothing else is coloured in its place. */
export const unfoundFrame: Frame = (clause, { site }) => {
  if (!namedLook.test(clause.signs)) return null;
  const end = clause.signs.search(/[+Bc-]/u);
  const what = wordsOf(clause, 1, end);
  const words = namingWords(what);
  const shown = tellingWords(textOf(site.body));
  const missing = words.filter((word) => likeness(word, shown) < 2);
  return words.length > 1 && missing.length > 0 ? refuseIn(site, 'no.notFound', what) : null;
};
