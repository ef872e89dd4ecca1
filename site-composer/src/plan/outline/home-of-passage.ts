import type { Passage } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { topicOf } from '../../catalogue/topics';
import { homeByWords } from '../home-of-remark';
import { monthDay } from './sentence-words';
import { isRefusal } from '../refusals';

type Kind = DraftSection['kind'];

const sum = /(?:[£€$₹]\s?|\bR(?=\d)|\bRs\.?\s?)\d|\d\s?(?:€|euros?\b|quid\b|rupees?\b)/iu;
/** What was collected is nothing that is paid. */
const collected = /(?<!\p{L})(?:raised?|collected|donated|saved|won|turnover)(?!\p{L})/iu;
const longest = 140;
const deadline =
  /^(?:entries|entry|registrations?|applications?|bookings?|booking|orders?|sign-?ups?|anmeldungen|anmeldeschluss|les inscriptions|las inscripciones|as inscrições|le iscrizioni|inschrijvingen|inschrijven)(?!\p{L})[^.]*(?<!\p{L})(?:closes?|ends?|by|before|until|due|bis|schluss|avant|jusqu\p{L}*|antes|hasta|até|entro|voor|tot)(?!\p{L})|^(?:please )?(?:pay|book|register|enter|apply|reply|rsvp|sign up|order|answer)(?!\p{L})[^.]*\b(?:by|before|until)\b/iu;
/** An hour alone is that of anything. */
const ofOpening =
  /\b(?:open\p{L}*|closed?|shut|hours|park\p{L}*|bus(?:es)?|station|stairs?|wheelchairs?|entrance|doors?|step-?free|opposite|next (?:to|door)|behind|corner|dogs?|access\p{L}*|appointment|arrangement|every|(?:mon|tues|wednes|thurs|fri|satur|sun)days|gates?|geöffnet|geschlossen|ouvert\p{L}*|fermé\p{L}*|abiert\p{L}*|cerrad\p{L}*|apert\p{L}*|chius\p{L}*|abert\p{L}*|geopend|gesloten)(?!\p{L})/iu;

/** The section a sentence is looked for in by what it says, as far as the page has it; null for what tells about the owner. */
export function homeOfPassage(
  { text, label }: Passage,
  rows: readonly DraftSection[],
): Kind | null {
  const has = (kind: Kind): boolean => rows.some((draft) => draft.kind === kind);
  if (label !== null)
    return topicOf(label.toLowerCase()) === 'visit' && has('visit') ? 'visit' : null;
  if (
    /^(?:p\.?\s?o\.? box|postfach|apartado|bp)\b|\S@\S|\d{3,}[\s-]\d{3,}|^\+?\d[\d\s]{7,}\d$/u.test(
      text,
    ) &&
    has('contact')
  )
    return 'contact';
  // Until when somebody may enter, or pay, is read where they do.
  if (deadline.test(text) && has('contact')) return 'contact';
  if (monthDay.test(text) && !sum.test(text))
    return has('schedule') && text.length <= longest ? 'schedule' : null;
  if (sum.test(text)) return collected.test(text) ? null : 'prices';
  const home = homeByWords(text);
  // "The pit shut in 1970" opens nothing, and "No bonfires before 6pm" is a rule.
  if (home === 'visit' && (isRefusal(text) || text.length > longest || !ofOpening.test(text)))
    return null;
  return home !== null && home !== 'prices' && has(home) ? home : null;
}
