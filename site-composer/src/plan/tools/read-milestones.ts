import { capitalised, trimMarks } from '../../text/casing';
import { duration, durationIn } from './read-durations';

/** What is to be known beside the steps, counted from the start or from the end. */
export interface Milestone {
  readonly label: string;
  readonly minutes: number;
  readonly from: 'start' | 'end';
  readonly note?: string;
}

const counted = new RegExp(
  String.raw`(?<before>[^.;:\n]{0,90}?)\s?(?<open>\(?)(?<length>${duration})\s+(?<way>after|later|before|from|past|nach|vor)\b(?<behind>[^.,;()\n]{0,40})(?:,\s(?<note>[^.,;()\n]{3,60})\))?`,
  'giu',
);
const onDay =
  /([^.,;:()\n]{3,40}?)\s(?:on |at |from )?day (\d{1,3})\b((?:(?:, | and | or )(?:on )?(?:day )?\d{1,3}\b)*)/giu;
const isEnd =
  /\b(?:end|ends|finish\w*|done|over|last|due|ready|hatch\w*|birth|kidding|lambing|calving|farrowing|ende|schluss)\b/i;
const fillers =
  /^(?:(?:it|they|she|he|this|that|we|you|i)(?:['’](?:s|ll|re))?|is|are|will|be|should|the|a|an|then|also|show|shows|date|dates)\s+|\s+(?:is|are|should be|will be|comes?|at|on|about|around|date is)$/i;

/** "…and when it's safe to open" → "Safe to open". */
function labelFrom(before: string): string {
  let rest =
    before.split(/,|\b(?:when|and|that|shows?|gives?|tells? \p{L}+|plus)\b/iu).at(-1) ?? '';
  rest = trimMarks(rest).trim();
  for (let turn = 0; turn < 6 && fillers.test(rest); turn += 1) rest = rest.replace(fillers, '');
  return capitalised(trimMarks(rest));
}

const mostWords = 6;
const isLabel = (label: string): boolean =>
  /\p{L}{3}/u.test(label) && label.split(' ').length <= mostWords;

/** "Safe to open 12 hours after the end", "due 150 days after mating", "candle on day 7 and 14". */
export function milestonesIn(text: string): Milestone[] {
  const found = [...text.matchAll(counted)].flatMap(({ groups = {} }): Milestone[] => {
    const length = durationIn(groups['length'] ?? '');
    const own = labelFrom(groups['before'] ?? '');
    // "4 weeks before due: vaccinate" says what it is behind the length.
    if (!length || !isLabel(own)) return [];
    const isBefore = /^(?:before|vor)$/i.test(groups['way'] ?? '');
    const from = isBefore || isEnd.test(groups['behind'] ?? '') ? 'end' : 'start';
    const note = groups['note'];
    return [
      {
        label: own,
        minutes: isBefore ? -length.minutes : length.minutes,
        from,
        ...(note === undefined || groups['open'] === '' ? {} : { note: capitalised(note.trim()) }),
      },
    ];
  });
  const days = [...text.matchAll(onDay)].flatMap(([, before = '', first = '', more = '']) => {
    const label = labelFrom(before);
    const all = [first, ...(more.match(/\d+/g) ?? [])];
    return isLabel(label)
      ? all.map((day) => ({ label, minutes: Number(day) * 1440, from: 'start' as const }))
      : [];
  });
  return [...found, ...days].slice(0, 12);
}
