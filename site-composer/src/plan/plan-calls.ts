import type { AskedSection, Intent, Purpose } from '../model/brief';
import type { MessageId } from '../catalogue/messages/messages';
import { asSentence } from '../text/casing';
import { seeksVolunteers } from '../text/seeks-helpers';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

/** What visitors can be asked to do beside the main thing, with what is true of it wherever it is asked. */
type Act = 'give' | 'volunteer' | 'sponsor' | 'join';

const acts: readonly (readonly [Act, Intent | null, RegExp])[] = [
  [
    'give',
    'donate',
    /\b(?:donat\p{L}*|giv(?:e|ing)|spenden?|(?:faire un )?don|donar|donazion[ei]|doneren|doação)\b/iu,
  ],
  [
    'volunteer',
    null,
    /\b(?:volunteer\p{L}*|get involved|mitmachen|ehrenamt\p{L}*|bénévol\p{L}*|volontari\p{L}*|voluntari\p{L}*|vrijwillig\p{L}*)\b/iu,
  ],
  ['sponsor', null, /\b(?:sponsors?(?:hip)?|sponsoren|become a partner)\b/iu],
  [
    'join',
    'join',
    /\b(?:join(?: us)?|membership|become a member|mitglied(?:schaft| werden)|adhérer|hazte socio|lid worden)\b/iu,
  ],
];

/** Which of these acts a part of the page asks for. */
export const actOf = ({ topic, words, answer }: AskedSection): Act | null =>
  answer === null && ['form', 'other', 'about', 'people'].includes(topic)
    ? (acts.find(([, , pattern]) => pattern.test(words))?.[0] ?? null)
    : null;

/** Whether the act is what the form of the page is there for. */
const isMain = (act: Act, { brief }: PageContext): boolean =>
  acts.some(([name, intent]) => name === act && intent === brief.intent);

const groups: ReadonlySet<Purpose> = new Set(['community', 'organisation', 'event']);
const mostSought = 2;
/** A longer one tells more than that. */
const longestSought = 140;

/** Whom a group looks for, in its own words; taken from what is told of it. */
export function takeSought({ brief, statements }: PageContext): string {
  if (!groups.has(brief.purpose) || brief.language !== 'en') return '';
  const said = [...new Set([...statements, ...brief.remarks].map(asSentence))];
  const sought = said.filter((text) => text.length <= longestSought && seeksVolunteers(text));
  const kept = statements.filter((text) => !sought.includes(asSentence(text)));
  statements.splice(0, statements.length, ...kept);
  return sought
    .filter(
      (text) =>
        !sought.some((other) => other !== text && other.toLowerCase().includes(text.toLowerCase())),
    )
    .slice(0, mostSought)
    .join(' ');
}

/** Sections that ask for something the form of the page is not there for: "volunteer" beside a gift. */
export function planCalls(context: PageContext, sought: string): DraftSection[] {
  const { brief, say } = context;
  if (brief.purpose === 'application' || brief.asked.withoutForms === 'all') return [];
  const wanted = new Set(
    brief.asked.sections.flatMap((section) => {
      const act = actOf(section);
      return act === null || isMain(act, context) ? [] : [act];
    }),
  );
  if (sought !== '') wanted.add('volunteer');
  return [...wanted].map((act) => ({
    kind: 'call',
    heading: say(`act.${act}` satisfies MessageId, { name: brief.name.text }),
    navigation: say(`act.${act}`),
    text: act === 'volunteer' && sought !== '' ? sought : say(`act.${act}Text`),
    actions: [{ label: say('action.contact'), intent: 'contact', href: '#contact' }],
  }));
}
