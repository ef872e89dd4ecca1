import type { MessageId } from '../../catalogue/messages/messages';

/** A day of the year says when. */
const day =
  /(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:january|february|march|april|june|july|august|september|october|november|december)\s\d{1,2}|\d{1,2}\.?\s(?:de\s)?(?:januar|februar|märz|april|mai|juni|juli|august|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|octobre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|octubre|diciembre|janeiro|março|maio|junho|julho|outubro|dezembro|gennaio|maggio|giugno|luglio|ottobre|dicembre|maart|mei|oktober|december)\p{L}*)/iu;

/** What people ask, and by which words of what was told a sentence answers it; the first that fits is asked. */
const answers: readonly (readonly [MessageId, RegExp])[] = [
  [
    'ask.deposit',
    /(?<!\p{L})(?:deposits?|refund\p{L}*|money back|cancel\p{L}*|anzahlung|stornier\p{L}*|rückerstatt\p{L}*|acompte|rembours\p{L}*|annul\p{L}*|señal|reembols\p{L}*|devol\p{L}*|cancela\p{L}*|sinal|acconto|rimbors\p{L}*|disdett\p{L}*|aanbetaling|terugbeta\p{L}*|annuler\p{L}*)(?!\p{L})/iu,
  ],
  ['ask.when', day],
  [
    'ask.included',
    /(?<!\p{L})(?:includ(?:e|es|ed|ing)|all in(?=[,.]|\sor|$)|provided|(?:im preis )?enthalten|inklusive|inbegriffen|compris(?:es?)?|inclus(?:es?)?|incluid[oa]s?|incluye\p{L}*|incluíd[oa]s?|inclui|compres[oaie]|inclus[oaie]|inbegrepen|inclusief)(?!\p{L})/iu,
  ],
  [
    'ask.bring',
    /(?<!\p{L})(?:bring|wear|mitbring\p{L}*|mitzubringen|apporte[rz]|traer|trae|llevar|trazer|levar|traga|portare|portate|meenemen|breng\p{L}* mee)(?!\p{L})/iu,
  ],
  [
    'ask.pay',
    /(?<!\p{L})(?:cash (?:only|payments?|or|and)|cards? (?:payments?|only|or|accepted|are)|(?:take|accept) (?:cards?|cash)|pay(?:ment)? (?:by|in|with|is|cash)|bank transfer|paypal|invoices?|kartenzahlung|überweisung|bar(?:zahlung)?|espèces|carte bancaire|efectivo|tarjeta|dinheiro|cartão|contanti|carta di credito|contant|pinnen)(?!\p{L})/iu,
  ],
  [
    'ask.size',
    /(?<!\p{L})(?:(?:max(?:imum)?|at most|up to|no more than|limited to|only|höchstens|maximal|bis zu|au maximum|maximum|máximo|até|massimo|maximaal|hoogstens)\.?(?: of| de| di)? (?:\d+|two|three|four|five|six|seven|eight|ten|twelve)|\d+|four|five|six|eight|ten|twelve) (?:people|places|persons|students|pupils|learners|seats|of you|personen|plätze|teilnehmer\p{L}*|personnes|places|personas|plazas|alumnos|pessoas|lugares|persone|posti|mensen|plaatsen|deelnemers)(?!\p{L})/iu,
  ],
  [
    'ask.long',
    /(?<!\p{L})(?:takes?|lasts?|dauert|dure|dura|demora|duurt)(?!\p{L})[^.]*(?:hour|minute|day|week|month|year|stunde|minute|tag|woche|heure|jour|semaine|hora|minuto|día|dia|semana|ora|ore|giorn|settiman|uur|dag|weken)/iu,
  ],
  [
    'ask.whom',
    /(?<!\p{L})(?:beginners?|suitable for|for (?:adults|children|kids|anyone|everybody|everyone|families)|ages? \d|over \d+s?|under \d+s?|anfänger\p{L}*|débutant\p{L}*|principiant\p{L}*|iniciantes|beginners)(?!\p{L})/iu,
  ],
];

/** The question a sentence answers by what it speaks of; null where it speaks of nothing people ask about. */
export const questionOf = (text: string): MessageId | null =>
  answers.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
