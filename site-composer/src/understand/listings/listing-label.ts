import type { SectionTopic } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { kindOfHeading } from '../document/heading-kind';
import type { HeadingKind } from '../document/heading-kind';

/** What stands in front of a list: the heading of a part of the page, or an order to make some parts. */
export interface ListingLabel {
  readonly heading: string;
  readonly kind: HeadingKind;
  readonly topic: SectionTopic;
  /** How many entries were announced: "in four steps". */
  readonly count: number | null;
}

const mostWords = 6;
const longest = 48;
const leastSure = 0.35;

/** Words around a heading that are said to whoever builds the page. */
const before =
  /^(?:(?:and|also|then|plus|next|finally|please|after that|lastly|first)[,\s]+)*(?:(?:please )?(?:also )?(?:list|include|add|show|mention|have|put|feature|we need|i need|i want|we want|i['’]d like|we['’]d like|there should be|there must be|there is|there are|there['’]s|should have|must have|needs?)\s+)?(?:(?:also|both)\s+)?/iu;
const part =
  /^(?:(?:an?|the|one|some)\s+)?(?:(?:short|small|little|quick|simple|brief)\s+)?(?:section|part|page|bit|block|area|list|strip|row)\s+(?:(?:on|about|for|called|named|titled|with|of|headed)\s+)?/iu;
const behind =
  /\s+(?:to list|strip|section|part|bit|block|page|list|row|wanted|needed|include[sd]?|including|as follows|(?:should|must|has to|needs to|will|would|could|can)\s.*|in (?:\p{L}+|\d+) (?:easy |simple |short |quick )?steps|(?:is|are)(?:\s\p{L}+){0,2}|\(.*\))$/iu;
const countBehind =
  /\s+(?:in (?:\p{L}+|\d+) (?:easy |simple |short |quick )?steps|(?:should|must|has to|needs to)\s.*)$/iu;
const article =
  /^(?:(?:an?|the|our|my|your|their|his|her|its)\s+)?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+)?(?=\p{L})/iu;

/** What has a place of its own on every page, or is no list of things. */
const elsewhere = new Set<SectionTopic>(['contact', 'form', 'visit']);
const noList =
  /^(?:show|list|include|add|mention|display|feature|(?:only|just) one.*|one thing|open(?:ing)?(?: hours| times)?|hours|tel|phone|mobile|e-?mail|web(?:site)?|address|where|when|who|what|why|note|ps|p\.s|nb|date|time|venue|location|based|content|pages?|sections?|site|brief|must|should|need|want|goal|colou?rs?|buttons?|.*(?:site|website|web page|landing page|homepage|app))$/iu;

/** Orders to make parts, which are listed behind them: "Sections:", "Include:", "Pages". */
const ofParts =
  /(?<!\p{L})(?:sections?|pages?|include|contents?|must have|must include|needs?|structure|layout|parts)(?:\s(?:wanted|needed|required|please|to include|should be|i want|we want|on the page|of the page))*$/iu;

export const isOrderOfParts = (words: string): boolean => ofParts.test(words.trim());

/** "After that Plans", "There should be a How it works bit": the words a heading is made of. */
export function bareLabel(words: string): string {
  let label = words.trim();
  for (let turn = 0; turn < 3; turn += 1) {
    const last = label;
    label = label.replace(before, '').replace(part, '').trim();
    label = label.replace(asks.test(label) ? countBehind : behind, '').trim();
    if (label === last) break;
  }
  // "Our team" is called so; "the boats" are boats.
  return /^(?:our|my|what|how|why|who)\s/iu.test(label) ? label : label.replace(article, '').trim();
}

/** What is labelled so is never for visitors, whatever is listed behind it. */
const ofBuilder =
  /(?<!\p{L})(?:colou?rs?|style|tone|vibe|feel|look|fonts?|palette|audience|readers|voice|cta|call to action|buttons?|fields?|form|goal|aim|brief|client|avoid|don['’]?t|no|not|inspiration|references?|competitors?|budget|deadline|seo|keywords?)(?!\p{L})/iu;

/** The heading of a list that its entries show to be for visitors: people with what they do, things with their prices. */
export const labelOfRows = (words: string): ListingLabel | null =>
  listingLabel(words) ?? unknownLabel(bareLabel(words));

function unknownLabel(heading: string): ListingLabel | null {
  if (heading === '' || heading.length > longest || heading.split(/\s+/u).length > mostWords - 2)
    return null;
  if (noList.test(heading) || isOrderOfParts(heading) || ofBuilder.test(heading)) return null;
  if (/[.!?@\d]/u.test(heading) || isSpoken.test(heading)) return null;
  const topic = topicOf(heading.toLowerCase());
  return elsewhere.has(topic) ? null : { heading, kind: 'content', topic, count: null };
}

/** The heading that words in front of a list are; null where they are none, or its list is not for visitors. */
export function listingLabel(words: string): ListingLabel | null {
  const heading = bareLabel(words);
  if (heading === '' || heading.length > longest || heading.split(/\s+/u).length > mostWords)
    return null;
  if (noList.test(heading) || /[.!?@]|\d{3}/u.test(heading)) return null;
  if (isSpoken.test(heading) && !asks.test(heading)) return null;
  const topic = topicOf(heading.toLowerCase());
  const { kind, sure } = kindOfHeading(heading);
  const isKnown = topic !== 'other';
  const count = countIn(words);
  // "Things to do nearby" are no steps.
  const isSteps = kind === 'steps' && (ofSteps.test(heading) || count !== null);
  if (elsewhere.has(topic) && kind !== 'content') return null;
  if (topic === 'contact' || topic === 'form') return null;
  if (kind === 'content' || kind === 'steps' || kind === 'questions' || kind === 'quotes')
    return {
      heading,
      kind:
        (kind === 'quotes' && topic !== 'quotes') || (kind === 'steps' && !isSteps)
          ? 'content'
          : kind,
      topic,
      count,
    };
  return isKnown || sure < leastSure ? { heading, kind: 'content', topic, count } : null;
}

/** "How it works", "What can we help with". */
const asks = /^(?:how|what|why|who|where)\s/iu;

/** A clause of its own in front of a colon: "I am here", "so please put these up as questions". */
const isSpoken =
  /(?<!\p{L})(?:i|i['’]m|we['’]re|they|he|she|it|please|so|because|if|that['’]s|this is|is that|are that|needs?|want|put|make|say|says|use)(?!\p{L})/iu;

const ofSteps =
  /(?<!\p{L})(?:how|steps?|process|works?|first|getting started|get started|stages?|aftercare|routine|order of|schritte|ablauf|étapes|pasos|passi|stappen|passos|comment|cómo|come|hoe|como|wie)(?!\p{L})/iu;
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function countIn(words: string): number | null {
  const [, said = ''] =
    /(?<!\p{L})(\p{L}+|\d)\s(?:easy |simple |short |quick )?(?:steps|points|reasons|things|ways)(?!\p{L})/iu.exec(
      words,
    ) ?? [];
  const at = numbers.indexOf(said.toLowerCase());
  return at === -1 ? Number(said) || null : at + 2;
}
