import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { labelOf } from '../src/spans/labels';
import { readSentences } from '../src/text/sentences';
import { readMentions } from '../src/understand/colour-mentions';
import { clustersOf, wishFeatures } from '../src/understand/colours/wish-features';
import { writtenIn } from '../src/understand/read-language';
import { briefs, corpusDigest, readCorpus } from './read-corpus';

/** Joined colours of an instruction, and whether the page is to have them. */
export interface Example {
  readonly features: readonly string[];
  readonly isWished: boolean;
  /** Written for this purpose, in `colours`; the others are marks of the corpus. */
  readonly isOwn: boolean;
  /** By a hash of its text: a third, which `--score` does not learn from. */
  readonly isHeldOut: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function examplesOf(text: string, wished: readonly Range[], isEnglish: boolean, isOwn: boolean) {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 6);
  const isHeldOut = Number.parseInt(digest, 16) % 3 === 0;
  const sentences = readSentences(text);
  let from = 0;
  return sentences.flatMap((sentence, index): Example[] => {
    const start = Math.max(from, text.indexOf(sentence.text.slice(0, 12), from));
    from = start;
    const mentions = readMentions(sentence, isEnglish);
    return clustersOf(sentence, mentions).map((cluster) => ({
      features: wishFeatures(sentence, cluster, { index, count: sentences.length, isEnglish }),
      isWished: cluster.some((mention) => {
        const begin = start + (sentence.tokens[mention.from]?.start ?? 0);
        const end = start + (sentence.tokens[mention.to - 1]?.end ?? 0);
        return wished.some((range) => range.start < end && range.end > begin);
      }),
      isOwn,
      isHeldOut,
    }));
  });
}

/** The marks of the corpus: `color`, and `style` where it names a colour. */
export function fromCorpus(): Example[] {
  return readCorpus(briefs).flatMap(({ text, tokens, states, header }) => {
    const wished = tokens.filter((_, at) => {
      const label = labelOf(states[at] ?? 0);
      return label === 'color' || label === 'style';
    });
    return examplesOf(text, wished, header['lang'] === 'en', false);
  });
}

/** SHA-256 of everything that is learned from, in hexadecimal. */
export const coloursDigest = (): string =>
  createHash('sha256').update(corpusDigest(briefs)).update(readFileSync(wishes)).digest('hex');

const wishes = new URL('colours/wishes.txt', import.meta.url);

/** The lines of `colours/wishes.txt`. */
export function fromLines(): Example[] {
  const lines = readFileSync(wishes, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const wished: Range[] = [];
      let text = '';
      for (const part of line.split(/(\{\w+:[^}]+\})/)) {
        const [, role, words] = /^\{(\w+):([^}]+)\}$/.exec(part) ?? [];
        if (words !== undefined && role !== 'no')
          wished.push({ start: text.length, end: text.length + words.length });
        text += words ?? part;
      }
      return examplesOf(text, wished, writtenIn(text) === 'en', true);
    });
}
