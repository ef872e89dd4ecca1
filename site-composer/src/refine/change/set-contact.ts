import { escapeText } from 'site-document/escape';
import { attributeOf, rangeOf } from 'site-document/tree';
import { findContacts } from '../../understand/find-contacts';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import type { Edit } from '../refine-types';
import { telHref } from '../read/hrefs';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { isLink } from '../target/elements';
import { placeForContact } from './contact-place';

type Kind = 'phone' | 'email';

/** "our number is now 0117 496 0555", "change the email to hello@…": wherever the old one stands. */
export const setContact: Changer = (request, site): Outcome | null => {
  if (!['set', 'add', null].includes(request.action)) return null;
  const text = unmask(request.rest, request.quotes);
  if (/\b(?:button|link|section|form|field)\b/i.test(text)) return null;
  const { phones, emails } = findContacts(text);
  if (/\be-?mail|@/i.test(text) && emails.length > 0)
    return change(
      site,
      'email',
      emails.at(-1) ?? '',
      emails.length > 1 ? emails[0] : undefined,
      request.action === 'add',
    );
  if (
    !/\b(?:phone|telephone|tel|mobile|number|call|ring|whatsapp|cell)\b/i.test(text) ||
    /\bnumber of\b/i.test(text)
  )
    return null;
  const phone = phones.at(-1) ?? /\+?\(?\d[\d ()-]{5,20}\d/.exec(text)?.[0];
  return phone === undefined
    ? null
    : change(
        site,
        'phone',
        phone,
        phones.length > 1 ? phones[0] : undefined,
        request.action === 'add',
      );
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const key = (kind: Kind, text: string): string =>
  kind === 'phone' ? digits(text).slice(-7) : text.toLowerCase();

function change(
  site: Site,
  kind: Kind,
  next: string,
  told: string | undefined,
  isAddition: boolean,
): Outcome {
  const known = [...new Set(numbersOn(site, kind).map((one) => key(kind, one)))];
  const old = told === undefined ? known[0] : key(kind, told);
  if (told !== undefined && !known.includes(old ?? ''))
    return refuse(`${told} was not found on the page.`);
  if (known.includes(key(kind, next)) && numbersOn(site, kind).includes(next))
    return refuse(`${next} is on the page already.`);
  if (old === undefined || (isAddition && !known.includes(key(kind, next))))
    return place(site, kind, next);
  if (told === undefined && known.length > 1)
    return refuse(`the page has several of them. Say which one, as “change 0117 … to ${next}”.`);
  return {
    site: site.edit([...inTexts(site, kind, old, next), ...inLinks(site, kind, old, next)]),
    sentence: `The ${kind === 'phone' ? 'telephone number' : 'email address'} is now ${next}.`,
    holds: (after) =>
      shows(after, kind, next) &&
      !numbersOn(after, kind).some((one) => key(kind, one) === old && key(kind, next) !== old),
  };
}

function shows(site: Site, kind: Kind, text: string): boolean {
  return (
    numbersOn(site, kind).some((one) => key(kind, one) === key(kind, text)) &&
    site.page.texts.some(({ value }) => plainSpaces(value).includes(text))
  );
}

/** Every number or address on the page, as it is written there. */
function numbersOn(site: Site, kind: Kind): string[] {
  const scheme = kind === 'phone' ? 'tel:' : 'mailto:';
  const linked = site.page.elements
    .filter((element) => isLink(element) && attributeOf(element, 'href').startsWith(scheme))
    .map((element) => attributeOf(element, 'href').slice(scheme.length).split('?')[0] ?? '');
  const written = site.page.texts
    .filter(
      ({ value }) => value.length < 600 && (kind === 'phone' ? /\d[\d ()./-]{5}/ : /@/).test(value),
    )
    .flatMap(({ value }) => contactsIn(kind, value));
  return [...written, ...linked].filter(Boolean);
}

function contactsIn(kind: Kind, text: string): readonly string[] {
  const found = findContacts(plainSpaces(text));
  return kind === 'phone' ? found.phones : found.emails;
}

/** Numbers are set with spaces that do not break; as long as before, so that places stay the same. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

function inTexts(site: Site, kind: Kind, old: string, next: string): Edit[] {
  return site.page.texts.flatMap((text) => {
    const range = rangeOf(text);
    if (!range || text.value.length > 600) return [];
    const source = plainSpaces(site.page.source.slice(range.start, range.end));
    return contactsIn(kind, text.value).flatMap((one): Edit[] => {
      const at = key(kind, one) === old ? source.indexOf(one) : -1;
      return at === -1
        ? []
        : [
            {
              file: 'html',
              start: range.start + at,
              end: range.start + at + one.length,
              text: escapeText(next),
            },
          ];
    });
  });
}

function inLinks(site: Site, kind: Kind, old: string, next: string): Edit[] {
  const scheme = kind === 'phone' ? 'tel:' : 'mailto:';
  return site.page.elements.flatMap((element): Edit[] => {
    const href = attributeOf(element, 'href');
    const place = element.sourceCodeLocation?.attrs?.['href'];
    if (
      !href.startsWith(scheme) ||
      !place ||
      key(kind, href.slice(scheme.length).split('?')[0] ?? '') !== old
    )
      return [];
    const query = href.includes('?') ? href.slice(href.indexOf('?')) : '';
    const value = kind === 'phone' ? telHref(next) : `mailto:${next}${query}`;
    return [
      {
        file: 'html',
        start: place.startOffset,
        end: place.endOffset,
        text: `href="${escapeText(value)}"`,
      },
    ];
  });
}

/** Where none stands yet: among the ways to get in touch, else at the end of the last section. */
function place(site: Site, kind: Kind, text: string): Outcome {
  const href = kind === 'phone' ? telHref(text) : `mailto:${text}`;
  const link = `<a href="${href}">${escapeText(text)}</a>`;
  const edit =
    inSlot(site, kind, link) ?? placeForContact(site, kind === 'phone' ? 'Phone' : 'Email', link);
  if (!edit) return refuse('the page has no place for it. Add a contact section first.');
  return {
    site: site.edit([edit]),
    sentence: `Added ${text}.`,
    holds: (after) => shows(after, kind, text),
  };
}

/** Where the page keeps an empty place for it and no list of ways. */
function inSlot(site: Site, kind: Kind, link: string): Edit | null {
  if (site.page.elements.some((element) => attributeOf(element, 'class') === 'ways')) return null;
  const slot = site.page.elements.find((element) => attributeOf(element, 'data-fact') === kind);
  const range = slot ? rangeOf(slot) : null;
  return range ? { file: 'html', ...range, text: `<p>${link}</p>` } : null;
}
