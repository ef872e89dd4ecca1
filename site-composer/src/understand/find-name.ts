import type { Sentence } from '../text/sentences';
import { colourNames, isOf } from '../catalogue/vocabulary/vocabulary';
import { isOnlyColours } from './look-sentence';
import { nameCandidates } from './name-candidates';
import { readStatedName } from './proper-name';
import { leastPoints, scoreName } from './score-name';

/** The name the instruction states, or null: a name is never made up. */
export function findName(sentences: readonly Sentence[], english: boolean): string | null {
  const early = sentences.slice(0, 60);
  for (const find of [labelled, coupled]) {
    for (const sentence of early) {
      const name = find(sentence);
      if (name !== null && isName(name)) return withoutEnd(name);
    }
  }
  return bestCandidate(early, english) ?? inSmallLetters(early);
}

function bestCandidate(sentences: readonly Sentence[], english: boolean): string | null {
  const candidates = nameCandidates(sentences).filter(({ text }) => isName(text));
  const times = new Map<string, number>();
  for (const { text } of candidates) times.set(text, (times.get(text) ?? 0) + 1);
  let best: { text: string; points: number } | null = null;
  for (const candidate of candidates) {
    const points = scoreName(candidate, english, times.get(candidate.text) ?? 1);
    if (points >= leastPoints && points > (best?.points ?? 0))
      best = { text: candidate.text, points };
  }
  return best === null ? null : withoutEnd(best.text);
}

const labels = new Set(
  'subject style color colour colors colours pages sections features requirements design goal audience location hours phone email address services menu prices contact note notes theme background include product about task project title description budget tone english german french spanish dutch italian portuguese fwd thanks regards'.split(
    ' ',
  ),
);

function isName(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  if (name.length < 2 || name.length > 60 || words.length > 7) return false;
  if (labels.has(words[0] ?? '') && words.length < 3) return false;
  if (/^(?:no|not|without|kein\p{L}*|ohne|pas|sans|sin|senza|sem|geen|zonder)\s/iu.test(name))
    return false;
  if (isOnlyColours(name)) return false;
  if (
    /#|^(?:we|husband|wife|mum|dad|route|room|self|cash|monday)\b/.test(name.toLowerCase()) ||
    colourNames.has(words.slice(0, 2).join(' '))
  )
    return false;
  return !words.every(
    (word) =>
      isOf('notPlaces', word) ||
      isOf('months', word) ||
      isOf('weekdays', word) ||
      isOf('siteNouns', word) ||
      isOf('commissionVerbs', word) ||
      isOf('genericAdjectives', word) ||
      /^\d+$/.test(word),
  );
}

function withoutEnd(name: string): string {
  return name
    .replace(/[.,:;!]+$/, '')
    .replace(/\s(?:website|site|web site|webpage)$/i, '')
    .trim();
}

/** "Name: Harbour Coffee". */
function labelled({ text }: Sentence): string | null {
  const match =
    /^(?:(?:the |our |my )?(?:business |company |brand |event |site |website |project |product |shop )?name|brand|company|business|title|nom|nombre|nome|naam)\s?[:=]\s*"?(\p{Lu}[^",;.|(]{1,60}|\p{L}[^",;.|(]{1,30}$)/iu.exec(
      text,
    );
  return match?.[1]?.trim() ?? null;
}

const naming = new Set(['called', 'named', 'entitled', 'titled']);

/** "my truck is called la frontera": the few words behind, where nobody wrote capitals. */
function inSmallLetters(sentences: readonly Sentence[]): string | null {
  for (const sentence of sentences) {
    const at = sentence.tokens.findIndex(({ lower }) => naming.has(lower));
    if (at === -1) continue;
    const from = sentence.tokens[at + 1]?.text === ':' ? at + 2 : at + 1;
    const name = readStatedName(sentence, from)?.text;
    if (name !== undefined && isName(name)) return withoutEnd(name);
  }
  return null;
}

/** "the wedding of Mia and Jonas", "Mia & Jonas are getting married". */
function coupled({ text }: Sentence): string | null {
  if (!/\b(?:wedding|marr(?:y|ied|iage)|engagement|elope|save the date)/i.test(text)) return null;
  const match = /(\p{Lu}\p{L}{1,20}) (?:and|&|\+) (\p{Lu}\p{L}{1,20})/u.exec(text.slice(0, 300));
  return match ? `${match[1] ?? ''} & ${match[2] ?? ''}` : null;
}
