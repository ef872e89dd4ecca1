import type { LockedInstruction } from '../read-locked';
import type { SeenText } from '../seen-page';
import { tagSentences } from '../words/read-words';

const brackets =
  /\[[^\]\n]{2,}\]|\{\{|\blorem ipsum\b|\b(?:TBD|XXX)\b|<[A-Za-z ]+>|\b(?:say|write|put|add|describe|name|tell) (?:it )?here\b|\byour (?:business|company|logo|text|headline) (?:goes )?here\b|\bplaceholder\b|\breplace this\b/gi;

/** Copy that is still to be written by somebody. */
export function findPlaceholders(page: SeenText): string[] {
  return [page.title, ...page.blocks.map(({ text }) => text)].flatMap(
    (text) => text.match(brackets) ?? [],
  );
}

/** What is said to whoever builds the page and never to its visitors. */
const echo =
  /\b(?:make it|make (?:me|us) a|please|pls|plz)\b.*\b(?:site|page|website|colou?r|modern|dark)\b|\b(?:i|we) (?:want|need|would like) (?:a|an|the) (?:\w+ ){0,3}(?:site|page|website|app)\b|\busers? should be able to\b|\bvisitors should be able to\b|\b(?:should|must) (?:look|feel)\b|\bnothing fancy\b|\bmust have:|\btone of voice\b|\bsound more\b|\bbuild me\b|\bcreate a (?:site|page|website)\b|\bmach(?:e|t)? (?:mir|uns) eine\b|\bil (?:nous|me) faut un site\b|\bdark mode pls\b|\bas shown in the brief\b/i;

/** A preposition may end an English sentence ("what you are looking for"); these may not. */
const dangling =
  /\b(?:and|or|but|the|a|an|und|oder|et|ou|avec|pour|y|con|para|e|per|en|met|voor)\s*[.!?…]?$/;
const doubled = /(?<![\p{L}\d'’])(\p{L}{2,})\s+\1(?![\p{L}\d'’])/iu;
const doubledFine = /^(?:had|that|so|very|bye|tap|ha|no|la|nous|vous|sie|die)$/i;
const punctuation = /[,;:]\s*[.,;!?]|(?<!\.)\.\.(?!\.)|\s[,.](?=\s|$)|^[,;.!?)]/;
const article = /\b[Aa] (?:[aeio]\p{Ll}{2,})|\b[Aa]n (?:[bcdfgjklmnpqrstvwxz]\p{Ll}{2,})/u;
const articleFine =
  /\b[Aa] (?:one|once|eu|ewe|uni|use|unit|user)|\b[Aa]n (?:hour|honest|heir|honou?r|mp3)/;

/** A short fragment may go without ("Scissors at your door."), a long one reads as broken. */
function hasVerb(text: string): boolean {
  return tagSentences(text).every((sentence) => {
    const words = sentence.filter(({ tag }) => tag !== 'PUNCT');
    return (
      words.length < 12 ||
      words.some(({ text: word, tag }) => /^(?:VERB|AUX)$/.test(tag) || /(?:ed|ing)$/.test(word))
    );
  });
}

/** What is wrong with one run of text, null when nothing is. */
export function judgeSentence(text: string, tag: string, english: boolean): string | null {
  const repeated = doubled.exec(text)?.[1];
  if (repeated !== undefined && !doubledFine.test(repeated)) return `doubled word: ${text}`;
  if (!/\p{L}/u.test(text)) return null;
  if (echo.test(text)) return `echo of the instruction: ${text}`;
  if (punctuation.test(text)) return `punctuation: ${text}`;
  const prose = /^(?:p|li|dd|blockquote|h1|h2|h3)$/.test(tag);
  if (prose && text.split(' ').length > 2 && dangling.test(text)) return `unfinished: ${text}`;
  if (!english) return null;
  if (article.test(text) && !articleFine.test(text)) return `article: ${text}`;
  const sentence = /^(?:p|dd|blockquote)$/.test(tag) && /[.!?]$/.test(text);
  if (sentence && /^\p{Ll}/u.test(text)) return `small letter at the start: ${text}`;
  if (sentence && !hasVerb(text)) return `no verb: ${text}`;
  return null;
}

/** Texts that are no sentences and no headings either; a text on the page twice is told once. */
export function findBadSentences(one: LockedInstruction, page: SeenText): string[] {
  const english = one.language === 'en';
  const found = page.blocks.map(({ text, tag }) => judgeSentence(text, tag, english));
  return [...new Set(found.filter((fault) => fault !== null))];
}
