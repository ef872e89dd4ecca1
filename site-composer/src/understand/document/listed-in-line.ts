import type { BlockLine } from '../../model/document';
import { topicOf } from '../../catalogue/topics';
import { arePlain, entryLines } from '../listings/entry-lines';
import { sentenceRanges } from '../listings/sentence-ranges';

const fewest = 3;

/** "Kit list: waterproof jacket, torch, water bottle": a list that stands in the one line below its heading, entry by entry; other lines as they are. */
export function listedInLine(heading: string, lines: readonly BlockLine[]): readonly BlockLine[] {
  const [only] = lines;
  const topic = topicOf(heading.toLowerCase());
  if (
    heading === '' ||
    lines.length !== 1 ||
    only === undefined ||
    only.sort !== 'plain' ||
    elsewhere.has(topic)
  )
    return lines;
  const [first, ...others] = sentenceRanges(only.text);
  const entries = first === undefined ? null : entryLines(first.text, { kind: 'content', topic });
  if (entries === null) return lines;
  // "A bucket, a bike and a farm." is said, and no list.
  const isList = entries.length >= fewest && first?.text.endsWith('.') !== true;
  if (!isList && !arePlain(entries)) return lines;
  return [...entries, ...others.map(({ text }): BlockLine => ({ sort: 'plain', text, cells: [] }))];
}

/** What is told of somebody, and where they are, is no list. */
const elsewhere: ReadonlySet<string> = new Set(['about', 'visit', 'contact', 'form']);
