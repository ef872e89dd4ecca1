import { InvalidResponseDataError, streamText } from 'ai';
import type { LanguageModel, ModelMessage, SystemModelMessage, TextStreamPart, ToolSet } from 'ai';
import type { GenerationContext } from '../generation-engine.port';
import { GenerationFailure } from '../generation-failure';
import { untilAborted } from '../until-aborted';
import { toGenerationFailure } from './provider-failure';

/** How one provider is called. */
export interface ModelCall {
  model: LanguageModel;
  maxOutputTokens: number;
  /** Retries of a refused or unreachable first request; the library honours retry-after. */
  retries: number;
  /** Longest silence before and inside an answer. */
  stallMs: number;
  /** Called with the token usage of each answer, if the provider reports it. */
  onSpent?: GenerationContext['spend'];
}

export interface Conversation {
  system: string;
  messages: ModelMessage[];
}

/**
 * `stop`: the model ended; `length`: it was truncated; `unknown`: the stream ended without a
 * reason.
 */
export type AnswerEnd = 'stop' | 'length' | 'unknown';

/**
 * Calls the model once and passes its text on as it arrives. Throws GenerationFailure for every
 * provider error; the library itself would end the text silently on most of them.
 */
export async function streamAnswer(
  call: ModelCall,
  conversation: Conversation,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<AnswerEnd> {
  const stall = new StallWatch(call.stallMs);
  const abortSignal = AbortSignal.any([signal, stall.signal]);
  try {
    const { fullStream } = streamText({
      model: call.model,
      system: cacheable(conversation.system),
      messages: conversation.messages,
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: call.retries,
      abortSignal,
      // Errors arrive as parts too; the default handler prints them, with the prompt in them.
      onError: () => {},
    });
    const reading = readParts(fullStream, { stall, abortSignal, onText, onSpent: call.onSpent });
    // The library may miss an abort in the middle of an answer, and would then wait forever.
    return await untilAborted(reading, abortSignal);
  } catch (error) {
    signal.throwIfAborted();
    if (stall.signal.aborted) throw new GenerationFailure('PROVIDER_TIMED_OUT', 'silence');
    throw toGenerationFailure(error);
  } finally {
    stall.stop();
  }
}

interface Listeners {
  stall: StallWatch;
  abortSignal: AbortSignal;
  onText: (text: string) => void;
  onSpent: ModelCall['onSpent'];
}

async function readParts(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  { stall, abortSignal, onText, onSpent }: Listeners,
): Promise<AnswerEnd> {
  let end: AnswerEnd = 'unknown';
  for await (const part of parts) {
    // Nobody reads what arrives after the abort.
    abortSignal.throwIfAborted();
    stall.sawLife();
    if (part.type === 'text-delta') onText(part.text);
    if (part.type === 'abort') throw new Error('aborted');
    // A stream without a finish reason: a sloppy server or a disconnect; the text has to decide.
    if (part.type === 'error' && !InvalidResponseDataError.isInstance(part.error)) throw part.error;
    if (part.type !== 'finish') continue;
    const { inputTokens: input = 0, outputTokens: output = 0 } = part.totalUsage;
    if (input + output > 0) onSpent?.({ input, output });
    end = endOf(part.finishReason);
  }
  return end;
}

function endOf(reason: string): AnswerEnd {
  if (reason === 'content-filter') throw new GenerationFailure('PROVIDER_REFUSED');
  return reason === 'stop' || reason === 'length' ? reason : 'unknown';
}

/** The prefix is the same for every request, so providers can cache it. */
function cacheable(content: string): SystemModelMessage {
  const providerOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } };
  return { role: 'system', content, providerOptions };
}

class StallWatch {
  readonly #abort = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#ms = ms;
    this.#timer = this.#start();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  sawLife(): void {
    this.stop();
    this.#timer = this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => this.#abort.abort(), this.#ms);
  }
}
