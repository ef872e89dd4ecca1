import type { SectionTopic } from '../model/brief';
import { topicOf } from '../catalogue/topics';
import { splitEnumeration } from '../text/enumeration';
import type { Sentence } from '../text/sentences';
import { cleanAsk } from './ask-items';

/** Exclusions by the member. */
export interface Limits {
  readonly topics: readonly SectionTopic[];
  /** Words that must not be in the copy, in lower case. */
  readonly words: readonly string[];
  /** No motion. */
  readonly still: boolean;
  /** No form at all, or only no booking. */
  readonly forms: 'all' | 'booking' | null;
  /** Nothing is to be ordered on the page. */
  readonly basket: boolean;
  /** People come without having asked for a time. */
  readonly bookings: boolean;
}

const negative =
  /(?:^|[\s,;:(-])(?:no|without(?: any| a)?|(?:i |we |he |she |they )?(?:don't|do not|doesn't|must not|should not|shouldn't|never|won't)(?: \w+)? (?:want|need|use|put|add|include|say|have|show|mention|call it|write)(?: any| an?| the| me| us)?|must not have|leave out|skip(?: the)?|avoid|not? (?:a|an|any)|nothing about|never(?= ["'])|même pas|keine?[nrm]?|ohne|bitte nicht|sans|pas d[e']|sin|nada de|senza|niente|sem|geen|zonder)[\s:]\s?(?=\p{L}|["'])/giu;
const stops =
  /[.;!?()]| but | except | just | because | - | – | and (?:we|i|make|use|please|keep)\b| but$/i;
/** "I don't need prices hidden" wants them shown. */
const notHidden = /^(?:\S+ ){1,3}(?:hidden|buried|tucked away|out of sight|left out)\b/i;
const notAllowed = String.raw`(?:prohibited|banned|forbidden|not allowed)\b`;
const prohibited = new RegExp(`[^.\\n]{0,160}${notAllowed}`, 'gi');
const prohibits = new RegExp(notAllowed, 'i');
const byTelephone =
  /\b(?:bookings?|reservations?|orders?|réservations?|reservierung(?:en)?)\b[^.]{0,20}\b(?:by|par|per|only by|telefonisch)\s?(?:tele)?(?:phone|téléphone|telefon|email)?\b[^.]{0,20}(?:only|phone|téléphone|telefon)|\bno online booking|\b(?:collection|takeaway|pick-?up|walk-?ins?|nur abholung) only\b|\bnur (?:abholung|zum mitnehmen)\b|\bà emporter uniquement\b/i;
/** "We don't take bookings, just turn up." */
const refused = String.raw`(?:(?:do not|don['’]?t|never) (?:take|accept|do)(?: any)?|no)`;
const booking = String.raw`(?:table )?(?:bookings?|reservations?)\b(?! (?:fees?|deposit|form))`;
const withoutTime = String.raw`no need to book|walk-?ins only`;
const turnsUp = String.raw`(?<!not |don['’]?t )just (?:turn|show) up`;
const noBookings = new RegExp(
  String.raw`\b(?:${refused} ${booking}|(?:${withoutTime}|${turnsUp})\b)`,
  'iu',
);
/** What a form sends arrives as mail. */
const noMail =
  /\b(?:don't|do not|doesn't|never|can't) (?:really )?(?:do|use|have|read|check|answer|like) (?:any )?e-?mails?\b|\b(?:no|without) e-?mails?\b(?! (?:address(?:es)? )?(?:required|needed))|\b(?:ring|call|phone|text)\b[^.!?\n]{0,60}\bnot (?:by )?e-?mails?\b|\bkeine e-?mails?\b|\bpas d['’]e-?mails?\b/iu;
const noBasket =
  /\b(?:no|not|without|never|don['’]t (?:want|need|do|have|sell)|kein\p{L}*|ohne|sans|pas(?: de)?|sin|senza|niente|geen|zonder|sem)\s[^.!?\n]{0,30}\b(?:(?:shopping )?(?:basket|cart)|checkout|online (?:shop|store|sales?|selling|ordering|orders|payments?)|(?:sell|order|buy)(?:ing)? (?:it |them |anything )?online|web ?shop|vente en ligne|boutique en ligne|panier|online-?shop|warenkorb|online-?verkauf|venta (?:en línea|online|por internet)|tienda (?:en línea|online)|carrito|vendita online|carrello|negozio online|winkelwagen|venda online|carrinho|loja online)/iu;
const mostParts = 60;

/** Everything behind "no", "without", "must not have" and the like. */
export function findLimits(sentences: readonly Sentence[]): Limits {
  const parts: string[] = [];
  const words = new Set<string>();
  for (const { text } of sentences) {
    const line = text.slice(0, 1_500);
    for (const match of line.matchAll(negative)) {
      const rest = line.slice(match.index + match[0].length).slice(0, 160);
      if (notHidden.test(rest)) continue;
      const stop = stops.exec(rest)?.index ?? rest.length;
      parts.push(
        ...splitEnumeration(rest.slice(0, stop)).flatMap((part) =>
          part.split(/ or | nor | oder | ou | o /),
        ),
      );
      for (const word of bannedWords(rest)) words.add(word);
      if (parts.length > mostParts) break;
    }
  }
  const whole = sentences
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 12_000);
  for (const part of whole.split(/[.\n]/))
    if (prohibits.test(part))
      for (const match of part.matchAll(prohibited))
        for (const word of bannedWords(match[0])) words.add(word);
  const ruledOut = parts.map((part) =>
    cleanAsk(part.replace(/^(?:no|any|a|an|the|live|online) /i, '')),
  );
  const all = ruledOut.join('\n');
  return {
    topics: [...new Set(ruledOut.filter(isPart).map(topicOf))].filter(
      (topic) => topic !== 'other' && topic !== 'form',
    ),
    words: [...new Set([...words, ...ruledOut.flatMap(plainWord)])].slice(0, 40),
    still:
      still.test(all) ||
      /\bnothing (?:that )?(?:moves|moving|flashy|animated)\b/i.test(
        sentences
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 6_000),
      ),
    basket: noBasket.test(whole),
    bookings: noBookings.test(whole),
    forms:
      formsOf(all) ??
      (noMail.test(whole)
        ? 'all'
        : byTelephone.test(whole) || noBookings.test(whole)
          ? 'booking'
          : null),
  };
}

const still =
  /\b(?:animations?|animated|motion|movement|moving|parallax|flashing|sliders?|effects?|animationen|animaciones|animações|animazioni|animaties|bewegung)\b/i;

/** "no booking needed" rules out the form too; "no phone calls" is about something else. */
function isPart(part: string): boolean {
  return part.split(' ').length <= 4 && !/\d/.test(part);
}

function formsOf(all: string): Limits['forms'] {
  if (
    /\b(?:contact forms?|forms?|formulare?|formulaires?|formularios?|sign[- ]?ups?|formulier(?:en)?)\b/i.test(
      all.replace(/\b(?:booking|order|reservation) forms?\b/gi, 'booking'),
    )
  )
    return 'all';
  return /\b(?:bookings?|book|reservations?|appointments?|calendar|buchung|reservierung)\b|r[ée]servation|reserva\b|prenotazion|reservering/i.test(
    all,
  )
    ? 'booking'
    : null;
}

/** Behind "the word", in quotation marks or not. */
function bannedWords(rest: string): string[] {
  const said = /\b(?:words?|phrases?|terms?)\s(?:like\s|such as\s)?(.{2,80})/i.exec(rest)?.[1];
  const quoted = [...rest.matchAll(/["']([\p{L} -]{3,30})["']/gu)].map(([, word]) => word ?? '');
  const listed =
    said === undefined
      ? []
      : splitEnumeration(said)
          .slice(0, 6)
          .map((word) => word.replaceAll(/["'.]/g, ''));
  return [...quoted, ...listed]
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word.length > 2 && word.split(' ').length <= 3);
}

/** A single word or two that name no section: "no hassle", "stock phrases about passion". */
function plainWord(part: string): string[] {
  const about = /(?:about|on|of|van|von|de) (\p{L}+)$/u.exec(part)?.[1];
  const word = (about ?? part.replace(/^(?:words?|phrases?|terms?) /i, ''))
    .toLowerCase()
    .replace(/\b(?:talk|stuff|language|nonsense|copy|speak)\b/g, '')
    .trim();
  return /^\p{L}{4,}(?: \p{L}{3,})?$/u.test(word) && topicOf(word) === 'other' && !still.test(word)
    ? [word]
    : [];
}
