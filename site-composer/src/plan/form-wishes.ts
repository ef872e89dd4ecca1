import { capitalised, trimMarks } from '../text/casing';

/** A field that was asked for in words, with what there is to choose from where that was said. */
export interface WishedField {
  readonly label: string;
  /** "yes-no" where it was asked whether something is so. */
  readonly options: readonly string[] | 'yes-no' | null;
}

export interface WishedForm {
  /** The sentence that asks for it, which is said to nobody who visits. */
  readonly sentence: string;
  readonly fields: readonly WishedField[];
}

const form = String.raw`(?:(?:[\p{L}-]*form(?:ular)?s?|formulaire|formulario|formulário|modulo|formulier|[\p{L}-]*anfrage|sign[- ]?up(?: sheet)?|registration|rsvp)(?!\p{L}))`;
const joins = String.raw`(?:with|where (?:they|people|you) (?:put|give|fill in|say|write)|asking(?: for)?|that asks?(?: for)?|which asks?(?: for)?|that takes|mit|avec|con|com|met)`;
const opens = new RegExp(
  String.raw`(${form})(?:\s(?:to|for|zum|zur|pour|para|per|om)\s[^.,;:\n]{1,40}?)?\s(?:${joins})\s(?:(?:fields? (?:for|of)|the|their|your|den|der|die|le|la|il|el|o|a|de|het)\s)?([^.!?\n]{3,240})`,
  'giu',
);
const longestRead = 8_000;
const mostForms = 6;
const longestLabel = 60;
const most = 14;

/** The fields of a form as the instruction names them: "with name, class, and whether they want a plot near the gate". */
export function wishedForm(prompt: string): WishedForm | null {
  const text = prompt.slice(0, longestRead);
  let count = 0;
  for (const match of text.matchAll(opens)) {
    count += 1;
    if (count > mostForms) break;
    const fields = fieldsIn(match[2] ?? '');
    if (fields.length > 0) return { sentence: sentenceAt(text, match.index), fields };
  }
  return null;
}

function sentenceAt(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at) + 1) + 1;
  const rest = text.slice(at);
  const end = /[.!?](?:\s|$)|\n/u.exec(rest)?.index ?? rest.length;
  return text.slice(from, at + end).trim();
}

const and = String.raw`(?:and|und|et|y|e|en|plus|&)`;
/** "section A, B or C": letters and figures of which one is chosen. */
const letters =
  /((?:\p{L}{2,}\s){0,2}\p{L}{2,})\s((?:\p{Lu}|\d{1,3})(?:,\s(?:\p{Lu}|\d{1,3}))*,?\s(?:or|oder|ou|o|of)\s(?:\p{Lu}|\d{1,3}))(?![\p{L}\d])/u;
/** "meal (fish, meat or vegan)". */
const bracketed = /^(.{2,50}?)\s?\(([^()]{3,120})\)$/u;
const divides = /,\s*|\s(?:or|oder|ou|o|of)\s|\s?\/\s?/u;
/** What stands behind the list and is no field of it: why, or the next wish. */
const endsList =
  /,?\s(?:and (?:a|an|the|also|please|then|make|put|add|show|no)\s|so (?:that|we|i)\b|because\b|weil\b|damit\b|parce\b|pour que\b|porque\b|perché\b|omdat\b|zodat\b|please\b|bitte\b).*$/iu;

/** The fields of a list: "name, class, and whether they want a plot near the gate". */
export function fieldsIn(list: string): WishedField[] {
  const held: WishedField[] = [];
  const text = list
    .replace(letters, (_, label: string, options: string) => hold(held, label, options))
    .replaceAll(/([\p{L} ]{2,50}?)\s?\(([^()]{3,120})\)/gu, (whole) => whole.replaceAll(',', '‚'))
    .replace(endsList, '');
  const parts = text.split(new RegExp(String.raw`,\s+(?:${and}\s)?|\s${and}\s`, 'iu'));
  return parts
    .flatMap((part) => {
      const at = /⟦(\d)⟧/u.exec(part)?.[1];
      const kept = at === undefined ? undefined : held[Number(at)];
      return kept ?? fieldOf(trimMarks(part.replaceAll('‚', ',')));
    })
    .filter(({ label }) => label.length <= longestLabel && label.split(' ').length <= mostWords)
    .slice(0, most);
}

const mostWords = 10;

/** Sets a choice aside, so that its commas part no fields; an "and" in front of its name stands before it. */
function hold(held: WishedField[], name: string, options: string): string {
  const [, before = '', label = name] = new RegExp(
    String.raw`^(.*?(?:^|\s)${and}\s)?(.+)$`,
    'iu',
  ).exec(name) ?? ['', '', name];
  held.push({ label: capitalised(label.trim()), options: options.split(divides) });
  return `${before}⟦${held.length - 1}⟧`;
}

const whether = /^(?:whether|if|ob|si|se|of)\s(.+)$/iu;
const asks =
  /^(?:they|you|people|he|she|visitors|guests)\s(?:['’]d|would)?\s?(want|need|like|have|bring|eat|drive|own|know)s?\s(.+)$/iu;
const states =
  /^(?:they|you|people|he|she|visitors|guests)\s?(['’]re|are|can|could|will|would|have been|['’]ve)\s(.+)$/iu;

function fieldOf(part: string): WishedField[] {
  if (part === '' || notField.test(part)) return [];
  const [, condition] = whether.exec(part) ?? [];
  if (condition !== undefined) return [{ label: questionOf(condition), options: 'yes-no' }];
  const [, question = ''] = /^(.{3,50}?)[\s,]*\(?yes\s?(?:\/|or)\s?no\)?$/iu.exec(part) ?? [];
  if (question !== '') return [{ label: capitalised(question), options: 'yes-no' }];
  const [, label = '', options = ''] = bracketed.exec(part) ?? [];
  const choices = options.split(divides).map((one) => one.trim());
  if (label !== '' && choices.length > 1 && choices.every((one) => one.split(' ').length <= 4))
    return [{ label: capitalised(label), options: choices.map(capitalised) }];
  return [{ label: capitalised(part.replace(article, '')), options: null }];
}

const article =
  /^(?:the|a|an|their|your|an?|die|der|den|das|le|la|les|el|il|o|os|de|het)\s(?=\p{L})/iu;
const notField =
  /^(?:no|not|nothing|only|just|please|big|small|simple|short|it|that|this|we|i|you)\s|\b(?:button|page|photo|colou?rs?)\b/iu;

/** "they want a plot near the gate" → "Do you want a plot near the gate?" */
function questionOf(condition: string): string {
  const [, verb, rest = ''] = asks.exec(condition) ?? [];
  if (verb === 'like' || verb === 'Like') return `Would you like ${rest}?`;
  if (verb !== undefined) return `Do you ${verb.toLowerCase()} ${rest}?`;
  const [, be = '', more] = states.exec(condition) ?? [];
  if (more === undefined) return capitalised(condition);
  const word = be.replace(/^['’]re$/iu, 'are').toLowerCase();
  return `${capitalised(word)} you ${more}?`;
}
