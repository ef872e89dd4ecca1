import { colourNames } from '../../catalogue/vocabulary/vocabulary';
import { titlesOfPeople } from '../../text/abbreviations';
import type { Site } from '../site';
import { plainClauses } from './clauses';
import { reworded } from './plain-wording';
import { maskQuotes } from './quotes';
import { beginsRequest, readRequest, whole, withoutCourtesy } from './request';
import type { Request } from './request';

/** The contract allows 20,000 characters; a refinement of more than these is read in vain. */
const longest = 20_000;
const mostRequests = 30;

/** The requests of an instruction, one after the other. Sentences that ask for nothing belong to the one before. */
export function splitRequests(instruction: string, site: Site | null = null): Request[] {
  const { text, quotes } = maskQuotes(instruction.slice(0, longest).replaceAll('\r', ''));
  const named = [...quotes];
  const given = sentencesOf(text).map(toldLast);
  const sentences = site ? plainClauses(given, named, site) : given;
  const pieces: { text: string; content: string }[] = [];
  for (const sentence of sentences.flatMap((one) =>
    one.startsWith(whole) ? [one] : reworded(one),
  )) {
    const last = pieces.at(-1);
    if (isCourtesy(sentence)) continue;
    if (last && !last.text.startsWith(whole) && !asksForSomething(sentence)) {
      last.content = `${last.content} ${sentence}`.trim();
      continue;
    }
    for (const part of sentence.startsWith(whole) ? [sentence] : splitSentence(sentence))
      pieces.push({ text: part, content: '' });
  }
  return pieces
    .slice(0, mostRequests)
    .map((piece) => readRequest(piece.text, named, piece.content))
    .filter(({ asked }) => /[\p{L}\p{N}]/u.test(asked));
}

/** "Am 14. März": the point of an ordinal number ends no sentence. */
const dayBefore =
  /(?<!\p{L})\d{1,2}\.\s(?=(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L}))/giu;

/** "Ms. Rutuja Jadhav". */
const titleBefore = new RegExp(String.raw`(?<!\p{L})(?:${titlesOfPeople})\.\s(?=\p{Lu})`, 'gu');

/** "Rs. 450", "No. 7", "jeden 1. Samstag": the point of a shortened word ends no sentence. */
const shortBefore =
  /(?<!\p{L})(?:(?:Rs|No|Nr|Tel|approx|ca|max|min|abt|St|Str|bzw|inkl|zzgl)\.\s(?=[\d‹])|(?:St|Ste)\.\s(?=\p{Lu})|\d{1,2}\.\s(?=(?:Mon|Diens|Mittwoch|Donners|Frei|Sams|Sonn)\p{Ll}*))/gu;

export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(titleBefore, (title) => title.replace(/\s$/u, '\uE000'))
    .replaceAll(shortBefore, (word) => word.replace(/\s$/u, '\uE000'))
    .replaceAll(dayBefore, (day) => day.replace('. ', '.\uE000'))
    .split(/\n+|(?<=[\p{L}\p{N}›)%][.!?;]{1,3})(?<!\.\.\.)\s+(?=["‹(]?[\p{L}\p{N}])|;\s+/u)
    .map((sentence) =>
      sentence
        .replaceAll('\uE000', ' ')
        .replace(/^\s*(?:[-*•–·]|\(?\d{1,2}[.)])\s+/u, '')
        .trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "… instead of Thursday, please add that": what is to be added stands in front of the request. */
const addThat =
  /^(.{12,280}?)(?:,| [-–—]|;)? (?:so |and )?(?:please |pls |can you |could you )*(?:add|put|mention|say|include|write) (?:that|this|it)(?: (?:on|in|up|too|please|somewhere|on there|(?:on|to|in) the (?:page|site|website)))*[.!?]*$/iu;

function toldLast(sentence: string): string {
  const said = addThat.exec(sentence)?.[1];
  return said === undefined || beginsRequest(said) || said.includes('‹')
    ? sentence
    : `mention that ${said}`;
}

function isCourtesy(sentence: string): boolean {
  return (
    /^(?:thanks|thank you|thx|cheers|please|hi|hello|hey|great|nice|perfect|ok|okay|looks? (?:good|great))\b[^‹]{0,30}$/i.test(
      sentence,
    ) && !beginsRequest(sentence)
  );
}

const declares =
  /\b(?:should|must|needs? to|ought to|has to|have to|to be|is now|are now|now (?:is|are|costs?)|costs?|has changed|have changed|instead of|is wrong|too (?:big|small|dark|light|bright))\b/i;
const looks =
  /\b(?:background|buttons?|headings?|headline|fonts?|text|colou?rs?|theme|mode|section|header|footer|accents?|links|layout|spacing|corners|typeface|price|phone|number|address|hours)\b/i;
const compares =
  /\b(?:bigger|larger|smaller|darker|lighter|rounder|bolder|brighter|calmer|warmer|more|less|dark mode|light mode|\w+er)\b/i;

/** What visitors are to read is asked for as well. */
const tells =
  /^(?:please |also |and |just |can you |could you )*(?:say|mention|tell|state|point out)\b/iu;

/** Without a verb it must name a part of the page and say what that should be like. */
function asksForSomething(sentence: string): boolean {
  if (beginsRequest(sentence) || tells.test(sentence)) return true;
  const words = sentence.toLowerCase();
  if (words.length > 200) return false;
  if (declares.test(words)) return true;
  return looks.test(words) && (compares.test(words) || namesColour(words) || /[:‹]/.test(words));
}

function namesColour(words: string): boolean {
  return (
    /#[0-9a-f]{3,6}\b/.test(words) ||
    words.split(/[^\p{L}]+/u).some((word) => colourNames.has(word))
  );
}

const targets =
  'the|a|an|my|our|your|its|their|all|every|each|both|it|this|that|these|those|everything|another|one|two|three|some|more|text|buttons?|headings?|links?|dark|light|‹|#|in|to|at|me|us|new|whole|entire';
/** Verbs that say what to do with a part of a page, whatever that is called. */
const plainActions = 'move|remove|delete|rename|translate|duplicate|swap|hide';
const border = new RegExp(
  String.raw`(?:,?\s+(?:and then|then|and also|and|also|plus|but)\s+|,\s*)(?=(?:please\s+|also\s+)?(?:(?:${plainActions})\s+\p{L}|([\p{L}-]+)\s*(?:of\s+)?(?:(?:${targets})\b|‹|#)))`,
  'giu',
);

/** "…, oh and bigger text": a size or a shade with what it is for is a request without a verb. */
const sized =
  /,?\s+(?:oh,?\s+)?(?:and|plus|also)\s+(?=(?:much |slightly |a bit )?(?:bigger|larger|smaller|bolder|darker|lighter|rounder)\s+(?:text|type|writing|letters|headings?|buttons?|fonts?|corners|background)\b)/iu;

/** "make it dark green and cream, more old fashioned": what it should be like is a request of its own. */
const manner = /,\s+(?:and )?(?=(?:a bit |much |rather )?(?:more|less) \p{L}+(?:[- ]\p{L}+)?$)/iu;

/** "…, headline ‹0›, and …": a part of the page with what it should say is a request without a verb. */
const labelled =
  /(?:,|,?\s+and)\s+(?=(?:the |a )?(?:headline|title|heading|tagline|sub-?title|slogan|button)\s*:?\s*‹\d+›)/iu;

/** "bigger buttons, and a ‹0› button at the end": what is to come without its verb, behind a look. */
const oneAlso =
  /^((?:please )?(?:(?:make|have|use) )?(?:much |slightly |a bit )?(?:bigger|larger|smaller|bolder|darker|lighter|rounder)\b.{2,60}?),?\s+(?:and|plus)\s+(?:also )?((?:an?|another) (?:‹\d+› )?(?:new )?(?:button|section|link|line|sentence|note|question|form)\b.*)$/iu;

/** "…, his number is ‹…› and his email is ‹…›": who is to be reached how. */
const reached =
  /(?:,|,?\s+and)\s+(?=(?:his|her|their|the|our|its|my)\s+(?:new )?(?:(?:tele)?phone |tel |mobile )?(?:number|e-?mail(?: address)?|address)\s+is\b)/iu;

/** "make it darker, remove pricing and add a FAQ": a new request begins with a verb and what it is about. */
function splitSentence(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(border)) {
    const behind = sentence.slice(match.index + match[0].length);
    if (!startsRequest(behind)) continue;
    parts.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(sentence.slice(from));
  return parts
    .flatMap((part) => {
      const [, look, more] = oneAlso.exec(part) ?? [];
      return look === undefined || more === undefined ? [part] : [look, `add ${more}`];
    })
    .flatMap((part) => part.split(sized))
    .flatMap((part) => part.replace(/[.!\s]+$/, '').split(manner))
    .flatMap((part) => part.split(labelled))
    .flatMap((part) => part.split(reached))
    .flatMap((part) => splitTexts(withoutCourtesy(part)));
}

function startsRequest(text: string): boolean {
  const head = text.slice(0, 120);
  return (
    beginsRequest(head) &&
    !/^(?:have|let|need|want|show|build|place|call|show)\s+(?:a (?:great|good|nice)|us|me|them|you)\b/i.test(
      head,
    )
  );
}

const named =
  'headline|heading|title|sub-?title|sub-?heading|tagline|intro|button|logo|name|phone|telephone|email|address|link|price';

/** "change the headline to ‹0› and the button to ‹1›" are two requests with one verb. */
function splitTexts(request: string): string[] {
  const verb = /^(change|set|update|make|rename|replace)\s/i.exec(request)?.[1];
  if (verb === undefined) return [request];
  const again = new RegExp(
    String.raw`(?:(?<=›)\s*(?:,|,?\s+and)\s+(?=(?:the |my |our )?[^›,]{2,50}\s(?:to|say|as|with)\s*:?\s*‹)|\s*,?\s+and\s+(?=(?:the|my|our)\s+(?:[\p{L}-]+\s+){0,2}(?:${named})(?:\s+(?:text|label|number))?\s+to\s))`,
    'giu',
  );
  const parts = request.split(again).filter(Boolean);
  return parts.map((part, index) => (index === 0 ? part : `${verb} ${part}`));
}
