import { asPoint, trimMarks } from '../../text/casing';
import type { DraftSection } from '../draft-section';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h\b|noon|u\b)?`;
const ahead = String.raw`(?:from |at |ab |um |à |a las |alle |às |om )?`;
const span = String.raw`${ahead}${clock}(?:\s?(?:-|–|to|till|until|bis|à|a|tot)\s?${clock})?`;
/** "9.00 scrutineering", "2pm – 4pm: Modified class". */
const line = new RegExp(`^(${span})\\s*[:–—-]?\\s+(?=[\\p{L}"“])(.+)$`, 'iu');
/** Behind a comma the next row begins where another time stands: "4 pm high tea, 5.30 roll call". */
const next = new RegExp(
  `[,;]\\s+(?:and\\s|then\\s|und\\s|et\\s|y\\s|e\\s|en\\s)?(?=${ahead}\\d{1,2}(?:[:.h]\\d{2}|\\s?(?:am|pm|uhr|h)\\b)[^,;]*\\p{L}{3})`,
  'giu',
);
/** A figure without minutes and without "am" counts something: "3 hot meals". */
const isClock = /\d[:.h]\d{2}|\d\s?(?:am|pm|uhr|h\b|u\b)|noon/iu;
const minutes = /\d[:.h](\d{2})/u;
const longestTitle = 90;

/** A line of a programme as what takes place at its time; null for any other. */
export function readTimeRow(text: string): Entry | null {
  const [, when = '', said = ''] = line.exec(text.trim().replace(/\.$/u, '')) ?? [];
  if (said === '' || !isClock.test(when) || Number(minutes.exec(when)?.[1] ?? 0) > 59) return null;
  const [, head = said, aside = ''] = /^(.{2,80}?)\s?\(([^()]+)\)$/u.exec(said) ?? [];
  const [title = '', ...rest] = head.split(/,\s|\s[–—-]\s/u);
  const more = trimMarks([...rest, aside].filter(Boolean).join(', '));
  if (title.length > longestTitle) return null;
  return {
    when: when.trim(),
    datetime: null,
    title: asPoint(title.replace(/^the\s/iu, '')),
    ...(more === '' ? {} : { text: asPoint(more) }),
  };
}

/** All rows of a text that begins with a time; null where a part of it is none. */
export function readTimedParts(text: string): Entry[] | null {
  const entries = text.replace(/\.$/u, '').split(next).map(readTimeRow);
  const rows = entries.filter((entry) => entry !== null);
  return rows.length > 0 && rows.length === entries.length ? rows : null;
}

const clockTime = /(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?/iu;
const noon = 12;
const halfDay = 720;

/** Whether times follow each other through a day, as those of a programme do and prices do not. */
export function isThroughDay(entries: readonly { readonly when: string }[]): boolean {
  let last = -1;
  let turns = 0;
  for (const { when } of entries) {
    const [, hour = '0', minute = '0', half] = clockTime.exec(when) ?? [];
    const isPm = half?.toLowerCase() === 'pm' && Number(hour) < noon;
    let at = Number(hour) * 60 + Number(minute) + (isPm ? halfDay : 0);
    if (at < last && half === undefined && Number(hour) <= noon) at += halfDay;
    if (at < last) turns += 1;
    last = at;
  }
  return turns === 0;
}
