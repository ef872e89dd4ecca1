import { parseArgs } from 'node:util';
import { compose } from '../../site-composer/src/index';
import { briefLabels } from '../../site-composer/src/spans/labels';
import { briefs, readCorpus, type Annotated } from '../../site-composer/training/read-corpus';
import { readCorpus as readPrompts } from './composer/read-corpus';
import { goldFacts } from './composer-facts/gold-facts';
import { judgeFacts } from './composer-facts/judge-facts';
import { placesOf } from './composer-facts/page-places';
import { plainTokens } from './composer-facts/plain-tokens';
import { FactTable, TokenTable } from './composer-facts/report-facts';

/** Years that are not named are those behind this day, whenever it is measured. */
const today = new Date('2026-11-23T12:00:00Z');

const ordinary = {
  folder: new URL('../../site-composer/measure/facts/', import.meta.url),
  labels: briefLabels,
};

/** The tenth that `training/score.ts` holds out as well. */
const isHeldOut = (index: number): boolean => index % 10 === 7;

type Text = Pick<Annotated, 'file' | 'text'> & { readonly annotated?: Annotated };

function textsOf(set: string): Text[] {
  const marked = (all: readonly Annotated[]): Text[] =>
    all.map((annotated) => ({ file: annotated.file, text: annotated.text, annotated }));
  if (set === 'ordinary') return marked(readCorpus(ordinary));
  if (set === 'prompts')
    return readPrompts().map(({ group, prompt }, at) => ({ file: `${group}:${at}`, text: prompt }));
  const all = readCorpus(briefs);
  return marked(all.filter((_, index) => (set === 'held-out') === isHeldOut(index)));
}

/**
 * How much of what an instruction states is on its page, and beside what it belongs to: `--set development` (nine
 * tenths of the annotated corpus), `held-out` (the rest), `ordinary` or `prompts` (without marks); `--every 10` takes one in ten,
 * `--file`, `--lang de`, `--lost price,date` lists what is missing. What is held out is never listed: it would no longer be unseen.
 */
export async function benchComposerFacts(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      set: { type: 'string', default: 'development' },
      every: { type: 'string', default: '1' },
      file: { type: 'string', default: '' },
      lang: { type: 'string' },
      lost: { type: 'string', default: '' },
    },
  });
  if (values.set === 'held-out' && values.lost !== '')
    throw new Error('What is held out is not listed.');
  const texts = textsOf(values.set)
    .filter((_, index) => index % Number(values.every) === 0)
    .filter(({ file }) => file.includes(values.file))
    .filter(
      ({ annotated }) => values.lang === undefined || annotated?.header['lang'] === values.lang,
    );
  const listed = new Set(values.lost.split(','));
  const [facts, tokens] = [new FactTable(listed), new TokenTable(listed)];
  for (const { file, text, annotated } of texts) {
    const page = placesOf(compose(text, { today }).html);
    if (annotated) facts.add(file, judgeFacts(goldFacts(annotated), page));
    tokens.add(file, plainTokens(text, page));
  }
  console.log(`${texts.length} instructions`);
  console.log([facts.lines(), tokens.lines()].filter((lines) => lines !== '').join('\n\n'));
}
