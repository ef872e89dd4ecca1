/** A sum of money as it is written in front of or behind its currency, with what it is for: "from £390", "Rs. 250/-", "110 euro per jaar". */
const number = String.raw`\d{1,3}(?:[.,']\d{2,3}| \d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
// "£5m insurance" is what is covered, and nothing to pay.
const ahead = String.raw`(?:(?:[A-Z]{1,2})?[$£€₹]|(?<![\p{L}\d])R(?=\d)|(?<!\p{L})(?:Rs\.?|USD|EUR|GBP|CHF|INR|ZAR|KES|KSh|NGN|AUD|NZD|CAD|AED|PLN|SEK|NOK|DKK|RM|kr\.?))\s?(?:${number})(?!\s?(?:m|k|mn|bn|million|billion)(?!\p{L}))`;
const behind = String.raw`(?<![\d.,])(?:${number}|\d+,-)\s?(?:[€£$](?!\s?\d)|(?:euros?|pounds?|dollars?|rupees?|quid|rand|francs?|franken|pence|cents?|CHF|EUR)(?!\p{L})|p(?![\p{L}\d]))`;
/** "Two men 70 an hour": a figure with what it is paid for, as people say it. */
const bare = String.raw`(?<![\d.,:])\d{2,4}(?:\.\d{2})?(?=\s(?:an|per|a)\s(?:hour|day|night|week|month|session|lesson|person|head)(?!\p{L}))`;
const least = String.raw`(?:(?<!\p{L})(?:from|about|around|ab|dès|à partir de|à partir d['’]|desde|a partir de|a partire da|da|vanaf|vanaf|a partir)\s)`;
const unit = String.raw`(?:\s?(?:\/-)(?:\s?per\s\p{L}+)?|\s?/\s?\p{L}+|\s(?:a|an|per|each|every|the|par|pro|por|je|im|al|por cada|à la|all['’]|à l['’]|la|le|per|op|bij|au|ao|à)\s(?!bit\b|pie\b|for\b|and\b|or\b|plus\b)\p{L}+|\s(?:each|pp|ea|extra|p\.p\.|p\/p|más|on top|pro Person|la pièce)(?!\p{L}))?`;
export const sumPattern = new RegExp(`${least}?(?:${ahead}|${behind}|${bare})${unit}`, 'giu');
/** A figure with "from" in front of it, in a list whose other sums have a currency. */
export const bareLeast = new RegExp(
  `${least}(?:${number})(?![\\p{L}\\d%])(?=\\s*(?:$|[,;)]|(?:per|an?|each|pp)(?!\\p{L})))`,
  'iu',
);
/** What stands where a sum would. */
export const insteadOfSum =
  /(?<!\p{L})(?:(?:is |are )?(?:quoted|priced) (?:on the day|on request|individually|on (?:a |site )?visit|per job)|(?:price )?(?:on|by) (?:request|application|quote|quotation)|custom(?: pricing)?|contact us|let['’]s talk|p\.?o\.?a\.?|by arrangement|free(?: of charge)?(?= with\b| for\b| if\b| when\b|\s*$)|for free|gratis|kostenlos|kostenfrei|gratuite?s?|sur devis|auf anfrage|a consultar|su richiesta|op aanvraag|sob consulta|nach absprache|(?<!not )included|half price|\+\s?\d+\s?%|\d+\s?% (?:off|extra|more|on top))(?:\s*$|(?<=free)(?= (?:with|for|if|when)\b))/iu;
/** Up to a sum is a limit, and no price. */
export const isLimit =
  /(?<!\p{L})(?:up to|at most|over|more than|raised?|worth|hasta|bis zu|bis|jusqu['’]?à|fino a|tot|até|about a|of|saved?|owes?)\s*$/iu;
