import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import type { LanguageId } from '../model/brief';
import type { Action } from '../model/page';
import { unbroken } from '../text/telephone';
import type { PageContext } from './page-context';

const countries: Readonly<Record<LanguageId, CountryCode>> = {
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'PT',
  it: 'IT',
  nl: 'NL',
};

/** A link that dials: in international form where the number is valid as it stands or in the page's country. */
export function telephoneLink(phone: string, language: LanguageId): string {
  const country = phone.startsWith('0') ? countries[language] : 'US';
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isValid() === true
    ? `tel:${number.number}`
    : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** What a visitor should do next; the telephone number given is the button where calling is what they want. */
export function mainAction({ brief, say }: PageContext, target: string): Action {
  const [phone] = brief.facts.phones;
  const [label] = brief.asked.actions;
  if (label !== undefined && label.length <= 40)
    return { label, intent: brief.intent, href: target };
  if (brief.intent === 'call' && phone !== undefined) {
    return {
      label: say('action.callNumber', { phone: unbroken(phone) }),
      intent: 'call',
      href: telephoneLink(phone, brief.language),
    };
  }
  const intent = brief.intent === 'call' ? 'contact' : brief.intent;
  return { label: say(`action.${intent}`), intent, href: target };
}
