import { isBalanced } from '../../text/whole-sentence';

/** "Know your rights: breaks, heat, heavy lifting", or a line with a colon above lines with bullets. */
export interface LabelledList {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Part {
  readonly text: string;
  readonly start: number;
  /** A line without a bullet: a publication or a verse, which is one thing. */
  readonly isRow?: true;
}

const fewestParts = 3;
const fewestLines = 2;
const mostParts = 40;
const longestLabel = 40;
const longestLine = 320;

/** The lists of a text that carry their own heading, in lines with bullets and within a sentence. */
export const findLabelledLists = (text: string): readonly LabelledList[] => [
  ...listsInLines(text),
  ...listsInSentences(text),
];

const bullet = /^\s*[-*•–·]\s+/;

/** "Publications (only these five)" is called Publications. */
const bareLabel = (label: string): string => label.replace(/\s*\(.*\)\s*$/, '').trim();

function listsInLines(text: string): LabelledList[] {
  const lists: LabelledList[] = [];
  let open: { label: string; start: number; parts: Part[] } | null = null;
  let at = 0;
  let followsAtOnce = false;
  const close = (): void => {
    const last = open?.parts.at(-1);
    if (open && last && open.parts.length >= fewestLines)
      lists.push({ ...open, end: last.start + last.text.length });
    open = null;
  };
  for (const line of text.split('\n')) {
    const label = /^\s*(?:#+\s*)?(\p{L}[^:\n]{2,39}):\s*$/u.exec(line)?.[1];
    const mark = bullet.exec(line)?.[0] ?? '';
    const isPart: boolean =
      line.trim() !== '' && label === undefined && (mark !== '' || followsAtOnce);
    if (isPart && open && line.length <= longestLine) {
      if (open.parts.length < mostParts)
        open.parts.push({
          text: line.slice(mark.length).trimEnd(),
          start: at + mark.length,
          ...(mark === '' ? { isRow: true } : {}),
        });
    } else if (line.trim() !== '') {
      close();
      open = label === undefined ? null : { label: bareLabel(label), start: at, parts: [] };
    }
    // Lines without bullets are a list as long as no empty line stands between them.
    followsAtOnce = line.trim() !== '' && (label !== undefined || (isPart && followsAtOnce));
    at += line.length + 1;
  }
  close();
  return lists;
}

const sentence = /[^.!?\n]+/g;

function listsInSentences(text: string): LabelledList[] {
  return [...text.slice(0, 20_000).matchAll(sentence)].flatMap((match) => {
    const [whole] = match;
    const colon = whole.indexOf(': ');
    const label = whole
      .slice(0, Math.max(0, colon))
      .replace(/^\s*(?:and |then |also |so )/i, '')
      .trim();
    if (colon < 0 || label.length > longestLabel || label.split(' ').length > 5 || /\d/.test(label))
      return [];
    const from = match.index + colon + 2;
    const isOfClauses = whole.includes(';');
    const parts = enumerated(whole.slice(colon + 2), from);
    return parts.length >= (isOfClauses ? fewestLines : fewestParts)
      ? [{ label, start: match.index, end: match.index + whole.length, parts }]
      : [];
  });
}

const mostWordsOfPart = 7;

/** What a part names, without what stands in brackets or behind a comma. */
const nameOf = (text: string): string => text.replace(/(?:\s?\(|,\s).*$/, '');

const isThing = ({ text }: Part): boolean =>
  isBalanced(text) &&
  nameOf(text).split(/\s+/).length <= mostWordsOfPart &&
  !/(?:^|\s)\d|[£€$@]/.test(nameOf(text));

/** Parts between commas that stand outside of brackets; none at all where one of them is more than a thing. */
function enumerated(words: string, from: number): Part[] {
  const parts: Part[] = [];
  let hasLead = false;
  // Where marks of two kinds stand, the commas are within the parts.
  const part = words.includes(';')
    ? /(?:[^;()]|\([^()]*\)){1,160}/g
    : /(?:[^,()]|\([^()]*\)){1,120}/g;
  for (const match of words.matchAll(part)) {
    const joins = /^\s*(?:and|und|et|y|e|en|&)\s/iu.exec(match[0])?.[0];
    const lead = joins?.length ?? /^\s*/.exec(match[0])?.[0].length ?? 0;
    hasLead = joins !== undefined;
    const rest = match[0].slice(lead);
    const article = /^(?:an?|the)\s/i.exec(rest)?.[0].length ?? 0;
    const text = rest.slice(article).trimEnd();
    if (text !== '') parts.push({ text, start: from + match.index + lead + article });
  }
  const last = parts.at(-1);
  const pair = /^(\S+(?:\s\S+){0,5}) (?:and|und|et|y|e|en) (\S+(?:\s\S+){0,6})$/iu.exec(
    last?.text ?? '',
  );
  if (last && pair && parts.length > 1 && !hasLead) {
    const [, one = '', other = ''] = pair;
    parts.splice(
      -1,
      1,
      { text: one, start: last.start },
      {
        text: other,
        start: last.start + last.text.length - other.length,
      },
    );
  }
  if (parts.length > mostParts) return [];
  // Of clauses those that are things make a list; a sentence among them stands by itself.
  if (words.includes(';')) return parts.filter(isThing);
  return parts.every((one) => isThing(one) && !/\d/.test(nameOf(one.text))) ? parts : [];
}
