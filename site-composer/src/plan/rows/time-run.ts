import { namesDay, namesHour } from '../../text/time-phrases';
import { sumPattern } from '../../text/sums';
import { timeCells } from './time-cells';
import type { TimeCell } from './time-cells';
import { entryOf, ofSpeaker, verb } from './time-entry';
import type { Entry, Row } from './time-entry';

/** A sentence as rows of what takes place when, with what led to them. */
export interface TimeRun {
  readonly lead: string;
  readonly entries: readonly Entry[];
  /** Whether the time stands first, and names a day and an hour: what belongs together is written alike. */
  readonly shape: string;
}

const longestSentence = 700;

/** "Each 1 to 4": said of all rows. */
const ofAll = /^(?:each|always|all|both|jeweils|immer|toujours|siempre|sempre|altijd)$/iu;

/** The rows of a sentence; null where a part of it belongs to none. */
export function readTimeRun(sentence: string): TimeRun | null {
  if (sentence.length > longestSentence || isToReach.test(sentence)) return null;
  const [lead, text] = withoutLead(sentence.replace(/[.!;\s]+$/u, ''));
  const cells = timeCells(text);
  const sums = [...text.matchAll(sumPattern)].length;
  const timed = cells.filter(hasTime);
  if (timed.length === 0 || sums >= timed.length) return null;
  const read = rowsOf(cells);
  if (read.isLoose) return null;
  const entries = read.rows.map((row, at) => entryOf(row, read.rows.slice(0, at)));
  const known = entries.filter((entry) => entry !== null);
  if (known.length < entries.length || isMixed(known)) return null;
  return {
    lead: [lead, read.lead].filter(Boolean).join(': '),
    entries: known,
    shape: shapeOf(read.rows),
  };
}

const closed =
  /^(?:closed|holiday|zu|geschlossen|fermé|cerrado|chiuso|fechado|gesloten|by appointment|nach vereinbarung|sur rendez-vous)\b/iu;

/** Hours of opening beside what is none of them: the sentence tells more than its hours. */
function isMixed(entries: readonly Entry[]): boolean {
  const hours = entries.filter(({ title }) => /^\d/u.test(title)).length;
  const others = entries.filter(({ title }) => !/^\d/u.test(title) && !closed.test(title)).length;
  return hours > 0 && others > 0;
}

const isToReach = /\S@\S|\d(?:[\s./()-]*\d){7,}/u;

function shapeOf([first]: readonly Row[]): string {
  const when = first?.when.join(' ') ?? '';
  if (limit.test(when)) return 'limit';
  const isWhenFirst = first?.before.length === 0;
  return [
    isWhenFirst ? 'when' : 'what',
    namesDay(when) ? 'day' : '',
    namesHour(when) ? 'hour' : '',
  ].join(' ');
}

/** "RSVP by 20 March" is a limit, and takes place at no time. */
const limit = /^(?:by|before|after|until|till|bis)(?!\p{L})/iu;

/** "Tennis coaching: Mini red Sat 9am": what all of it is about. */
function withoutLead(text: string): [string, string] {
  const [, lead = '', rest = ''] = /^([^:]{3,70}):\s+(.+)$/su.exec(text) ?? [];
  return lead === '' || timeCells(lead).some(hasTime) ? ['', text] : [lead.trim(), rest];
}

const hasTime = ({ parts }: TimeCell): boolean => parts.some(({ isTime }) => isTime);
const isBare = (cell: TimeCell | undefined): boolean =>
  cell !== undefined && cell.parts.every(({ isTime }) => isTime);

function rowsOf(cells: readonly TimeCell[]): { rows: Row[]; lead: string; isLoose: boolean } {
  const rows: Row[] = [];
  const first = cells.findIndex(hasTime);
  const opening = cells[first]?.parts[0];
  const others = cells.slice(first + 1).filter(hasTime);
  const isLed =
    opening?.isTime === false &&
    others.length > 0 &&
    others.every(({ parts }) => parts[0]?.isTime === true) &&
    (ofSpeaker.test(opening.text) || verb.test(opening.text) || others.every(isBare));
  const isWhenFirst = opening?.isTime === true || isLed;
  const lead: string[] = isLed ? [opening.text] : [];
  let waiting: string[] = [];
  // "Real ales, quiz Tuesday 8pm": what stands in front of all times is no heading of them.
  let isLoose = false;
  for (const [at, cell] of cells.entries()) {
    const last = rows.at(-1);
    const parts = isLed && at === first ? cell.parts.slice(1) : cell.parts;
    const words = parts.filter(({ isTime }) => !isTime).map(({ text }) => text);
    const times = parts.filter(({ isTime }) => isTime).map(({ text }) => text);
    if (words.length === 1 && times.length > 0 && ofAll.test(words[0] ?? ''))
      lead.push(`${words[0]} ${times.join(', ')}`);
    else if (times.length === 0) {
      if (!isWhenFirst && isBare(cells[at + 1])) waiting = words;
      else if (last) last.behind.push(...words);
      else isLoose = true;
    } else if (last && isOpen(last) && !namesDay(times[0] ?? '') && parts[0]?.isTime === true) {
      last.when.push(...times);
      last.behind.push(...words);
    } else {
      const from = parts.findIndex(({ isTime }) => isTime);
      rows.push({
        when: times,
        before: [...waiting, ...parts.slice(0, from).map(({ text }) => text)],
        behind: parts
          .slice(from)
          .filter(({ isTime }) => !isTime)
          .map(({ text }) => text),
      });
      waiting = [];
    }
  }
  return { rows, lead: lead.join(', '), isLoose };
}

/** A day without an hour or a word: its hour stands behind the next comma. */
const isOpen = ({ when, before, behind }: Row): boolean =>
  before.length + behind.length === 0 && !when.some(namesHour);
