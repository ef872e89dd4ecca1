import { namesDay, namesHour, timePhrases } from '../../text/time-phrases';

/** A part of a sentence between its commas, as the times and the words it holds, in their order. */
export interface TimeCell {
  readonly parts: readonly { readonly isTime: boolean; readonly text: string }[];
}

const joinOfDays = /(?:,\s|\s(?:and|und|et|y|e|en|&)\s)(?=\S)/giu;
const separator =
  /[,;]\s+(?![^()]*\))|\s(?:and|then|und|et|y|e|en)\s(?:on\s)?$|\s(?:and|und|et|y|e|en)\s(?=[^,;]*$)/iu;
/** "Batch of 2001" is no time of a row. */
const isYear = /^(?:19|20)\d\d$/u;
const none = '\u0000';

/** "Sat 10-3 and Sundays 11 til 2" are two times, "Mon and Wed 5.15" is one. */
function splitTimes(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: join, index } of text.matchAll(joinOfDays)) {
    const [here, next] = [text.slice(from, index), text.slice(index + join.length)];
    const startsWithDay =
      timePhrases(next)[0]?.start === 0 && namesDay(next.split(/\s\d/u)[0] ?? '');
    if (!namesHour(here) || !startsWithDay) continue;
    found.push(here);
    from = index + join.length;
  }
  return [...found, text.slice(from)];
}

/** The cells of a sentence; none where it names no time. */
export function timeCells(sentence: string): TimeCell[] {
  // "Sunset (June to August)": what stands in brackets is said of the row.
  const phrases = timePhrases(sentence).filter(
    ({ text, start }) =>
      sentence.lastIndexOf('(', start) <= sentence.lastIndexOf(')', start) &&
      (!isYear.test(text) || /(?:^|[,;:.])\s*$/u.test(sentence.slice(0, start))),
  );
  if (phrases.length === 0) return [];
  const cells: { parts: { isTime: boolean; text: string }[] }[] = [{ parts: [] }];
  const add = (isTime: boolean, text: string): void => {
    if (text.trim() !== '') cells.at(-1)?.parts.push({ isTime, text: text.trim() });
  };
  let at = 0;
  for (const { start, end, text } of phrases) {
    addWords(sentence.slice(at, start), true);
    for (const [index, time] of splitTimes(text).entries()) {
      if (index > 0) cells.push({ parts: [] });
      add(true, time);
    }
    at = end;
  }
  addWords(sentence.slice(at), false);
  return cells.filter(({ parts }) => parts.length > 0);

  /** Words between two times: "and" parts them only where a time follows. */
  function addWords(words: string, isBeforeTime: boolean): void {
    const open = isBeforeTime
      ? words
      : words.replace(/\s(and|und|et|y|e|en)\s/giu, `${none}$1${none}`);
    for (const [index, piece] of open.split(separator).entries()) {
      if (index > 0) cells.push({ parts: [] });
      add(false, piece.replaceAll(none, ' ').replace(/^\s*[:–—-]\s+|\s*[:–—-]\s*$/gu, ' '));
    }
  }
}
