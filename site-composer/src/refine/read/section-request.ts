import { isBareTopic, topicOf } from '../../catalogue/topics';
import { readTokens } from '../../text/tokens';
import { unmask } from './quotes';
import type { Request } from './request';

/** A section that is asked for: what it is about, its heading, what it says, and where it goes. */
export interface SectionRequest {
  readonly about: string;
  readonly heading: string;
  readonly text: string;
  readonly place: { readonly side: 'before' | 'after'; readonly phrase: string } | null;
}

const near =
  /,?\s+(?:right |just |directly |straight )?(above|before|below|beneath|under|after|following|in front of)\s+(?:the |our |my )?([^‹›:,]{2,50}?)(?: section| part| block)?(?=$|\s*[:,]|\s+(?:saying|that says|with|called|titled|which|where|about|and)\b)/i;
const edge =
  /,?\s+(?:at|to|near|on) (?:the )?(?:very )?(top|start|beginning|bottom|end)(?: of (?:the |my |our )?(?:page|site|website))?(?=$|\s*[:,]|\s+(?:saying|that says|with|called|titled|about|for|to)\b)/i;
const titled =
  /\s+(?:called|titled|named|headed|entitled|with (?:the |a )?(?:heading|title|headline))\s+(‹\d+›|[^,:‹]{2,60}?)(?=$|\s*[,:]|\s+(?:that says|saying|with|about|and|which|where|reading)\b)/i;
const says =
  /(?:\s*:\s+|,?\s+(?:that says|which says|that reads|saying|reading|to say|with the (?:text|words|following text|following)|with text|telling (?:people|visitors) that|explaining that|and (?:say|write)|it should say)\s*:?\s+)(.+)$/is;
const nouns = /\b(?:section|block|area|panel|part)\b/i;
const forms = /\b(?:form|newsletter|sign-?up)\b/i;

/** Reads "a section about parking below the map: There are 12 spaces"; null where no section is asked for. */
export function readSectionRequest({ rest, quotes, content }: Request): SectionRequest | null {
  const said = says.exec(rest);
  const [start, place] = takePlace(said ? rest.slice(0, said.index) : rest);
  const head = start.replace(/\b(section|block|part) (?=‹\d+›$)/i, '$1 called ');
  const named = titled.exec(head);
  const left = named
    ? head.slice(0, named.index) + head.slice(named.index + named[0].length)
    : head;
  const about = topicWords(left);
  if (about === null) return null;
  const loose = said ? null : /‹(\d+)›/.exec(left);
  const given = said ? (said[1] ?? '') : loose ? loose[0] : '';
  const withText = /\s+(?:with|listing|including|containing|for)\s+(.+)$/i.exec(left)?.[1];
  const text = [
    unmask(given === '' ? (isList(withText) ? (withText ?? '') : '') : given, quotes),
    content,
  ]
    .filter(Boolean)
    .join('\n')
    .trim();
  const subject = forWhom(left) ?? unmask(about, quotes).trim();
  const heading = named ? unmask(named[1] ?? '', quotes) : subject;
  if (heading === '' || heading.length > 100) return null;
  return {
    about: subject,
    heading: heading.charAt(0).toUpperCase() + heading.slice(1),
    text: ended(text),
    place,
  };
}

/** "a thank you section for sponsors", "a news section for parents": what it is goes before whom it is for. */
function forWhom(head: string): string | null {
  const [, what = '', whom = ''] =
    /^(?:an?|the|another|one)\s+(?:new |small |little |short )*([\p{L}' -]{3,30}?)\s+(?:section|block|part|area)\s+(?:for|to)\s+(?:the |our |my |all )?([\p{L}' -]{3,40})$/iu.exec(
      head.trim(),
    ) ?? [];
  if (what === '') return null;
  return /^(?:thank|thanks|thank[- ]you)/iu.test(what)
    ? `${what} to our ${whom}`
    : `${what} for ${whom}`;
}

const mostOfSentence = 400;

/** The mark behind a request is taken off it: a sentence that was given gets its own back. */
function ended(text: string): string {
  if (text.length > mostOfSentence || !/[\p{L}\p{N}]$/u.test(text) || text.includes('\n'))
    return text;
  const isSentence = readTokens(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return isSentence && text.split(' ').length > 3 ? `${text}.` : text;
}

/** Facts behind "with" are what the section says; "with a nice layout" is not. */
function isList(text: string | undefined): boolean {
  return text !== undefined && (/\d|‹|;/.test(text) || (text.match(/,/g)?.length ?? 0) > 1);
}

function takePlace(head: string): [string, SectionRequest['place']] {
  const relative = near.exec(head);
  // "Looking after your bow" is a heading and no place.
  if (relative && !/ing$/iu.test(head.slice(0, relative.index))) {
    const side = /above|before|front/i.test(relative[1] ?? '') ? 'before' : 'after';
    return [
      head.slice(0, relative.index) + head.slice(relative.index + relative[0].length),
      { side, phrase: relative[2] ?? '' },
    ];
  }
  const end = edge.exec(head);
  if (!end) return [head, null];
  const phrase = /top|start|beginning/i.test(end[1] ?? '') ? 'top' : 'bottom';
  return [
    head.slice(0, end.index) + head.slice(end.index + end[0].length),
    { side: 'after', phrase },
  ];
}

function topicWords(head: string): string | null {
  const plain = head
    .replace(/^(?:in )?(?:an?|another|one|the|my|our|some)\s+/i, '')
    .replace(
      /^(?:new|small|short|simple|little|extra|nice|further|whole|dedicated|separate|quick|brief)\s+/gi,
      '',
    )
    .trim();
  const about = new RegExp(
    String.raw`^(?:[\p{L} ]{0,20})?${nouns.source}\s+(?:(?:that is |all )?(?:about|for|on|of|describing|explaining|showing|covering|introducing|dedicated to|with|where)|that (?:explains|describes|shows|lists|covers))\s+(?:the |our |my |an? )?(.+?)(?:\s+(?:with|listing|including)\s+.*)?$`,
    'iu',
  ).exec(plain)?.[1];
  if (about !== undefined) return about.replace(/[.,]$/, '');
  const named = new RegExp(String.raw`^(.{2,50}?)\s+${nouns.source}`, 'i').exec(plain)?.[1];
  if (named !== undefined) return named;
  const words = plain
    .replace(/\s+(?:with|listing|including|for|so)\s+.*$/i, '')
    .replace(/‹\d+›/g, '')
    .trim();
  if (nouns.test(words)) return '';
  if (words.length > 50 || words === '') return null;
  if (forms.test(words) || isBareTopic(words.toLowerCase())) return words;
  return words.split(' ').length < 4 &&
    topicOf(words) !== 'other' &&
    isBareTopic(words.toLowerCase().split(' ').slice(-1).join(' '))
    ? words
    : null;
}
