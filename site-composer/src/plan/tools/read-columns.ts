import type { Field } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import { readLength, sentenceFrom } from './read-lists';

const thing = String.raw`(?:\p{L}+ ){0,2}`;
/** Words a list of fields stands behind. */
const cues: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:for )?(?:each|every|per) ${thing}(?:has|have|gets|needs|with|shows|comes with|records?|we note|i note)\s*:?\s*(?:a |an |its |the )?`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:for )?(?:each|every|per) ${thing}\p{L}+\s*:\s*`, 'iu'),
  /\b(?:fields?|columns?|details?)(?: are| for each(?: \p{L}+)?)?\s*:\s*/iu,
  /\b(?:record|log|note|track|enter|keep|list)(?:s|ing)? (?:the |their |its )?(?=[^.:]{3,40},)/iu,
  /\b(?:catalogue|catalog|organi[sz]er|inventory|register|log|list|tracker|database|collection)\b[^.:\n]{0,60}:\s*/iu,
  /\bwith (?:the |a )?(?:fields?|columns?)?\s*(?=[^.:]{3,40},)/iu,
];
/** Each cue is tried at its first places. */
const mostPlaces = 4;
/** "Part name, part number, quantity, shelf, supplier." as a sentence of its own. */
const bareSentence = /(?<=^|[.!?\n]\s{0,2})[^.!?:()\n]{3,200}(?=[.!?\n]|$)/gu;
/** What a program does or has is no field of an entry: "notes with folders, markdown and search". */
const ability =
  /^(?:search\w*|filter\w*|sort\w*|export\w*|import\w*|log ?-?ins?|sign ?-?(?:in|up)s?|\p{L}+ log ?-?ins?|accounts?|notifications?|reminders?|alerts?|(?:\p{L}+ )?(?:charts?|graphs?)|statistics|stats|dark mode|light mode|markdown|folders|sync\w*|sharing|comments?|likes?|chats?|profiles?|dashboards?|drag and drop|drag|streaks?|levels?|leader ?boards?|maps?|payments?|emojis?|rooms|timers?|themes?|settings|offline\p{L}*|back ?ups?)$/iu;
const dates =
  /\b(?:date|day|when|due|deadline|return(?:ed)? by|back by|watered|expires?|expiry|follow-?up|on)\b/i;
const numbers =
  /\b(?:amount|price|cost|number of|quantity|qty|weight|score|intensity|rating|minutes|hours|distance|pages|year|count|stars|sets|reps|repetitions|laps|kilometres|kilometers|miles|km|kg|calories|age|stock|units?|dose|glucose|readings?|temperature|pressure|litres|liters|ml|pulse|level)\b|^number$/i;
const longTexts =
  /^(?:ingredients|steps|method|instructions|directions|notes?|description|details|body|content|summary|comments?|address)$/i;
/** Fields that say something of an entry, and not what it is. */
const attribute =
  /\b(?:date|day|due|deadline|amount|price|cost|quantity|category|status|state|stage|tags?|notes?|size|colou?r|weight|phone|email|address|rating|ingredients|steps|method|instructions|cooking time|room|shelf|location|place|season|watered|year|photos?|description|type|priority|number of pages)\b/i;
const leading =
  /^(?:and |or |the |a |an |its |their |how many |my |who (?!\p{L}+ it$)|next (?=\p{L}+-))+/iu;

export interface Column {
  readonly label: string;
  readonly options: readonly string[];
  readonly initial?: string;
}

const usually = /\s*\((?:usually|default(?:s to)?|normally)\s([^()]{1,20})\)/i;
const yesOrNo = /\s*\(?(?:yes|y)(?:\/|\sor\s)(?:no|n)\)?$/i;

/** "status (available or on loan)", "state: open or fixed", "due date". */
function columnFrom(given: string): Column | null {
  const initial = usually.exec(given)?.[1];
  const part = given
    .replace(usually, '')
    .replace(/\sif (?:we|i|you|they|there|one|it|any)\b.*$/iu, '')
    .trim();
  if (yesOrNo.test(part)) {
    const asked = columnFrom(part.replace(yesOrNo, ''));
    return asked && { label: asked.label, options: ['Yes', 'No'] };
  }
  const [, inFront, listed] =
    /^([^(:]{2,30}?)\s*\(([^)]{3,160})\)?$/.exec(part) ??
    /^([^(:]{2,30}?)\s*:\s*(.{3,120}? or .{2,60})$/i.exec(part) ??
    [];
  const label = trimMarks(
    (inFront ?? part)
      .replace(/^(?:and )?who (\p{L}+ed) it$/iu, '$1 by')
      .replace(/^(?:and )?(?=who \p{L}+ it$)/iu, '')
      .replace(leading, '')
      .trim(),
  );
  if (!/^\p{L}[\p{L}\p{M}’'%° /-]{0,28}$/u.test(label) || label.split(' ').length > 3) return null;
  const options = listed === undefined ? [] : optionsIn(listed);
  return {
    label: capitalised(label),
    options: options.length >= 2 ? options : [],
    ...(initial === undefined ? {} : { initial }),
  };
}

function optionsIn(listed: string): string[] {
  return splitEnumeration(listed.replace(/\s+(?:or|oder|ou|o|of)\s+/gi, ', '))
    .map((option) => capitalised(trimMarks(option)))
    .filter((option) => option.length <= 40 && option.split(' ').length <= 4)
    .slice(0, 12);
}

export function typeOf({ label, options, initial }: Column): Field['type'] {
  if (options.length > 0) return 'select';
  if (initial !== undefined && /^\d+(?:[.,]\d+)?$/.test(initial)) return 'number';
  if (dates.test(label)) return 'date';
  if (longTexts.test(label)) return 'textarea';
  return numbers.test(label) ? 'number' : 'text';
}

/** Cues behind which stand fields and nothing else: "each book has", "fields:". */
const sureCues = 3;

/** The columns of an enumeration, up to the first part that names none. */
function columnsIn(listed: string): Column[] {
  const parts = splitEnumeration(listed);
  if (parts.some((part) => ability.test(trimMarks(part.replace(leading, ''))))) return [];
  const columns = parts.map((part) =>
    columnFrom(
      part.replace(/\s(?:and (?:i|we|it|see|shows?|you|can)|so that|so i|for each)\s.*$/iu, ''),
    ),
  );
  const first = columns.findIndex((column) => column === null);
  return columns.slice(0, first === -1 ? undefined : first).filter((column) => column !== null);
}

function placesOf(cue: RegExp, text: string): number[] {
  const all = text.matchAll(new RegExp(cue.source, `${cue.flags}g`));
  return [...all].slice(0, mostPlaces).map((found) => found.index + found[0].length);
}

/** A whole sentence that is nothing but an enumeration of fields, of which one at least plainly is a field. */
function bareColumns(text: string): Column[] {
  for (const [sentence] of [...text.matchAll(bareSentence)].slice(0, 12)) {
    const parts = splitEnumeration(sentence);
    const columns = columnsIn(sentence);
    const known = columns.filter(
      ({ label }) => attribute.test(label) || numbers.test(label) || /\bnames?$/i.test(label),
    );
    if (columns.length >= 3 && columns.length === parts.length && known.length >= 2) return columns;
  }
  return [];
}

function found(text: string, isSure: boolean): Column[] {
  for (const cue of isSure ? cues.slice(0, sureCues) : cues)
    for (const at of placesOf(cue, text)) {
      const columns = columnsIn(sentenceFrom(text, at));
      if (columns.length >= 2) return columns;
    }
  return isSure ? [] : bareColumns(text);
}

/**
 * The fields of one entry as the member lists them; empty where fewer than two are listed.
 * @param title what an entry is called, where every field listed only says something of it
 */
export function readColumns(prompt: string, isSure = false, title?: string): Field[] {
  const known = found(prompt.slice(0, readLength), isSure);
  if (known.length < 2) return [];
  const isNameless =
    title !== undefined &&
    known.every(({ label, options }) => options.length > 0 || attribute.test(label));
  const columns = isNameless ? [{ label: title, options: [] }, ...known] : known;
  return columns.slice(0, 8).map((column, index) => ({
    name: `field${index + 1}`,
    label: column.label,
    type: typeOf(column),
    required: index === 0 && column.options.length === 0,
    ...(column.options.length > 0 ? { options: column.options } : {}),
    ...(column.initial === undefined ? {} : { initial: column.initial }),
  }));
}

/** "With a category (rent, groceries, fun)": a label with its values in brackets, wherever it stands. */
export function choicesIn(prompt: string): Field[] {
  const text = prompt.slice(0, readLength);
  return [...text.matchAll(/(?:^|[\s,])((?:\p{L}+ )?\p{L}+ \([^()]{3,160}\))/gu)].flatMap(
    ([, words = ''], index) => {
      const column = columnFrom(words.replace(/^(?:with|and|by|of|has|have|in) /iu, ''));
      return column && column.options.length > 1
        ? [
            {
              name: `choice${index + 1}`,
              label: column.label,
              type: 'select' as const,
              required: false,
              options: column.options,
            },
          ]
        : [];
    },
  );
}
