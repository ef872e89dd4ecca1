import type { DraftSection } from '../draft-section';
import { wishedForm } from '../form-wishes';
import type { PageContext } from '../page-context';

type Contact = Extract<DraftSection, { kind: 'contact' }>;

/** A page that remembers somebody has no form where none was asked for. */
export function isUnreached({ brief }: PageContext, draft: Contact): boolean {
  const isReached = draft.phone !== null || draft.email !== null || draft.links.length > 0;
  return !isReached && brief.subject.tradeId === 'memorial' && !asksForm(brief);
}

const asksForm = (brief: PageContext['brief']): boolean =>
  brief.asked.fields.length > 0 ||
  wishedForm(brief.prompt) !== null ||
  brief.asked.sections.some(
    ({ topic, words }) => topic === 'form' && !/^(?:get|more)\s/iu.test(words),
  ) ||
  named.test(brief.prompt.slice(0, longestRead));

const refused =
  /\b(?:no|don['’]?t (?:do|want|put|add|have|need|like)|without|not|kein|pas de|sin|nessun|geen|sem) (?:an? |any |the |un )?(?:rsvp |contact |booking |sign-?up )?(?:form|kontaktformular|formulaire|formulario|modulo|formulier|contactformulier|formulário)\b/iu;
const named =
  /\b(?:form|formular|formulaire|formulario|modulo|formulier|formulário|sign[- ]?up|rsvp)\b/iu;
const longestRead = 6_000;

/** Who gave a number or an address and asked for no form is written to there. */
export function reachedWithoutForm({ brief, say }: PageContext, given: Contact): Contact {
  const draft = withoutWhom(given);
  const isReached = draft.phone !== null || draft.email !== null || draft.links.length > 0;
  if (isReached && refused.test(brief.prompt.slice(0, longestRead)))
    return { ...draft, form: null, ...withoutLead(draft) };
  if (!isReached || asksForm(brief) || brief.intent === 'reply') return draft;
  return { ...draft, form: null, heading: say('contact'), ...withoutLead(draft) };
}

/** "Your contact: Ann Pruett.": whom to ask stands in the sentences. */
function withoutWhom(draft: Contact): Contact {
  const lead = draft.lead?.replace(/(?:^|\s)[^.:]{3,24}\s?:\s[^.:]{2,60}\.\s*$/u, '').trim();
  return lead === undefined ? draft : { ...draft, lead };
}

/** What leads to a form says nothing above a number, and whom to ask for stands in the sentences. */
const withoutLead = ({ lead }: Contact): { lead?: string } =>
  lead === undefined ? {} : { lead: '' };
