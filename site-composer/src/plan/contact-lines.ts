import type { Brief } from '../model/brief';
import type { PageContext } from './page-context';
import { isNameAlone } from './plan-people';

/** Forms whose bare names are what visitors look for. */
export const namedForm = /^(?:regist|enrol|enquir|get an? |valuation)/i;

/** Without a protocol an address would lead to a page of this site. */
export const absolute = (link: string): string =>
  /^[a-z]+:/i.test(link) ? link : `https://${link}`;

/** The one person who was named, where they can be written to. */
function contactPerson({ facts, name, subject }: Brief): Brief['facts']['people'][number] | null {
  const [person, ...others] = facts.people;
  const isAlone = person !== undefined && others.length === 0 && isNameAlone(person);
  return isAlone && person.name !== name.text && subject.tradeId !== 'memorial' ? person : null;
}

const longestWay = 60;

/** "Call Hugh 01743 555 0142": whoever is named right before the only number answers it. */
export function answeredBy(brief: Brief): Record<string, string> {
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

/** Who books or orders says what; anybody else is simply written to. */
const takesRequests = ({ purpose, intent }: Brief): boolean =>
  ['business', 'product', 'person'].includes(purpose) && ['book', 'order'].includes(intent);

/** Why to write, and to whom where one person alone was named. */
export function leadOf({ brief, say }: PageContext): { lead?: string } {
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
