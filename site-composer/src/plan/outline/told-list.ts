import type { Card } from '../../model/page';
import { asPoint, asSentence, capitalised, trimMarks } from '../../text/casing';
import { isRowTitle } from '../../text/row-title';

/** "Classes are a, b, c and d": what there is, under its name. */
export interface ToldList {
  readonly heading: string;
  readonly cards: readonly Card[];
}

const opens =
  /^(?:(?:the|our|my|die|unsere|les|nos|las|nuestras|los|nuestros|as|os|nossas|nossos|le|i|gli|de|onze)\s)?((?:\p{L}+\s){0,2}\p{L}{3,})\s(?:are|include|sind|umfassen|sont|comprennent|son|incluyen|são|incluem|sono|comprendono|zijn|omvatten)(?:\s(?:as follows|these|currently|available))?:?\s(.+)$/iu;
const several = /(?:s|en|er|e|i|n)$/iu;
const speaker =
  /^(?:there|here|we|they|you|these|those|ones|this|prices?|costs?|fees?|rates?|hours)$/iu;
const called =
  /^(?:called|named|genannt|namens|appelée?s?|nommée?s?|llamad[oa]s?|chamad[oa]s?|chiamat[oaie]|genaamd)\s(\p{Lu}.*)$/u;
const clause =
  /^(?:who|whose|which|where|we|i|you|they|it|he|she|this|that|wir|man|nous|on|se|wij|je)\s/iu;
const and = /^(?:and|und|et|y|e|en)\s/iu;
const lastAnd = /\s(?:and|und|et|y|e|en)\s(?!.*\s(?:and|und|et|y|e|en)\s)/iu;
const fewest = 3;
const most = 12;
const mostWords = 6;
const longestLast = 90;
/** "A new one for anybody who has never ploughed". */
const relative =
  /(?<!\p{L})(?:for|who|that|which|für|pour|para|per|voor|wer|qui|que|die)(?!\p{L})/iu;

/** The things of a sentence that says which there are, each with what is said of it; null for any other sentence. */
export function toldList(sentence: string, isEnglish: boolean): ToldList | null {
  const [, heading = '', said = ''] = opens.exec(sentence.trim().replace(/[.!]$/u, '')) ?? [];
  if (heading === '' || !several.test(heading) || speaker.test(heading.split(' ').at(-1) ?? ''))
    return null;
  const things = thingsIn(said);
  const isList =
    things.length >= fewest &&
    things.length <= most &&
    things.every(({ title }, at) =>
      at === things.length - 1 && relative.test(title)
        ? title.length <= longestLast
        : title.split(' ').length <= mostWords && isRowTitle(title, isEnglish),
    );
  return isList ? { heading: capitalised(heading), cards: things.map(cardOf) } : null;
}

interface Thing {
  title: string;
  notes: string[];
}

function thingsIn(said: string): Thing[] {
  const things: Thing[] = [];
  let isLast = false;
  for (const part of said.split(/[,;]\s+/u)) {
    const last = things.at(-1);
    const [, name] = called.exec(part) ?? [];
    if (last && name !== undefined) {
      last.notes.push(last.title);
      last.title = trimMarks(name);
    } else if (last && (clause.test(part) || isLast)) last.notes.push(trimMarks(part));
    else {
      things.push({ title: trimMarks(part.replace(and, '')), notes: [] });
      isLast = and.test(part);
    }
  }
  const end = things.at(-1);
  const [one, other] = isLast ? [] : (end?.title.split(lastAnd) ?? []);
  if (end === undefined || one === undefined || other === undefined) return things;
  return [
    ...things.slice(0, -1),
    { title: one.trim(), notes: [] },
    { ...end, title: other.trim() },
  ];
}

/** "Lena (powerlifting)". */
const withAside = /^(.{2,50}?)\s\(([^()]{2,80})\)$/u;

function cardOf({ title, notes }: Thing): Card {
  const [, head = title, aside] = withAside.exec(title) ?? [];
  if (notes.length > 0) return { title: asPoint(title), text: notes.map(asSentence).join(' ') };
  return aside === undefined
    ? { title: asPoint(title) }
    : { title: asPoint(head), text: asPoint(aside) };
}
