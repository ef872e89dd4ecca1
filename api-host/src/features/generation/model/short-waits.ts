import { APICallError, wrapLanguageModel } from 'ai';
import type { LanguageModelMiddleware } from 'ai';
import { toGenerationFailure, waitSeconds } from './provider-failure';

/** The longest pause between two tries that a member sits through without being told, in seconds. */
const longestPause = 10;

const middleware: LanguageModelMiddleware = {
  specificationVersion: 'v3',
  async wrapStream({ doStream }) {
    try {
      return await doStream();
    } catch (error) {
      const pause = APICallError.isInstance(error) ? waitSeconds(error.responseHeaders) : undefined;
      // No error of the library's, so it is not tried again.
      if (pause !== undefined && pause > longestPause) throw toGenerationFailure(error);
      throw error;
    }
  },
};

type WrappedModel = ReturnType<typeof wrapLanguageModel>;

/**
 * A provider that asks for a long pause is not waited for: the failure says when to try again. The
 * library would wait up to a minute in silence, or try again much too early.
 */
export const withShortWaits = (model: WrappedModel): WrappedModel =>
  wrapLanguageModel({ model, middleware });
