import type { DraftSection } from './draft-section';

/** Where a remark is read: beside the form, the prices, the hours or the people it speaks of. */
export type Home = 'contact' | 'prices' | 'visit' | 'schedule' | null;

const reply =
  /\b(?:rsvp|repl(?:y|ies)|respond|let us know by|deadline|apply by|sign up by|register by|entries (?:by|close)|antwort\p{L}*|réponse|responder|risposta)\b/iu;
const reach =
  /\b(?:ring|call|phone|text (?:me|us)|whats ?app|e-?mails?|messages?|voicemail|reach (?:me|us)|get in touch|dm|anrufe?n?|appele[rz]|llam\p{L}+|chiam\p{L}+|bellen)\b/iu;
const money =
  /[€£$]|\b(?:deposit|minimum|min\.|card payments?|cash|paypal|invoices?|vat|discounts?|refunds?|payments?|pay|per (?:hour|person|night|head|week|month|day)|free (?:delivery|of charge|entry|for)|surcharge|call-?out|included|anzahlung|acompte|anticipo)\b/iu;
const time =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:weekends?|weekdays?|evenings?|mornings?|closed|bank holidays?|all year|by appointment|montags?|lundi|lunes|lunedì)\b|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)\b/iu;
const arrival =
  /\b(?:park(?:ing)?|car park|bus(?:es)?|station|step-?free|stairs?|wheelchairs?|entrance|doors? open|upstairs|downstairs|opposite|next (?:to|door)|behind the|corner of|dogs?(?: are)? welcome|accessible|access)\b/iu;

/** The section a remark belongs to, by what it speaks of, as far as the page has such a section. */
export function homeOf(text: string, drafts: readonly DraftSection[]): Home {
  const has = (kind: DraftSection['kind']): boolean => drafts.some((draft) => draft.kind === kind);
  if (reply.test(text) && has('contact')) return 'contact';
  if (arrival.test(text) && has('visit')) return 'visit';
  if (money.test(text) && has('prices')) return 'prices';
  if (time.test(text) && has('visit')) return 'visit';
  if (time.test(text) && has('schedule')) return 'schedule';
  if (reach.test(text) && has('contact')) return 'contact';
  return null;
}
