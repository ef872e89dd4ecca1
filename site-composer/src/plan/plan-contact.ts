import type { Brief, Intent } from '../model/brief';
import { isBareTopic } from '../catalogue/topics';
import type { Field, FurtherWay } from '../model/page';
import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { ownDay } from './own-day';
import { asked, headingFor, isNameAlone } from './plan-asked';
import { ownAct } from './plan-actions';
import { actOf } from './plan-calls';
import { fieldsFor } from './plan-forms';
import { writtenDate } from './write-date';
import { writeHeadline } from './write-headline';

/** Where it is and when it is open; without any of it there is nothing to visit. */
export function planVisit(context: PageContext): DraftSection | null {
  const { brief, say, openFacts, unfulfilled } = context;
  const { address, areas, hours, hoursWords } = brief.facts;
  const wanted = asked(context, 'visit');
  if (isExcluded(context, 'visit')) return null;
  if (wanted && hours.length === 0 && hoursWords === null) openFacts.add('hours');
  if (wanted && address === null) openFacts.add('address');
  const isKnown = hours.length > 0 || hoursWords !== null || areas.length > 0;
  // A town is content; the slots for the rest stay hidden beside it until they are given.
  if (wanted && address === null && !isKnown && brief.place === null) {
    unfulfilled.push(
      `“${wanted.words}” is not on the page yet: it needs your address or your opening hours.`,
    );
    return null;
  }
  const place = address ?? (wanted ? brief.place : null);
  if (place === null && areas.length === 0 && hours.length === 0 && hoursWords === null)
    return null;
  const timed = hours.length > 0 || hoursWords !== null;
  if (place === null && !timed && isInHeadline(context, areas)) return null;
  // Who comes to people is not found: the section is called by the one thing it tells.
  const only =
    place !== null || (timed && areas.length > 0) ? 'visit' : timed ? 'visitHours' : 'visitAreas';
  return {
    kind: 'visit',
    heading: headingFor(context, 'visit', say(only)),
    navigation: say(only),
    address: place,
    areas:
      place === null && areas.length > 0 && brief.place !== null ? [brief.place, ...areas] : areas,
    hours,
    hoursWords,
  };
}

/** Who serves no towns is about them: the headline names them. */
function isInHeadline(context: PageContext, areas: readonly string[]): boolean {
  if (['business', 'shop', 'organisation', 'product'].includes(context.brief.purpose)) return false;
  const headline = writeHeadline(context).toLowerCase();
  return areas.every((area) => headline.includes(area.toLowerCase()));
}

/** Facts of an event in one row: when, where and what it costs. */
export function planFacts(context: PageContext): DraftSection | null {
  const { brief, say } = context;
  if (brief.purpose !== 'event' && brief.purpose !== 'celebration') return null;
  const date = ownDay(brief) ?? brief.facts.dates.find(({ iso }) => iso !== null);
  const where = date?.where ?? brief.facts.address ?? brief.place;
  const facts = [
    ...(date ? [{ label: say('when'), value: writtenDate(date, brief.language) }] : []),
    ...(where === null ? [] : [{ label: say('where'), value: where }]),
    ...(brief.audience === null
      ? []
      : [{ label: say('for', { audience: '' }).trim(), value: brief.audience }]),
  ];
  return facts.length < 2 ? null : { kind: 'facts', heading: null, navigation: null, facts };
}

/** What is collected for, and what there is of it. */
export function planGoal({ brief, say }: PageContext): DraftSection | null {
  const { goal, raised } = brief.facts;
  const facts = [
    ...(goal === undefined ? [] : [{ label: say('goal'), value: goal }]),
    ...(raised === undefined ? [] : [{ label: say('raised'), value: raised }]),
  ];
  return facts.length === 0 || brief.purpose === 'application'
    ? null
    : { kind: 'facts', heading: null, navigation: null, facts };
}

/** The way to reach the owner, with the form the intent needs; one form a page besides a newsletter. */
export function planContact(context: PageContext, tool: boolean): DraftSection | null {
  const { brief, say, openFacts } = context;
  const { phones, emails, links } = brief.facts;
  const reached = phones.length + emails.length + links.length > 0;
  const asksForm = brief.asked.sections.some(
    ({ topic }) => topic === 'form' || topic === 'contact',
  );
  // Who came for a game or a list that works has nothing to write to anybody.
  if (tool && brief.purpose === 'application' && !reached && !asksForm) return null;
  if (phones.length === 0 && brief.purpose !== 'application') openFacts.add('phone');
  // Who does not read mail is not asked for an address.
  if (emails.length === 0 && brief.asked.withoutForms !== 'all') openFacts.add('email');
  const wanted = brief.asked.sections.find(
    (section) =>
      section.topic === 'form' &&
      // What an application is to do is no title of the form for those who wait for it.
      brief.purpose !== 'application' &&
      actOf(section) === null &&
      !['download', 'try', 'read'].includes(brief.intent) &&
      (!isBareTopic(section.words) || namedForm.test(section.words)) &&
      !/newsletter|subscri|mailing list/i.test(section.words),
  );
  const form = contactForm(context, wanted?.words ?? '');
  const heading =
    wanted?.words ??
    (brief.intent === 'contact' || brief.intent === 'call' || isUnbooked(brief)
      ? headingFor(context, 'contact', say('contact'))
      : say(ownAct(brief) ?? `form.${brief.intent}`));
  return {
    kind: 'contact',
    heading,
    ...leadOf(context),
    navigation: say('contactNav'),
    phone: phones[0] ?? null,
    email: emails[0] ?? null,
    links: links.map(absolute),
    ...usesIn({ ...brief.facts, uses: { ...answeredBy(brief), ...brief.facts.uses } }),
    form,
    submit: submitLabel(context, brief.intent),
  };
}

/** The numbers and addresses beside the first, each with what it is for. */
function usesIn({ phones, emails, uses }: Brief['facts']): {
  phoneUse?: string;
  emailUse?: string;
  further?: FurtherWay[];
} {
  const [phoneUse, emailUse] = [uses[phones[0] ?? ''], uses[emails[0] ?? '']];
  const further = [
    ...phones.slice(1).map((words) => ({ kind: 'phone' as const, words })),
    ...emails.slice(1).map((words) => ({ kind: 'email' as const, words })),
  ].map((way) => ({ ...way, use: uses[way.words] ?? null }));
  return {
    ...(phoneUse === undefined ? {} : { phoneUse }),
    ...(emailUse === undefined ? {} : { emailUse }),
    ...(further.length === 0 ? {} : { further }),
  };
}

/** Whose visitors book nothing, or walk into a shop, are neither asked for a time nor for how many they are. */
const isUnbooked = ({ intent, purpose, prompt, asked: { withoutForms } }: Brief): boolean =>
  (withoutForms === 'booking' && ['book', 'order', 'visit'].includes(intent)) ||
  (intent === 'visit' &&
    ['business', 'shop', 'organisation', 'community'].includes(purpose) &&
    !inGroups.test(prompt.slice(0, longestRead)));

const longestRead = 6_000;
const inGroups =
  /\b(?:groups?|guests?|tours?|part(?:y|ies)|visits?|visitors|tables?|stay(?:s|ing)?|rooms?|sleeps|tasting|schools?)\b/iu;

/** Forms whose bare names are what visitors look for. */
const namedForm = /^(?:regist|enrol|enquir|get an? |valuation)/i;

/** Without a protocol an address would lead to a page of this site. */
const absolute = (link: string): string => (/^[a-z]+:/i.test(link) ? link : `https://${link}`);

/** The one person who was named, where they can be written to. */
function contactPerson({ facts, name, subject }: Brief): Brief['facts']['people'][number] | null {
  const [person, ...others] = facts.people;
  const isAlone = person !== undefined && others.length === 0 && isNameAlone(person);
  return isAlone && person.name !== name.text && subject.tradeId !== 'memorial' ? person : null;
}

const longestWay = 60;

/** "Call Hugh 01743 555 0142": whoever is named right before the only number answers it. */
function answeredBy(brief: Brief): Record<string, string> {
  const person = contactPerson(brief);
  const [phone, ...others] = brief.facts.phones;
  if (person === null || phone === undefined || others.length > 0) return {};
  const at = brief.prompt.indexOf(phone);
  const before = brief.prompt.slice(Math.max(0, at - longestWay), Math.max(0, at));
  return before
    .split(/[.!?\n]\s/u)
    .at(-1)
    ?.includes(person.name) === true
    ? { [phone]: withRole(person) }
    : {};
}

/** Why to write, and to whom where one person alone was named. */
function leadOf({ brief, say }: PageContext): { lead?: string } {
  const person = contactPerson(brief);
  const isNamed = person !== null && Object.keys(answeredBy(brief)).length === 0;
  const lead = [
    ...(takesRequests(brief) && brief.asked.withoutForms !== 'all' ? [say('contactText')] : []),
    ...(isNamed ? [say('contactPerson', { name: withRole(person) })] : []),
  ].join(' ');
  return lead === '' ? {} : { lead };
}

const withRole = ({ name, role }: Brief['facts']['people'][number]): string =>
  role === null || /^(?:contact|kontakt|contacto|contatto|contato)\b/iu.test(role)
    ? name
    : `${name}, ${role.toLowerCase()}`;

/** Who books or orders says what; anybody else is simply written to. */
const takesRequests = ({ purpose, intent }: Brief): boolean =>
  ['business', 'product', 'person'].includes(purpose) && ['book', 'order'].includes(intent);

/** The form the intent needs, unless none was wanted, or none to book with; a form of its own name asks for what that takes. */
function contactForm(context: PageContext, named: string): Field[] | null {
  const { intent, asked: wishes } = context.brief;
  if (wishes.withoutForms === 'all') return null;
  const booking = isUnbooked(context.brief);
  const other = ['visit', 'contact', 'buy'].includes(intent) && enquiry.test(named);
  return fieldsFor(booking || other ? 'contact' : intent, context);
}

/** What is asked for by writing: nobody comes on a day, or with guests, to a prayer request. */
const enquiry =
  /\b(?:requests?|enquir\p{L}*|inquir\p{L}*|quotes?|valuation|estimate|question|feedback|prayers?)\b/iu;

function submitLabel({ say, brief }: PageContext, intent: Intent): string {
  if (!['reply', 'apply', 'join'].includes(intent)) return say('form.submit');
  return say(ownAct(brief) ?? `action.${intent as 'reply' | 'apply' | 'join'}`);
}

/** A newsletter beside another form, where one was asked for. */
export function planNewsletter(context: PageContext): DraftSection | null {
  const { brief, say } = context;
  const wanted = brief.asked.sections.find(({ words }) =>
    /newsletter|subscri|mailing list/i.test(words),
  );
  if (!wanted || brief.intent === 'read') return null;
  return {
    kind: 'form',
    heading: isBareTopic(wanted.words) ? say('form.read') : wanted.words,
    navigation: null,
    fields: fieldsFor('read', context),
    submit: say('action.join'),
    thanks: say('form.thanks'),
  };
}
