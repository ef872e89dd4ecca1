import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { isDecoration, readNounPhrase } from './noun-phrase';

export interface FoundSubject {
  readonly phrase: string;
  readonly head: string;
  readonly audience: string | null;
  /** A thing people use rather than read. */
  readonly application: boolean;
  /** Which sentence it stands in, and where in it the subject ends. */
  readonly sentence: number;
  readonly end: number;
}

/** Words that say what the page does for the subject named behind them. */
const functional = new Set(
  'booking portfolio ecommerce e-commerce commerce marketing information informational event corporate company business product sales promo promotional profile soon online store shop order ordering reservation reservations membership registration rsvp donation home fan landing static html css responsive presence internet promotion'.split(
    ' ',
  ),
);

const owning = new Set(
  'run own have operate manage opened open started start sell make bake offer teach repair grow rent produce do restore import build create design organise organize host brew roast provide'.split(
    ' ',
  ),
);

/** Words that say no more than that something can be used. */
const vague = new Set([
  'app',
  'application',
  'webapp',
  'web-app',
  'platform',
  'system',
  'software',
  'program',
  'programme',
  'portal',
  'marketplace',
  'clone',
  'tool',
]);

/** What the page is about, from the sentence that asks for it or the one that introduces the owner. */
export function findSubject(sentences: readonly Sentence[]): FoundSubject {
  const early = sentences.slice(0, 6);
  for (const readers of [[fromPage], [fromApposition], [fromDefinition, fromOwner]]) {
    for (const [index, sentence] of early.entries()) {
      for (const read of readers) {
        const found = read(sentence, index);
        if (found && found.phrase.length > 1) return found;
      }
    }
  }
  return fromFirstNoun(sentences);
}

/** "a fishing contest website", "website for a bakery", "app to track water". */
function fromPage(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const at = tokens.findIndex(
    ({ lower }, place) => place < 40 && (isOf('siteNouns', lower) || isOf('appNouns', lower)),
  );
  if (at === -1) return null;
  let last = at;
  while (isSiteWord(tokens[last + 1])) last += 1;
  const application =
    isOf('appNouns', tokens[last]?.lower ?? '') ||
    tokens.slice(at, last).some(({ lower }) => isOf('appNouns', lower));
  const before = modifiers(tokens, at);
  const own = before.filter(({ lower }) => !functional.has(lower) && /\p{L}|\d/u.test(lower));
  const behind = complement(sentence, last + 1);
  const base = { application, sentence: index };
  if (own.length > 0 && !isProper(own)) {
    const stop = application ? last : at - 1;
    const phrase = text.slice(before[0]?.start ?? 0, tokens[stop]?.end ?? 0);
    const audience = behind?.kind === 'audience' ? behind.text : null;
    return { ...base, phrase, head: tokens[stop]?.lemma ?? '', audience, end: last + 1 };
  }
  const kind = tokens[at]?.lower ?? '';
  if (isOf('appNouns', kind) && !vague.has(kind) && (!behind || behind.kind === 'thing')) {
    const end = behind && behind.after > last ? behind.after : last + 1;
    const phrase = text.slice(tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    return { ...base, application: true, phrase, head: kind, audience: null, end };
  }
  if (!behind) return null;
  if (behind.kind === 'audience' && !behind.task) return null;
  const phrase = behind.task ?? behind.text;
  return {
    ...base,
    phrase,
    head: behind.head,
    audience: behind.kind === 'audience' ? behind.text : null,
    end: behind.after,
  };
}

function isSiteWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isOf('siteNouns', token.lower) ||
      isOf('appNouns', token.lower) ||
      ['interface', 'mockup', 'design'].includes(token.lower))
  );
}

function isProper(tokens: readonly Token[]): boolean {
  if (tokens.length === 1 && tokens[0]?.start === 0) return false;
  return tokens.every(({ capital, text }) => capital || !/\p{L}/u.test(text));
}

/** The words before the page's noun that say what it is about. */
function modifiers(tokens: readonly Token[], at: number): readonly Token[] {
  let start = at;
  while (start > 0 && at - start < 8 && isModifier(tokens, start - 1)) start -= 1;
  while (
    start < at &&
    (isDecoration(tokens[start]?.lower ?? '') || !/\p{L}|\d/u.test(tokens[start]?.text ?? ''))
  )
    start += 1;
  return tokens.slice(start, at);
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || isOf('prepositions', token.lower) || isOf('relatives', token.lower)) return false;
  if (['-', "'s", '&', "'"].includes(token.text)) return true;
  if (at === 0 && isOf('commissionVerbs', token.lower)) return false;
  if (token.pos === 'VERB')
    return token.lower.endsWith('ing') || (token.lower.endsWith('ed') && at > 0);
  return (
    ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(token.pos) ||
    (token.lower === 'and' && tokens[at - 1]?.pos === 'NOUN')
  );
}

interface Complement {
  readonly kind: 'thing' | 'audience';
  readonly text: string;
  readonly head: string;
  /** What the audience does with it: "track water" → "water tracking". */
  readonly task: string | null;
  readonly after: number;
}

/** What stands behind "for", "about", "of" or "to". */
function complement(sentence: Sentence, from: number): Complement | null {
  const { tokens, text } = sentence;
  let at = from;
  if (['called', 'named'].includes(tokens[at]?.lower ?? ''))
    while (at < tokens.length && at < from + 9 && tokens[at]?.lower !== 'for') at += 1;
  const word = tokens[at]?.lower ?? '';
  if (['to', 'that', 'which'].includes(word)) return task(sentence, at + 1, null);
  if (
    ![
      'for',
      'about',
      'of',
      'on',
      'dedicated',
      'promoting',
      'showcasing',
      'advertising',
      'selling',
      'introducing',
      'presenting',
    ].includes(word)
  )
    return null;
  const phrase = readNounPhrase(text, tokens, word === 'dedicated' ? at + 2 : at + 1);
  if (!phrase) return null;
  const owned = ['my', 'our', 'a', 'an', 'the'].includes(tokens[at + 1]?.lower ?? '');
  if (!owned && isOf('people', phrase.tokens.at(-1)?.lower ?? '')) {
    const next = tokens[phrase.after]?.lower ?? '';
    const does = ['to', 'who', 'that'].includes(next)
      ? task(sentence, phrase.after + 1, phrase.text)
      : null;
    return (
      does ?? {
        kind: 'audience',
        text: phrase.text,
        head: phrase.head,
        task: null,
        after: phrase.after,
      }
    );
  }
  return { kind: 'thing', text: phrase.text, head: phrase.head, task: null, after: phrase.after };
}

/** "to track water intake" → "water intake tracking". */
function task(sentence: Sentence, from: number, audience: string | null): Complement | null {
  const { tokens, text } = sentence;
  let at = from;
  while (
    [
      'can',
      'will',
      'lets',
      'helps',
      'allows',
      'let',
      'users',
      'people',
      'to',
      'you',
      'me',
      'us',
      'them',
    ].includes(tokens[at]?.lower ?? '')
  )
    at += 1;
  const verb = tokens[at];
  if (!verb || !['VERB', 'NOUN', 'ADJ'].includes(verb.pos)) return null;
  const phrase = readNounPhrase(text, tokens, at + 1);
  if (!phrase) return null;
  return {
    kind: audience === null ? 'thing' : 'audience',
    text: audience ?? `${phrase.text} ${gerund(verb.lemma)}`,
    head: phrase.head,
    task: `${phrase.text} ${gerund(verb.lemma)}`,
    after: phrase.after,
  };
}

function gerund(verb: string): string {
  if (/[^aeiou][aeiou][bdgmnpt]$/.test(verb) && verb.length < 5)
    return `${verb}${verb.at(-1) ?? ''}ing`;
  return verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** "I'm a plumber", "we run a small hotel", "our pottery co-op needs". */
function fromOwner(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  for (let at = 0; at < Math.min(tokens.length, 40); at += 1) {
    const word = tokens[at]?.lower ?? '';
    const start = ownerStart(tokens, at, word);
    if (start === null) continue;
    const phrase = readNounPhrase(text, tokens, start);
    if (!phrase || isOf('siteNouns', phrase.head) || isOf('people', phrase.text.toLowerCase()))
      continue;
    return {
      phrase: phrase.text,
      head: phrase.head,
      audience: null,
      application: false,
      sentence: index,
      end: phrase.after,
    };
  }
  return null;
}

function ownerStart(tokens: readonly Token[], at: number, word: string): number | null {
  const next = tokens[at + 1]?.lower ?? '';
  if (["i'm", "we're"].includes(word)) return isArticle(next) ? at + 1 : null;
  if (['i', 'we'].includes(word)) {
    if (["'m", 'am', 'are', "'re"].includes(next))
      return isArticle(tokens[at + 2]?.lower ?? '') ? at + 2 : null;
    return owning.has(next) ? at + 2 : null;
  }
  return ['my', 'our'].includes(word) && tokens[at + 1]?.pos !== 'PROPN' ? at + 1 : null;
}

function isArticle(word: string): boolean {
  return ['a', 'an', 'the', 'two', 'three'].includes(word);
}

/** "an app called Pocket Pilot, a flight logbook": what stands behind the name and a comma. */
function fromApposition(sentence: Sentence, index: number): FoundSubject | null {
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
function fromDefinition(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const at = tokens.findIndex(
    ({ lower, text: mark }, place) =>
      place > 0 &&
      place < 9 &&
      (['is', 'are', ','].includes(lower) || ['-', '–', '—', ':'].includes(mark)),
  );
  if (at === -1 || tokens[0]?.capital !== true) return null;
  const sure = isArticle(tokens[at + 1]?.lower ?? '');
  const phrase = readNounPhrase(text, tokens, at + 1);
  if (!phrase || (!sure && ['is', 'are', ','].includes(tokens[at]?.lower ?? ''))) return null;
  return {
    phrase: phrase.text,
    head: phrase.head,
    audience: null,
    application: false,
    sentence: index,
    end: phrase.after,
  };
}

/** "plumber in Leeds", "make me a birthday invitation". */
function fromFirstNoun(sentences: readonly Sentence[]): FoundSubject {
  for (const [index, sentence] of sentences.slice(0, 6).entries()) {
    let at = 0;
    while (at < 8 && isLeader(sentence.tokens[at])) at += 1;
    const phrase =
      readNounPhrase(sentence.text, sentence.tokens, at) ??
      readNounPhrase(sentence.text, sentence.tokens, at + 1);
    if (phrase) {
      return {
        phrase: phrase.text,
        head: phrase.head,
        audience: null,
        application: false,
        sentence: index,
        end: phrase.after,
      };
    }
  }
  const words = sentences[0]?.text.split(' ').slice(0, 4).join(' ') ?? '';
  return {
    phrase: words,
    head: words.split(' ').at(-1) ?? '',
    audience: null,
    application: false,
    sentence: 0,
    end: 4,
  };
}

function isLeader(token: Token | undefined): boolean {
  if (!token) return false;
  return (
    isOf('commissionVerbs', token.lower) ||
    ['PRON', 'DET', 'AUX', 'INTJ', 'PUNCT', 'ADP', 'PART'].includes(token.pos) ||
    ['please', 'hi', 'hello', 'hey', 'pls'].includes(token.lower)
  );
}
