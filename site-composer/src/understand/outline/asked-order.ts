import type { OrderedPart } from '../../model/brief';
import { ofLook } from './orders';

const opens =
  /^(?:[^:]{0,40}(?:dans l['’]ordre|in dieser reihenfolge|en este orden|in quest['’]ordine|in deze volgorde|nesta ordem|por esta ordem)\s?:\s*)|^(?:inside|contents|inhalt|dentro|contenido|contenu|inhoud|conteúdo)\s?:\s*|^(?:[^:]{0,40}\bin (?:this|that|the following) order\s?:\s*)|^(?:(?:the )?(?:order|sections?|parts|sequence)(?: should be| is| i want| i['’]d like| of (?:things|the page))?|in this order|reihenfolge|ordre|orden|ordine|volgorde|ordem)\s?[:–—-]\s*/iu;
const starts =
  /^(?:please )?(?:(?:start|begin|open)(?:s|ing)? with|first(?:ly)?|zuerst|erst|d['’]abord|primero|prima|eerst|primeiro)[,:]?\s/iu;
const goesOn = /,?\s(?:and )?(?:then|dann|puis|ensuite|luego|después|poi|dan|daarna|depois)\s/giu;
const ofPlace =
  /\s(?:first|at the (?:very )?top|right at the top|last|at the (?:very )?(?:end|bottom)|ganz oben|zuerst|oben|zuletzt|ganz unten|unten|tout en haut|en premier|arriba(?: del todo)?|primero|in alto|per prim[oaie]|bovenaan|eerst|em cima|primeiro)$/iu;
const article =
  /^(?:(?:and|und|et|y|e|en|finally|lastly) )?(?:then |dann |puis |luego |poi |dan |depois )?(?:the |our |my |a |an |some |die |der |das |den |le |la |les |el |los |las |il |lo |i |gli |de |het |een |o |os |as )?(?=\p{L})/iu;
const speaker = /^(?:ich|me|wir|us|moi|nous|yo|nosotros|io|noi|ik|wij|eu|nós)$/iu;
const longestRead = 600;
const mostWords = 7;
const fewest = 2;
const most = 14;

/** The parts of a page in the order a sentence names them; empty where the sentence is no such list. */
export function orderedParts(sentence: string): OrderedPart[] {
  if (sentence.length > longestRead) return [];
  const bare = sentence.trim().replace(/[.!]$/u, '');
  const listed = bare.replace(opens, '');
  const isListed = listed !== bare;
  const steps = [...bare.matchAll(goesOn)].length;
  if (!isListed && steps === 0) return [];
  if (!isListed && steps < fewest && !starts.test(bare) && !ofPlace.test(bare.split(',')[0] ?? ''))
    return [];
  const parts = splitList(listed.replace(starts, ''))
    .filter((part) => !ofLook.test(part.split('(')[0] ?? ''))
    .map(partOf);
  const isEach = parts.every(({ words }) => words !== '' && words.split(' ').length <= mostWords);
  return isEach && parts.length >= fewest && parts.length <= most ? parts : [];
}

/** The things between commas and "then"; a comma in brackets parts nothing. */
function splitList(text: string): string[] {
  const asides: string[] = [];
  const held = text.replaceAll(/\([^()]*\)/gu, (aside) => `⟦${String(asides.push(aside) - 1)}⟧`);
  return held
    .split(
      /[,;]\s*|\s(?:and |und |et |y |e |en )?(?:then|dann|puis|ensuite|luego|después|poi|dan|daarna|depois)\s|\s(?:and|und|et) (?=[^,;]*$)/iu,
    )
    .map((part) => part.replaceAll(/⟦(\d+)⟧/gu, (_, at: string) => asides[Number(at)] ?? '').trim())
    .filter((part) => part !== '');
}

function partOf(text: string): OrderedPart {
  const [, head = text, aside] = /^(.*?)\s*\(([^()]+)\)\s*$/u.exec(text) ?? [];
  const words = head.replace(article, '').replace(ofPlace, '').replace(article, '').trim();
  return {
    words: speaker.test(words) ? 'about' : words,
    answer: aside?.trim() ?? null,
  };
}

const ofClause =
  /(?<!\p{L})(?:you|we|i|they|it)(?:['’]\p{L}+)?\s\p{L}|^(?:the )?(?:rest|others?|remaining|everything)(?!\p{L})/iu;

/** Whether a part of an order has a name: "when we're open" and "the rest however you like" say where something goes, and call it nothing. */
export const isNamedPart = ({ words }: OrderedPart): boolean => !ofClause.test(words);
