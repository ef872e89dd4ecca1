import type { Facts } from '../model/brief';
import { shownWords, wordStem } from './shown-words';

/** Days of the week and what says that times follow, in the languages of the pages. */
const dayWord =
  /^(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|open(?:ing|ed)?|closed?|late|hours|weekdays?|weekends?|daily|except|every|horario|horaires?|orari?o?|öffnungszeiten|geöffnet|geschlossen|ouvert|fermé|cerrado|chiuso|fechado|gesloten|abierto|aperto|aberto|openingstijden)|^(?:mo|di|mi|do|fr|sa|so)[-–](?:mo|di|mi|do|fr|sa|so)$/iu;
const timeOfDay = /(\d{1,2})(?:[:.h](\d{2}))?/g;
const onlyTimes =
  /^\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h)?(?:[-–](?:\d{1,2}(?:[:.h]\d{2})?(?:am|pm|h)?|midnight|noon|midday))?$/i;

/** Whether a word of the member's is told by what stands on the page: as a word, or as a time or day of its hours. */
export function toldWords(
  page: unknown,
  { hours, hoursWords, dates }: Facts,
): { has: (word: string) => boolean; add: (word: string) => void } {
  const shown = shownWords(page);
  const times = new Set(hours.flatMap(({ opens, closes }) => [opens, closes]));
  const timed = hours.length > 0 || hoursWords !== null || dates.length > 0;
  const days = new Set(
    dates.flatMap(({ iso, words }) => (iso === null ? [] : words.split(/[\s,]+/))),
  );
  return {
    has: (word) =>
      shown.has(wordStem(word)) ||
      days.has(word) ||
      (timed && (dayWord.test(word) || areTimes(word, times))),
    add: (word) => void shown.add(wordStem(word)),
  };
}

/** "8:30-18:30" where the table says 08:30 and 18:30; "6pm" is 18:00. */
function areTimes(word: string, times: ReadonlySet<string | null>): boolean {
  if (!onlyTimes.test(word)) return false;
  return [...word.matchAll(timeOfDay)].every(([, hour = '', minute = '00']) =>
    [Number(hour), Number(hour) + 12].some((h) =>
      times.has(`${String(h).padStart(2, '0')}:${minute}`),
    ),
  );
}
