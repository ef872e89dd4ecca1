import { capitalised, trimMarks } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';

/** How much of an instruction is read for a tool. */
export const readLength = 4_000;

const most = 40;
/** What follows behind an item of a list and is no part of it. */
const behind =
  /\s+(?:every (?:single )?day|each day|daily|per day|one row|and (?:i|we|you|it|they|show|people|users|everyone|nobody|no ?one|see|gives?|the)\b|i want|we |so that|then |as my|in order|each with|without |nobody |please\b|for (?:my|our|the) ).*$/i;
/** Behind a short item; a longer one is a sentence of its own that may hold it. */
const clause = /\s+(?:where|which|that)\s.*$/i;
const wish =
  /^(?:(?:habits?|chores?|tasks?|things|them|each|every)(?:$|\s)|see |invite |share |send |i |we |you |it |gives? |makes? |goes |members? |results? |the (?:table|ladder) |(?:one|a|each) (?:row|box|column|button|page|tick)\b|box for|show |let |make |use |with |dark|light|no repeats?|one big|big |ticks? |streaks?\b|filters?\b|search|export|people |anyone |users |please|colou?rs?\b|nobody |whoever |in one column)/i;

/** "The Anchors and Old Boys" is two, "mushroom risotto" one; what is a wish and no item goes. */
export function itemsOf(list: string, mostWords = 6): string[] {
  const long = mostWords > 8;
  const parts = splitEnumeration(list.replace(/\s+or\s+/gi, ', '))
    .map((part) => part.replace(behind, '').replace(long ? /$^/ : clause, ''))
    .map((part) => trimMarks(part.replace(/^["'“‘]|["'”’]$/g, '')).trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= mostWords && !wish.test(part))
    .map((part) =>
      capitalised(long ? part : part.replace(/^(?:a|an|the|my|our)\s+(?=\p{Ll})/u, '')),
    );
  return [...new Set(parts)].slice(0, most);
}

/** The text from a place to the end of its sentence; a full stop inside a number or behind "e.g" ends none. */
export function sentenceFrom(text: string, at: number): string {
  const rest = text.slice(at, at + 600);
  const end = /[.!?](?=\s|$)|\n\s*\n/.exec(rest);
  return end ? rest.slice(0, end.index) : rest;
}

/** The items behind the first cue that has at least two of them. */
export function itemsBehind(prompt: string, cues: readonly RegExp[], mostWords = 6): string[] {
  const text = prompt.slice(0, readLength);
  for (const cue of cues) {
    const found = cue.exec(text);
    if (!found) continue;
    const items = itemsOf(sentenceFrom(text, found.index + found[0].length), mostWords);
    if (items.length >= 2) return items;
  }
  return [];
}

const name = String.raw`\p{Lu}[\p{L}\p{M}’'-]*(?: (?:\p{Lu}[\p{L}\p{M}’'-]*|of|the)){0,3}`;
const names = new RegExp(
  String.raw`${name}(?:, (?:and )?${name}){0,39}(?:,? (?:and|&|und|et|y|e|en) ${name})|${name}(?:, ${name}){2,39}`,
  'u',
);

/** "Anna, Bogdan, Carla and Dmitri": names in a row, wherever they stand. */
export function namesInARow(prompt: string): string[] {
  const text = prompt.slice(0, readLength);
  const row = names.exec(text)?.[0] ?? '';
  return row === '' ? [] : itemsOf(row);
}
