import type { Fact } from '../read-locked';
import { shownText, type SeenText } from '../seen-page';
import { wordsOf } from '../words/read-words';

export interface FactVerdict {
  readonly fact: string;
  readonly shown: boolean;
  /** In the right kind of place: a number that can be called, a price beside its item. */
  readonly placed: boolean;
  readonly times: number;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

const months =
  'january february march april may june july august september october november december';

/** Abbreviated months and ordinals written out, so that "Feb 2" and "2nd February" can be compared. */
function plain(text: string): string {
  let result = text.toLowerCase().normalize('NFC').replaceAll(/[’‘]/g, "'");
  for (const month of months.split(' ')) {
    const short = month.slice(0, 3);
    result = result.replaceAll(new RegExp(String.raw`\b${short}t?\b\.?`, 'g'), month);
  }
  return result
    .replaceAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll(/\s*[–—]\s*/g, '-')
    .replaceAll(/["“”„«»]/g, '');
}

/** The amount without currency and grouping: "£1,200.00", "1.200 €" and "1200" are the same. */
export function amountOf(text: string): string {
  const figure = /\d[\d.,'’ ]*/.exec(text.replaceAll(/[\u00A0\u202F]/g, ' '))?.[0].trim() ?? '';
  const grouped = figure.replaceAll(/[.,'’ ](?=\d{3}(?!\d))/g, '');
  const [whole = '', part = ''] = grouped.replace(/[.,]+$/, '').split(/[.,]/);
  const cents = part.replace(/0+$/, '');
  return cents === '' ? whole : `${whole}.${cents}`;
}

function amountsIn(text: string): string[] {
  const figures = text.match(/\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))*(?:[.,]\d{1,2})?/g) ?? [];
  return figures.map(amountOf);
}

/** A date in either order: "8 August" and "August 8". */
function variants(fact: Fact): string[] {
  const written = [fact.text, ...(fact.orWritten ?? [])].map(plain);
  if (fact.kind !== 'date') return written;
  return written.flatMap((text) => {
    const [, day, month] = /^(\d{1,2})\.? (\p{L}+)/u.exec(text) ?? [];
    const [, other, number] = /^(\p{L}+) (\d{1,2})\b/u.exec(text) ?? [];
    if (day && month) return [text, `${month} ${day}`, `${day}. ${month}`];
    return other && number ? [text, `${number} ${other}`] : [text];
  });
}

function judgePrice(fact: Fact, page: SeenText): Pick<FactVerdict, 'times' | 'placed'> {
  const amounts = new Set([fact.text, ...(fact.orWritten ?? [])].map(amountOf));
  const has = (text: string): boolean => amountsIn(text).some((one) => amounts.has(one));
  const times = page.blocks.filter(({ text }) => has(text)).length;
  const words = wordsOf(fact.item ?? '').filter((word) => word.length > 2 || /\d/.test(word));
  const near = page.groups.filter((group) => has(group) && amountsIn(group).length < 6);
  const start = (word: string): string => word.replace(/(?<=...)s$/, '');
  const placed = near.some((group) => {
    const shown = plain(group);
    return words.length === 0 || words.some((word) => shown.includes(start(word)));
  });
  return { times, placed };
}

function judgePhone(fact: Fact, page: SeenText): Pick<FactVerdict, 'times' | 'placed'> {
  const number = digits(fact.text).replace(/^0/, '');
  const times = page.blocks.filter(({ text }) => digits(text).includes(number)).length;
  const placed = page.links.some(
    ({ href }) => /^(?:tel|sms):/.test(href) && digits(href).endsWith(number),
  );
  return { times, placed };
}

function judgeText(fact: Fact, page: SeenText): Pick<FactVerdict, 'times' | 'placed'> {
  const written = variants(fact);
  const bounded = written.map((text) => {
    const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const after = fact.kind === 'number' ? String.raw`(?![\d])` : String.raw`(?!\d)`;
    return new RegExp(String.raw`(?<![\p{L}\d])${escaped}${after}`, 'u');
  });
  const has = (text: string): boolean => bounded.some((pattern) => pattern.test(plain(text)));
  const times = page.blocks.filter(({ text }) => has(text)).length;
  if (fact.kind === 'email') {
    const placed = page.links.some(({ href }) => href.startsWith(`mailto:${fact.text}`));
    return { times, placed };
  }
  // An address may be set over several lines, a choice in a field.
  const whole = times > 0 || has(shownText(page).replaceAll('\n', ', ')) || has(shownText(page));
  return { times: Math.max(times, whole ? 1 : 0), placed: whole };
}

/** Whether a fact that was given is on the page, how often, and where it is of use. */
export function judgeFact(fact: Fact, page: SeenText): FactVerdict {
  const told =
    fact.kind === 'price'
      ? judgePrice(fact, page)
      : fact.kind === 'phone'
        ? judgePhone(fact, page)
        : judgeText(fact, page);
  const item = fact.item === undefined ? '' : ` for ${fact.item}`;
  return {
    fact: `${fact.kind} ${fact.text}${item}`,
    shown: told.times > 0,
    placed: told.times > 0 && told.placed,
    times: told.times,
  };
}

/** Telephone numbers, addresses of mail and sums of money that nobody gave. */
export function findInventedFacts(instruction: string, page: SeenText): string[] {
  const text = shownText(page);
  const given = digits(instruction);
  const amounts = new Set(amountsIn(instruction));
  const phones = (text.match(/(?:\+|\(?0)\d[\d\s()/.-]{7,}\d/g) ?? []).filter(
    (number) => digits(number).length < 15 && !given.includes(digits(number).replace(/^0/, '')),
  );
  const mails = (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter(
    (mail) => !instruction.toLowerCase().includes(mail.toLowerCase().replace(/\.$/, '')),
  );
  const prices = (
    text.match(/[£€$][ \u00A0\u202F]?\d[\d.,]*|\d[\d.,]*[ \u00A0\u202F]?(?:€|EUR\b|[Ee]uro\b)/g) ??
    []
  ).filter((price) => !['', '0'].includes(amountOf(price)) && !amounts.has(amountOf(price)));
  return [...new Set([...phones, ...mails, ...prices])];
}
