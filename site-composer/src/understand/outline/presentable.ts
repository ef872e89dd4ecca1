import { asPoint, asSentence, trimMarks } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import type { MarkedText } from '../marked/marked-text';
import { hardFact } from './orders';
import type { Segment } from './segments';

const joins =
  /^(?:(?:oh|ah|well|right|ok|okay|um|so|na ja|alors|bueno|pues|dunque|allora|então|nou)[,\s]+)*(?:(?:and|but|plus|so|und|aber|et|mais|y|pero|e|ma|en|maar)\s)?(?=[\p{L}\d£€$])/iu;
/** "…, which is lawnmower racing on the oval": what it is of was cut off. */
const relative = /^(?:which|that|who)(?:['’]s| is| are| was)\s(?:a |an |the )?/iu;
/** What hangs on words that were cut off. */
const hangs =
  /^(?:as|because|since|than|to|for|of|with|which|that|who|where|when|if|so|like|wie|comme|como|come|zoals|weil|da|damit|dass|parce|car|pour|que|porque|para|die|dat|perché|per|che|omdat|om|dat|want|pois)\s/iu;

/** The words of a run of segments as they are printed; empty where nothing of them can stand. */
export function presentable(
  marked: MarkedText,
  segments: readonly Segment[],
  isCut: boolean,
  isEnglish: boolean,
): string {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return '';
  const said = segments
    .map(({ start, end }, at) => {
      const next = segments[at + 1];
      // "Mon–Sat" is parted at its dash, and has no space there.
      const gap = next === undefined || next.start === end ? '' : ' ';
      return `${marked.text.slice(start, end).trim()}${gap}`;
    })
    .join('')
    .replaceAll(/\s+/g, ' ');
  const joined = unwrapped(balanced(said).replace(joins, ''));
  const plain = trimMarks(isCut ? joined.replace(relative, '') : joined);
  if (plain === '' || (isCut && hangs.test(plain))) return '';
  if (isCut && leansOnCut.test(plain) && plain.split(' ').length <= mostLeaning) return '';
  const isShort =
    isCut &&
    plain.split(' ').length <= fewestLeft &&
    !hardFact.test(plain) &&
    !(isEnglish && refuses.test(plain));
  // "…, we need stewards" is all said.
  if (isShort && !(isEnglish && ofSpeaker.test(plain) && isWholeSentence(plain, true))) return '';
  const isSentence = isEnglish ? isWholeSentence(plain, true) : plain.split(' ').length > shortest;
  return isSentence || plain.split(' ').length > longestPoint ? asSentence(plain) : asPoint(plain);
}

/** "(teacher, dad of two) and": what stood in brackets is told, and nothing that went on behind them. */
const unwrapped = (text: string): string =>
  text.replace(/\)\s(?:and|or|but)[\s.]*$/iu, ')').replace(/^\s*\(([^()]+)\)[\s.]*$/u, '$1');

/** "No posed shots". */
const refuses = /^no \p{Ll}+ \p{Ll}/iu;
const ofSpeaker = /^(?:we|i|you|they|there|it)(?:['’]\p{L}+)?\s/iu;
/** What was said to somebody else may have held the other bracket. */
function balanced(text: string): string {
  const [opened, closed] = [/\(/gu, /\)/gu].map((mark) => text.match(mark)?.length ?? 0);
  if (opened === closed) return text;
  const isOneOpen = opened === 1 && closed === 0 && !text.trimEnd().endsWith('(');
  return isOneOpen ? text.replace(/[\s,;.]*$/u, ')') : text.replaceAll(/[()]/gu, '');
}

/** Of a sentence that was cut, so few words tell nothing. */
const fewestLeft = 3;
/** "No pictures of solar pumps, we don't touch those": what was cut off is what it speaks of. */
const leansOnCut = /\b(?:those|them|it|that|these|any)[.!]?$/iu;
const mostLeaning = 7;
const shortest = 3;
const longestPoint = 8;
