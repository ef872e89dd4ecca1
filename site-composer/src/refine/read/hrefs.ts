import { attributeOf } from 'site-document/tree';
import { findContacts } from '../../understand/find-contacts';
import type { Site } from '../site';
import { findSection } from '../target/sections';

/** Where a link is to lead, as an address: a page, a number to call, an address to write to, a section. */
export function readHref(site: Site, words: string): string | null {
  const text = words
    .trim()
    .replace(/[.,]$/, '')
    .replace(
      /^(?:the |our |my )?(?:page |url |address |website |number |site |link )?(?:at )?(?=https?:|www\.|mailto:|tel:|#|\/)/i,
      '',
    );
  const plain = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]{2,500}$/i.exec(text)?.[0];
  if (plain !== undefined) return plain;
  if (/^#[\w-]{1,80}$/.test(text))
    return site.page.elements.some((element) => attributeOf(element, 'id') === text.slice(1))
      ? text
      : null;
  if (/^\/?[\w-]+(?:\/[\w.-]+)*\.(?:html?|pdf|jpe?g|png)$/i.test(text)) return text;
  const { phones, emails, links } = findContacts(text);
  if (emails[0] !== undefined) return `mailto:${emails[0]}`;
  if (links[0] !== undefined) return /^https?:/i.test(links[0]) ? links[0] : `https://${links[0]}`;
  const phone = phones[0] ?? /^\+?\d[\d ()-]{3,20}\d$/.exec(text)?.[0];
  if (phone !== undefined) return telHref(phone);
  return sectionHref(site, text);
}

export function telHref(phone: string): string {
  return `tel:${phone.replaceAll('(0)', '').replaceAll(/[^+\d]/g, '')}`;
}

function sectionHref(site: Site, text: string): string | null {
  if (/^(?:the )?top(?: of the page)?$/i.test(text)) return '#top';
  const section = findSection(
    site,
    text.replace(/^(?:to |the |our )+/i, '').replace(/\s+section$/i, ''),
  );
  return section && section.id !== '' ? `#${section.id}` : null;
}
