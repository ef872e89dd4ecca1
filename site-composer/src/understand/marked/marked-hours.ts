import type { Facts } from '../../model/brief';
import { capitalised } from '../../text/casing';
import { namesDay } from '../../text/time-phrases';
import { findHours } from '../find-hours';
import { dayNumbers } from '../hours-patterns';
import { settledHours } from '../settled-hours';
import { saidSentences } from './said-sentences';
import type { MarkedText } from './marked-text';

/** Whether every day that is named has its hours in the table: of "Tuesdays and Thursdays" none is lost. */
function coversDays(hours: Facts['hours'], said: readonly string[]): boolean {
  const words =
    said
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const named = words.flatMap(
    (word) => dayNumbers.get(word) ?? dayNumbers.get(word.replace(/s$/, '')) ?? [],
  );
  return named.every((day) => hours.some(({ from, to }) => day >= from && day <= to));
}

/** Opening hours, day by day; in the member's words where the table would say less than they do. */
export function markedHours(marked: MarkedText): Pick<Facts, 'hours' | 'hoursWords'> {
  const all = marked.of('hours').map(({ text }) => text);
  // "Breakfast till 11.30" is told beside the hours, and is none of them.
  const opening = all.filter((text) => isOnlyHours([text]) && namesDay(text));
  const said = opening.length > 0 ? all.filter((text) => isOnlyHours([text])) : all;
  if (said.length === 0) return { hours: [], hoursWords: null };
  const sentences = sentencesOfHours(marked);
  if (sentences !== null) return { hours: sentences, hoursWords: null };
  const whole = findHours([`open ${said.join(', ')}`]).hours;
  const apart = settledHours(said.flatMap((words) => findHours([words]).hours));
  const read = [whole, apart].find(
    (hours) => coversDays(hours, said) && coversTimes(hours, said) && isOnlyHours(said),
  );
  return read && read.length > 0
    ? { hours: read.slice(0, mostRows), hoursWords: null }
    : { hours: [], hoursWords: capitalised(said.join(', ')).slice(0, 300) };
}

/** The hours of the sentences some of them stand in, where these name nothing but days and times; null elsewhere. */
function sentencesOfHours(marked: MarkedText): Facts['hours'] | null {
  const spans = marked.of('hours');
  const texts = saidSentences(marked)
    .filter(({ start, end }) => spans.some((span) => span.start < end && span.end > start))
    .map(({ start, end }) => marked.text.slice(start, end));
  const hours = settledHours(findHours(texts).hours);
  const isWhole =
    hours.length > 0 &&
    hours.length <= mostRows &&
    isOnlyHours(texts) &&
    coversDays(hours, texts) &&
    coversTimes(hours, texts);
  return isWhole ? hours : null;
}

const mostRows = 14;
const timeOfDay = /(?<![\d.,])(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?!\d|\s?days)/giu;

/** Whether every time that is named stands in the table: who closes over lunch has two spans a day. */
function coversTimes(hours: Facts['hours'], said: readonly string[]): boolean {
  const shown = new Set(
    hours.flatMap(({ opens, closes }) => [opens, closes].map((time) => halfDay(time ?? ''))),
  );
  return [...said.join(', ').matchAll(timeOfDay)].every(([, hour = '', minute = '00']) =>
    shown.has(halfDay(`${hour}:${minute}`)),
  );
}

/** Words of tables of hours; any other says what a table cannot: a season, a half day, every second week. */
const ofHours =
  /^(?:open(?:ing|s)?|hours?|from|till?|until|thru|through|and|the|are|closed|every|days?|daily|week|weekdays?|weekends?|except|but|not|noon|midday|midnight|geöffnet|öffnungszeiten|von|bis|und|uhr|geschlossen|täglich|jeden|tag|außer|ouvert|horaires?|fermé|sauf|tous|les|jours|abierto|cerrado|horario|hasta|excepto|salvo|menos|todos|los|días|dias|das|até|aberto|fechado|exceto|aperto|orari?o?|chiuso|dalle|alle|tutti|giorni|ogni|giorno|tranne|eccetto|geopend|gesloten|van|tot|elke|dag|dagelijks|behalve|uur|feira|mornings?|afternoons?|evenings?|nights?|late|apart|other|than|only)$/iu;

/** Whether texts name days and times of opening and nothing else. */
export const isOnlyHours = (said: readonly string[]): boolean =>
  (said.join(' ').match(/\p{L}{3,}/gu) ?? []).every(
    (word) =>
      ofHours.test(word) ||
      dayNumbers.has(word.toLowerCase()) ||
      dayNumbers.has(word.toLowerCase().replace(/s$/, '')),
  );

/** Few write morning or evening beside every time. */
function halfDay(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12}:${minute}`;
}
