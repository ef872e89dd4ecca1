import { APICallError, wrapLanguageModel } from 'ai';
import type { LanguageModelMiddleware } from 'ai';
import { toGenerationFailure, waitSeconds } from './provider-failure';

/** The longest pause between two tries that a member waits for without a message, in seconds. */
const maxPauseSeconds = 10;

const middleware: LanguageModelMiddleware = {
  specificationVersion: 'v3',
  async wrapStream({ doStream }) {
    try {
      return await doStream();
    } catch (error) {
      const pause = APICallError.isInstance(error) ? waitSeconds(error.responseHeaders) : undefined;
      // Not one of the library's error types, so it is not retried.
      if (pause !== undefined && pause > maxPauseSeconds) throw toGenerationFailure(error);
      throw error;
    }
  },
};

type WrappedModel = ReturnType<typeof wrapLanguageModel>;

/**
 * A long retry-after is not waited for: the failure says when to try again. The library would wait
 * silently for up to a minute, or retry much too early.
 */
export const withShortWaits = (model: WrappedModel): WrappedModel =>
  wrapLanguageModel({ model, middleware });
