import { LinkifyIt } from 'linkify-it';
import { findProfiles } from '../text/profiles';
import { mainFirst, usesOf, type ContactUses } from './contact-uses';

export interface FoundContacts {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly links: readonly string[];
  /** What each number and address is for, where several were given and their words say it. */
  readonly uses: ContactUses;
}

// Members write "keenedge.co.uk" far more often than with its protocol.
const linkify = new LinkifyIt({ fuzzyLink: true });
const mostOfEach = 12;

/** Telephone numbers, e-mail addresses and links, as they were given. */
export function findContacts(text: string): FoundContacts {
  const emails = new Set<string>();
  const links = new Set<string>();
  for (const word of text.split(/[\s,;()<>"]+/)) {
    if (word.length > 100 || !/[@.]/.test(word)) continue;
    const match = linkify.match(word)?.[0];
    if (!match) continue;
    if (match.schema === 'mailto:') emails.add(match.text);
    else if (isLink(match.text)) links.add(match.text);
  }
  const phones = findPhones(text).slice(0, mostOfEach);
  const addresses = [...emails].slice(0, mostOfEach);
  const uses = { ...usesOf(text, phones), ...usesOf(text, addresses) };
  return {
    phones: mainFirst(phones, uses),
    emails: mainFirst(addresses, uses),
    links: [...links, ...findProfiles(text)].slice(0, mostOfEach),
    uses,
  };
}

/** A sentence without a space behind its full stop is no address: "here.We". */
function isLink(text: string): boolean {
  return (
    /^(?:https?:|www\.)/i.test(text) ||
    (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/.test(text) &&
      !/\.(?:js|html|css|json|csv|pdf|md|ts|py|net)$/.test(text))
  );
}

/** Digits in groups, 7 to 15 of them. Dates and sums are not read as numbers to call. */
function findPhones(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(
    /(?<![\p{L}\d#$€£.,/-])(?:\+|\(0|\(|0)?\d[\d ()./-]{5,22}\d(?![\d%€£]|\p{L}(?<!\s24\p{L}))/gu,
  )) {
    const isOfRegister = isRegister(
      text.slice(Math.max(0, match.index - longestRegister), match.index),
    );
    if (isOfRegister && !/\.\s/u.test(match[0])) continue;
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
    // "Licensed ROC 298114. 520-555-0171": a full stop parts two numbers.
    const last = match[0].split(/\.\s/u).at(-1) ?? '';
    const number = withoutHours(last.trim(), behind);
    const digits = number.replace(/\D/g, '');
    const dated =
      /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)?\d{2}$/.test(
        number,
      );
    const groups =
      /^[+(0]/.test(number) || /\d{3}[ .-]\d{3,4}/.test(number) || inPairs.test(number);
    if (digits.length >= 7 && digits.length <= 15 && !dated && groups && balanced(number))
      found.add(number);
  }
  return [...found];
}

/** "ABN 51 555 000 112", "registered charity no. 1156789": a number somebody is registered under is not called. */
const ofRegister =
  /(?<!\p{L})(?:abn|acn|vat|ein|utr|fca|sra|iban|bsb|nmls|roc|siret|siren|kvk|btw|ust-?id\p{L}*|p\.?\s?iva|cif|nif|company|charity|licen[cs]e|registration|registered|reg\.?|permit|policy|account)(?:\s(?:no\.?|nr\.?|number|id))?[\s:#.]*$/iu;
const longestRegister = 40;
/** "Gas Safe number 558 2134", "HCPC no. 40 11 223": whatever is numbered in front of it, and is no way to call. */
const ofNumber =
  /(?<!\p{L})(\p{L}+)\s(?:no\.?|nr\.?|number|reg(?:istration)?(?:\s(?:no\.?|number))?)[\s:#.]*$/iu;
const ofCalling =
  /^(?:phone|tele?phone|tel|mobile|mob|cell|contact|call|ring|text|my|our|the|his|her|their|office|home|work|whatsapp|fax|landline|emergency|booking|bookings|enquiries|direct|main|local|new|this|a)$/iu;

/** Whether the words in front of digits say what these number, other than a telephone. */
function isRegister(before: string): boolean {
  const [, what = ''] = ofNumber.exec(before) ?? [];
  return ofRegister.test(before) || (what !== '' && !ofCalling.test(what));
}

/** "96 555 01 83", "655 55 01 48": as it is written in Spain and France. */
const inPairs = /^\d{2,3}(?: \d{2,3}){2,3}$/u;

/** "07700 900 841 24hr" and "24/7": the hours are not dialled. */
function withoutHours(number: string, behind: string): string {
  const tail = /^[\s-]?(?:h|hrs?|hours?|std|stunden)\b/i.test(behind) ? /\s24$/ : /\s24[/-]7$/;
  return number.replace(tail, '').trim();
}

function balanced(number: string): boolean {
  return number.split('(').length === number.split(')').length;
}
