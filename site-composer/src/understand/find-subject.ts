import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { FoundSubject } from './found-subject';
import { readNounPhrase } from './noun-phrase';
import { fromPage } from './subject-of-page';
import { fromApposition, fromBeing, fromDefinition, fromOwner } from './subject-of-owner';

/** What the page is about, from the sentence that asks for it or the one that introduces the owner. */
export function findSubject(sentences: readonly Sentence[]): FoundSubject {
  const early = sentences.slice(0, 6);
  const page = firstOf(early, fromPage);
  const owner = firstOf(early, fromBeing);
  if (owner && page?.sure !== true) return owner;
  if (page) return page;
  for (const readers of [[fromApposition], [fromDefinition, fromOwner]]) {
    for (const [index, sentence] of early.entries()) {
      for (const read of readers) {
        const found = read(sentence, index);
        if (found && found.phrase.length > 1) return found;
      }
    }
  }
  return fromFirstNoun(sentences);
}

type Reader = (sentence: Sentence, index: number) => FoundSubject | null;

function firstOf(sentences: readonly Sentence[], read: Reader): FoundSubject | null {
  for (const [index, sentence] of sentences.entries()) {
    const found = read(sentence, index);
    if (found && found.phrase.length > 1) return found;
  }
  return null;
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
