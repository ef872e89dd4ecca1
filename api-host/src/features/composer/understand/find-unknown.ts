import type { Item } from '../brief';
import { sectionKinds } from '../sections';
import type { Mention } from './mention';
import { isNegated } from './prompt-text';
import { absorbed, cleanItem, isLook, isStyle, itemOf, splitList } from './word-lists';

/** What follows these is a list of parts the page must have. */
const strong =
  /\b(?:includ(?:e|es|ing)|(?:must|should|needs? to|to|also|it) have|needs?|wants?(?! list)|add|section (?:for|about|on)|sections(?: for| on| about| like|:)|pages(?: for| on| about| like|:)|features?(?: like|:)|featuring|feature|show(?:s|ing)?|contains?|display(?:s|ing)?|also)\b:?/gi;
/** These may be, when the list around them names sections we know. */
const weak = /\b(?:with|has|plus)\b|:/gi;
const offer =
  /\b(?:sells?|selling|offers?|offering|serves?|serving|speciali[sz](?:es|ing) in|makes(?! it)|teach(?:es|ing)?|stocks?|provides?|providing|flavou?rs|varieties)\b:?/gi;

const isKnown = (item: string) =>
  sectionKinds.some((section) => new RegExp(section.asked.source, 'i').test(item));

const overlaps = (start: number, end: number, mentions: readonly Mention[]) =>
  mentions.some((mention) => mention.start < end && start < mention.end);

interface Sentence {
  text: string;
  base: number;
}

function sentencesOf(masked: string): Sentence[] {
  let at = 0;
  return masked.split(/(?<=[.!?;])\s+|\n/).map((text) => {
    const base = masked.indexOf(text, at);
    at = base + text.length;
    return { text, base };
  });
}

/** "sells handmade ceramics: mugs, bowls and vases" → the three. */
function offeringsIn({ text, base }: Sentence, masked: string): Item[] {
  return [...text.matchAll(offer)].flatMap((selling) => {
    if (isNegated(masked, base + selling.index)) return [];
    const rest = text.slice(selling.index + selling[0].length);
    const colon = /^[^,.;]{0,40}:\s*([^.;]+)/.exec(rest)?.[1];
    const tail = (colon ?? rest).split(
      /\b(?:with|in|for|from|to|near|include|including|that|which|called|based|please|need|want|so|at|can|when|where|sells?|offers?)\b|[.;!?](?!\d)/i,
    )[0];
    const list = splitList(tail ?? '');
    // "prints, I am an artist, gallery": a list ends where a sentence goes on.
    const end = list.findIndex((item) => /^(?:he|she|they|we|i|you|it|my name)\b/i.test(item));
    return (end < 0 ? list : list.slice(0, end))
      .filter((item) => item.length < 50 && item.split(' ').length <= 5)
      .filter(
        (item) =>
          !isLook(item) &&
          !isKnown(item) &&
          !/\b(?:form|page|section)$/i.test(item) &&
          !/^(?:online|products|the)\b/i.test(item),
      )
      .map((item) => itemOf(item, text));
  });
}

const noPart =
  /^(?:that|who|which|so|because|it|its|if|when|where|you|they|he|she|for|in|to|us|me|them|use|make|keep|let|not|no|just|do|does|go|get|see|be|run|this|more|want|need|can|about|how(?! to )|what(?! to )|why|other|all|any|each|every|very|really|from|by|at|on|our own|know|maybe|called|name|named|open|located|based|until|from)\b|\b(?:is|are|was|should|would|could|will|can|don't|want|like|um|uh)\b|["/<>{}@$€£]|\d{3}/i;

/** Lists inside one sentence with where they begin; a weak one only among sections we know. */
function listsIn(
  { text, base }: Sentence,
  mentions: readonly Mention[],
): { tail: string; start: number }[] {
  const triggers = [...text.matchAll(strong)].map((match) => ({ match, firm: true }));
  for (const match of text.matchAll(weak)) {
    const rest = base + match.index;
    const named = mentions.filter((one) => one.start >= rest && one.start < base + text.length);
    const commas = text.slice(match.index).split(',').length - 1;
    if (commas > 0 && (named.length > 0 || (commas > 1 && match[0] !== ':')))
      triggers.push({ match, firm: false });
  }
  const inside = mentions.filter((one) => one.start >= base && one.start < base + text.length);
  const comma = text.indexOf(',');
  // "…, line-up, tickets, sponsors, directions": a bare list, when enough of it is known.
  if (triggers.length === 0 && inside.length > 1 && text.split(',').length > 3) {
    const match = /,/.exec(text);
    if (match !== null && comma >= 0) triggers.push({ match, firm: false });
  }
  return triggers.map(({ match }) => {
    const start = match.index + match[0].length;
    return { tail: text.slice(start).split(/[.!?;](?=\s|$)/)[0] ?? '', start: base + start };
  });
}

function customsIn(
  sentence: Sentence,
  text: string,
  masked: string,
  mentions: readonly Mention[],
): Mention[] {
  const found: Mention[] = [];
  for (const { tail, start: tailStart } of listsIn(sentence, mentions)) {
    let cursor = 0;
    for (const part of tail.split(/,|\band\b|\bplus\b|\bas well as\b|:|\bwith\b|\(|\)/i)) {
      const start = tailStart + tail.indexOf(part, cursor);
      cursor = tail.indexOf(part, cursor) + part.length;
      const end = start + part.length;
      const whole = cleanItem(text.slice(start, end));
      const words = /^(?:what|how) to /i.test(whole)
        ? whole
        : whole.replace(
            /\s+(?:for|of|in|on|so|that|where|from|to|at|about) (?!the (?:month|week|day|year)\b|conduct|call\b).*$/i,
            '',
          );
      const fits = words.length >= 3 && words.length <= 48 && words.split(' ').length <= 5;
      const chunk = masked.slice(masked.lastIndexOf(',', start - 1) + 1, start);
      // "services for cats and dogs": the dogs belong to the services.
      if (/\b(?:for|of|about|to)\b/.test(chunk) && overlaps(start - chunk.length, start, mentions))
        continue;
      if (!fits || absorbed.test(words) || isStyle(words) || noPart.test(words) || offer.test(part))
        continue;
      if (overlaps(start, end, mentions) || isNegated(masked, start)) continue;
      if (!found.some((one) => one.start < end && start < one.end))
        found.push({ id: 'custom', words, start, end });
    }
  }
  return found;
}

/** Items of lists that are no section we know: sections in the member's words, or what they offer. */
export function findUnknown(
  text: string,
  masked: string,
  mentions: readonly Mention[],
): { customs: Mention[]; offerings: Item[] } {
  const customs: Mention[] = [];
  const offerings: Item[] = [];
  for (const sentence of sentencesOf(masked)) {
    offerings.push(...offeringsIn(sentence, masked));
    const sold = new Set(offerings.map((item) => item.title.toLowerCase()));
    for (const one of customsIn(sentence, text, masked, mentions)) {
      const words = one.words.toLowerCase();
      if (!sold.has(words) && !customs.some((held) => held.words.toLowerCase() === words))
        customs.push(one);
    }
  }
  return { customs, offerings };
}
