import { streamText } from 'ai';
import type { Clock } from '../../../clock';
import type { ChosenModel } from '../chosen-model';
import { anthropicSettings, openAiSettings } from '../chosen-model';
import { anthropicModel } from '../engines/anthropic.engine';
import { openAiCompatibleModel } from '../engines/openai-compatible.engine';
import { explainTrial, NoAnswer } from './explain-trial';

/** Result of a trial; `message` is for the administrator who requested it. */
export interface Trial {
  readonly works: boolean;
  readonly message: string;
}

/** The time limit, in seconds: an administrator waits for this in front of a button. */
export const trialSeconds = 20;

/** Enough for one word, even from a reasoning model: a truncated answer counts as well. */
const trialTokens = 64;

interface TrialTools {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Overridden in tests. */
  readonly seconds?: number;
}

/** Requests one short answer, in the same way as generations do. */
export async function tryModel(chosen: ChosenModel, tools: TrialTools): Promise<Trial> {
  const { fetch, clock, seconds = trialSeconds } = tools;
  const limit = AbortSignal.timeout(seconds * 1_000);
  const began = clock().getTime();
  try {
    await ask(chosen, fetch, limit);
    const took = (clock().getTime() - began) / 1_000;
    return { works: true, message: `The model answered in ${took.toFixed(1)} s.` };
  } catch (error) {
    const message = limit.aborted
      ? `No answer came within ${seconds} seconds. Check the address, and whether the server is under load.`
      : explainTrial(error, chosen);
    return { works: false, message };
  }
}

async function ask(chosen: ChosenModel, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const model =
    chosen.provider === 'anthropic'
      ? anthropicModel(anthropicSettings(chosen, fetch))
      : openAiCompatibleModel(openAiSettings(chosen, fetch));
  const { fullStream } = streamText({
    model,
    prompt: 'Answer with the word “ready” and nothing else.',
    maxOutputTokens: trialTokens,
    maxRetries: 0,
    abortSignal: signal,
    // The error is thrown below; the default handler prints it, with everything that was sent.
    onError: () => {},
  });
  let said = false;
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new NoAnswer();
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') said = true;
    if (part.type === 'finish' && (part.finishReason === 'stop' || part.finishReason === 'length'))
      said = true;
  }
  if (!said) throw new NoAnswer();
}
