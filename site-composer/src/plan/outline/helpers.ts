import type { Passage } from '../../model/brief';
import { asSentence } from '../../text/casing';
import { seeksVolunteers } from '../../text/seeks-helpers';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { fieldsFor } from '../plan-forms';

const seeksElsewhere =
  /(?<!\p{L})(?:wir|nous|(?:nog )?we|wij|on) (?:suchen|brauchen|cherchons|recherchons|zoeken|cherche)(?!\p{L})|(?<!\p{L})(?:buscamos|procuramos|precisamos de|necesitamos|cerchiamo)(?!\p{L})/iu;
const asksSignUp =
  /\b(?:somewhere|form|sign[- ]?up|(?:a |one )?(?:place|way|spot|button))\b[^.\n]{0,40}\b(?:help|volunteer|steward|lend a hand)|(?<!\p{L})(?:formular|anmeldung|formulaire|formulario|modulo|formulier|formulário)(?!\p{L})[^.\n]{0,40}(?<!\p{L})(?:helf\p{L}*|ehrenamt\p{L}*|bénévol\p{L}*|volunt\p{L}*|volont\p{L}*|vrijwillig\p{L}*|ayud\p{L}*)/iu;
const longestRead = 6_000;
const longestClause = 110;

/** The clause that says whom they look for; null where none does. */
export function soughtIn(text: string): string | null {
  const clauses = text.replace(/\.$/u, '').split(/[,;]\s+/u);
  const own = clauses.find(seeksVolunteers);
  if (own !== undefined && own.length <= longestClause)
    return asSentence(own.replace(/^(?:and|but|also|because|as)\s/iu, ''));
  return seeksElsewhere.test(text) && text.length <= longestClause ? asSentence(text) : null;
}

/** Whom a group looks for, with a form to say so where one was asked for, else with the way to reach it; null where it looks for nobody. */
export function helpersOf(context: PageContext, sought: readonly Passage[]): DraftSection | null {
  const { brief, say } = context;
  const prompt = brief.prompt.slice(0, longestRead);
  const isAsked = asksSignUp.test(prompt) && brief.asked.withoutForms !== 'all';
  // "Somewhere for people to say they'll help, we need stewards": the wish has its reason behind it.
  const said =
    sought.length > 0 ? sought.map(({ text }) => text) : isAsked ? sentencesOf(prompt) : [];
  const text = [...new Set(said.flatMap((one) => soughtIn(one) ?? []))].join(' ');
  if (text === '' && !isAsked) return null;
  const base = { heading: say('helpers'), navigation: null };
  if (isAsked)
    return {
      kind: 'form',
      ...base,
      ...(text === '' ? {} : { lead: text }),
      fields: fieldsFor('read', context),
      submit: say('form.submit'),
      thanks: say('form.thanks'),
    };
  return {
    kind: 'call',
    ...base,
    text,
    actions: [{ label: say('action.contact'), intent: 'contact', href: '#contact' }],
  };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/u);
