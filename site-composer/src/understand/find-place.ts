import type { LanguageId } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { colourNames, foreignColours, isOf } from '../catalogue/vocabulary/vocabulary';
import { readCapitals } from './proper-name';
import { isTown } from './town';

export interface FoundPlaces {
  readonly place: string | null;
  readonly areas: readonly string[];
  readonly address: string | null;
}

const elsewhere = ['am', 'im', 'aus', 'bei', 'à', 'en', 'em', 'a', 'te', 'près'];
const aheadInEnglish = new Set([
  'round',
  'in',
  'near',
  'around',
  'across',
  'serving',
  'serves',
  'serve',
  'covering',
  'outside',
  'from',
  'at',
  'throughout',
]);
const serving = new Set([
  'serving',
  'serves',
  'serve',
  'covering',
  'cover',
  'covers',
  'across',
  'throughout',
  'areas',
]);

/** Where the subject is and which places it serves; names of months, languages and products are no places. */
export function findPlaces(
  sentences: readonly Sentence[],
  name: string | null,
  language: LanguageId,
): FoundPlaces {
  const address = findAddress(sentences);
  const ahead = language === 'en' ? aheadInEnglish : new Set([...aheadInEnglish, ...elsewhere]);
  const places: string[] = [];
  const areas: string[] = [];
  for (const sentence of sentences.slice(0, 60)) {
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const word = sentence.tokens[at]?.lower ?? '';
      // "in the Lake District": a name of several words.
      const article = sentence.tokens[at + 1]?.lower === 'the' && ahead.has(word) ? 1 : 0;
      const named = article === 0 || sentence.tokens[at + 3]?.capital === true;
      const isAhead =
        ahead.has(word) || (word === 'for' && isTown(sentence.tokens[at + 1]?.text ?? ''));
      if (!isAhead || !named || !sentence.tokens[at + 1 + article]?.capital) {
        if (serving.has(word)) areas.push(...readAreas(sentence, at + 1));
        continue;
      }
      if (serving.has(word)) areas.push(...readAreas(sentence, at + 1));
      if (isOfLife(sentence, at)) continue;
      const found = readPlace(sentence, at + 1 + article);
      if (found && isPlace(found, name, address)) places.push(found);
    }
  }
  if (places.length === 0) places.push(...stateBehind(sentences));
  const kept = [...new Set(areas)].filter((area) => isPlace(area, name, address));
  return { place: places[0] ?? kept[0] ?? null, areas: kept.length > 1 ? kept : [], address };
}

/** "I grew up in Recife": where somebody comes from is not where the page's subject is. */
function isOfLife({ text, tokens }: Sentence, at: number): boolean {
  const before = text.slice(0, tokens[at]?.start ?? 0);
  return /\b(?:grew up|born|raised|trained|studied|comes?|came|moved|originally|degree|diploma)\s+(?:\p{L}+\s+){0,3}$/iu.test(
    before,
  );
}

/** "Tucson AZ", "Dayton, OH" by itself. */
function stateBehind(sentences: readonly Sentence[]): string[] {
  return sentences.slice(0, 12).flatMap(({ text }) => {
    const found = /(?:^|[.,] )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? ([A-Z]{2})(?=[.,]|$)/u.exec(
      text.slice(0, 300),
    );
    return found ? [`${found[1] ?? ''}, ${found[2] ?? ''}`] : [];
  });
}

function isPlace(found: string, name: string | null, address: string | null): boolean {
  const word = found.toLowerCase();
  if (
    isOf('notPlaces', word) ||
    colourNames.has(word.split(' ')[0] ?? '') ||
    foreignColours.has(word.split(' ')[0] ?? '') ||
    isOf('months', word.split(' ')[0] ?? '') ||
    word === name?.toLowerCase()
  )
    return false;
  return (
    /\p{L}/u.test(found) &&
    found.length > 2 &&
    !/^\d/.test(found) &&
    !(address?.startsWith(found) ?? false) &&
    !/ (?:Street|Road|Avenue|Lane)$/.test(found)
  );
}

/** "Austin, TX" and "Lake Tahoe, California" keep the part behind the comma. */
function readPlace(sentence: Sentence, from: number): string | null {
  const found = readCapitals(sentence, from);
  if (!found) return null;
  const words = found.text.split(/ and | & /)[0] ?? found.text;
  const { tokens } = sentence;
  if (
    tokens[found.after]?.text !== ',' ||
    !tokens[found.after + 1]?.capital ||
    words !== found.text
  )
    return words;
  const behind = readCapitals(sentence, found.after + 1);
  const ends =
    behind === null ||
    tokens[behind.after] === undefined ||
    ['.', ',', ';', '-', '–', '('].includes(tokens[behind.after]?.text ?? '');
  const short =
    behind !== null &&
    (/^[A-Z]{2}$/.test(behind.text) ||
      (ends && behind.text.split(' ').length <= 2 && tokens[behind.after]?.text !== ','));
  return short ? `${words}, ${behind.text}` : words;
}

function readAreas(sentence: Sentence, from: number): string[] {
  const areas: string[] = [];
  let at = from;
  while (at < sentence.tokens.length && areas.length < 12) {
    const token = sentence.tokens[at];
    if (token?.capital) {
      const found = readCapitals(sentence, at);
      if (!found) break;
      areas.push(...found.text.split(/ and | & /));
      at = found.after;
    } else if ([',', 'and', '&', 'the', ':', 'we'].includes(token?.lower ?? '')) at += 1;
    else break;
  }
  return areas;
}

const numberFirst =
  /(?<![\d.$€£])\d{1,5}[a-z]?(?:-\d{1,4})? (?:[\p{L}.'-]{1,20} ){0,4}?(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Square|Place|Court|Crescent|Terrace|Row|Parade|Highway|Hwy|Close|Walk|Quay|Wharf|Hill|Mews|Gate|Market|Plaza|Alley|Parkway|Pkwy|Broadway|Embankment)\b\.?(?:,? (?:\p{Lu}[\p{L}.'-]{1,20}|[A-Z]{1,2}\d[\dA-Z]?|\d[A-Z]{2}|\d{5}|[A-Z]{2})(?= |,|\.|$|;|\))){0,6}/u;
const french =
  /\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|chemin|impasse)(?: \p{L}[\p{L}'’-]{0,20}){1,5}(?:, \d{5} \p{Lu}\p{L}+)?/u;
const numberLast =
  /(?:\p{Lu}\p{L}{2,20}, )?\p{Lu}[\p{L}.-]{1,25}(?: \p{Lu}[\p{L}.-]{1,20}){0,2}?(?:straße|strasse|str\.|weg|gasse|platz|allee|laan|straat|kai|damm|ufer|ring|markt|kade|gracht|singel|plein|dijk| Straße| Allee| Weg| Platz) \d{1,4}[a-z]?(?:,? \d{4,5} \p{Lu}\p{L}+)?/u;
const latin =
  /(?:Calle|Avenida|Av\.|Plaza|Via|Viale|Piazza|Rua|Praça) (?:\p{L}[\p{L}'-]{0,20} ){1,4}\d{1,4}(?:, \d{4,5}(?:-\d{3})? \p{Lu}\p{L}+)?/u;

const streetAlone =
  /(?<=^|[.,] )\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})? (?:Street|Road|Lane|Avenue|Square|Quay|Hill|Terrace)(?=[.,]|$)/u;

function findAddress(sentences: readonly Sentence[]): string | null {
  for (const { text } of sentences) {
    for (const pattern of [numberFirst, french, numberLast, latin, streetAlone]) {
      const match = pattern.exec(text.slice(0, 600));
      if (match) return match[0].replace(/[.,;]$/, '').trim();
    }
  }
  return null;
}
