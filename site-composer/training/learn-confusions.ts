import { readFileSync, writeFileSync } from 'node:fs';
import { confusableSets } from '../src/text/copy/confusable';
import { contextFeatures, contextWords } from '../src/text/copy/context-features';
import { randomFrom } from './random';
import { briefs, readCorpus } from './read-corpus';

interface Example {
  readonly word: string;
  readonly features: readonly string[];
}

const rounds = 20;
/** What was seen less often, in all the ways a sentence is read, says nothing of others. */
const leastSeen = 5;
const rate = 0.15;
const shrink = 0.0008;
const fewest = 0.08;
/** What was written for this is surer than what people typed. */
const weightOfWritten = 4;

/** Text whose owner writes capitals and apostrophes: what lacks one there is no missing one. */
const isCareful = (text: string): boolean =>
  !/(?:^|[.!?\n]\s{1,2})\p{Ll}|\bi\b/u.test(text) &&
  !/\b(?:dont|cant|isnt|doesnt|im|ive|youre|thats|theres|weve|havent|wont|its (?:a|the|just|not|been|called)|were (?:a|an|the))\b/iu.test(
    text,
  );

const setOf = new Map(confusableSets.flatMap((set) => set.map((word) => [word, set] as const)));

/** Sentences as people type them in a hurry: what is to be learned is written without its apostrophe, or as the other word. */
function examplesIn(sentence: string, lowered: boolean): Example[] {
  const straight = sentence.replaceAll('’', "'");
  const places = [...straight.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu)].filter(({ 0: word }) =>
    setOf.has(word.toLowerCase()),
  );
  return places.flatMap((match) => {
    const word = match[0].toLowerCase();
    const bare = setOf.get(word)?.[0] ?? word;
    const typed = straight.slice(0, match.index) + bare + straight.slice(match.index + word.length);
    const plain = lowered ? typed.toLowerCase().replaceAll("'", '') : typed;
    const shift = lowered ? (straight.slice(0, match.index).match(/'/gu)?.length ?? 0) : 0;
    const words = contextWords(plain);
    const at = words.findIndex(({ start }) => start === match.index - shift);
    return at === -1 ? [] : [{ word, features: contextFeatures(words, at) }];
  });
}

function learn(word: string, examples: readonly Example[]): Record<string, number> {
  const weights = new Map<string, number>();
  const random = randomFrom(word.length + (word.codePointAt(0) ?? 0));
  const order = examples.map((_, at) => at);
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isSeen = (name: string): boolean => (counts.get(name) ?? 0) >= leastSeen;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const features = example.features.filter(isSeen);
      const sum = features.reduce((all, name) => all + (weights.get(name) ?? 0), 0);
      const error = (example.word === word ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const name of features) {
        const old = weights.get(name) ?? 0;
        weights.set(name, old + rate * error - shrink * old);
      }
    }
  }
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= fewest)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => [name, Number(weight.toFixed(2))]),
  );
}

const written = readFileSync(new URL('confusions/sentences.txt', import.meta.url), 'utf8');
const typed = readCorpus(briefs)
  .filter(({ header, text }) => header['lang'] === 'en' && isCareful(text))
  .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n/u));
const sentences = [
  ...Array.from({ length: weightOfWritten }, () => written.split('\n')).flat(),
  ...typed,
].filter((line) => line.trim() !== '');
const examples = sentences.flatMap((sentence) => [
  ...examplesIn(sentence, true),
  ...examplesIn(sentence, false),
]);
const all = Object.fromEntries(
  confusableSets.flatMap((set) => {
    const own = examples.filter(({ word }) => set.includes(word));
    // Of two words the second is the likelier the less likely the first is.
    return set.slice(1).map((word) => [word, learn(word, own)] as const);
  }),
);
const file = new URL('../src/text/copy/confusable-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(all)}\n`);
process.stdout.write(`${examples.length} examples, ${JSON.stringify(all).length} bytes\n`);
