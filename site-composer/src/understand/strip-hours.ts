import { closedDay, dayThenTime, timeThenDay } from './hours-patterns';

/** The text without its opening hours; what is left of "Open Tue-Sun 8am-4pm." is nothing. */
export function stripHours(sentence: string): string {
  if (sentence.length > 500) return sentence;
  let text = sentence;
  for (const pattern of [dayThenTime, timeThenDay, closedDay]) text = text.replaceAll(pattern, '');
  if (text === sentence) return sentence;
  const left = text
    .replace(
      /\b(?:we(?:'re| are)?|is|are|open(?:ing)?|hours?|times?|from|and|on|closed|öffnungszeiten|geöffnet|horaires|daily)\b/gi,
      '',
    )
    .replace(/[^\p{L}\d]+/gu, '');
  return left === ''
    ? ''
    : text
        .replace(/\s+([,.;])/g, '$1')
        .replace(/(?:,|;|\band\b|\bopen(?: from)?\b|\s)+(?=[.]?$)/i, '')
        .replace(/\s{2,}/g, ' ')
        .trim();
}
