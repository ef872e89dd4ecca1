import type { DraftSection } from './draft-section';
import { isRefusal } from './refusals';

/** Where a remark is read: beside the form, the prices, the hours or the people it speaks of. */
export type Home = 'contact' | 'prices' | 'visit' | 'schedule' | null;

const reply =
  /\b(?:rsvp|repl(?:y|ies)|respond|let us know by|deadline|apply by|sign up by|register by|entries (?:by|close)|antwort\p{L}*|réponse|responder|risposta)\b/iu;
const reach =
  /\b(?:ring|calls?(?! ?-?outs?\b)|phone|text (?:me|us)|whats ?app|e-?mails?|messages?|voicemail|reach (?:me|us)|get in touch|dm|anrufe?n?|appele[rz]|llam\p{L}+|chiam\p{L}+|bellen)\b/iu;
const money =
  /[€£$]|\b(?:deposit|minimum|min\.|card payments?|cash|paypal|invoices?|vat|discounts?|refunds?|payments?|pay|per (?:hour|person|night|head|week|month|day)|free (?:delivery|of charge|entry|for)|surcharge|call-?out|included|anzahlung|acompte|anticipo)\b/iu;
const time =
  /\b(?:closed|shut|open|bank holidays?|all year|by appointment|geschlossen|fermé|cerrado|chiuso)\b|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/iu;
const byArrangement = /\b(?:by|make an) (?:prior )?(?:appointment|arrangement)\b/iu;
const arrival =
  /\b(?:park(?:ing)?|car park|bus(?:es)?|station|step-?free|stairs?|wheelchairs?|entrance|doors? open|upstairs|downstairs|opposite|next (?:to|door)|behind the|corner of|dogs?(?: are)? welcome|accessible|access ramp)\b/iu;

/** The section a text belongs to by its words alone, on whatever page. */
export function homeByWords(text: string): Home {
  if (reply.test(text)) return 'contact';
  if (arrival.test(text)) return 'visit';
  if (money.test(text)) return 'prices';
  if (time.test(text)) return 'visit';
  return reach.test(text) ? 'contact' : null;
}

/** Whether a text says how its owner is reached. */
export const tellsHowToReach = (text: string): boolean => reach.test(text) || reply.test(text);

/** The section a remark belongs to, by what it speaks of, as far as the page has such a section. */
export function homeOf(text: string, drafts: readonly DraftSection[]): Home {
  const has = (kind: DraftSection['kind']): boolean => drafts.some((draft) => draft.kind === kind);
  if (reply.test(text) && has('contact')) return 'contact';
  if (arrival.test(text) && isPlace(drafts)) return 'visit';
  if (money.test(text) && has('prices')) return 'prices';
  if (time.test(text) && isPlace(drafts)) return 'visit';
  if (byArrangement.test(text) && has('contact')) return 'contact';
  // "No bonfires before 6pm" is a rule, and no time of what takes place.
  if (time.test(text) && !isRefusal(text) && has('schedule')) return 'schedule';
  if (reach.test(text) && has('contact')) return 'contact';
  // "We don't do e-bike motors" is read with what is done.
  const isRule = /^no\b/i.test(text) && has('schedule');
  return isRefusal(text) && has('prices') && !isRule ? 'prices' : null;
}

/** Where people come to; a list of towns that are served is none. */
const isPlace = (drafts: readonly DraftSection[]): boolean =>
  drafts.some(
    (draft) =>
      draft.kind === 'visit' &&
      (draft.address !== null || draft.hours.length > 0 || draft.hoursWords !== null),
  );
