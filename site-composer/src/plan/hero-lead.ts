import { asPoint, asSentence, capitalised, isSentence, joined, trimMarks } from '../text/casing';
import { fill } from '../catalogue/messages/messages';
import { isWholeSentence } from '../text/whole-sentence';
import { definition } from './definition';
import { isNamedTrade } from './page-context';
import type { PageContext } from './page-context';
import { isRefusal } from './refusals';
import { shownWords, tellingWords, wordStem } from './shown-words';
import { lowerFirst } from './write-headline';

/** What the first screen says is not told again below it. */
export function withoutLead({ statements }: PageContext, lead: string): string {
  const plain = (line: string): string => line.toLowerCase().replace(/[.!]+$/, '');
  const kept = statements.filter((statement) => !plain(lead).includes(plain(statement)));
  statements.splice(0, statements.length, ...kept);
  return lead;
}

/** The first sentence the member wrote about the subject, else what is true of the trade; empty where nothing introduces it. */
export function leadText(context: PageContext, headline: string): string {
  const found = foundLead(context, headline);
  return found === '' ? '' : withoutHeadline(widened(found, context), context, headline);
}

/** "Coppersmith in Hove, since 1904: Penrose." under the headline "Coppersmith in Hove" says when it began. */
function withoutHeadline(lead: string, { brief }: PageContext, headline: string): string {
  const { subject, place, name } = brief;
  let rest = lead.replace(/[.\s]+$/, '');
  for (const known of [headline, subject.phrase, place ?? '']) {
    const begins = known !== '' && rest.toLowerCase().startsWith(known.toLowerCase());
    const behind = begins ? rest.slice(known.length) : '';
    if (/^\s?[,:–—-]\s/.test(behind)) rest = trimMarks(behind);
  }
  const ends = rest.toLowerCase().endsWith(name.text.toLowerCase());
  const before = ends ? rest.slice(0, rest.length - name.text.length) : '';
  if (/[,:–—-]\s$/.test(before)) rest = trimMarks(before);
  if (rest === lead.replace(/[.\s]+$/, '')) return lead;
  // "Gerberau 14" is an address, which has its own place.
  if (!/(?<!\p{L})\p{Ll}{3}/u.test(rest) && /\d/.test(rest)) return '';
  return rest.split(' ').length < fewestLeft ? lead : asSentence(rest);
}

const fewestLeft = 2;
const longestLead = 160;

/** "Free of charge, honeybees only" lacks what is: the sentence it is from, where that is short and tells no prices. */
function widened(lead: string, { brief }: PageContext): string {
  const plain = lead.toLowerCase().replace(/[.!]+$/, '');
  const whole = brief.remarks.find(
    (remark) =>
      remark.length > lead.length &&
      remark.length <= longestLead &&
      remark.toLowerCase().includes(plain) &&
      !tellsDay(remark, brief) &&
      !/[£€$@]|\d{4}/.test(remark),
  );
  return whole ?? lead;
}

function foundLead(context: PageContext, headline: string): string {
  const { brief, trade, statements, say } = context;
  const introduced = ownIntroduction(context, headline);
  if (introduced !== null) {
    withoutIntroduction(context, introduced);
    return introduced;
  }
  const said = statements.findIndex((statement) => sameWords(statement, headline));
  if (said !== -1) statements.splice(said, 1);
  const own = statements.filter(
    (statement) =>
      statement.length < 220 &&
      !naming.test(statement) &&
      !refersBack(statement, brief) &&
      !isRefusal(statement) &&
      !tellsDay(statement, brief) &&
      !tellsHours(statement, brief) &&
      statement.length > 30 &&
      isSentence(statement) &&
      saysMore(statement, brief) &&
      !sameWords(statement, headline),
  );
  const remarks = brief.remarks.filter(
    (one) =>
      isLead(one, context) &&
      !isFilled(one, context) &&
      !refersBack(one, brief) &&
      saysMore(one, brief) &&
      !sameWords(one, headline),
  );
  const head = brief.subject.head.toLowerCase();
  const speaksOfIt = (text: string): boolean => head !== '' && text.toLowerCase().includes(head);
  const lead =
    own.find(speaksOfIt) ??
    remarks.find(speaksOfIt) ??
    [...own, ...remarks].find((text) => presents.test(text));
  if (lead !== undefined) return lead;
  const point =
    statements.find((text) => speaksOfIt(text) && isPointLead(text, context, headline)) ??
    brief.remarks
      .filter((text) => / (?:that|which|who) /u.test(text))
      .map(asPoint)
      .find((text) => speaksOfIt(text) && isPointLead(text, context, headline));
  if (point !== undefined) return point;
  const phrase = longPhrase(context, headline);
  if (phrase !== null) return asSentence(phrase);
  const values: Record<string, string> = brief.place === null ? {} : { place: brief.place };
  const prepared = trade ? fill(trade.lead, values) : '';
  const any = [...own, ...remarks].find((text) => introduces(text, brief));
  // Of a trade that was named its own line introduces better than whatever else was said.
  const isOwnWork = any !== undefined && ownWork.test(any);
  if (
    prepared !== '' &&
    !prepared.includes('{') &&
    (any === undefined || (isNamedTrade(brief) && !isOwnWork))
  )
    return prepared;
  if (any !== undefined) return any;
  const defined = definition(context);
  const things = ownThings(context, headline);
  if (defined !== '' && !isShown(defined, [headline, brief.name.text])) return defined;
  if (things !== null) return things;
  const points = ownPoints(context);
  if (points !== '' || brief.purpose !== 'application') return points;
  return say('lead.application');
}

const fewestOfIntroduction = 5;
const longestIntroduction = 200;
const introducing =
  /^(?:hi,? |hello,? )?(?:i['’]?m|i am|we['’]?re|we are|my name['’]?s|my name is|this is|it['’]?s|)\s?$/iu;

/**
 * "We are Hollow Lane Donkey Rest, a small charity looking after 31 donkeys", "I'm Amara Okafor, paediatric nurse looking for a
 * post": what they say of themselves behind the name, which stands above.
 */
function ownIntroduction({ brief, statements }: PageContext, headline: string): string | null {
  const { name, said, remarks, purpose, language } = brief;
  if (!name.given || language !== 'en') return null;
  for (const clause of [...statements, ...remarks, ...(purpose === 'person' ? said : [])]) {
    const at = clause.toLowerCase().indexOf(name.text.toLowerCase());
    if (at < 0 || !introducing.test(clause.slice(0, at))) continue;
    const behind = clause.slice(at + name.text.length);
    const [, what] =
      (purpose === 'person'
        ? /^(?:,| and| -| –)\s(?:and )?(?:i['’]?m |i am )?(?:an? |the )?(.+)$/iu
        : /^(?:,| is| are)\s((?:an?|the) .+)$/iu
      ).exec(behind) ?? [];
    const lead = (what ?? '').replaceAll(/\s\([^()]*\)/gu, '');
    const isFit =
      lead.split(' ').length >= fewestOfIntroduction &&
      lead.length <= longestIntroduction &&
      !tellsDay(lead, brief) &&
      !sameWords(lead, headline);
    if (isFit) return asSentence(capitalised(lead));
  }
  return null;
}

/** The sentence the introduction is from tells nothing more below it. */
function withoutIntroduction({ statements, brief }: PageContext, lead: string): void {
  const said = lead.slice(1, longestStart).toLowerCase();
  const kept = statements.filter(
    (text) => !(text.includes(brief.name.text) && text.toLowerCase().includes(said)),
  );
  statements.splice(0, statements.length, ...kept);
}

const longestStart = 14;

/** What stands under a heading the member asked for is read there. */
const isFilled = (text: string, { filled }: PageContext): boolean =>
  [...filled.values()].some((content) => content.includes(text));

/** "It includes the club vest", "Our best known ones are …": what it speaks of stands in a sentence before it. */
function refersBack(text: string, { purpose }: PageContext['brief']): boolean {
  if (/^it['’]?s? (?:is |was )?(?:an?|the|our|my)\s/iu.test(text)) return false;
  const isSubject = purpose === 'product' || purpose === 'application';
  return (
    /^(?:they|he|she|these|those|this|that|which|there|both|all of them)\b/iu.test(text) ||
    /^(?:our|the) (?:\p{L}+ ){1,3}ones?\b/iu.test(text) ||
    (!isSubject && /^it(?:['’]s)?\b/iu.test(text))
  );
}

/** A whole sentence that speaks to visitors or for the owner; one about the minister or the car park introduces nothing. */
const introduces = (text: string, { language }: PageContext['brief']): boolean =>
  isWholeSentence(text, true) &&
  ((language !== 'en' && text.split(' ').length >= fewestWordsOfLead) ||
    /\b(?:we|i|you|your|our|my|us|everyone|anyone|all ages)\b/iu.test(text));

/** "I've been grooming for 9 years": what somebody says of themselves and their work. */
const ownWork =
  /^(?:i|we)(?:['’]ve| have) (?:been \p{L}+ing|\p{L}+ed)\b|\b(?:qualified|insured|trained|certified|experienced|accredited)\b/iu;

/** How people begin to say what they do. */
const presents =
  /^(?:i|we|it)(?:['’](?:m|re|s)| am| are| is| make| build| run| sell| offer| teach| repair| fix| help| take| do| cover| grow| cook| bake| hire| rent| design| write| train)\b/i;

/** "It's called Bounce Laundry" tells the name that stands above it. */
const naming =
  /^(?:it|he|she|they|we|the \p{L}+)(?:['’]s|['’]re| is| are) (?:called|named)\b|^called\s|\s,?(?:called|named) \p{Lu}/iu;

const fewestWordsOfLead = 5;

/** "Tip calculator that splits the bill between friends": no sentence, but all there is to say. */
function isPointLead(text: string, context: PageContext, headline: string): boolean {
  return (
    !isSentence(text) &&
    text.split(' ').length >= fewestWordsOfLead &&
    !/\d/.test(text) &&
    saysMore(text, context.brief) &&
    !sameWords(text, headline)
  );
}

/** A subject of many words says what it is: "a weekend of sea shanties, storytelling and smoked fish". */
function longPhrase({ brief }: PageContext, headline: string): string | null {
  const { phrase } = brief.subject;
  const isLong =
    phrase.split(' ').length >= fewestWordsOfLead && !/^\p{L}+ing\s.*\band\b/u.test(phrase);
  const isSaid = isShown(phrase.replace(/^.*? (?:that|which|who) /u, ''), [headline]);
  return isLong && !isSaid ? phrase : null;
}

/** Whether the header and the headline say all of it. */
function isShown(text: string, lines: readonly string[]): boolean {
  const known = shownWords(lines);
  return tellingWords(text).every((word) => known.has(wordStem(word)));
}

/** Whether a line tells more than name, subject and place, which stand on the first screen anyway. */
function saysMore(text: string, { name, subject, place }: PageContext['brief']): boolean {
  const known = shownWords([name.text, subject.phrase, place ?? '']);
  return tellingWords(text).filter((word) => !known.has(wordStem(word))).length > 1;
}

/** Whether a sentence tells what something costs that stands with its price elsewhere. */
function tellsPrice(text: string, { lists }: PageContext['brief']): boolean {
  return lists.some(({ items }) =>
    items.some(
      ({ title, price }) => price !== undefined && text.toLowerCase().includes(title.toLowerCase()),
    ),
  );
}

/** Whether a line is that of a day which stands on the first screen or in the programme. */
const tellsDay = (text: string, { facts }: PageContext['brief']): boolean =>
  facts.dates.some(
    ({ words, iso }) =>
      iso !== null &&
      words.length > 4 &&
      text.toLowerCase().includes((words.split(',')[0] ?? words).toLowerCase()),
  );

/** Opening hours have a section of their own. */
const tellsHours = (text: string, { facts }: PageContext['brief']): boolean =>
  (facts.hours.length > 0 || facts.hoursWords !== null) &&
  /^(?:we(?:['’]re| are) )?(?:open|closed|geöffnet|ouvert|abierto|aperto|geopend|aberto)\b/iu.test(
    text,
  ) &&
  /\d/.test(text);

/** A sentence of a length that is read at a glance, and no list of fees or days. */
function isLead(text: string, { brief }: PageContext): boolean {
  const count = text.split(' ').length;
  return (
    count > 4 &&
    !naming.test(text) &&
    !isRefusal(text) &&
    !tellsDay(text, brief) &&
    !tellsHours(text, brief) &&
    count < 30 &&
    isSentence(text) &&
    !/\d[^.]*\d[^.]*\d[^.]*\d[^.]*\d/.test(text) &&
    !/^[\p{L} ]{2,24}:/u.test(text) &&
    !tellsPrice(text, brief) &&
    (brief.language !== 'en' || isWholeSentence(text)) &&
    !brief.asked.avoid.some((word) => text.toLowerCase().includes(word))
  );
}

/** Whether two lines say the same but for capitals and marks at their ends. */
function sameWords(one: string, other: string): boolean {
  const plain = (line: string): string => line.toLowerCase().replace(/[.!]+$/, '');
  return plain(one).endsWith(plain(other));
}

const longestPoints = 110;

/** A few words that are neither the name nor the subject nor a row of facts. */
const isOwnPoint = (text: string, brief: PageContext['brief']): boolean =>
  !isSentence(text) &&
  !isRefusal(text) &&
  text.includes(' ') &&
  !/[\d@]/.test(text) &&
  saysMore(text, brief) &&
  ![brief.name.text, brief.subject.phrase].some(
    (known) => known !== '' && text.toLowerCase().includes(known.toLowerCase()),
  );

/** "Certificate same day. Schools, theatres, village halls." says more than any line that fits everybody. */
function ownPoints({ statements, brief }: PageContext): string {
  const chosen: string[] = [];
  for (const text of [...statements, ...brief.remarks]) {
    const said = asSentence(text);
    const isSaid = chosen.some((one) => one.toLowerCase().includes(text.toLowerCase()));
    const fits =
      !isSaid && [...chosen, said].join(' ').length <= longestPoints && chosen.length < 2;
    if (fits && isOwnPoint(text, brief) && !chosen.includes(said)) chosen.push(said);
  }
  return chosen.join(' ');
}

/** "Gildas, anchovy toast and comté gougères." where nothing else was said about it. */
function ownThings({ brief, say }: PageContext, headline: string): string | null {
  const isPlans = ({ items }: (typeof brief.lists)[number]): boolean =>
    brief.purpose === 'product' && items.some(({ price }) => price !== undefined);
  const lists = brief.lists.filter((one) => !isPlans(one));
  const list = lists.find(({ items }) => items.length > 1) ?? lists[0];
  const titles = [
    ...(list?.items ?? []).map(({ title }) => title),
    ...(brief.purpose === 'application' ? brief.capabilities.map(({ words }) => words) : []),
  ].filter(
    (title) =>
      title.split(' ').length <= 4 && !headline.toLowerCase().includes(title.toLowerCase()),
  );
  const isPriced = list?.items.some(({ price }) => price !== undefined) === true;
  if (titles.length < (isPriced ? 3 : 2)) return null;
  const [first = '', ...others] = [...new Set(titles)].slice(0, 4);
  return `${joined([capitalised(first), ...others.map((one) => (brief.language === 'de' ? one : lowerFirst(one)))], say('and'))}.`;
}
