import type { Item, Wanted } from '../brief';
import { sectionKinds } from '../sections';
import { capitalise } from '../text/words';
import { isNegated } from './prompt-text';

export interface Mention {
  id: string;
  words: string;
  start: number;
  end: number;
}

/** "for parents, pupils and staff" names readers, not a section about the staff. */
const isAudience = (masked: string, one: Mention): boolean =>
  one.id === 'team' &&
  /^[a-z]+$/i.test(one.words) &&
  /\b(?:for|helps?|between|by) (?:(?:\w+ ){0,2}\w+,? (?:and )?){0,4}$/i.test(
    masked.slice(Math.max(0, one.start - 60), one.start),
  );

/** Every section named in the text, the longest match where several overlap. */
export function findMentions(masked: string): Mention[] {
  const all = sectionKinds.flatMap((section) =>
    [...masked.matchAll(section.asked)].map((match) => ({
      id: section.id,
      words: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const kept: Mention[] = [];
  for (const one of all.sort((a, b) => b.words.length - a.words.length || a.start - b.start)) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
  }
  return kept.filter((one) => !isAudience(masked, one)).sort((a, b) => a.start - b.start);
}

const articles =
  /^(?:(?:and|or|also|plus|then|maybe|please|with|for|as well as|a|an|the|some|our|my|his|her|their|its|your|nice|beautiful|simple|clean|working|big|small|short|few|of course|well|add|include|show|have|has|having|want|need|i|we|it|should|like|to|be|there|is|are|can|clear|list of|section (?:for|about|on)|page (?:for|about|on)|area for|place (?:for|to)) )+/i;

export const cleanItem = (text: string): string =>
  text
    .trim()
    .replace(/^[-*•\d.)\s]+(?=\p{L})/u, '')
    .replace(articles, '')
    .replace(/\s+(?:section|page|area|please|too|as well|and so on|etc\.?|and more)$/i, '')
    .replace(/["'.:;!?]+$|^["']+/g, '')
    .trim();

export function splitList(text: string): string[] {
  return text
    .split(
      /\s*(?:,|;|\n|•|\s-\s|\band also\b|\bas well as\b|\bplus\b|\band\b|\s&\s(?=\p{Ll}))\s*/iu,
    )
    .map(cleanItem)
    .filter((item) => item !== '');
}

const itemOf = (text: string, source: string): Item => {
  const price =
    new RegExp(
      `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(?:for|at|-|–|:|=)?\\s*`,
      'i',
    ).exec(source) === null
      ? null
      : /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\d[\d.,]*\s?(?:€|£|euros?|dollars?|pounds?)/i.exec(text);
  if (price === null) return { title: capitalise(text) };
  const title = text.slice(0, price.index).replace(/\s*(?:for|at|[-–:=(])?\s*$/i, '');
  return { title: capitalise(title === '' ? text : title), price: price[0] };
};

/** "a menu with espresso, flat white and buns" → the three, as written. */
function itemsAfter(text: string, mention: Mention, mentions: readonly Mention[]): Item[] {
  const rest = text.slice(mention.end, mention.end + 400);
  const lead =
    /^\s*(?:\(|:|–|—|-|,? ?(?:with|including|like|such as|featuring|listing|showing|offering|containing|e\.?g\.?|namely))\s*(?:for )?/i.exec(
      rest,
    );
  if (lead === null) return [];
  const body =
    rest
      .slice(lead[0].length)
      .split(/[.;!?\n)](?!\d)|\bcolou?rs?\b|, with\b|\band (?:an?|the) /i)[0] ?? '';
  const from = mention.end + lead[0].length;
  if (mentions.some((other) => other.start >= from && other.start < from + body.length)) return [];
  const list = splitList(body).filter(
    (item) => item.length < 60 && item.split(' ').length <= 6 && !isStyle(item),
  );
  return list.length === 0 || (list.length === 1 && !lead[0].includes(':'))
    ? []
    : list.map((item) => itemOf(item, body));
}

const stylish =
  /\b(?:look|feel|vibe|style|styling|design|colou?rs?|palette|theme|layout|fonts?|typeface|typography|white ?space|tone|background|accents?|responsive|mobile|friendly|modern|minimal|clean|animations?|transitions?|seo|code|html|css|javascript|easy to|looks?|feels?|professional|atmosphere|aesthetic|imagery|images|photos|icons?|hover|gradient|headers?|footer|hero|navigation|nav ?bar|sticky|website|site|landing page|web ?page|home ?page|home|tailwind|react|bootstrap|wordpress|buttons?|pages?|sections?|features?|dark mode|light mode|shadows?|corners|lots of|plenty of|visual|fun|cozy|cosy|warm|calm|elegant|playful|bold|people|everything|stuff|things?|lot|way|everyone|customers|visitors|users|components?|help|years)\b/i;

export const isStyle = (item: string): boolean => stylish.test(item);

const strong =
  /\b(?:includ(?:e|es|ing)|must have|should have|needs?|want|add|section (?:for|about|on)|sections(?: for| on| about| like|:)|pages(?: for| on| about| like|:)|features?(?: like|:)|featuring|feature|has|have|show(?:s|ing)?|contains?|display(?:s|ing)?|let (?:visitors|people|users|customers) [a-z]+|also|plus)\b:?/i;
const offer =
  /\b(?:sells?|selling|offers?|offering|serves?|serving|speciali[sz](?:es|ing) in|makes(?! it)|teach(?:es|ing)?|stocks?|provides?|providing)\b:?/i;

const overlaps = (start: number, end: number, mentions: readonly Mention[]) =>
  mentions.some((mention) => mention.start < end && start < mention.end);

/** Items of lists that are no section we know: either sections in the member's words, or what they offer. */
function unknownItems(
  text: string,
  masked: string,
  mentions: readonly Mention[],
): { customs: Mention[]; offerings: Item[] } {
  const customs: Mention[] = [];
  const offerings: Item[] = [];
  let at = 0;
  for (const sentence of masked.split(/(?<=[.!?;\n])\s+|\n/)) {
    const base = masked.indexOf(sentence, at);
    at = base + sentence.length;
    const selling = offer.exec(sentence);
    if (selling !== null && !isNegated(masked, base + selling.index)) {
      const tail =
        sentence
          .slice(selling.index + selling[0].length)
          .split(
            /\b(?:with|in|for|from|to|near|include|including|that|which|called|based|please|need|want)\b(?! a list)|[.;!?](?!\d)/i,
          )[0] ?? '';
      const colon = /:\s*([^.;]+)/.exec(sentence.slice(selling.index))?.[1];
      const start = base + selling.index + selling[0].length;
      const list = splitList((colon ?? tail).replace(/\b(?:with|in|for|include)\b.*$/i, '')).filter(
        (item) =>
          item.length < 50 &&
          item.split(' ').length <= 5 &&
          !isStyle(item) &&
          !/^(?:he|she|they|we|i|you|it|online|products|handmade)\b/i.test(item),
      );
      if (!overlaps(start, start + tail.length, mentions) || colon !== undefined) {
        const titled = list.filter(
          (item) =>
            !sectionKinds.some((section) => new RegExp(section.asked.source, 'i').test(item)),
        );
        if (titled.length > 1 || (titled.length === 1 && colon === undefined))
          offerings.push(...titled.map((item) => itemOf(item, sentence)));
      }
    }
    const list = strong.exec(sentence);
    if (list === null) continue;
    const tail = sentence.slice(list.index + list[0].length).split(/[.!?;]/)[0] ?? '';
    const tailStart = base + list.index + list[0].length;
    let cursor = 0;
    for (const part of tail.split(/,|\band\b|\bplus\b|\bas well as\b|:/i)) {
      const start = tailStart + tail.indexOf(part, cursor);
      cursor = tail.indexOf(part, cursor) + part.length;
      const words = cleanItem(text.slice(start, start + part.length)).replace(
        /\s+(?:for|of|with|in|on|so|that|where|from) .*$/i,
        '',
      );
      const count = words.split(' ').length;
      const tooLoose =
        count > 6 ||
        words.length < 3 ||
        words.length > 48 ||
        isStyle(words) ||
        /^(?:that|who|which|so|because|it|its|if|when|where|you|they|he|she|for|in|to|us|me|them|use|make|keep|let|not|no|just)\b|\b(?:is|are|was|should|would|could|will|can)\b/i.test(
          words,
        );
      if (
        tooLoose ||
        words.includes('"') ||
        overlaps(start, start + part.length, mentions) ||
        isNegated(masked, start)
      )
        continue;
      if (offerings.some((item) => item.title.toLowerCase() === words.toLowerCase())) continue;
      customs.push({ id: 'custom', words, start, end: start + part.length });
    }
  }
  return { customs, offerings };
}

export function findWanted(
  text: string,
  masked: string,
): { wanted: Wanted[]; excluded: string[]; offerings: Item[]; conflicts: string[] } {
  const mentions = findMentions(masked);
  const excluded = new Set<string>();
  const conflicts: string[] = [];
  const wanted: Wanted[] = [];
  const { customs, offerings } = unknownItems(text, masked, mentions);
  const taken = mentions.flatMap((mention) =>
    itemsAfter(text, mention, mentions).map((item) => item.title.toLowerCase()),
  );
  const loose = customs.filter(
    (one) => !taken.some((title) => title.includes(one.words.toLowerCase())),
  );
  for (const mention of [...mentions, ...loose].sort((a, b) => a.start - b.start)) {
    const held = wanted.find((one) => one.id === mention.id && mention.id !== 'custom');
    if (isNegated(masked, mention.start)) {
      if (held !== undefined) {
        conflicts.push(
          `You asked both for and against “${mention.words}”; the later wish, without it, was followed.`,
        );
        wanted.splice(wanted.indexOf(held), 1);
      }
      excluded.add(mention.id);
      continue;
    }
    if (excluded.delete(mention.id)) {
      conflicts.push(
        `You asked both against and for “${mention.words}”; the later wish, with it, was followed.`,
      );
    }
    const items = itemsAfter(text, mention, mentions);
    if (held === undefined)
      wanted.push({
        id: mention.id,
        words:
          text.slice(mention.start, mention.end).trim() === mention.words
            ? mention.words
            : cleanItem(mention.words),
        items,
      });
    else if (held.items.length === 0) held.items = items;
  }
  return { wanted, excluded: [...excluded], offerings, conflicts };
}
