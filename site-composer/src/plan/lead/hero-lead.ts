import { asPoint, asSentence, isSentence, trimMarks } from '../../text/casing';
import { seeksHelpers } from '../../text/seeks-helpers';
import { fill } from '../../catalogue/messages/messages';
import { definition } from '../definition';
import { isNamedTrade, travels } from '../page-context';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import {
  introduces,
  isFilled,
  isLead,
  isPointLead,
  isShown,
  naming,
  refersBack,
  sameWords,
  saysMore,
  tellsDay,
  tellsHours,
} from './lead-rules';
import { ownIntroduction, withoutIntroduction } from './own-introduction';
import { longPhrase, ownPoints, ownThings } from './own-points';

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
  const { brief, statements } = context;
  const introduced = ownIntroduction(context, headline);
  if (introduced !== null) {
    withoutIntroduction(context, introduced);
    return introduced;
  }
  const said = statements.findIndex((statement) => sameWords(statement, headline));
  if (said !== -1) statements.splice(said, 1);
  const candidates = ownSentences(context, headline);
  const lead =
    candidates.find((text) => speaksOf(text, brief)) ??
    candidates.find((text) => presents.test(text)) ??
    ownPoint(context, headline);
  if (lead !== undefined) return lead;
  const phrase = longPhrase(context, headline);
  if (phrase !== null) return asSentence(phrase);
  const any = candidates.find((text) => introduces(text, brief));
  return preparedLead(context, any) ?? any ?? leadFromParts(context, headline);
}

/** Statements and remarks that could stand below the headline by themselves. */
function ownSentences(context: PageContext, headline: string): string[] {
  const { brief, statements } = context;
  const isOwn = (text: string): boolean =>
    !refersBack(text, brief) &&
    saysMore(text, brief) &&
    !sameWords(text, headline) &&
    !namesPeople(text, brief) &&
    !seeksHelpers.test(text);
  const own = statements.filter(
    (statement) =>
      statement.length > 30 &&
      statement.length < 220 &&
      isOwn(statement) &&
      !naming.test(statement) &&
      !isRefusal(statement) &&
      !tellsDay(statement, brief) &&
      !tellsHours(statement, brief) &&
      isSentence(statement),
  );
  const remarks = brief.remarks.filter(
    (one) => isLead(one, context) && !isFilled(one, context) && isOwn(one),
  );
  return [...own, ...remarks];
}

/** "Our vets are Ann Lee and Bo Ray": who they are stands among the people. */
const namesPeople = (text: string, { facts }: PageContext['brief']): boolean =>
  facts.people.filter(({ name }) => text.includes(name)).length > 1;

/** Whether a text names what the page is about. */
function speaksOf(text: string, { subject }: PageContext['brief']): boolean {
  const head = subject.head.toLowerCase();
  return head !== '' && text.toLowerCase().includes(head);
}

/** No sentence, but it says what the page is about: "Tip calculator that splits the bill between friends". */
function ownPoint(context: PageContext, headline: string): string | undefined {
  const { brief, statements } = context;
  const described = brief.remarks.filter((text) => / (?:that|which|who) /u.test(text)).map(asPoint);
  return [...statements, ...described].find(
    (text) => speaksOf(text, brief) && isPointLead(text, context, headline),
  );
}

/** The trade's own line, which introduces better than whatever was said unless that is of the member's own work. */
function preparedLead({ brief, trade }: PageContext, said: string | undefined): string | null {
  const values: Record<string, string> = brief.place === null ? {} : { place: brief.place };
  const prepared = trade ? fill(trade.lead, values) : '';
  if (prepared === '' || prepared.includes('{')) return null;
  const isOwnWork = said !== undefined && ownWork.test(said);
  return said === undefined || (isNamedTrade(brief) && !isOwnWork) ? prepared : null;
}

function leadFromParts(context: PageContext, headline: string): string {
  const { brief, say } = context;
  const defined = definition(context);
  if (defined !== '' && !isShown(defined, [headline, brief.name.text])) return defined;
  const things = ownThings(context, headline);
  if (things !== null) return things;
  const points = ownPoints(context);
  if (points !== '') return points;
  if (brief.purpose === 'application') return say('lead.application');
  return brief.purpose === 'business' && travels(brief) ? say('lead.travels') : '';
}

/** "I've been grooming for 9 years": what somebody says of themselves and their work. */
const ownWork =
  /^(?:i|we)(?:['’]ve| have) (?:been \p{L}+ing|\p{L}+ed)\b|\b(?:qualified|insured|trained|certified|experienced|accredited)\b/iu;

/** How people begin to say what they do. */
const presents =
  /^(?:i|we|it)(?:['’](?:m|re|s)| am| are| is| make| build| run| sell| offer| teach| repair| fix| help| take| do| cover| grow| cook| bake| hire| rent| design| write| train)\b/i;
