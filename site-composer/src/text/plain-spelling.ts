import { withMarkedSums } from './bare-sums';
import { withoutMisspellings } from './common-misspellings';
import { editWords } from './copy/edit-words';

/** What follows within the sentence; who writes without capitals begins a new one with other words. */
const within = String.raw`(?= (?:\d|[£€$]|(?!(?:we|i|you|they|our|my|your|please)\b)\p{Ll}))`;
const dayOrMonth =
  'mon|tues?|weds?|thu|thurs?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** Shortened words written out, or without the full stop that would end a sentence. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\best(?:\.|d\.?|\b)(?: in)?(?= (?:1[5-9]|20)\d\d\b)/gi, 'since'],
  [/\bincl\.(?= )|\bincl(?= \p{L})/giu, 'including'],
  [/\bexcl\.(?= )|\bexcl(?= \p{L})/giu, 'excluding'],
  [/\bapprox\b\.?(?= )/gi, 'about'],
  [/(?<!\d ?)\bmin\.(?= \p{Ll}|\s?[£€$\d])/giu, 'minimum'],
  [/(?<!\d ?)\bmax\.(?= \p{Ll}|\s?[£€$\d])/gu, 'maximum'],
  [new RegExp(String.raw`\b(Ltd|Bros|Inc|Co)\.${within}`, 'gu'), '$1'],
  [
    new RegExp(
      String.raw`\b(${dayOrMonth})\.(?= (?:\d|(?:to|and|till?|until|or|through|by)\b|[–&-])|[,/–-])`,
      'gi',
    ),
    '$1',
  ],
];

/** What is said to whoever builds the page, as the tagger knows it. */
const ofBriefs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:site|website|page|one) )4(?= \p{Lu})/gu, 'for'],
  [/\bkeep(?:s|ing)? track of\b/gi, 'track'],
];

const counts =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const belowHundred = `(?:${tens.join('|')})(?:[- ](?:${counts.slice(0, 9).join('|')}))?|${counts.join('|')}`;
const spokenSum = new RegExp(
  String.raw`\b((?:(?:an? |(?:${counts.slice(0, 9).join('|')}) )hundred(?: and)?(?: (?:${belowHundred}))?)|${belowHundred})(?= (?:bucks|quid|dollars?|pounds?|euros?|pence|cents)\b)`,
  'gi',
);

/** "a hundred and forty two" → 142. */
function numberOf(spoken: string): number {
  return spoken
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => {
      if (word === 'hundred') return Math.max(1, sum) * 100;
      const ten = tens.indexOf(word);
      return sum + (ten === -1 ? counts.indexOf(word) + 1 : (ten + 2) * 10);
    }, 0);
}

/** "38 pounds no hang on I've put it up, 42 pounds": the sum that was taken back. */
const takenBack =
  /(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d|\d[\d.,]* (?:pounds|quid|euros?|dollars?|bucks))[,.]? (?:no,? )?(?:hang on|wait|sorry|scrap that|i mean|actually|correction)\b[^.!?\n£$€\d]{0,40}(?=[£$€]\s?\d|\d[\d.,]* (?:pounds|quid|euros?|dollars?|bucks)\b)/gi;
const english = /\b(?:the|and|my|our|with|for|we|you|is|are|need|want|please|it)\b/gi;
const foreign =
  /\b(?:und|der|das|mit|wir|für|ein|eine|im|zu|auf|une?|sur|pour|il|un|del|em|op|bij|les|pour|nous|avec|para|nuestr[oa]|minha|uma|per|della|voor|het|een)\b/gi;

/** Whether an instruction is plainly written in English; "im" and "u" are words of other languages. */
export function isPlainlyEnglish(prompt: string): boolean {
  const start = prompt.slice(0, 2_000);
  const others = start.match(foreign)?.length ?? 0;
  const own = start.match(english)?.length ?? 0;
  // "No" is said in Spanish and in "no. 4" alike.
  if (others === 0) return own > 0 || !/\bno\b/i.test(start);
  return own > 2 * others;
}

/** A line of English as it would be printed: "its called" → "it's called", "twelve bucks" → "12 bucks". */
export function spellOut(line: string): string {
  let text = withoutMisspellings(line);
  for (const [pattern, written] of [...ofBriefs, ...writtenOut])
    text = text.replace(pattern, written);
  text = editWords(text);
  const plain = text
    .replace(spokenSum, (spoken) => String(numberOf(spoken)))
    .replace(takenBack, '');
  return withMarkedSums(plain);
}

const greeting =
  /^(?:(?:fwd?|re|aw|wg)\s?:[^.!?]{0,40}$|(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|greetings|hallo|bonjour|bonsoir|hola|buenos d[ií]as|buenas tardes|ciao|buongiorno|buonasera|salve|olá|bom dia|guten (?:tag|morgen|abend)|moin|goeden?(?:dag|morgen|middag)|dear [\p{L} ]{2,24})(?: there| all| everyone| team| guys)?\s?[!,.:-]*(?:\s|$))/iu;

/** A line without the greeting it begins with; the word after it stays as it is. */
export function withoutGreeting(line: string): string {
  const rest = line.replace(greeting, '');
  return /\p{L}/u.test(rest) || rest === '' ? rest : line;
}
