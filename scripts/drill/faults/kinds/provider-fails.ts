import { sampleAnswer } from '../../../../api-host/src/features/generation/testing/sample-answers';
import { startModelServer } from '../../../../api-host/src/features/generation/testing/model-server';
import type { Answer } from '../../../../api-host/src/features/generation/testing/model-server';
import { drillScene, withoutIt } from '../drill-scene';
import { generationWork } from '../work/generation-work';
import { projectWork } from '../work/project-work';
import type { DrillSettings, FaultKind } from './kind';

const awayMs = 3_000;

const well: Answer = { kind: 'text', text: sampleAnswer };

async function runWithModel(fault: string, settings: DrillSettings, badly: Answer) {
  // The server answers with the last of its script whatever it has no other answer for.
  const script: Answer[] = [well];
  const model = await startModelServer('openai', script);
  return drillScene(fault, settings, {
    environment: {
      GENERATION_PROVIDER: 'openai-compatible',
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_API_KEY: 'drill',
      GENERATION_MODEL: 'drill',
    },
    works: ({ admin }) => [generationWork(admin), projectWork(admin)],
    breakIt: ({ host }) =>
      withoutIt(
        host,
        awayMs,
        () => script.splice(0, 1, badly),
        () => script.splice(0, 1, well),
      ),
    remove: () => model.close(),
  });
}

const withModel = (name: string, summary: string, badly: Answer): FaultKind => ({
  name,
  summary,
  databases: ['pglite', 'postgres'],
  run: (settings) => runWithModel(summary, settings, badly),
});

const begun = sampleAnswer.slice(0, 400);

/** A language model's server that fails: generations end and say why, and what waits goes on. */
export const providerKinds: readonly FaultKind[] = [
  withModel('provider-500', 'the model server answers 500', { kind: 'status', status: 500 }),
  withModel('provider-hangs', 'the model server falls silent in the middle of an answer', {
    kind: 'stall',
    text: begun,
  }),
  withModel('provider-cut', 'the model server is cut in the middle of an answer', {
    kind: 'cut',
    text: begun,
  }),
];
