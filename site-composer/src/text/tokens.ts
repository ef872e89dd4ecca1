import winkNLP from 'wink-nlp';
import type { ItemToken, ItsFunction } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { memoized } from './memoized';
import { mendTags } from './mend-tags';
import type { Token } from './token';

/** The package declares these functions as methods of an object; they need none. */
interface TokenReaders {
  readonly pos: ItsFunction<string>;
  readonly lemma: ItsFunction<string>;
}

let loaded: ReturnType<typeof winkNLP> | undefined;

/** The tagger, loaded once. */
export function tagger(): ReturnType<typeof winkNLP> {
  loaded ??= winkNLP(model, ['sbd', 'pos']);
  return loaded;
}

function readersOf(nlp: ReturnType<typeof winkNLP>): TokenReaders {
  return nlp.its as unknown as TokenReaders;
}

/** The tagged words of one piece of text. */
export const readTokens = memoized((text): readonly Token[] => {
  const nlp = tagger();
  const tokens = nlp.readDoc(text).tokens();
  const values: string[] = tokens.out();
  const { pos, lemma } = readersOf(nlp);
  const parts: string[] = [];
  const lemmas: string[] = [];
  tokens.each((token: ItemToken) => {
    parts.push(token.out(pos));
    lemmas.push(token.out(lemma));
  });
  let from = 0;
  const tagged = values.map((value, index) => {
    const start = Math.max(from, text.indexOf(value, from));
    from = start + value.length;
    return {
      text: value,
      lower: value.toLowerCase(),
      pos: parts[index] ?? 'X',
      lemma: lemmas[index] ?? value.toLowerCase(),
      start,
      end: from,
      capital: /^\p{Lu}/u.test(value),
    };
  });
  return mendTags(tagged);
});
