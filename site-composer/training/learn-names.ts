import { writeFileSync } from 'node:fs';
import { readScreens } from '../../scripts/bench/first-screen/read-data';
import { spellOut } from '../src/text/plain-spelling';
import { nameIn } from '../src/understand/marked/marked-name';
import { markText } from '../src/understand/marked/marked-text';
import { nameCandidates } from '../src/understand/name/name-candidates';
import { nameFeatures } from '../src/understand/name/name-features';
import { labelAt } from './name-of-marks';
import { randomFrom } from './random';
import { briefs, readCorpus } from './read-corpus';

interface Example {
  readonly isName: boolean;
  readonly features: readonly string[];
  readonly weight: number;
}

const random = randomFrom(7);
const rounds = 6;
const rate = 0.05;
const shrink = 0.0005;
const everyOf = 6;
const leastSeen = 20;
const weightOfScreens = 4;

function examplesOf(
  given: string,
  language: string,
  name: string | null,
  isOfCorpus: boolean,
): Example[] {
  const text = language === 'en' ? spellOut(given) : given;
  const marked = markText(text, language);
  const current = nameIn(marked);
  const candidates = nameCandidates(marked);
  return candidates.map((candidate) => {
    const features = nameFeatures(marked, candidate, current, candidates);
    return {
      isName: candidate.text.toLowerCase() === name?.toLowerCase(),
      // The marks were learned from this very corpus and are surer of it than of any other text.
      features: isOfCorpus ? features.filter((one) => !one.startsWith('mark:')) : features,
      weight: isOfCorpus ? 1 : weightOfScreens,
    };
  });
}

function learn(examples: readonly Example[]): Record<string, number> {
  const weights = new Map<string, number>();
  const order = examples.map((_, at) => at);
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const isSeen = (one: string): boolean => (counts.get(one) ?? 0) >= leastSeen;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const features = example.features.filter(isSeen);
      const sum = features.reduce((all, one) => all + (weights.get(one) ?? 0), 0);
      const error = (example.isName ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const one of features) {
        const old = weights.get(one) ?? 0;
        weights.set(one, old + rate * example.weight * error - shrink * old);
      }
    }
  }
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= 0.1)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([one, weight]) => [one, Number(weight.toFixed(2))]),
  );
}

const ofCorpus = readCorpus(briefs)
  .filter((_, at) => at % everyOf === 0)
  .flatMap((annotated) =>
    examplesOf(annotated.text, annotated.header['lang'] ?? 'en', labelAt(annotated, 'name'), true),
  );
const languageOf = (file: string): string => (file === 'pages-foreign.txt' ? 'de' : 'en');
const ofScreens = readScreens()
  .filter(({ part }) => part === 'train')
  .flatMap(({ text, name, file }) => examplesOf(text, languageOf(file), name, false));
const weights = learn([...ofCorpus, ...ofScreens]);
const file = new URL('../src/understand/name/name-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(weights)}\n`);
process.stdout.write(
  `${ofCorpus.length} + ${ofScreens.length} examples, ${JSON.stringify(weights).length} bytes\n`,
);
