import { kindFeaturesOf, kindMeaning } from '../src/spans/kind-features';
import { briefLabels } from '../src/spans/labels';
import { operationFeaturesOf, operationMeaning } from '../src/spans/operation-features';
import { requestLabels } from '../src/spans/request-labels';
import { statesOf } from './apply-learned';
import { learnKind } from './learn-kinds';
import { languageOf, learnOperations, learnRequestSpans, operationsOf } from './learn-requests';
import { learnSpans, usual, type Learned } from './learn-spans';
import { exampleOf, hashesOf } from './prepare-examples';
import { briefs, readCorpus, requests, type Annotated, type Corpus } from './read-corpus';
import { SpanScore } from './score-spans';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Nine tenths to learn from, one to be scored on. */
function parted(corpus: Corpus): { learned: Annotated[]; due: Annotated[] } {
  const all = readCorpus(corpus);
  const isHeldOut = (index: number): boolean => index % 10 === 7;
  const learned = all.filter((_, index) => !isHeldOut(index));
  const due = all.filter((_, index) => isHeldOut(index));
  say(`${learned.length} texts to learn from, ${due.length} held out`);
  return { learned, due };
}

function scoreSpans(model: Learned, due: readonly Annotated[], score: SpanScore): void {
  for (const text of due) {
    const hashes = hashesOf(text);
    const { windows } = exampleOf(text, hashes, model.numbers);
    score.add(statesOf(model, hashes, windows), text.states);
  }
  say(`spans, exact, label due F1: ${score.lines().join(' | ')}`);
}

function scoreBriefs(): void {
  const { learned, due } = parted(briefs);
  scoreSpans(learnSpans(learned, usual), due, new SpanScore(briefLabels));
  for (const key of ['purpose', 'trade']) {
    const kind = learnKind(learned, key);
    const hits = due.filter(({ tokens, states, header }) => {
      const features = [kindFeaturesOf(tokens, states)];
      const [best = 0] = statesOf(kind, features, kindMeaning(tokens, states));
      return kind.classes[best] === header[key];
    });
    say(`${key}: ${hits.length} of ${due.length}`);
  }
}

function scoreRequests(): void {
  const { learned, due } = parted(requests);
  const spans = learnRequestSpans(learned);
  scoreSpans(spans, due, new SpanScore(requestLabels));
  const operations = learnOperations(learned);
  const single = due.filter((text) => operationsOf(text).length === 1);
  const hits = single.filter((text) => {
    const hashes = hashesOf(text);
    const states = statesOf(spans, hashes, exampleOf(text, hashes, spans.numbers).windows);
    const features = [operationFeaturesOf(text.tokens, states, languageOf(text))];
    const [best = 0] = statesOf(operations, features, operationMeaning(text.tokens));
    return operations.classes[best] === operationsOf(text)[0];
  });
  say(`operations: ${hits.length} of ${single.length}`);
}

/** `tsx site-composer/training/score.ts [requests]`: learns from nine tenths of a corpus and is scored on the rest. */
const [part] = process.argv.slice(2);
if (part !== 'requests') scoreBriefs();
if (part !== 'briefs') scoreRequests();
