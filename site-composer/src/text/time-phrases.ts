/** Names of days and months in the languages of pages, and short forms of them. */
const day = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|(?:mo|di|mi|do|fr|sa|so)\.?(?=\s?(?:[-–,]|bis\s|und\s|\d))|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lun(?:es|edì)?|mar(?:tes|tedì)|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|mercoledì|giovedì|ven(?:erdì)?|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segundas?|ter[cç]as?|quartas?|quintas?|sextas?|week(?:days?|ends?)|daily|every ?day)(?![\p{L}])`;
const month = String.raw`(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|march|mar|april|apr|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|märz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|jun|jul)(?!\p{L})`;
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th|\.|º)?`;
const anyMonth = String.raw`(?:${month}|may(?!\p{L}))`;
const date = String.raw`(?:the )?${dayOfMonth}(?:\s?[-–]\s?${dayOfMonth})?\s(?:of |de )?${anyMonth}(?:,?\s\d{4})?|${anyMonth}\s\d{1,2}(?:st|nd|rd|th)?(?![\d:.])(?:,?\s\d{4})?|${month}(?:\s\d{4})?|\d{1,2}(?:st|nd|rd|th)(?!\p{L})`;
const ordinal = String.raw`(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th|every second|every other|alternate|next|ersten?|letzten?|premier|dernier|primer|último|ogni|elke|jeden|chaque|tous les|un|cada|every|each)\s`;
const named = String.raw`(?:${ordinal})?${day}(?:\s(?:of (?:the|each|every) month|im monat|du mois|par mois|del mes|del mese|van de maand|mornings?|afternoons?|evenings?|nights?|lunchtimes?))*`;
const hour = String.raw`(?:[01]?\d|2[0-4])`;
const minute = String.raw`[:.h][0-5]\d(?!\d)`;
const half = String.raw`\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h|u)(?!\p{L})`;
const full = String.raw`(?<![\d£€$.,])(?:${hour}(?:${minute}(?:${half})?|${half}))|(?:noon|midday|midnight|mitternacht|minuit|medianoche)(?!\p{L})`;
const join = String.raw`\s?(?:-|–|—|to|till?|['’]?til|until|bis|à|a|até|tot|alle|and|und|et|y|e|en|&|/|,)\s?`;
const span = String.raw`(?:${full}|(?<![\d£€$.,])${hour})\s?(?:-|–|to|till?|['’]?til|until|bis|à|tot|alle)\s?(?:${full}|${hour}(?![\d:.,]*[\d£€$%]))`;
const year = String.raw`(?:19|20)\d\d(?:\s?[-–]\s?(?:(?:19|20)\d\d|now|today|heute|present))?(?!\d)`;
const week = String.raw`(?:week|woche|semaine|semana|settimana)s?\s\d{1,2}`;
const unit = `(?:${date}|${named}|${span}|${full}|${year}|${week})`;
const lead = String.raw`(?:(?:on|at|from|by|before|after|till|until|bis|ab|um|von|le|à|el|los|a las|às|om|van|vanaf|dalle|alle|every|any)\s)?`;
/** Behind a day a bare figure is an hour: "Mon and Wed at 5". */
const behindDay = String.raw`(?:\s(?:at\s|um\s|à\s)?${hour}(?![\d:.,]*\d|\s?[£€$%]))?`;
const phrase = new RegExp(
  `(?<![\\p{L}\\d£€$])${lead}${unit}(?:(?:${join}|,\\s|\\s)(?:from |at |ab |um |à |a las |às |om )?${unit}|${behindDay}(?<=\\d)|\\sonly(?!\\p{L})|\\s(?:and|und|et|y|e|en)\\s${hour}(?![\\d:.,]*[\\d£€$%]|\\s?\\p{L}))*`,
  'giu',
);
const longest = 1_000;

export interface TimePhrase {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Every run of days, dates and hours of a text, with what joins them. */
export function timePhrases(text: string): TimePhrase[] {
  return [...text.slice(0, longest).matchAll(phrase)].flatMap(({ 0: all, index }) => {
    const [ages = ''] = agesAhead.exec(all) ?? [];
    const words = all.slice(ages.length).trimEnd();
    const start = index + ages.length;
    const isAge = bareSpan.test(words) && ofAge.test(text.slice(Math.max(0, start - 12), start));
    return isAge ? [] : [{ text: words, start, end: start + words.length }];
  });
}

/** "11 to 14 Tuesday 6.45" and "(4-6)" are ages. */
const agesAhead = new RegExp(`^${hour}\\s?(?:-|–|to)\\s?${hour}\\s(?=${named})`, 'iu');
const bareSpan = /^\d{1,2}\s?(?:-|–|to)\s?\d{1,2}$/iu;
const ofAge = /\($|\b(?:aged?|ages|years|under|over|group)\s*$/iu;

const clockIn = new RegExp(`${full}|${span}`, 'iu');
const dayIn = new RegExp(`${date}|(?<!\\p{L})${named}`, 'iu');
/** Whether a phrase names an hour. */
export const namesHour = (text: string): boolean => clockIn.test(text);
/** Whether a phrase names a day. */
export const namesDay = (text: string): boolean => dayIn.test(text);
