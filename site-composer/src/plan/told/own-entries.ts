import { asPoint, trimMarks } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isRowTitle, isWholeInText } from './row-title';

type Entry = Extract<DraftSection, { kind: 'schedule' }>['entries'][number];

const behindTitle = /,\s|\s(?:on|is|at|takes place|starts|begins|runs)\s|:\s/u;
const longestTitle = 60;

/** Entries of a programme under what their sentence begins with, where the title that was read is only a part of it. */
export function withOwnEntries(
  drafts: readonly DraftSection[],
  sentences: readonly string[],
  prompt: string,
): DraftSection[] {
  return drafts.map((draft) =>
    draft.kind === 'schedule'
      ? { ...draft, entries: draft.entries.map((entry) => retitled(entry, sentences, prompt)) }
      : draft,
  );
}

function retitled(entry: Entry, sentences: readonly string[], prompt: string): Entry {
  if (isRowTitle(entry.title) && isWholeInText(entry.title, prompt)) return entry;
  const [, day, month] = /(\d{1,2})\s(\p{L}{3,})/u.exec(entry.when) ?? [];
  if (day === undefined || month === undefined) return entry;
  const own = sentences.filter((text) =>
    new RegExp(`\\b${day}\\s${month}|${month}\\s${day}\\b`, 'iu').test(text),
  );
  const [sentence] = own;
  if (sentence === undefined || own.length > 1 || (sentence.match(monthDay)?.length ?? 0) !== 1)
    return entry;
  const bare = sentence.replace(/^[\p{L} ]{3,20}:\s/u, '').replace(/\.$/u, '');
  const [title = ''] = bare.split(behindTitle);
  if (!isRowTitle(title) || title.length > longestTitle) return entry;
  const told = bare
    .slice(title.length)
    .split(/,\s/u)
    .map((part) => trimMarks(part))
    .filter((part) => part !== '' && !part.match(monthDay));
  const text = told.length === 0 ? entry.text : asPoint(told.join(', '));
  return { ...entry, title: asPoint(title), ...(text === undefined ? {} : { text }) };
}

const monthDay =
  /\b\d{1,2}\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2}\b/giu;
