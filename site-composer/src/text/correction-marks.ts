/** What somebody says who takes back what they have just said, in the languages of pages: surely, or only where the same kind of thing follows. */
const surely = [
  String.raw`no[,.]? (?:wait(?! times?\b| list| until| for\b| and see| needed)|sorry|hang on|hold on|i tell a lie|i mean|that['’]?s wrong|scrap that|make (?:that|it))`,
  String.raw`(?:wait|sorry|oops|whoops)[,.]? no(?=[,.–—…-]|\s(?:it|i)\b|\s?[£€$\d])`,
  String.raw`(?:scratch|scrap|strike) that`,
  // "Two-stage correction, coating" and "Lektorat, Korrektur, Satz" are things that are offered.
  ...['correction', 'korrektur', 'correctie'].map(
    (noun) => String.raw`${noun}(?=\s?:)|(?<=[.!?…–—]\s)${noun}`,
  ),
  'i tell a lie',
  'i mean',
  String.raw`(?:nein|halt|äh)[,.]? (?:nein|warte|moment|halt|sorry|quatsch|entschuldigung|verzeihung|falsch|stimmt nicht)`,
  'quatsch',
  String.raw`ich meine?t?e?`,
  String.raw`non[,.]? (?:pardon|attends|attendez|désolée?|je me trompe|excusez?(?:-moi)?)`,
  String.raw`pardon[,.]? non`,
  'je veux dire',
  'je me trompe',
  String.raw`no[,.]? (?:perdón|perdona|perdone|espera|espere|miento|scusa|scusi|scusate|aspetta|aspetti|pardon)`,
  String.raw`perdón[,.]? no`,
  'quiero decir',
  'mejor dicho',
  'me he equivocado',
  String.raw`não[,.]? (?:desculpa|desculpe|perdão|espera|espere|engano)`,
  'quero dizer',
  'ou melhor',
  'volevo dire',
  'mi correggo',
  'mi sbaglio',
  String.raw`nee[,.]? (?:sorry|wacht|pardon|foutje)`,
  'ik bedoel',
  'beter gezegd',
].join('|');

const perhaps = [
  'sorry',
  'wait',
  'hang on',
  'actually',
  'or rather',
  'my mistake',
  'oops',
  String.raw`(?<!(?:can|to|will|could|would|we|you|i|they|['’]ll) )make (?:that|it)`,
  'besser gesagt',
  'vielmehr',
  'entschuldigung',
  'moment',
  'pardon',
  'plutôt',
  'ou plutôt',
  'perdón',
  'digo',
  'desculpe?a?',
  'perdão',
  'aliás',
  'scusate?',
  'scusi',
  'anzi',
  'wacht',
].join('|');

const apart = String.raw`[\s,.;:!(–—…-]{1,6}`;
/** "It's", "make it": what leads to what was meant. */
const leads = String.raw`(?:(?:oh|ah|um|i mean|it['’]?s|its|that['’]?s|they['’]?re|make (?:that|it)|it (?:should be|is)|should be|(?:es|das) (?:ist|sind)|c['’]est|ce sont|es|son|sono|è|são|é|het is|het zijn)[\s,:]+)?`;

/** The marks of a correction, with what stands around them: behind it begins what was meant. */
export const anyMark = new RegExp(
  String.raw`${apart}(?:(?:oh|ah|um|er|well|äh|euh|ehm)[\s,]+)?(?<surely>${surely})(?![\p{L}'’])${apart}${leads}|${apart}(?<perhaps>${perhaps})(?![\p{L}'’])${apart}${leads}|\s?(?:[,–—…-]|\.{2,})\s?(?:no|nein|non|não|nee),\s${leads}`,
  'giu',
);
