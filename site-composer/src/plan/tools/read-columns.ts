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
const dates =
  /\b(?:date|day|when|due|deadline|return(?:ed)? by|back by|watered|expires?|expiry|on)\b/i;
const numbers =
  /\b(?:amount|price|cost|number|quantity|weight|score|intensity|rating|minutes|hours|distance|pages|year|count|stars)\b/i;
const leading = /^(?:and |or |the |a |an |its |how many |my |who )+/i;

interface Column {
  readonly label: string;
  readonly options: readonly string[];
}

/** "status (available or on loan)", "state: open or fixed", "due date". */
function columnFrom(part: string): Column | null {
  const [, inFront, listed] =
    /^([^(:]{2,30}?)\s*\(([^)]{3,160})\)?$/.exec(part) ??
    /^([^(:]{2,30}?)\s*:\s*(.{3,120}? or .{2,60})$/i.exec(part) ??
    [];
  const label = trimMarks(
    (inFront ?? part)
      .replace(/^(?:and )?who (\p{L}+ed) it$/iu, '$1 by')
      .replace(leading, '')
      .trim(),
  );
  if (!/^\p{L}[\p{L}\p{M}’' /-]{0,28}$/u.test(label) || label.split(' ').length > 3) return null;
  const options = listed === undefined ? [] : optionsIn(listed);
  return { label: capitalised(label), options: options.length >= 2 ? options : [] };
}

function optionsIn(listed: string): string[] {
  return splitEnumeration(listed.replace(/\s+(?:or|oder|ou|o|of)\s+/gi, ', '))
    .map((option) => capitalised(trimMarks(option)))
    .filter((option) => option.length <= 40 && option.split(' ').length <= 4)
    .slice(0, 12);
}

function typeOf({ label, options }: Column): Field['type'] {
  if (options.length > 0) return 'select';
  if (dates.test(label)) return 'date';
  return numbers.test(label) ? 'number' : 'text';
}

/** Cues behind which stand fields and nothing else: "each book has", "fields:". */
const sureCues = 3;

/** The fields of one entry as the member lists them; empty where fewer than two are listed. */
export function readColumns(prompt: string, isSure = false): Field[] {
  const text = prompt.slice(0, readLength);
  for (const cue of isSure ? cues.slice(0, sureCues) : cues) {
    const found = cue.exec(text);
    if (!found) continue;
    const listed = sentenceFrom(text, found.index + found[0].length);
    const columns = splitEnumeration(listed).map(columnFrom);
    const first = columns.findIndex((column) => column === null);
    const known = columns
      .slice(0, first === -1 ? undefined : first)
      .filter((column) => column !== null);
    if (known.length < 2) continue;
    return known.slice(0, 8).map((column, index) => ({
      name: `field${index + 1}`,
      label: column.label,
      type: typeOf(column),
      required: index === 0 && column.options.length === 0,
      ...(column.options.length > 0 ? { options: column.options } : {}),
    }));
  }
  return [];
}
