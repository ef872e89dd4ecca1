import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import type { Brief, Intent, LanguageId } from '../model/brief';
import type { Action } from '../model/page';
import { tradeOf } from '../catalogue/trades';
import { linkOfButton } from './asked-target';
import { isProfile } from '../text/profiles';
import { unbroken } from '../text/telephone';
import { giveLabel } from './given-things';
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
  const country = language !== 'en' || phone.startsWith('0') ? countries[language] : 'US';
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isValid() === true
    ? `tel:${number.number}`
    : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Intents that a telephone call serves as well as a form does. */
const byPhone = new Set<Intent>(['call', 'contact', 'book', 'order', 'visit']);

/** What a visitor should do next; the telephone number given is the button where calling is what they want. */
export function mainAction(context: PageContext, target: string): Action {
  const { brief, say } = context;
  const [asked] = brief.asked.actions;
  if (asked !== undefined && asked.length <= 40) return askedAction(context, asked, target);
  const dial = dialAction(context);
  const isForm =
    ['book', 'order', 'visit'].includes(brief.intent) &&
    withForm(brief) &&
    asksToBook.test(brief.prompt);
  if (dial && byPhone.has(brief.intent) && !isForm) return dial;
  const profile = profileAction(context);
  const isThere =
    brief.intent === 'contact' || (byPhone.has(brief.intent) && byProfile.test(brief.prompt));
  if (profile && isThere) return profile;
  const intent = brief.intent === 'call' || !suits(brief) ? 'contact' : brief.intent;
  // What is still to be built cannot be tried.
  const label =
    brief.purpose === 'application'
      ? say('action.wait')
      : (giveLabel(brief) ?? say(ownAct(brief) ?? `action.${intent}`));
  return { label, intent, href: target };
}

const calls =
  /\b(?:call|phone|ring|anruf\p{L}*|appel\p{L}*|llam\p{L}*|lig\p{L}*|chiam\p{L}*|bel)\b/iu;
const texts = /^(?:text|sms)\s/iu;
const chats = /\bwhats ?app\b/iu;

/** A button in the member's words, which leads where the words or what stands behind them say; else to a section. */
export function askedAction(context: PageContext, label: string, target: string): Action {
  const { brief } = context;
  const { intent } = brief;
  const link = linkOfButton(brief, label);
  if (link !== null) return { label, intent, href: link };
  const [phone] = brief.facts.phones;
  const dialled = phone === undefined ? null : telephoneLink(phone, brief.language);
  const chat = chats.test(label) && dialled !== null ? chatLink(dialled) : null;
  if (chat !== null) return { label, intent: 'contact', href: chat };
  if (texts.test(label) && dialled !== null)
    return { label, intent: 'contact', href: dialled.replace(/^tel:/, 'sms:') };
  const dial = calls.test(label) ? dialAction(context) : null;
  return dial
    ? { label: unbroken(label), intent: 'call', href: dial.href }
    : { label, intent, href: target };
}

/** What a trial or a place at an event is asked for by; null where the intent itself says it. */
export function ownAct(
  brief: Brief,
): 'action.trial' | 'action.place' | 'action.joinUs' | 'action.dates' | null {
  if (isTrial(brief)) return 'action.trial';
  if (brief.intent === 'book' && tradeOf(brief.subject.tradeId)?.dates === true)
    return 'action.dates';
  if (brief.intent === 'join' && brief.purpose === 'community') return 'action.joinUs';
  return isSeat(brief) ? 'action.place' : null;
}

/** Whether visitors book a place, rather than put their name down. */
const isSeat = ({ intent, purpose, prompt }: Brief): boolean =>
  intent === 'join' &&
  purpose === 'event' &&
  /\b(?:book(?:ing|ed)?|reserv\p{L}*|réserv\p{L}*|prenot\p{L}*|seats?|places? (?:are )?limited|limited (?:seats|places))\b/iu.test(
    prompt.slice(0, longestRead),
  );

/** Whether what is offered first is a time to try it. */
const isTrial = ({ intent, purpose, prompt }: Brief): boolean =>
  intent === 'try' &&
  purpose === 'product' &&
  /\b(?:trial|testphase|testzeitraum|essai|prueba|prova gratuita|teste gr[aá]tis|teste gratuito|proefperiode)\b/iu.test(
    prompt.slice(0, longestRead),
  );

const longestRead = 6_000;

/** The telephone beside another main action. */
export function callAction(context: PageContext, main: Action): Action | null {
  const dial = dialAction(context);
  return dial && dial.href !== main.href ? dial : null;
}

/** The member's own words for it: what a trade usually does by a form, this one may do by telephone. */
const asksToBook =
  /\b(?:book(?:ing|ings|ed)?|appointments?|reserv\p{L}*|order (?:online|form|ahead)|pre-?orders?|termin\p{L}*|buch\p{L}*|bestell\p{L}*|rendez-vous|réserv\p{L}*|cita|prenot\p{L}*|marca[rç]\p{L}*|afspra\p{L}*|reserver\p{L}*)\b/iu;

/** "Book thru insta @glosshaus". */
const byProfile =
  /\b(?:book|order|dm|message|contact|write)\w*\b[^.!?\n]{0,30}(?:@\w|\b(?:insta(?:gram)?|facebook|fb|messenger|tiktok|whats ?app|dms?)\b)/i;

/** Whether a form may stand for calling. */
const withForm = ({ asked }: Brief): boolean => asked.withoutForms === null;

/** "Book a time" does not go with "no bookings". */
const suits = ({ intent, asked }: Brief): boolean =>
  !['book', 'order'].includes(intent) || asked.withoutForms === null;

/** Who does not want to be called, or says that another way is better. */
const notCalled =
  /\b(?:(?:please )?(?:do not|don['’]?t|never)\s(?:you\s|ever\s|just\s)?(?:ring|call|phone)\b(?! it| out)|no (?:phone )?calls\b(?! ?-?outs?)|non (?:mi|ci) (?:chiam\p{L}*|telefon\p{L}*)|(?:bitte )?(?:nicht|keine) (?:anruf\p{L}*|telefon\p{L}*)|ne (?:m['’]|nous )appel\p{L}*|no (?:me|nos) llam\p{L}*|não (?:me|nos) lig\p{L}*)|\b(?:e-?mails?|texts?|texting|whats ?app|messages?|writing) (?:is|are) (?:better|best|easier|preferred)|\bprefer (?:e-?mails?|texts?|messages|whats ?app)/iu;

const writes = /\b(?:texts?|texting|sms|message me|whats ?app)\b/i;

/** The number as a button: to call, or to write to where the member says that writing is better. */
function dialAction({ brief, say }: PageContext): Action | null {
  const [phone] = brief.facts.phones;
  if (phone === undefined || isOfSideMatter(brief, phone)) return null;
  const href = telephoneLink(phone, brief.language);
  const at = brief.prompt.indexOf(phone);
  const near = at < 0 ? '' : brief.prompt.slice(Math.max(0, at - 40), at + phone.length + 40);
  const chat = /\bwhats ?app\b/i.test(near) ? chatLink(href) : null;
  if (chat !== null)
    return { label: unbroken(say('action.chat', { phone })), intent: 'contact', href: chat };
  if (notCalled.test(brief.prompt.slice(0, 8_000)) && !writes.test(near)) return null;
  const isText = brief.language === 'en' && writes.test(near) && !/\bwhats ?app\b/i.test(near);
  return isText
    ? {
        label: say('action.textNumber', { phone: unbroken(phone) }),
        intent: 'contact',
        href: href.replace(/^tel:/, 'sms:'),
      }
    : { label: unbroken(say('action.callNumber', { phone })), intent: 'call', href };
}

const goneTo = new Set<Brief['purpose']>(['organisation', 'community', 'event', 'celebration']);

/** "Hall for hire at £12 an hour, ring Magnus": the number of what costs something there is not that of those who come. */
function isOfSideMatter({ purpose, prompt, lists }: Brief, phone: string): boolean {
  if (!goneTo.has(purpose)) return false;
  const at = prompt.indexOf(phone);
  const before =
    at < 0
      ? ''
      : (prompt
          .slice(Math.max(0, at - 160), at)
          .split(/[.!?\n]\s/u)
          .at(-1) ?? '');
  return (
    /\b(?:hire|rent|rental|let|lettings?)\b/iu.test(before) &&
    lists.some(({ items }) => items.some(({ price }) => price !== undefined))
  );
}

/** A chat is opened by a number with its country alone. */
const chatLink = (href: string): string | null =>
  /^tel:\+\d{8,15}$/.test(href) ? `https://wa.me/${href.slice(5)}` : null;

/** Who gives a profile and nothing else is reached there. */
function profileAction({ brief, say }: PageContext): Action | null {
  const { phones, emails, links } = brief.facts;
  const profile = links.find(isProfile);
  if (profile === undefined || phones.length > 0 || emails.length > 0) return null;
  const name = profile.replace(/^.*\/@?/, '');
  return {
    label: say('action.profile', { profile: `@${name}` }),
    intent: 'contact',
    href: profile,
  };
}
