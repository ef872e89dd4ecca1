import { findPrice } from '../../text/money';
import { attributeOf } from '../page/read-page';
import type { Site } from '../site';
import { findThing, thingAt, thingNamedIn } from '../target/find-thing';
import type { Thing } from '../target/things';
import { dateIn, spanIn, timeIn } from '../change/moments';
import { inEnglish, languageOf } from './foreign-wording';
import { beginsRequest, stated as statedMark } from './request';
import { unmask } from './quotes';

/** What is read of an instruction so far: its sentences, and what its quotations say. */
interface Reading {
  readonly site: Site;
  /** Names of parts are put behind the quotations, so that no rule reads them as part of a command. */
  readonly quotes: string[];
  /** The part of the page that was spoken of last. */
  about: string | null;
}

const reason =
  /(?:,|\s[-–—]|\s\(|;)?\s+(?:because|since (?:we|it|they|i|he|she|the)|as (?:we|it|they|i|many|most|some|a lot)|so that (?:people|visitors|everyone|they|we)|cause|cos|coz|bc)\b[^‹]*$/iu;
const aside =
  /(?:,|\s[-–—]|;)\s+(?:we|we've|we're|i|i'm|i've|it|its|it's|it'll|they|they're|he|she|nobody|no one|noone|everyone|everybody|many|most|some|a lot|people|customers|visitors|this|that's|there|our|my|not (?:really|sure|my)|viele|weil|da|denn|wir|car|parce que|porque|perché|omdat|want)(?=\s)(?<tail>[^‹,;]*(?:,[^‹,;]*)?)$/iu;

/** What follows a request and only says why: "…, we can't get it any more". It must hold nothing to be put on the page. */
export function withoutReason(sentence: string): string {
  const said = sentence.replace(/[.!\s]+$/, '');
  const bare = said.replace(reason, '');
  const match = aside.exec(bare);
  if (!match || match.index < 4) return bare === said ? sentence : bare;
  const [tail, head] = [bare.slice(match.index), bare.slice(0, match.index)];
  const asks =
    /\b(?:so|please|instead|should|now|make|put|add|remove|change|take|delete|call)\b/i.test(
      tail,
    ) || /[\d@]/.test(tail);
  return asks || !(beginsRequest(head) || isLook(head)) ? bare : head;
}

const placeFirst =
  /^(?:please )?(?:(?:under|in|to|for|on|at|into|below) (?:the |our )?([^,‹\d]{2,40}?)(?: section)?,? (?:please )?(?:can you |could you )?(add|put|include|insert) (.{2,200})|(add|put|include) (?:this |the following )?(?:to|under|in) (?:the |our )?([^,:‹\d]{2,40}?)(?: section)?\s*:\s*(.{2,200}))$/iu;

/** "under Desserts add crema catalana": the place behind what is to stand there. */
function placeLast(sentence: string): string {
  const [, place, verb, thing, verb2, place2, thing2] =
    placeFirst.exec(sentence.replace(/[.!\s]+$/, '')) ?? [];
  const [where, what] = [place ?? place2, thing ?? thing2];
  return where === undefined || what === undefined
    ? sentence
    : `${verb ?? verb2 ?? 'add'} ${what} to the ${where}`;
}

const isLook = (head: string): boolean =>
  /\b(?:bigger|larger|smaller|darker|lighter|calmer|warmer|bolder|more \p{L}+|größer|kleiner|heller|dunkler|mode|colou?rs?)\b/iu.test(
    head,
  );

const pronoun =
  /^(?:it|them|that|this|these|those|(?:that|this|the same) (?:one|line|question|item|bit|part|heading|section|button|text|price|word|plan|dish|service|class|event))$/i;
const wish =
  /(?:[,.;:]|\s[-–—]|\?|\s+and|\s+so)\s+(?:so |and |then |but |please |pls |just |simply |maybe |can you (?:please )?|could you (?:please )?|would you |you can |let's |better )*(?=(?:take|remove|delete|drop|get rid|cut|lose|hide|strike|make|call|change|rename|replace|turn|set|put|use|swap|move|tone)\b)/iu;

const removing = /^(?:take|remove|delete|drop|get rid of|cut|lose|hide|strike|cross|leave)\b/i;
const gone =
  /^(?:sorry,? )?(?:(?:the |our |my )?(?<was>.{2,60}?) (?:(?:has|have) (?:now )?been (?:cancelled|canceled|discontinued|dropped|called off|stopped)|(?:is|are) (?:now )?(?:cancelled|canceled|discontinued|called off|no longer (?:available|offered|happening|on|sold))|(?:is|are)n'?t (?:available|offered|happening|on|sold|served)(?: any ?more| any longer)?|(?:is|are) not (?:available|offered|happening|on|sold|served) (?:any ?more|any longer)|won'?t (?:be happening|happen|take place|be on))|(?:we|i)(?:'ve| have)? (?:no longer (?:do|sell|offer|have|make|serve|run|stock|teach)|(?:don'?t|do not) (?<verb>do|sell|offer|have|make|serve|run|stock|teach|\p{L}+)|(?:ran|run) out of|stopped (?:doing|selling|offering|making|serving)?|decided against|(?:are|were) (?:out of|no longer (?:doing|selling|offering|making|serving))) ?(?:an? |the |our |any )?(?<thing>.{2,60}?)(?: any ?more| any longer)?)(?: (?:and|,).*)?$/iu;

/** The sentences of a masked instruction as commands, each naming the part of the page it is about. */
export function plainClauses(sentences: readonly string[], quotes: string[], site: Site): string[] {
  const reading: Reading = { site, quotes, about: null };
  const clauses: string[] = [];
  for (const sentence of sentences) {
    if (/^no\b\s*[-–—,:]/i.test(sentence)) clauses.pop();
    const said = /^(?:the )?(?:text|content|wording|copy|it should say)\s*:\s*(.{2,2000})$/iu.exec(
      sentence,
    )?.[1];
    const last = clauses.at(-1);
    if (said !== undefined && last !== undefined && /\bsection\b/i.test(last)) {
      clauses[clauses.length - 1] = `${last.replace(/[.!]$/, '')}: ${said}`;
      continue;
    }
    clauses.push(...clausesOf(sentence.replace(/^no\b\s*[-–—,:]\s*/i, ''), reading));
  }
  return clauses;
}

const smiley = /\s*[:;]-?[()DP]+(?=\s|$)/g;

/** "delete ‹…› and ‹…›": each of them by itself. */
function each(sentence: string): string[] {
  const [, verb, all] =
    /^((?:please )?(?:remove|delete|drop|take out|take off|get rid of|hide)) ((?:the )?‹\d+›(?:(?:,| and|, and) (?:the )?‹\d+›)+)[.!]?$/iu.exec(
      sentence,
    ) ?? [];
  return verb === undefined || all === undefined
    ? [sentence]
    : (all.match(/‹\d+›/g) ?? []).map((quote) => `${verb} ${quote}`);
}

const samePlace = /\b(?:that|this|the same) (?:section|part|list)\b/i;

/** "… under prices and make the heading of that section …": the section that was named before. */
function placesNamed(sentence: string, reading: Reading): string {
  const match = samePlace.exec(sentence);
  if (!match) return sentence;
  const before = unmask(sentence.slice(0, match.index), reading.quotes);
  const thing = thingNamedIn(reading.site, before, ['section', 'group']);
  const place = thing ? reference(thing, reading) : reading.about;
  return place === null ? sentence : sentence.replace(samePlace, place);
}

function clausesOf(given: string, reading: Reading): string[] {
  const sentence = placesNamed(
    given.replaceAll(smiley, '').replace(/\b(can|could) u\b/i, '$1 you'),
    reading,
  );
  const html = reading.site.first('html');
  const language = languageOf(sentence, html ? attributeOf(html, 'lang').slice(0, 2) : 'en');
  const bare = placeLast(withoutReason(sentence));
  const plain = language === null ? bare : (inEnglish(bare, language) ?? bare);
  const parts = plain
    .split(/,?\s+but\s+(?=(?:please )?(?:take|remove|change|make|add|keep|put|move)\b)/i)
    .filter((part) => !/^(?:please )?(?:keep|leave)\s(?!.*\b(?:out|off|away)\b)/i.test(part));
  const read = parts.flatMap((part) => each(part)).flatMap((part) => clause(part, reading));
  // Of a sentence that is a text of the page nothing may be lost, nor its last mark.
  return read.length === 1 && read[0] === sentence.replace(/[.!\s]+$/, '') ? [sentence] : read;
}

function clause(sentence: string, reading: Reading): string[] {
  const said = sentence.replace(/[.!\s]+$/, '');
  const cut = beginsRequest(said) ? null : wish.exec(said);
  if (cut && !/[‹\d]/.test(said.slice(0, cut.index).replaceAll(/‹\d+›/g, ''))) {
    const lead = said.slice(0, cut.index);
    reading.about = spokenOf(lead, reading) ?? reading.about;
    const request = said.slice(cut.index + cut[0].length);
    if (reading.about !== null || !isAboutIt(request)) return [referring(request, reading)];
  }
  const removed = removal(said, reading);
  if (removed !== null) return removed;
  if (!wish.test(said) && isComplaint(said)) {
    reading.about = spokenOf(said, reading) ?? reading.about;
    return [];
  }
  const request = referring(said, reading);
  reading.about = spokenOf(request, reading) ?? reading.about;
  return priced(request, reading).map((one) => stated(one, reading));
}

const complaint =
  /\b(?:makes? no sense|(?:is|are|was|looks?|sounds?|seems?|feels?) (?:(?:a bit|all|just|totally|a little|rather|really|so|quite|simply) )*(?:wrong|silly|soppy|stupid|outdated|out of date|a mistake|not (?:right|true|ours|good)|a typo|misspelt|misspelled|ugly|weird|odd|confusing|nonsense|awful|too long|old|cheesy|old-fashioned)|shouldn'?t (?:be|say)|has changed|i (?:really )?(?:don'?t|do not) like|i hate)\b/iu;

/** What displeases asks for nothing by itself: what is wanted comes with the next sentence. */
const isComplaint = (said: string): boolean =>
  complaint.test(said) &&
  !beginsRequest(said) &&
  !/\d|:|‹\d+›.*‹/.test(said.replaceAll(/‹\d+›/g, '‹')) &&
  !/\b(?:should|must|instead)\b(?!n)/i.test(said);

const isAboutIt = (request: string): boolean => / (?:it|them|that)\b/i.test(request);

/** "puppy visits aren't offered any more": what is no longer there goes from the page. */
function removal(said: string, reading: Reading): string[] | null {
  const match = gone.exec(unmask(said, reading.quotes));
  const { was, thing, verb } = match?.groups ?? {};
  const name =
    was ??
    (verb !== undefined && !/^(?:do|sell|offer|have|make|serve|run|stock|teach)$/i.test(verb)
      ? `${verb} ${thing ?? ''}`
      : thing);
  if (name === undefined || /^(?:like|want|need|think|know|see|care)\b/i.test(name)) return null;
  const found = findThing(reading.site, name);
  if (!found || 'several' in found) return null;
  reading.about = reference(found.thing, reading);
  return [`remove ${reading.about}`];
}

/** The part of the page a sentence speaks of, as commands refer to it. */
function spokenOf(sentence: string, reading: Reading): string | null {
  const { site, quotes } = reading;
  const text = unmask(sentence, quotes);
  if (/\b(?:sub-?title|sub-?heading|tag ?line|text under the headline)\b/i.test(text))
    return 'the subtitle';
  if (/\b(?:headline|main heading|main title)\b/i.test(text)) return 'the headline';
  const placed = thingAt(site, text);
  if (placed) return reference(placed, reading);
  const quoted = /‹(\d+)›/.exec(sentence);
  const named = quoted ? findThing(site, quotes[Number(quoted[1])] ?? '') : null;
  if (named && 'thing' in named) return reference(named.thing, reading);
  const thing = thingNamedIn(site, text, [
    'question',
    'quote',
    'item',
    'group',
    'section',
    'button',
  ]);
  if (thing) return reference(thing, reading);
  const removed = gone.exec(text)?.groups;
  const near = findThing(site, removed?.['was'] ?? removed?.['thing'] ?? text);
  return near && 'thing' in near && near.thing.kind !== 'section'
    ? reference(near.thing, reading)
    : null;
}

function reference({ kind, name, text }: Thing, { quotes }: Reading): string {
  quotes.push(name === '' ? text.slice(0, 80) : name);
  return `the ${kind} ‹${quotes.length - 1}›`;
}

/** "take it off" with the part that was spoken of in its place; of a part that is gone "off" says nothing more. */
function referring(request: string, { about }: Reading): string {
  if (about === null) return request;
  const match =
    /^(?<verb>(?:please )?(?:take|remove|delete|drop|get rid of|cut|lose|hide|strike|make|call|change|rename|replace|turn|set|put))\s+(?<what>it|them|that|this|those|these|(?:that|this) (?:one|line|question|item|bit|part|heading|section|button|text|price|word|plan|dish|service|class|event)|the line|the answer(?: to that(?: question)?)?)(?=\s|$)(?<rest>.*)$/i.exec(
      request,
    );
  const { verb = '', what = '', rest = '' } = match?.groups ?? {};
  if (!match)
    return /^answer\b/i.test(request)
      ? request
          .replace(
            /^answer(?: (?:to|for) (?:that|it)(?: question)?)?/i,
            `change the answer of ${about}`,
          )
          .replace(/ (?:should (?:now )?(?:be|say|read)|is(?: now)?)(?= |:)/i, ' to')
      : request;
  if (/^the answer/i.test(what)) return `change the answer of ${about}${rest}`;
  if (!pronoun.test(what) && what.toLowerCase() !== 'the line') return request;
  if (removing.test(verb.replace(/^please /i, ''))) return `remove ${about}`;
  if (/‹|^\s*(?:to|with|say|read)\b|:/.test(rest))
    return `change ${about} to ${rest.replace(/^\s*(?:to|with|say|read|as|into)?\s*:?\s*/i, '')}`;
  return request;
}

const changes =
  /\b(?:now|moved|postponed|brought forward|changed|instead|starts?|begins?|takes? place|is (?:at|on)|are (?:at|on))\b/i;

/** What changed with an item of the page is a request, though no verb asks for it: "group walks are £13". */
function stated(sentence: string, { site, quotes }: Reading): string {
  const text = unmask(sentence, quotes);
  if (beginsRequest(sentence) || text.length > 160 || /‹/.test(sentence)) return sentence;
  const isPrice = namesPrice(text) && thingNamedIn(site, text, ['item']) !== null;
  const isMoment = changes.test(text) && (spanIn(text) ?? dateIn(text) ?? timeIn(text)) !== null;
  return isPrice || isMoment
    ? `${statedMark}${sentence.replace(/^(?:also|and|oh|plus),?\s+/i, '')}`
    : sentence;
}

const separator = /,\s+(?:and |also )?|\s+and (?:also )?/giu;
const namesPrice = (text: string): boolean =>
  findPrice(text) !== null ||
  /\d[.,]\d{2}\b/.test(text) ||
  /\b(?:is|are|now|to|costs?)(?: now)? \d/i.test(text);

/** "weekend tickets are £65 and day tickets £28": two prices for two items of the page. */
function priced(sentence: string, { site, quotes }: Reading): string[] {
  const borders = [...sentence.slice(0, 600).matchAll(separator)];
  const parts: string[] = [];
  let from = 0;
  for (const [index, border] of borders.entries()) {
    const behind = border.index + border[0].length;
    const next = sentence.slice(behind, borders[index + 1]?.index ?? sentence.length);
    if (!namesPrice(sentence.slice(from, border.index)) || !namesPrice(next)) continue;
    if (!thingNamedIn(site, unmask(next, quotes), ['item'])) continue;
    parts.push(sentence.slice(from, border.index));
    from = behind;
  }
  return [...parts, sentence.slice(from)];
}
