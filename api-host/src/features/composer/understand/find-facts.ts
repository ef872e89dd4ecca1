import type { Facts, Item } from '../brief';
import { capitalise, shorten } from '../text/words';
import { findDate } from './find-date';
import { findQuoted } from './prompt-text';

const unique = (list: readonly string[]) => [...new Set(list)];
const pricePattern =
  /(?:[$€£¥₹]\s?\d[\d.,]*\d|[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|£|EUR|USD|GBP|CHF|euros?|dollars?|pounds?)(?![\p{L}]))(?:\s?(?:\/|per |a |an )\s?(?:month|year|hour|person|night|week|day|session|class|mo|yr|kg|loaf|piece|head))?/giu;

const notTitles =
  /^(?:a|an|the|and|or|for|at|is|are|costs?|costing|only|just|from|with|our|my|price[sd]?|of|it|to|in|about|by|than|under|over|around|that|which|we|sell|sells|charge|be|should|starting|starts|include|plus|add|selling|serving|offering|serve|offer|buy|get|have|has|called|costing|menu|menu:|then|also)$/i;

/** Longest run of plain words just before a price: "flat white" in "a flat white for $4". */
function titleBefore(text: string): string {
  const clause = (
    text
      .split(/[.,;:!?\n()"]|\b(?:and|plus|while|but)\b/i)
      .findLast((part) => part.trim() !== '') ?? ''
  ).trim();
  const words = clause.split(/\s+/);
  while (words.length > 0 && notTitles.test(words[words.length - 1] ?? '')) words.pop();
  const start = words.findLastIndex((word) => notTitles.test(word)) + 1;
  return words
    .slice(start)
    .slice(-4)
    .join(' ')
    .replace(/[-–=]+$/, '')
    .trim();
}

function findPrices(text: string): Item[] {
  return [...text.matchAll(pricePattern)].flatMap((match) => {
    const title = titleBefore(text.slice(Math.max(0, match.index - 80), match.index));
    return title === ''
      ? []
      : [{ title: capitalise(title), price: match[0].replace(/[.,]$/, '').trim() }];
  });
}

/** "I charge 18 for a semi, 25 for detached, conservatory roof from 60": prices without a currency. */
function spokenPrices(text: string): Item[] {
  const from = /\b(?:i charge|we charge|charges?|prices?|costs?|rates?|fees?)\b/i.exec(text)?.index;
  if (from === undefined) return [];
  const found: Item[] = [];
  for (const part of text.slice(from).split(/[,;.\n]| and (?=\D*\d)/)) {
    const before = /(?:^|[^\d])(\d{1,4}) (?:for|per) (?:an? |the )?([\p{L}][\p{L} -]{2,30})$/u.exec(
      part,
    );
    const after =
      /^\s*(?:and )?(?:an? |the )?([\p{L}][\p{L} -]{2,30}?) (from |at |is |for )(\d{1,4})$/u.exec(
        part,
      );
    if (before?.[1] !== undefined)
      found.push({ title: capitalise(before[2] ?? ''), price: before[1] });
    else if (after?.[3] !== undefined)
      found.push({
        title: capitalise(after[1] ?? ''),
        price: `${/from/.test(after[2] ?? '') ? 'from ' : ''}${after[3]}`,
      });
  }
  return found.length > 1 ? found : [];
}

function findPhones(text: string): string[] {
  return unique(
    [...text.matchAll(/(?<![\w$€£.,/])(?:\+|\(|\d)[\d ().-]{6,}\d(?![\w%])/g)]
      .map((match) => match[0].trim())
      .filter((phone) => {
        const digits = phone.replace(/\D/g, '');
        return (
          digits.length >= 7 &&
          digits.length <= 15 &&
          !/^\d{4}[-.]\d{2}[-.]\d{2}$/.test(phone) &&
          !/^(?:19|20)\d\d ?-/.test(phone)
        );
      }),
  );
}

const dayWord =
  '(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?|daily|every day|weekdays|weekends|7 days a week';

function findHours(text: string): string[] {
  const time = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|h|o'clock)?`;
  const range = String.raw`${time}\s?(?:-|–|to|until|till)\s?(?:${time}|midnight|noon|late)`;
  const dated = new RegExp(
    String.raw`\b(?:${dayWord})(?:\s?(?:-|–|to|through|and|&)\s?(?:${dayWord}))?:?,? (?:from |at )?(?:${range}|${String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)`})`,
    'gi',
  );
  const found = [...text.matchAll(dated)].map((match) => capitalise(match[0]));
  if (found.length > 0) return unique(found);
  const open = new RegExp(String.raw`\bopen (?:from )?(${range}(?: (?:${dayWord}))?)`, 'i').exec(
    text,
  )?.[1];
  return open === undefined ? [] : [capitalise(open)];
}

function findAddress(text: string): string | null {
  const street = String.raw`(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Drive|Dr|Boulevard|Blvd|Way|Place|Court|Quay|Row|Terrace)`;
  const english = new RegExp(
    String.raw`\b\d{1,5}[a-zA-Z]? (?:\p{Lu}[\p{L}'.-]+ ){1,3}${street}\b\.?(?:, \p{Lu}[\p{L} ]+(?: \d{4,6})?)?`,
    'u',
  ).exec(text)?.[0];
  const other =
    /\b(?:Rua|Calle|Rue|Via|Avenida|Plaza|Praça)(?: (?:d[aeo]s?|del|la|le|des?))*(?: \p{Lu}[\p{L}'-]+){1,3},? \d{1,5}/u.exec(
      text,
    )?.[0];
  return english ?? other ?? null;
}

function findSaid(text: string): Pick<Facts, 'quotes' | 'tagline'> {
  const quotes: Facts['quotes'] = [];
  let tagline: string | null = null;
  for (const quote of findQuoted(text)) {
    const before = text.slice(Math.max(0, quote.start - 70), quote.start);
    const after = text.slice(quote.end, quote.end + 60);
    const words = quote.text.split(/\s+/).length;
    if (
      /\b(?:reviews?|testimonials?|customers?|clients?|quotes?|said|says that|feedback|wrote)\b[^."]*$/i.test(
        before,
      ) &&
      words > 2
    ) {
      const by =
        /^\s*(?:[-–—,(]|by|from|said|says)\s*((?:\p{Lu}[\p{L}'-]*)(?: \p{Lu}[\p{L}'-]*){0,2})/u.exec(
          after,
        )?.[1] ??
        /(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*)?) (?:said|says|wrote):? ?$/u.exec(before)?.[1];
      quotes.push({ text: quote.text, by: by ?? null });
    } else if (
      /\b(?:tagline|slogan|headline|motto|hero (?:text|title)|strapline|says?|saying|reads?)\b[^."]*$/i.test(
        before,
      ) ||
      words >= 4
    ) {
      tagline ??= shorten(quote.text, 120);
    }
  }
  tagline ??=
    /\b(?:tagline|slogan|motto|headline)(?: is| should be|:)? ([^".;\n]{4,90})/i
      .exec(text)?.[1]
      ?.trim() ?? null;
  return { quotes, tagline };
}

function findPeople(text: string): Facts['people'] {
  const role =
    '(?:chef|head chef|owner|founder|co-founder|pastor|reverend|coach|trainer|head teacher|principal|director|baker|photographer|barber|stylist|dentist|doctor|lawyer|teacher|instructor|yoga teacher)';
  const pattern = new RegExp(
    String.raw`\b(${role}) ((?:Dr\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2})`,
    'giu',
  );
  const people = [...text.matchAll(pattern)]
    .filter((match) => /^\p{Lu}/u.test(match[2] ?? ''))
    .map((match) => ({ name: match[2] ?? '', role: capitalise((match[1] ?? '').toLowerCase()) }));
  const doctors = [...text.matchAll(/\bDr\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/gu)]
    .map((match) => match[0])
    .filter((name) => !people.some((person) => person.name.includes(name)))
    .map((name) => ({ name, role: null }));
  return [...people, ...doctors];
}

const spoken = (text: string): Item[] => {
  const priced = findPrices(text);
  return priced.length > 0 ? priced : spokenPrices(text);
};

/** Facts the member gave. Nothing here is guessed: what is missing stays a placeholder. */
export function findFacts(text: string): Facts {
  const emails = unique(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
  const links = unique(
    (text.match(/\b(?:https?:\/\/|www\.)[^\s"'<>),]+/g) ?? []).map((link) =>
      link.replace(/[.;:!?]+$/, ''),
    ),
  );
  return {
    phones: findPhones(text),
    emails,
    links,
    hours: findHours(text),
    address: findAddress(text),
    prices: spoken(text),
    people: findPeople(text),
    date: findDate(text),
    ...findSaid(text),
  };
}
