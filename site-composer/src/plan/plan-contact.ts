import type { Brief, Intent } from '../model/brief';
import { isBareTopic } from '../catalogue/topics';
import type { Field, FurtherWay } from '../model/page';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { giveLabel } from './given-things';
import { headingFor } from './heading-for';
import { ownAct } from './plan-actions';
import { actOf } from './plan-calls';
import { fieldsFor } from './plan-forms';
import { namedForm, absolute, answeredBy, leadOf } from './contact-lines';

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
    (brief.intent === 'contact' || brief.intent === 'call' || isUnbooked(brief) || isOut(brief)
      ? headingFor(context, 'contact', say('contact'))
      : (giveLabel(brief) ?? say(ownAct(brief) ?? `form.${brief.intent}`)));
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

/** An app that is out already keeps nobody waiting for it. */
const isOut = ({ intent, language, prompt }: Brief): boolean =>
  intent === 'download' &&
  language === 'en' &&
  /\b(?:available|out now|download (?:it |now|today|on|from|free)|already (?:on|in)|\d[\d,.]*k? (?:downloads|users|reviews|ratings)|stars)\b/iu.test(
    prompt.slice(0, longestRead),
  ) &&
  !/\b(?:coming|launch(?:es|ing)|soon|wait ?list|beta|pre-?register)\b/iu.test(
    prompt.slice(0, longestRead),
  );
