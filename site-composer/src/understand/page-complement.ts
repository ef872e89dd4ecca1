import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readNounPhrase } from './noun-phrase';
import type { NounPhrase } from './noun-phrase';

export interface Complement {
  readonly kind: 'thing' | 'audience';
  readonly text: string;
  readonly head: string;
  /** What the audience does with it: "track water" → "water tracking". */
  readonly task: string | null;
  readonly after: number;
}

/** What stands behind "for", "about", "of" or "to". */
export function complement(sentence: Sentence, from: number): Complement | null {
  const { tokens, text } = sentence;
  let at = from;
  if (['called', 'named'].includes(tokens[at]?.lower ?? ''))
    while (at < tokens.length && at < from + 9 && tokens[at]?.lower !== 'for') at += 1;
  const word = tokens[at]?.lower ?? '';
  if (['to', 'that', 'which', 'where'].includes(word)) return task(sentence, at + 1, null);
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
  const verb = tokens[at + 1]?.lower ?? '';
  const selling = [
    'selling',
    'displaying',
    'showcasing',
    'promoting',
    'presenting',
    'advertising',
  ].includes(verb);
  const phrase = readNounPhrase(text, tokens, word === 'dedicated' || selling ? at + 2 : at + 1);
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
  return (
    whatTheyDo(sentence, phrase) ?? {
      kind: 'thing',
      text: phrase.text,
      head: phrase.head,
      task: null,
      after: phrase.after,
    }
  );
}

/** "a company that installs heat pumps": what it does says more than what it is. */
function whatTheyDo({ text, tokens }: Sentence, phrase: NounPhrase): Complement | null {
  const verb = tokens[phrase.after + 1];
  if (phrase.tokens.length > 1 || !isOf('businessHeads', phrase.head)) return null;
  if (!['that', 'which', 'who'].includes(tokens[phrase.after]?.lower ?? '')) return null;
  if (verb?.pos !== 'VERB') return null;
  const thing = readNounPhrase(text, tokens, phrase.after + 2);
  if (!thing) return null;
  const named = `${gerund(verb.lemma)} ${thing.text}`;
  return { kind: 'thing', text: named, head: thing.head, task: null, after: thing.after };
}

/** What is done to somebody, who then does what it is about. */
const serving = new Set(['teach', 'tell', 'help', 'let', 'allow', 'enable', 'remind', 'ask']);

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
      'i',
      'we',
      'me',
      'us',
      'them',
    ].includes(tokens[at]?.lower ?? '')
  )
    at += 1;
  const doing = tokens.findIndex(
    ({ pos }, index) => index >= at && index < at + 7 && pos === 'VERB',
  );
  if (audience === null && doing !== -1 && tokens[at]?.pos !== 'VERB') at = doing;
  const verb = tokens[at];
  if (
    tokens
      .slice(at, at + 4)
      .some(({ lower }) => ['not', "n't", 'never', 'looks', 'look', 'feels'].includes(lower))
  )
    return null;
  if (!verb || !['VERB', 'NOUN', 'ADJ'].includes(verb.pos)) return null;
  const phrase = readNounPhrase(text, tokens, at + 1);
  if (!phrase) return audience === null ? wholeTask(sentence, at) : null;
  // "teaches a beginner to bake sourdough", "to tell people what has not been mended".
  if (serving.has(verb.lemma.toLowerCase()))
    return tokens[phrase.after]?.lower === 'to' ? task(sentence, phrase.after + 1, audience) : null;
  if (['show', 'display', 'present', 'list'].includes(verb.lemma))
    return { kind: 'thing', text: phrase.text, head: phrase.head, task: null, after: phrase.after };
  return {
    kind: audience === null ? 'thing' : 'audience',
    text: audience ?? `${phrase.text} ${gerund(verb.lemma)}`,
    head: phrase.head,
    task: `${phrase.text} ${gerund(verb.lemma)}`,
    after: phrase.after,
  };
}

/** "log what I spend": a task whose object is a clause is named by all its words. */
function wholeTask({ text, tokens }: Sentence, at: number): Complement | null {
  let end = at + 1;
  while (
    end < tokens.length &&
    end < at + 5 &&
    !['PUNCT', 'CCONJ'].includes(tokens[end]?.pos ?? '')
  )
    end += 1;
  const words = text
    .slice(tokens[at]?.start, tokens[end - 1]?.end)
    .replaceAll(/\bI\b/gi, 'you')
    .replaceAll(/\bmy\b/gi, 'your');
  const named = `log of ${words.replace(/^\S+ /, '')}`;
  const head = tokens[at]?.lemma ?? '';
  return end < at + 2
    ? null
    : { kind: 'thing', text: head === 'log' ? named : words, head, task: null, after: end };
}

/** "tune pianos" is tuning pianos; who teaches cello gives cello lessons. */
export function deed(verb: string, particle: string, thing: string): string {
  const isTaught = verb === 'teach' && particle === '' && /^\p{L}+(?: \p{L}+)?$/u.test(thing);
  return isTaught
    ? `${thing} lessons`
    : [gerund(verb), particle, thing].filter((word) => word !== '').join(' ');
}

export function gerund(verb: string): string {
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return verb.endsWith('e') && !verb.endsWith('ee') ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
