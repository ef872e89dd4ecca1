import { splitEnumeration } from '../../text/enumeration';

/** What a part of the text is about: what is entered, what comes out, or how things are. */
export type Zone = 'input' | 'output' | 'open' | 'test';

export interface Clause {
  readonly text: string;
  readonly zone: Zone;
  /** Which sentence it is from. */
  readonly sentence: number;
}

const doer = String.raw`(?:you|i|we|they|people|visitors?|users?|customers?|one|child|she|he|pupils?|farmers?)`;
const cues: readonly (readonly [Zone, RegExp])[] = [
  [
    'test',
    /\b(?:tests?|test case|for example|example|e\.g\.|check|so for instance|beispiel|exemple|ejemplo|esempio)\s?(?:[:,]|(?=\d))/giu,
  ],
  [
    'input',
    new RegExp(
      String.raw`\b(?:(?:the |a )?${doer}\s(?:can |just |only |then )?(?:puts? in|enters?|types? in|types?|gives?|keys? in|fills? in|says?|provides?|choose|chooses)(?!\p{L})(?: in)?|(?<=^|[,:.–-]\s)(?:enter|put in|type in|type|ask for|asks for|input|inputs)(?!\p{L})|asks? for(?!\p{L})|inputs?(?: are)?\s?:|inputs?$|what the (?:customer|visitor|user)s? (?:gives?|enters?)|eingaben?|man gibt|saisir|entrées?\s?:|datos\s?:)\s?:?\s*`,
      'giu',
    ),
  ],
  [
    'output',
    /\b(?:(?:then |and |so |it |the page |this |shall |should |also )*(?:shows?|tells?(?: (?:them|you|me|us))?(?! how the)|displays?|works out|state|says?|gives?(?: (?:them|you))?(?=\s(?:the|a)\s)|calculates?(?!\p{L}))|results?(?: are)?(?:\s?:|$|\s(?=\p{L}+ needed))|result(?=\s\p{L})|results?\s?:|what comes out|outputs?\s?:|ergebnis(?:se)?|zeigt|affiche|muestra|mostra|calcola|toont|total(?: only)?(?= only| of|$|\.)|total price|what you spend)\s?:?\s*/giu,
  ],
];

interface Cue {
  readonly zone: Zone;
  readonly at: number;
  readonly end: number;
}

function cuesIn(sentence: string): Cue[] {
  const all = cues.flatMap(([zone, pattern]) =>
    [...sentence.matchAll(pattern)].slice(0, 8).map((match): Cue => {
      // "Total of everything" is itself what comes out.
      const isResult = /^(?:total|what you)/iu.test(match[0]);
      return { zone, at: match.index, end: isResult ? match.index : match.index + match[0].length };
    }),
  );
  return all
    .toSorted((one, other) => one.at - other.at)
    .filter((cue, at, sorted) => at === 0 || cue.at >= (sorted[at - 1]?.end ?? 0));
}

const mostSentences = 60;
const sentenceEnd =
  /\n+|(?<=[^\d\s.])[.!?]+(?:\s|$)|(?<=\d)[.!?]+(?:\s+(?=\p{L})|$)|;\s|\s[–—-]\s|\.{2,}\s?/u;
const bullet = /^\s*(?:[-*•#]+|\d+[.)])\s*/u;

/** The clauses of a text with what each is about; a heading or a cue at the end of a line holds for the lines below it. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let lasting: Zone = 'open';
  const sentences = text.split(sentenceEnd).slice(0, mostSentences);
  for (const [sentence, given] of sentences.entries()) {
    const line = given.replace(bullet, '').trim();
    const found = cuesIn(line);
    const [first] = found;
    const isList = bullet.test(given) && lasting !== 'open';
    const bounds = first && !isList ? found : [];
    const spans: Cue[] = [
      { zone: isList || bounds.length === 0 ? lasting : 'open', at: 0, end: 0 },
      ...bounds,
    ];
    for (const [at, { zone, end }] of spans.entries()) {
      const part = line
        .slice(end, spans[at + 1]?.at ?? line.length)
        .replace(/[,\s]+(?:and|then|so)?\s*$/iu, '');
      for (const clause of clausesIn(part)) clauses.push({ text: clause, zone, sentence });
    }
    const last = found.at(-1);
    if (!isList) lasting = last && line.slice(last.end).trim() === '' ? last.zone : 'open';
  }
  return clauses;
}

const mostClauses = 24;

/** "Length width height in cm" without commas. */
const shapes = /\b(length|width|height|depth)\s(?=(?:length|width|height|depth)\b)/giu;

function clausesIn(part: string): string[] {
  return splitEnumeration(part.replaceAll(shapes, '$1, '), [
    ' and ',
    ' plus ',
    ' und ',
    ' et ',
    ' y ',
  ])
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause))
    .slice(0, mostClauses);
}
