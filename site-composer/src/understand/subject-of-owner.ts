import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { subjectOf } from './found-subject';
import type { FoundSubject } from './found-subject';
import { readNounPhrase } from './noun-phrase';
import { gerund } from './page-complement';

const owning = new Set(
  'run own have operate manage opened open started start sell make bake offer teach repair grow rent produce do restore import build create design organise organize host brew roast provide'.split(
    ' ',
  ),
);

/** "I'm a plumber", "we run a small hotel", "our pottery co-op needs". */
export function fromOwner(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  for (let at = 0; at < Math.min(tokens.length, 40); at += 1) {
    const word = tokens[at]?.lower ?? '';
    const start = ownerStart(tokens, at, word);
    // "Honey from our hives" is about the honey.
    if (start === null || tokens[at - 1]?.lower === 'from') continue;
    const phrase = readNounPhrase(text, tokens, start);
    if (!phrase || isOf('siteNouns', phrase.head) || isOf('people', phrase.text.toLowerCase()))
      continue;
    return subjectOf(phrase, index);
  }
  return null;
}

/** "We're a family bakery": said outright, it outweighs what a page is asked to hold. */
export function fromBeing(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens } = sentence;
  for (let at = 0; at < Math.min(tokens.length, 40); at += 1) {
    const word = tokens[at]?.lower ?? '';
    const being =
      isOpening(tokens, at) ||
      ["i'm", "we're", "he's", "she's", "they're"].includes(word) ||
      (['i', 'we', 'he', 'she', 'they'].includes(word) &&
        ["'m", 'am', 'are', "'re", 'is', "'s"].includes(tokens[at + 1]?.lower ?? ''));
    if (being)
      return fromOwner(
        {
          ...sentence,
          tokens: tokens.map((token, place) => (place < at ? { ...token, lower: '' } : token)),
        },
        index,
      );
  }
  return null;
}

const relations = new Set(
  'sister brother wife husband partner friend friends mum mom dad mother father daughter son boss girlfriend boyfriend uncle aunt gran grandma granny grandmother grandad grandpa grandfather nan nonna landlord council neighbour neighbours cousin niece nephew family customers clients'.split(
    ' ',
  ),
);

/** "We, the tenants of Albion House, want …". */
const isOpening = (tokens: readonly Token[], at: number): boolean =>
  ['we', 'us'].includes(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.text === ',' &&
  isArticle(tokens[at + 2]?.lower ?? '');

/** Somebody of one's own: whom a page is for, seldom what it is about. */
export const isRelation = (word: string): boolean => relations.has(word);

function ownerStart(tokens: readonly Token[], at: number, word: string): number | null {
  const next = tokens[at + 1]?.lower ?? '';
  if (["i'm", "we're", "he's", "she's", "they're"].includes(word))
    return isArticle(next) ? at + 1 : null;
  if (isOpening(tokens, at)) return at + 2;
  if (['i', 'we', 'me', 'he', 'she', 'they'].includes(word)) {
    if (["'m", 'am', 'are', "'re", 'is', "'s"].includes(next))
      return isArticle(tokens[at + 2]?.lower ?? '') ? at + 2 : null;
    return owning.has(next) ? at + 2 : null;
  }
  if (relations.has(next)) return null;
  return ['my', 'our'].includes(word) && tokens[at + 1]?.pos !== 'PROPN' ? at + 1 : null;
}

function isArticle(word: string): boolean {
  return ['a', 'an', 'the'].includes(word);
}

/** "Second Perch, which rehomes parrots": what its bearer does. */
export function fromRelative(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const at = tokens.findIndex(
    ({ lower }, place) =>
      ['which', 'who', 'that'].includes(lower) &&
      [tokens[place - 1], tokens[place - 2]].some((before) => before?.capital === true),
  );
  const verb = tokens[at + 1];
  // The tagger takes a rare verb for a plural.
  if (at < 1 || !verb || !['VERB', 'NOUN'].includes(verb.pos) || !verb.lower.endsWith('s'))
    return null;
  const phrase = readNounPhrase(text, tokens, at + 2);
  if (!phrase || isOf('people', phrase.head)) return null;
  const words = `${gerund(verb.lower.replace(/s$/, ''))} ${phrase.text}`;
  return { ...subjectOf(phrase, index), phrase: words };
}

/** "an app called Pocket Pilot, a flight logbook": what stands behind the name and a comma. */
export function fromApposition(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  for (let at = 1; at < Math.min(tokens.length, 24); at += 1) {
    const before = tokens[at - 1];
    if (![',', '-', '–', '—', '('].includes(tokens[at]?.text ?? '')) continue;
    if (before?.capital !== true && before?.text !== '"') continue;
    if (!['a', 'an'].includes(tokens[at + 1]?.lower ?? '')) continue;
    const phrase = readNounPhrase(text, tokens, at + 1);
    if (!phrase || isOf('siteNouns', phrase.head)) continue;
    const application =
      isOf('appNouns', phrase.head) ||
      tokens.slice(0, at).some(({ lower }) => isOf('appNouns', lower));
    return {
      phrase: phrase.text,
      head: phrase.head,
      audience: null,
      application,
      sentence: index,
      end: phrase.after,
    };
  }
  return null;
}

/** "Crumb is a bakery", "Crumb, a bakery", "Crumb - bakery in Porto". */
export function fromDefinition(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const at = tokens.findIndex(
    ({ lower, text: mark }, place) =>
      place > 0 &&
      place < 9 &&
      (['is', 'are', ','].includes(lower) || ['-', '–', '—', ':'].includes(mark)),
  );
  if (at === -1 || tokens[0]?.capital !== true || tokens[0].pos === 'PRON') return null;
  const named = tokens
    .slice(0, at)
    .every(
      ({ capital, lower, pos }) =>
        capital || pos === 'PUNCT' || ['of', 'the', '&', 'and', "'s", 'my', 'our'].includes(lower),
    );
  if (!named && !['is', 'are'].includes(tokens[at]?.lower ?? '')) return null;
  const sure = isArticle(tokens[at + 1]?.lower ?? '');
  const phrase = readNounPhrase(text, tokens, at + 1);
  if (!phrase || (!sure && ['is', 'are', ',', ':'].includes(tokens[at]?.lower ?? ''))) return null;
  return subjectOf(phrase, index);
}
