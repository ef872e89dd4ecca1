import type { Span } from '../../spans/find-spans';
import { topicOf } from '../../catalogue/topics';
import { findLook } from '../find-look';
import { readSentences } from '../../text/sentences';

const mostLists = 6;
const mostParts = 16;
const mostWords = 6;
const fewest = 2;
const fewestUnnamed = 3;

/** "Sections in this order: …", "Pages: …": what follows are parts of the page, whatever their words look like. */
const named =
  /(?<=^|[.!?\n;,]\s{0,3}|\bwith\s|\bmit\s|\bavec\s)(?:the |these |my |our )?(?:sections?|pages|tabs|menu items|abschnitte|bereiche|seiten|rubriques|sections|pages|secciones|apartados|páginas|secções|seções|sezioni|pagine|secties|onderdelen)(?: (?:i want|needed|should be|are|in (?:this|that|the following) order|in dieser reihenfolge))?\s?[:–-]\s((?:[^.!?\n]|\.(?=\S)){3,400})/giu;
/** "Sections for prices, our story and how to find us". */
const behindFor =
  /\b(?:sections?|pages|tabs) (?:for|on|about|called) ((?:[^.!?\n:]|\.(?=\S)){3,300})/giu;
/** "One page with experience, training and languages". */
const onePage =
  /\b(?:one|single|1)[- ]page(?:r| site| website)? with ((?:[^.!?\n:]|\.(?=\S)){3,200})/giu;

/** Parts of the page that are named in a list under a word for such parts. */
export function withSectionLists(text: string, spans: readonly Span[]): readonly Span[] {
  const lists = [
    ...listsIn(text, named, fewest),
    ...listsIn(text, behindFor, fewest),
    ...listsIn(text, onePage, fewestUnnamed),
  ];
  let all = spans;
  for (const parts of lists.slice(0, mostLists)) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) continue;
    all = [
      ...all.filter(({ start, end }) => end <= first.start || start >= last.end),
      ...parts.map((part): Span => ({ ...part, label: 'section', record: null, sure: 1 })),
    ].toSorted((one, other) => one.start - other.start);
  }
  return all;
}

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function listsIn(text: string, pattern: RegExp, least: number): Part[][] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const list = match[1] ?? '';
    const from = match.index + match[0].length - list.length;
    const parts = partsOf(list, from);
    return parts.length >= least && parts.length <= mostParts && parts.every(isName) ? [parts] : [];
  });
}

/** Divided at commas; at its "and" only where that is the one join of a list: "prices, hours and a map". */
function partsOf(list: string, from: number): Part[] {
  const pieces = [...list.matchAll(/(?:\([^()]*\)|(?!,\s|;\s)[\s\S])+/giu)];
  return pieces.flatMap((piece, at) => {
    const part = withoutJoin(piece[0], from + piece.index);
    const [, one = '', join = '', other = ''] =
      /^(.+?)(\s(?:and|und|et|y|e|en)\s)(.+)$/iu.exec(part.text) ?? [];
    // "Training, races, who we are, kit and safety": in a row of names without a last join a pair is one name.
    const isPair =
      one === '' ||
      at < pieces.length - 1 ||
      (pieces.length > mostBeforePair && !isTopic(one) && !isTopic(other));
    if (isPair) return part.text === '' ? [] : [part];
    return [
      { text: one, start: part.start, end: part.start + one.length },
      withoutJoin(other, part.start + one.length + join.length),
    ];
  });
}

const mostBeforePair = 3;
const isTopic = (words: string): boolean => topicOf(words) !== 'other';

function withoutJoin(piece: string, from: number): Part {
  const bare = piece.replace(/^[\s,;]*(?:(?:and|und|et|y|e|en)\s)?(?:then |an? )?/iu, '');
  const words = bare.replace(/\s*\([^()]*\)\s*$/u, '').trimEnd();
  const start = from + piece.length - bare.length;
  return { text: words, start, end: start + words.length };
}

/** A few words that name a part, and not how the page is to look. */
function isName({ text: words }: Part): boolean {
  // "Contact anna@…" is a part with an address.
  const text = words.replace(/\s\S+@\S+$/u, '');
  if (text.split(' ').length > mostWords || /[@£€$"“]|\d{3}/u.test(text) || !/\p{L}{2}/u.test(text))
    return false;
  const { moods, colours, scheme, typeface } = findLook(readSentences(`${text}.`));
  return moods.length + Object.keys(colours).length === 0 && scheme === null && typeface === null;
}
